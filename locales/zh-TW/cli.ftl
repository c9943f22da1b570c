# Texts of the terminal only.

# What stands between the items of a list.
cli-comma = 、
cli-player = 玩家 { $seat }
cli-bot = 電腦 { $seat }・{ $level }
cli-help = 請輸入選項的編號。l：重看桌面，u：復原，h：說明，q：離開。
cli-unclear = 請輸入 1 到 { $count } 的編號，或輸入 h 看說明。
cli-left = 你離開了遊戲。
cli-saved = 對局紀錄已存到 { $file }。
cli-no-such-seat = 沒有 { $seat } 號座位，請選 1 到 { $players } 號。
cli-score = { $name }：{ $score } 分
cli-replay-head = { $game }，{ $players } 人，共 { $decisions } 次決定
cli-replay-unfinished = 這場遊戲沒有玩到最後。
cli-replay-checked = 每一筆都檢查過了，紀錄沒有問題。
