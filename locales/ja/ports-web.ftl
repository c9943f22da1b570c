# ポート札：ブラウザーの盤面だけで使う文言。

# ポート札：盤面
web-ports-special = 特殊
web-ports-deck-count = { $count }枚
web-ports-deck-label = 山札{ $count }枚、一番上は{ $card }
web-ports-deck-empty = 山札なし
web-ports-field = 場
web-ports-field-label = 場（{ $count }枚）
web-ports-field-empty = 場にカードはありません
web-ports-cards = { $count }枚
web-ports-dealer = 親
web-ports-hand = 手札
web-ports-captures = 取り札
web-ports-hand-of = { $player }の手札
web-ports-captures-of = { $player }の取り札
web-ports-captures-count = { $count ->
        [0] 取り札なし
       *[other] 取り札{ $count }枚
    }
web-ports-reds-count = { $count ->
        [0] 赤い印なし
       *[other] 赤い印{ $count }個
    }
web-ports-no-hand = 手札なし
web-ports-mine = あなたの手元
web-ports-your-hand = あなたの手札
web-ports-your-captures = { $count ->
        [0] あなたの取り札
       *[other] あなたの取り札：{ $count }枚
    }
web-ports-no-captures = 取ったカードが、役ごとにここに並びます。
web-ports-your-sets = あなたの役
web-ports-of = { $have }/{ $all }
web-ports-notes = このゲームで有効な効果
web-ports-game-of = 第{ $game }ゲーム（全{ $games }）
web-ports-zeroed = 「{ $set }」は0点（NTP）
web-ports-zeroed-mark = 0点
web-ports-irc-used = IRCの入れ替えは使用済み
web-ports-swap-group = { $count ->
        [1] IRCで入れ替える
       *[other] IRCで入れ替える（{ $count }枚から）
    }

# ポート札：役
web-ports-sets = 役
web-ports-collecting = 誰が何を集めているか
web-ports-player = プレイヤー
web-ports-captured = 取り札
web-ports-unknown = 名前不明
web-ports-reds = 赤い印
web-ports-points-now = 今の得点
web-ports-overview-hint = 数字は席の番号です。あなたに見える名前だけを数えています。残りはあなたの記憶しだいです。
web-ports-set-scores = 同じ役の取り札が2枚以上あれば、1枚につき1点です。

# ポート札：カード
web-ports-name-face = 名前面
web-ports-port-face = ポート面
web-ports-hidden-face = あなたには見えません
web-ports-name-hidden = 見えるのはポートだけです。どのプロトコルか分かれば有利です。
web-ports-counts-for = 対象の役：{ $sets }
web-ports-red-means = 脆弱：取り札にあると1点の減点です。

# ポート札：得点
web-ports-by-ntp = NTPで指名されたため0点
web-ports-by-hsrp = HSRPで2倍
web-ports-no-set = 役にならなかったカード
web-ports-all-games = 全ゲーム
web-ports-nth-game = 第{ $game }ゲーム
web-ports-score-total = 合計

# Names for where the whole one does not fit
ports-card-submission-short = Submit
ports-card-dhcp-client-short = DHCP端末
ports-card-dhcpv6-client-short = DHCPv6端末
ports-card-kerberos-short = Kerb
