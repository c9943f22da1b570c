# Ports: what only the board in the browser says.

# Ports: the board
web-ports-special = 特殊
web-ports-deck-count = { $count } 張
web-ports-deck-label = 牌庫：{ $count } 張；頂牌：{ $card }
web-ports-deck-empty = 牌庫已空
web-ports-field = 場上
web-ports-field-label = 場上（{ $count } 張）
web-ports-field-empty = 場上沒有牌
web-ports-cards = { $count } 張
web-ports-dealer = 莊家
web-ports-hand = 手牌
web-ports-captures = 得牌
web-ports-hand-of = { $player } 的手牌
web-ports-captures-of = { $player } 的得牌
web-ports-captures-count = { $count ->
        [0] 沒有得牌
       *[other] 得牌 { $count } 張
    }
web-ports-reds-count = { $count ->
        [0] 沒有紅色標記
       *[other] 紅色標記 { $count } 個
    }
web-ports-no-hand = 沒有手牌
web-ports-mine = 你的位置
web-ports-your-hand = 你的手牌
web-ports-your-captures = { $count ->
        [0] 你的得牌
       *[other] 你的得牌：{ $count } 張
    }
web-ports-no-captures = 你的得牌會依組合排在這裡。
web-ports-your-sets = 你的組合
web-ports-of = { $have }／{ $all }
web-ports-notes = 本局現況
web-ports-game-of = 第 { $game } 局（共 { $games } 局）
web-ports-zeroed = { $set }：0 分（NTP）
web-ports-zeroed-mark = 0 分
web-ports-irc-used = IRC 交換已經用掉了
web-ports-swap-group = 用 IRC 交換（{ $count } 張可選）

# Ports: the sets
web-ports-sets = 組合
web-ports-collecting = 誰在收集什麼
web-ports-player = 玩家
web-ports-captured = 得牌
web-ports-unknown = 看不到名稱
web-ports-reds = 紅色標記
web-ports-points-now = 目前得分
web-ports-overview-hint = 數字是座位編號。只計入你看得到名稱的牌，其餘就靠你的記憶力了。
web-ports-set-scores = 同一組合的得牌滿兩張，每張就得 1 分。

# Ports: one card
web-ports-name-face = 名稱面
web-ports-port-face = 連接埠面
web-ports-hidden-face = 你看不到
web-ports-name-hidden = 你只看得到連接埠。知道它屬於哪個通訊協定，你就領先一步。
web-ports-counts-for = 計入的組合：{ $sets }
web-ports-red-means = 有弱點：得到它的人扣 1 分。

# Ports: scoring
web-ports-by-ntp = 被 NTP 指定：0 分
web-ports-by-hsrp = 由 HSRP 加倍
web-ports-no-set = 沒有湊成組合的牌
web-ports-all-games = 所有局
web-ports-nth-game = 第 { $game } 局
web-ports-score-total = 總分

# Names for where the whole one does not fit
ports-card-submission-short = Submit
ports-card-dhcp-client-short = DHCP 用戶端
ports-card-dhcpv6-client-short = DHCPv6 用戶端
ports-card-kerberos-short = Kerb
