# Classes: many people at many tables, and somebody in charge of all of them. What is played at all tables
# at the same time is called a game here; the rounds are those of the game's own rules.

# Making one
class-what = 全班共用一個代碼。大家輸入名字就會入座，你在一個畫面上看得到每一桌。
class-led = 你帶領的班級
class-game = 遊戲
class-size = 每桌人數
class-minutes = 到下課還有幾分鐘
class-minutes-none = 不限
class-takes = 這樣設定大約要 { $minutes } 分鐘。
class-takes-wind-down = 時間不夠，也無法縮短：該收尾時，總覽畫面會提醒你。
class-proposal = 較合適的設定：{ $changes }（約 { $minutes } 分鐘）
class-with = { $name }：{ $value }
class-without = 不用「{ $name }」
class-seating = 座位安排
class-seating-arrival = 依加入順序
class-seating-random = 抽籤
class-seating-mixed = 強弱搭配
class-seating-alike = 實力相近
class-seating-teams = 依名單
class-seating-choosing = 自己選
class-seating-arrival-help = 先後加入的人坐在同一桌。
class-seating-random-help = 每一局重新分桌，儘量不和同桌過的人再同桌。
class-seating-mixed-help = 依目前的成績，讓表現好的人和還在摸索的人同桌，互相學習。
class-seating-alike-help = 依目前的成績，讓實力相近的人同桌。
class-seating-teams-help = 依你的名單入座；不在名單上的人坐空位。
class-seating-choosing-help = 每個人在自己的裝置上選桌；沒選的人坐空位。
class-teams = 一行一桌，名字用逗號或頓號分開
class-teams-example = 小愛、阿本、小陳
    大同、怡君、小芬
class-teams-help = 不貼名單也可以：大家加入後，你還能再安排座位。
class-teams-read = { $tables } 桌，共 { $names } 人
class-teams-over = 第 { $table } 行的人數超過一桌的 { $size } 個座位，多出來的人會坐其他空位。
class-uneven = 人數除不盡時
class-uneven-bots = 由電腦玩家補位
class-uneven-fewer = 有些桌少幾人
class-same-deal = 每一桌都發同樣的牌
class-same-deal-help = 每一桌的牌和骰子都一樣，結果可以互相比較。最後一桌結束後才能看重播。
class-hands-first = 第一輪公開手牌
class-hands-first-help = 第一輪結束之前，同桌的人都看得到所有人的手牌。會事先告知大家。
class-hands-host = 你觀戰時看得到所有人的手牌
class-hands-host-help = 開始之前和遊戲桌上都會告知大家。
class-hands-watchers = 觀戰者和投影畫面也看得到公開的手牌
class-hands-watchers-help = 有連結的人都能觀戰，玩家也可以另開視窗觀戰。會事先告知大家。
class-hands-first-told = 第一輪結束之前，同桌的人都看得到所有人的手牌。
class-hands-host-told = 帶領者觀戰時看得到所有人的手牌。
class-rules = 其他可調整的規則
class-keep = 最後一局結束 { $days } 天後刪除
class-keep-days = 多久後刪除班級
class-days = { $days } 天後
class-keep-names = 保留名字
class-keep-names-help = 不保留時，名字會在隔天刪除，只留下座位。
class-keep-journal = 保留賽後檢討用的紀錄
class-keep-journal-help = 每次決定花的時間，以及規則不允許的操作。加入的人都會看到這項說明。
class-open = 開放加入

# Coming in
class-enter = 加入班級
class-enter-how = { $count ->
        [0] { $game }。還沒有人加入。
       *[other] { $game }。已有 { $count } 人加入。
    }
class-enter-go = 加入
class-kept-journal = 每次決定花的時間，以及規則不允許的操作，會留作賽後檢討之用。
class-kept-no-journal = 對局會留作賽後檢討之用，但不記錄花了多少時間。
class-kept-all = 名字和對局會在最後一局結束 { $days } 天後刪除。
class-kept-unnamed = 名字在隔天刪除，對局在最後一局結束 { $days } 天後刪除。
class-coming = 正在前往班級……
class-none = 找不到這個班級
class-in-short = 已加入班級
class-in = { $name }，你已經加入了。
class-in-how = 請看前方的畫面。遊戲開始時，這裡會自動開啟你的遊戲桌。
class-round-over = 你這一局結束了。下一局開始時，這裡會自動開啟。
class-here = { $count ->
        [0] 還沒有人加入
       *[other] 已有 { $count } 人加入
    }
class-somebody-else = 用別的名字加入
class-choose = 選擇遊戲桌
class-choose-empty = 還沒有人
class-choose-mine = 你坐這桌
class-choose-full = 已滿
class-link-other = 這個連結屬於班級裡的另一個人，不是現在的你。
class-link-open = 開啟連結
class-link-stay = 維持現狀

# The facilitator’s page
class-wall = 班級 { $code }
class-doors = 開放加入中
class-round = 第 { $round } 局：{ $game }
class-come = 由此加入
class-come-how = 掃描 QR Code，或開啟網址後輸入代碼。
class-late = 晚到的人用這個代碼加入
class-doors-closed = 已停止加入
class-plan-line = 每桌 { $size } 人，座位：{ $seating }。
class-change-plan = 變更
class-nobody = 有人加入時，名字會出現在這裡。
class-more-troubles = 還有 { $count } 件
class-begin = 開始（{ $tables } 桌）
class-table = 第 { $number } 桌
class-all-tables = 所有遊戲桌
class-playing = { $count } 桌進行中
class-all-over = 全部結束了
class-bell = { $left ->
        [0] 下課時間到了
       *[other] 離下課 { $left } 分鐘
    }
class-bell-near = 離下課還有 { $left } 分鐘，一輪大約要 { $round } 分鐘。該玩最後一輪了。
class-bell-rung = 下課時間到了。該玩最後一輪了。
class-look-first = 先看這裡

# How a table stands
class-state-lobby = 尚未開始
class-state-playing = 進行中
class-state-round = 第 { $now } 輪
class-state-round-of = 第 { $now } 輪（共 { $of } 輪）
class-state-paused = 暫停中
class-state-last-round = 最後一輪
class-state-over = 已結束
class-state-ended = 提前結束
class-trouble = 第 { $number } 桌：{ $text }
class-trouble-lost = 這桌沒有人在。
class-trouble-away = { $players } 離開中，大家在等。
class-trouble-slow = { $players } 想了很久。

# What can be ordered
class-pause = 暫停
class-pause-all = 全部暫停
class-go-on = 繼續
class-go-on-all = 全部繼續
class-message = 傳訊息
class-say-all = 傳給每一桌的訊息
class-say-one = 傳給這桌的訊息
class-said = 已送出。
class-more-time = 多給一分鐘
class-wind-down = 玩完這一輪就結束
class-play-on = 還是玩到最後
class-end = 立刻結束
class-end-sure = { $count } 桌會立刻結束，依目前的狀況計分。
class-end-sure-one = 這桌會立刻結束，依目前的狀況計分。
class-watch = 到這桌觀戰
class-hold = 讓電腦玩家代打
class-unhold = 換回本人
class-dismiss = 移除
class-dismiss-one = 移除 { $name }
class-dismiss-sure = 將 { $name } 移出班級。遊戲中的話，由電腦玩家接手。

# The next game
class-next = 下一局
class-plan-first = 玩法
class-next-ends = 還有 { $count } 桌在進行。下一局開始時，會依目前的狀況結束。
class-keep-plan = 儲存，稍後再開始
class-begin-next = 開始第 { $round } 局

# About the class
class-menu = 這個班級
class-people = 成員（{ $count } 人）
class-people-short = 成員
class-people-how = 可以為下一局安排每個人的遊戲桌。
class-place-of = { $name } 的遊戲桌
class-place-any = 有空位的地方
class-doors-open = 重新開放加入
class-doors-close = 停止加入
class-link = 另一台裝置的連結
class-link-warning = 拿到這個連結的人，就和你一樣能帶領這個班級。請不要投影出來。
class-link-how = 給你的另一台裝置，或和你一起帶領的人。
class-link-show = 顯示成 QR Code
class-link-qr = 帶領者連結的 QR Code
class-forget = 刪除班級
class-forget-sure = 班級連同所有的遊戲桌、對局和名字都會刪除，而且無法復原。

# The debrief
class-debrief-title = 班級 { $code }：共 { $count } 場對局
class-debrief-later = 全部結束後才有賽後檢討
class-release = 讓大家看賽後檢討
class-unrelease = 不再讓大家看賽後檢討
