# Cyber Attacker Placement: what only the board in the browser says.

# Crews and attackers
placement-web-crews = チーム
placement-web-mine = あなたのチーム
placement-web-seat-label = { $player }の手元
placement-web-your-attackers = 攻撃者
placement-web-your-tokens = あなたの情報
placement-web-your-hand = あなたの手札
placement-web-no-cards = 手札はありません
placement-web-piece = { $player }の攻撃者{ $number }：{ $space }、{ $pose }
placement-web-pose-standing = 行動可能
placement-web-pose-acted = 行動済み
placement-web-pose-held = 行動済み（次の手番も行動不可）
placement-web-number = { $number }番
placement-web-borrowed = この手番だけ買収中
placement-web-out = 脱落（{ $points }点）
placement-web-tokens = 情報：{ $tokens }
placement-web-own-tokens = { $colour }：{ $count }個。次の手番の収入：{ $income }個。
placement-web-income = 次の手番の収入：
placement-web-points = 点数
placement-web-points-unit = 点
placement-web-points-of = { $goal }点中{ $points }点
placement-web-attack-count = 攻撃カード{ $count }枚
placement-web-event-count = イベントカード{ $count }枚
placement-web-overview-hint = 先に{ $goal }点に達したプレイヤーか、最後まで攻撃者が残ったプレイヤーの勝ちです。
placement-web-retreat = レベル{ $level }からの撤退
placement-web-by-deals = 交渉による増減
placement-web-free-attackers = 逮捕されていない攻撃者：{ $count }人
placement-web-all-arrested = 攻撃者は全員逮捕

# The board
placement-web-space = { $space }、攻撃者{ $count }人
placement-web-start-short = 初期
placement-web-stock = { $site }のストック：{ $colour }{ $count }個
placement-web-leak = 情報漏えい！
placement-web-stock-means = { $low }個以下になるとセキュリティが置かれます。0個になると情報漏えいで、中にいる全員が逮捕されます。
placement-web-claimed = { $player }の犯行声明
placement-web-round = ラウンド{ $round }／{ $rounds }
placement-web-round-endless = 第{ $round }ラウンド
placement-web-void = 今は効果がありません
placement-web-this-turn = この手番だけ
placement-web-attacks = 攻撃
placement-web-moves = 移動
placement-web-level-short = { $level }+
placement-web-no-entry = 立入禁止
placement-web-voids-security = セキュリティ無効
placement-web-voids-vulnerability = 脆弱性無効
placement-web-dice = ダイス
placement-web-rolled = { $player }のダイス：{ $faces }
placement-web-event-deck = イベントの山札：{ $count }枚

# Cards
placement-web-deck-attack = 攻撃カード
placement-web-deck-security = セキュリティカード
placement-web-deck-vulnerability = 脆弱性カード
placement-web-deck-event = イベントカード
placement-web-from-any = どこからでも
placement-web-from-start = 初期位置から
placement-web-from-level = レベル{ $level }以上
placement-web-from-heart = { $site }のレベル3
placement-web-together = 共同・共闘
placement-web-now = 今
placement-web-now-at = 今の{ $site }では{ $cost }
placement-web-costs-now = 今のコスト
placement-web-moves-now = 今の移動コスト
placement-web-printed = 元のコスト
placement-web-too-dear = 情報が足りません
placement-web-free = 無料

# Deals
placement-web-deal = 交渉
placement-web-deal-with = { $player }との交渉
placement-web-deal-partner = 交渉の相手
placement-web-counter = 対案
placement-web-counter-to = { $player }への対案
placement-web-you-give = あなたが渡すもの
placement-web-you-get = あなたがもらうもの
placement-web-gives = { $player }が渡すもの
placement-web-offer = 提案する
placement-web-offer-waits = { $player }が考えています。
placement-web-offers-left = この手番の提案は残り{ $count }回
placement-web-add-card = カードを追加…
placement-web-add-card-to = カードを追加：{ $side }
placement-web-without = 「{ $card }」を外す
placement-web-less = { $what }を減らす
placement-web-more = { $what }を増やす
placement-web-promise = 約束
placement-web-promise-hint = 約束はログに残り、全員に見えます。守る義務はありません。
placement-web-promise-long = 長すぎて記録できません。あと{ $over }文字減らしてください。
placement-web-promises = { $player }の約束：「{ $promise }」
placement-web-co-attack = 共闘
placement-web-pays = { $player }が支払うもの
placement-web-you-pay = あなたが支払うもの
placement-web-each = それぞれ{ $points }

# What things are
placement-web-about-start = 初期位置
placement-web-about-start-text = どの攻撃者もここから始めます。撤退した攻撃者もここに戻ります。
placement-web-about-dice = ダイス
placement-web-about-dice-text = 4面ダイス2個の目では、情報を盤外からもらいます。6面ダイスの目では、拠点のストックから1個取ります。ワイルドなら拠点を選べ、白ならイベントカードを1枚引きます。
placement-web-about-events = イベントの山札
placement-web-about-events-text = イベントカードは、白の目で引くか、情報3個で買います。1回の手番に1枚までです。

# A group of options
placement-web-group-offer = { $count ->
        [1] 交渉の提案
       *[other] 交渉の提案（{ $count }件）
    }

# Names for where the whole one does not fit
placement-attack-credential-stuffing-short = 使い回し攻撃
placement-attack-directory-traversal-short = 不正パス参照
placement-attack-cryptomining-short = 暗号資産採掘
placement-event-initial-access-broker-short = アクセス仲介
placement-event-claim-of-responsibility-short = 犯行声明
placement-event-unauthorized-access-law-short = 不正アクセス法
placement-attack-formjacking-short = フォーム窃取
placement-event-information-blackout-short = 情報遮断
placement-event-information-confusion-short = 情報錯綜
placement-attack-port-scan-short = ポート走査
placement-attack-brute-force-short = 総当たり攻撃
placement-attack-sql-injection-short = SQLi
placement-attack-password-list-short = リスト攻撃
placement-attack-arp-spoofing-short = ARP偽装
placement-attack-conti-short = Conti
placement-attack-snake-short = Snake
