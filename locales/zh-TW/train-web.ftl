# 練習：只有頁面上才說的話。

train-lead = 一次十題。記得的題目會隔越來越久才再出現，不記得的很快就會再出現。會先練你在對局中沒做好的：沒擋下的攻擊、拿到卻沒得分的連接埠。
train-standing = { $all } 題中已學會 { $learned } 題，現在要複習 { $due } 題
train-again = 很快會再問 { $count } 題（最早 { $date }）
train-missed = 你的對局中有 { $count } 項可以練習
train-begin = 開始練習
train-anki = Anki 牌組
train-anki-text = 同樣的題目也可以存成 Anki 牌組，語言與本頁相同。之後重新匯入，只會更新有變動的部分，卡片不會重複。
train-left = { $count ->
        [1] 最後一題
       *[other] 還有 { $count } 題
    }
train-is-right = 正確答案
train-is-wrong = 錯誤答案
train-right = 答對了。
train-wrong = 可惜，答錯了。
train-next = 下一題
train-round-over = { $asked } 題答對 { $right } 題
train-nothing-due = 現在沒有要練習的題目
train-next-due = 下次出題時間：{ $date }。
train-wrong-again = 還沒記住、會再問的題目：
train-another = 再來十題

# 進度
train-files = 你的進度
train-files-text = 進度只存在這個瀏覽器裡。存成檔案就能在別處繼續；同一題若兩邊都答過，以較新的為準。
train-export = 存成檔案
train-import = 從檔案匯入
train-file-taken = { $count ->
        [0] 檔案已讀取，沒有比這個瀏覽器更新的內容。
       *[other] 已匯入 { $count } 題。
    }
train-file-large = 這個檔案太大，不會是進度檔。沒有任何變更。
train-file-foreign = 這不是從這裡存下的進度檔。沒有任何變更。
train-file-newer = 這個檔案來自較新的版本。請先更新這台伺服器。沒有任何變更。
train-file-broken = 檔案的「{ $about }」已損毀。沒有任何變更。
