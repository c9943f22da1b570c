# Texts of the terminal only.

# What stands between the items of a list.
cli-comma = 、
cli-player = 玩家 { $seat }
cli-help = 請輸入選項的編號。c：列出所有牌；c 加編號：看該選項的牌；c 加名稱：看一張牌的說明；a：輔助資訊與建議；l：重看整個桌面，以及不能選的選項和原因；u：復原；h：說明；q：離開。
cli-unclear = 請輸入 1 到 { $count } 的編號，或輸入 h 看說明。
cli-left = 你離開了遊戲。
cli-saved = 對局紀錄已存到 { $file }。
cli-no-such-seat = 沒有 { $seat } 號座位，請選 1 到 { $players } 號。
cli-score = { $name }：{ $score }
cli-replay-head = { $game }，{ $players } 人，共 { $decisions } 次決定
cli-replay-unfinished = 這場遊戲沒有玩到最後。
cli-replay-checked = 每一筆都檢查過了，紀錄沒有問題。
cli-not-now = 現在不能選：{ $options }。{ $why }
cli-brief = { $name }。{ $brief }
cli-cards = 可以看說明的有：{ $names }。
cli-which-card = 有好幾張符合：{ $names }。
cli-no-such-card = 這裡沒有「{ $asked }」。輸入 c 可以列出所有說明。
cli-no-card-there = 這個選項沒有可以看的牌。
cli-no-aids = 目前沒有輔助資訊。
cli-meant = 建議的選項：{ $numbers }。
cli-form-help = 請輸入要選的編號，用空格分開；同一個編號輸入兩次就是要兩個。什麼都不要就直接按 Enter。q：放棄。
cli-form-unclear = 請輸入 1 到 { $count } 的編號，用空格分開，每個不超過上限；輸入 q 可放棄。
cli-form-too-long = 多了 { $over } 個字，請縮短一點。
cli-no-such-group = 沒有名稱或編號含「{ $word }」的組織。
cli-replay-chose = { $number }. { $player }：{ $chose }
cli-replay-help = n 或 Enter：下一步；b：上一步；0 到 { $last } 的編號：跳到那一步；l：整個桌面；c 加名稱：看一張牌；a：輔助資訊；h：說明；q：離開。
cli-replay-unclear = 請輸入 n、b 或 0 到 { $last } 的編號，或輸入 h 看說明。
cli-replay-step = 第 { $step } 步（共 { $last } 步）。
