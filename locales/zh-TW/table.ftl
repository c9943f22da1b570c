# Texts shared by the browser and the terminal.

# How the language calls itself, for those who look for it.
language-own-name = 繁體中文

# Strengths of bots
level-newcomer = 入門
level-apprentice = 初級
level-skilled = 中級
level-expert = 高級
level-master = 大師

# Bots, by seat: no two at a table are alike
seat-you = 你
bot-name-1 = 刺蝟
bot-name-2 = 狐狸
bot-name-3 = 貓頭鷹
bot-name-4 = 水獺
bot-name-5 = 獾
bot-name-6 = 蒼鷺

# A table cannot be set up like this
refused-players = 這款遊戲限 { $min } 到 { $max } 人，不能 { $got } 人玩。
refused-players-other = 這款遊戲限 { $players } 人，不能 { $got } 人玩。
refused-no-such-game = 這裡沒有「{ $game }」這款遊戲。

# Not found
refused-no-such-table = 找不到這張遊戲桌，可能已經關閉。請再要一次連結，或另開一桌。
refused-no-such-code = 沒有遊戲桌使用這個代碼。請向給你代碼的人再確認一次。
refused-no-such-page = 這個網址沒有任何內容。

# What was sent
refused-unreadable = 伺服器看不懂送來的內容。請重新整理頁面再試一次。
refused-not-json = 請以 JSON（application/json）傳送。
refused-too-large = 內容太大，無法送出。
refused-name-empty = 請輸入名字。
refused-name-long = 名字最多 { $max } 個字。

# Not now
refused-table-full = 座位都滿了，不過你還是可以觀戰。
refused-other-version = 這個頁面和伺服器的版本不同，請重新整理。

# Not you
refused-other-site = 這個請求來自其他網站，所以沒有執行。

# Too much, or our own trouble
refused-too-fast = 操作太頻繁了，請稍等一下再試。
refused-too-many-connections = 同一個位址的連線太多了，請關掉一些頁面再試。
refused-too-many-tables = 伺服器的遊戲桌已經開滿。舊的會在 { $days } 天後刪除，架設伺服器的人可以提高上限。
refused-too-many-of-yours = 同一個位址最多開 { $most } 張遊戲桌，已經開滿。舊的會在 { $days } 天後刪除，架設伺服器的人可以提高上限。
refused-too-slow = 連線太慢了，會自動重新連線。
refused-not-saved = 伺服器無法儲存這一步，所以沒有生效。請稍後再試。
refused-closing = 伺服器正在重新啟動，恢復後這桌會繼續進行。
refused-trouble = 伺服器出了問題，沒有任何變更。請再試一次。

## What pages other than the front door say

refused-no-such-switch = 沒有「{ $switch }」這項設定。這款遊戲的設定有：{ $known }。
refused-value-flag = 「{ $switch }」這項設定只能開或關。
refused-value-choice = 「{ $switch }」這項設定只能是下列其中之一：{ $expected }。
refused-value-number = 「{ $switch }」這項設定要填整數（{ $min }～{ $max }）。
refused-value-seats = 「{ $switch }」這項設定要填這桌的座位，例如 1,3。
refused-value-cards = 「{ $switch }」這項設定要從這些牌中選：{ $expected }。
refused-clock = 時限請設 { $min } 到 { $max } 秒，或不限時。
refused-grace = 等玩家回來的時間請設 { $min } 到 { $max } 秒，或設為不代打。
refused-open-seats = 還有空位：請讓電腦玩家補上，或等人入座。
refused-back-enough = 這桌收回的次數太多，不能再收回了。

# How it went at the table
table-retracted = { $player } 收回了剛才的決定。
table-undone = { $player } 復原了上一步。
ending-you-won = 你贏了！
ending-you-lost = 你輸了
ending-won = { $count ->
        [1] { $players } 獲勝
       *[other] { $players } 共同獲勝
    }
ending-lost = 這場遊戲輸了

# What only a table refuses
refused-no-such-seat = 這桌沒有這個座位。
refused-seat-taken = 這個座位剛剛被別人坐走了。
refused-already-begun = 遊戲已經開始了。
refused-not-playing = 這桌目前沒有進行中的遊戲。
refused-not-over = 遊戲結束後才能這麼做。
refused-stale = 桌面的情況已經變了，請再看一次，重新決定。
refused-held = 這個座位正由電腦玩家代打，請先換回自己玩。
refused-not-host = 只有這桌的主持人可以這麼做。
refused-not-a-player = 只有這桌的玩家可以這麼做，你正在觀戰。
refused-someone-is-here = 這個座位的玩家在線上，可以自己決定。
refused-not-your-seat = 只有這個座位的玩家可以從電腦玩家手中接回來玩。
refused-not-a-person = 這個座位沒有真人玩家。
refused-wrong-secret = 這個個人連結不屬於這桌。你可以觀戰，或坐空位。

# Bots for experiments
level-random = 隨機
level-greedy = 貪心

# Taking back by consent
table-taken-back = 大家都同意了：{ $player } 收回了上一個決定。
refused-asking = 有人想收回決定，請先回答。
refused-nobody-asks = 現在沒有人要收回決定。
refused-declined = 不是所有人都同意，這個決定不能收回。
refused-hands-closed = 手牌沒有對你公開。

refused-no-such-step = 這份紀錄沒有那一步。
refused-chat-empty = 請先輸入內容。
refused-chat-long = 訊息最多 { $max } 個字。
refused-bad-viewer = 視角只能選某個座位、觀戰者，或全部公開。
refused-hello-again = 這個連線已經完成交握，請重新連線。
refused-nothing-to-take-back = 沒有可以收回的決定。
refused-no-stand-in = 這桌不讓電腦玩家替離開的玩家代打。
refused-too-soon = { $player } 離開了 { $away } 秒；再過 { $left } 秒才能由電腦玩家代打。

# Records
replay-not-a-record = 這個檔案不是 Sandtable 的對局紀錄。
replay-too-long = 這份紀錄太長了，不可能是一場遊戲。
replay-too-large = 這份紀錄重播起來太大了。
replay-other-game = 這份紀錄屬於這裡沒有的遊戲：{ $game }。
replay-other-rules = 這份紀錄使用規則版本 { $found }，這裡是版本 { $known }。
replay-newer-format = 這份紀錄是由較新版本的 Sandtable 製作的，請用新版本開啟。
replay-older-rules = 這場遊戲使用規則版本 { $found }。版本 { $known } 從第 { $entry } 筆起有所不同，重播到前一筆為止。
replay-other-opening = 這場遊戲使用規則版本 { $found }。版本 { $known } 的開局就不同，因此無法重播。
replay-bad-config = 紀錄裡的設定不可行：{ $why }
replay-no-such-seat = 第 { $entry } 筆：這桌沒有 { $seat } 號座位。
replay-illegal = 第 { $entry } 筆違反規則：{ $why }
replay-wrong-digest = 第 { $entry } 筆：校驗值不符，紀錄可能遭到更動或已經損毀。
replay-wrong-opening = 開局與校驗值不符，紀錄可能遭到更動或已經損毀。

# What a card is in the real world: for the terminal and for screen readers
read-what = 這是什麼：{ $text }
read-defend = 防守方怎麼做：{ $text }
read-attack-id = 在 ATT&CK 的編號：{ $id }。

# What wins, and how far everybody is
standing-points = { $points } 分

# Classes, and tables that somebody is in charge of.
refused-no-such-class = 找不到這個班級，可能已經刪除了。
refused-no-such-person = 這個班級裡沒有這個人。
refused-own-seat = 不能把自己請離這桌，請先把主持權交給別人。
refused-removed = 主持人已將你請離這桌。
refused-not-facilitator = 只有帶領者可以這麼做。
refused-paused = 遊戲暫停中，等主持人宣布繼續。
refused-closed = 目前不再開放加入；想參加的話，請找主持的人。
refused-hushed = 這桌目前不開放你聊天。
refused-no-hints = 這桌的主持人不開放提示。
table-redealt = { $player } 看不到的部分已重新發牌。
refused-no-clock = 這桌沒有計時。
refused-of-a-class = 這桌屬於一個班級，這件事由帶領者處理。
refused-class-full = 班級人數已滿。
refused-class-days = 班級資料可保留 { $min } 到 { $max } 天。
refused-minutes = 一場遊戲的時間請設 { $min } 到 { $max } 分鐘。
refused-nobody-to-seat = 還沒有人加入，無法安排座位。
refused-same-deal = 其他桌還在玩同樣的牌局，最後一桌結束後才會開放。
refused-not-released = 帶領者還沒有開放賽後檢討。

# 保留多久
table-kept = 這張遊戲桌和桌上的遊戲，會在最後一次變動的 { $days } 天後刪除。
