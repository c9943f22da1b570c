# 每日一題。

puzzle-ask = 哪一步最容易獲勝？
puzzle-answer = 就選這一步
puzzle-before = 先前的經過
puzzle-best = 這就是最佳的一步！
puzzle-as-good = 答對了：和最佳的一步難分高下。
puzzle-worse = 還有更容易獲勝的一步：這一步每 100 局少贏 { $points } 局。
puzzle-yours = 你的選擇
puzzle-percent = { $percent }%
puzzle-why-none = 光看桌面，看不出這一步好在哪裡：要模擬數千種後續發展，才看得出它較容易獲勝。
puzzle-how = 依照你看得到的資訊，模擬數千種後續發展，統計每一步獲勝的比例。長條的淺色部分是誤差範圍。淺色部分與最佳的一步重疊時，無法斷定哪一步較好，也算答對。
puzzle-days = 日期
puzzle-earlier = 前一天
puzzle-later = 後一天
puzzle-today = 今天的題目
puzzle-streak = 連續答對 { $days } 天
puzzle-share = 這一題的連結
puzzle-round = 這道題目 { $weeks } 週後會再次出現。
