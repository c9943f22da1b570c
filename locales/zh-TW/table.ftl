# Texts shared by the browser and the terminal.

# Strengths of bots
level-random = 隨機
level-greedy = 貪心
level-easy = 簡單
level-medium = 普通
level-hard = 困難

# Taking back
table-retracted = { $player } 收回了決定。
table-undone = { $player } 復原了上一步。

# A table cannot be set up like this
refused-players = 這款遊戲適合 { $min } 到 { $max } 人，不能 { $got } 人玩。
refused-no-such-switch = 沒有「{ $switch }」這個設定。這款遊戲的設定有：{ $known }
refused-value-flag = 設定「{ $switch }」只能開或關。
refused-value-choice = 設定「{ $switch }」請從以下選擇：{ $expected }
refused-value-number = 設定「{ $switch }」請填整數 { $expected }。
refused-value-seats = 設定「{ $switch }」請填這張桌的座位，例如 1,3。
refused-value-cards = 設定「{ $switch }」請從這些牌中選：{ $expected }
refused-clock = 時限請設 { $min } 到 { $max } 秒，或不限時。
refused-grace = 等玩家回來的時間請設 { $min } 到 { $max } 秒，或設為不代打。
refused-no-such-game = 這裡沒有「{ $game }」這款遊戲。

# Not found
refused-no-such-table = 找不到這張桌，可能已經關閉。請再確認連結，或開一張新桌。
refused-no-such-code = 沒有這個代碼的桌。請向給你代碼的人再確認一次。
refused-no-such-seat = 這張桌沒有這個座位。
refused-no-such-page = 這個網址沒有內容。

# What was sent
refused-unreadable = 伺服器無法讀取這個請求。請重新整理頁面再試一次。
refused-not-json = 請以 JSON（application/json）傳送。
refused-too-large = 內容太大，無法送出。
refused-name-empty = 請輸入名字。
refused-name-long = 名字最多 { $max } 個字。
refused-chat-empty = 請先輸入內容。
refused-chat-long = 訊息最多 { $max } 個字。
refused-bad-viewer = 視角請選某個座位、旁觀者或全部公開。

# Not now
refused-seat-taken = 這個座位已經有人坐了。
refused-table-full = 座位都滿了，不過你還是可以旁觀。
refused-open-seats = 還有空座位：請補上電腦玩家，或等人入座。
refused-already-begun = 遊戲已經開始了。
refused-not-playing = 這張桌現在沒有進行中的遊戲。
refused-not-over = 遊戲結束後才能這樣做。
refused-stale = 桌上的情況已經變了，請再看一次重新決定。
refused-held = 這個座位現在由電腦代打，請先把座位拿回來。
refused-too-soon = { $player } 離開了 { $away } 秒；再過 { $left } 秒才能由電腦代打。
refused-no-stand-in = 這張桌不讓電腦替離開的玩家代打。
refused-nothing-to-take-back = 沒有可以收回的動作。

# Not you
refused-not-host = 只有開桌的人可以這樣做。
refused-not-a-player = 只有這桌的玩家可以這樣做；你正在旁觀。
refused-someone-is-here = 這個座位的玩家在線上，可以自己決定。
refused-not-your-seat = 只有這個座位的玩家可以從電腦手中拿回座位。
refused-not-a-person = 這個座位沒有真人玩家。
refused-wrong-secret = 這個個人連結不屬於這張桌。你可以旁觀，或坐空的座位。
refused-other-site = 這個請求來自其他網站，因此沒有執行。

# Too much, or our own trouble
refused-too-fast = 操作太頻繁了，請稍等再試。
refused-too-many-connections = 來自同一位址的連線太多，請關掉一些頁面再試。
refused-too-many-tables = 伺服器的桌數已滿，請稍後再試。
refused-too-slow = 連線太慢，將會重新連線。
refused-not-saved = 伺服器無法儲存，所以沒有生效。請稍後再試。
refused-closing = 伺服器正在重新啟動，恢復後這桌會繼續。
refused-trouble = 伺服器發生問題，什麼都沒有改變，請再試一次。

# Records
replay-not-a-record = 這個檔案不是 Sandtable 的紀錄。
replay-too-long = 這份紀錄比任何一場遊戲都長。
replay-too-large = 這份紀錄重播起來太大了。
replay-other-game = 這是這裡沒有的遊戲的紀錄：{ $game }
replay-other-rules = 這份紀錄使用規則版本 { $found }，這裡玩的是版本 { $known }。
replay-bad-config = 紀錄中的設定不成立：{ $why }
replay-no-such-seat = 第 { $entry } 筆：這張桌沒有 { $seat } 號座位。
replay-illegal = 第 { $entry } 筆違反規則：{ $why }
replay-wrong-digest = 第 { $entry } 筆：校驗值不符，紀錄被更動或毀損。
replay-wrong-opening = 開局與校驗值不符，紀錄被更動或毀損。
