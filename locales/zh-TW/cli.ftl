# Texts of the terminal only.

# What stands between the items of a list.
cli-comma = 、
cli-player = 玩家 { $seat }
cli-help = 請輸入選項的編號。c：列出所有牌；c 加編號：看該選項的牌；c 加名稱：看一張牌的說明；f 加字詞：只列出含有該字詞的選項；a：輔助資訊與建議；t：提示（較好的選項及其勝率）；r：規則的章節；r 加字詞：看規則的那一部分；l：重看整個桌面，以及不能選的選項和原因；u：復原；h：說明；q：離開。
cli-unclear = 請輸入 1 到 { $count } 的編號，或輸入 h 看說明。
cli-unclear-as-listed = 請輸入還能選的選項編號；輸入 l 可重新列出選項。
cli-as-listed = 選項與編號同上。
cli-as-listed-but = 選項與編號同上，但這些編號不能再選：{ $gone }。
cli-instead = 或輸入 i：{ $option }
cli-only = 只有這個選項，自動執行：{ $option }
# 選項已寫出價格時。
cli-frontline-no-not-enough-funds = 你只有 { $have } 資金。
cli-placement-no-not-enough-tokens = 在 { $site }（○ 是 { $colour }），你只有 { $have }。
cli-placement-no-not-enough-tokens-none = 在 { $site }（○ 是 { $colour }），你沒有可用的情報。
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
cli-no-card-there = 這個選項沒有說明可看。
cli-no-aids = 目前沒有輔助資訊。
cli-meant = 建議的選項：{ $options }。
cli-parts = 請一次輸入要選的所有編號，用空格分開；同一個編號輸入兩次就是要兩個。
cli-part-most = { $name }（最多 { $most } 個）
cli-parts-picked = 目前選了：{ $names }。還要什麼？u：重選。
cli-parts-unclear = 請輸入 1 到 { $count } 的編號，用空格分開，而且要是可以選的組合；或輸入 h 看說明。
cli-form-help = 請輸入要選的編號，用空格分開；同一個編號輸入兩次就是要兩個。什麼都不要就直接按 Enter。q：放棄。
cli-form-unclear = 請輸入 1 到 { $count } 的編號，用空格分開，每個不超過上限；輸入 q 可放棄。
cli-form-too-long = 多了 { $over } 個字，請縮短一點。
cli-no-such-group = 沒有名稱或編號含「{ $word }」的組織。
cli-replay-chose = { $number }. { $player }：{ $chose }
cli-replay-help = n 或 Enter：下一步；b：上一步；0 到 { $last } 的編號：跳到那一步；l：整個桌面；c 加名稱：看一張牌；r：規則；a：輔助資訊；h：說明；q：離開。
cli-replay-unclear = 請輸入 n、b 或 0 到 { $last } 的編號，或輸入 h 看說明。
cli-replay-step = 第 { $step } 步（共 { $last } 步）。
cli-begin = 請輸入選項的編號；輸入 h 可以看到其他能輸入的指令。
cli-find-none = 沒有選項包含「{ $words }」。
cli-hint-thinking = 正在模擬許多種後續發展……
cli-hint-none = 沒有別的選擇。
cli-hint = { $number }. { $option }：勝率 { $chance }%（{ $low }～{ $high }%）
cli-hint-how = 這是依照你看得到的資訊，模擬許多種後續發展得出的勝率，假設所有人都合理應對；括號內是誤差範圍。
cli-rules = 規則的章節如下；輸入 r 和編號即可閱讀：
cli-rules-none = 規則中沒有關於「{ $asked }」的內容。輸入 r 可列出所有章節。
cli-rules-cell = { $head }：{ $cell }
# 朗讀表格時，儲存格之間的分隔。
cli-semicolon = ；
cli-after = 遊戲結束了，接下來要做什麼？
cli-after-leave = 離開
cli-after-review = 逐步檢討：依當時能知道的資訊，評估每個決定有多好
cli-after-keep = 把對局紀錄存成檔案，供重播和檢討使用
cli-after-file = 請輸入檔案名稱；直接按 Enter 則不儲存。
cli-after-thinking = 正在評估每個決定，可能需要一些時間……
cli-after-unclear = 請輸入 1 到 { $count } 的編號。
cli-lesson-answer = 請輸入答案的編號，從 1 到 { $count }。
cli-lesson-over = 課程到此結束。可以把這場玩完，或輸入 q 離開。
cli-lesson-none = 沒有名為「{ $asked }」的課程。現有的課程：{ $lessons }。

# 單字卡
cli-anki-written = 「{ $deck }」的 { $count } 張卡片已寫入 { $file }。
