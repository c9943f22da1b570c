# League of Hackers: what only the board in the browser says.

# The table
league-web-overview = プレイヤー
league-web-overview-hint = 処理する順に並んでいます。点の少ない人が先で、同点ならディスクが上に重なっている人が先です。
league-web-mine = あなたのサーバーと防御カード
league-web-seat-label = { $player }の状況
league-web-round = 第{ $round }ラウンド（全{ $rounds }）
league-web-action = アクション{ $action }／{ $actions }
league-web-dummy = ダミー
league-web-dummy-label = ダミーについて
league-web-cards = { $cards }枚
league-web-points = { $points }点
league-web-points-short = 点
league-web-soon = ここで終われば+{ $points }点
league-web-has-chosen = 選択済み
league-web-is-choosing = 選択中
league-web-score = 得点
league-web-score-label = 得点表：{ $spaces }
league-web-score-space = { $score }点に{ $players }
league-web-deck = 山札：{ $cards }枚
league-web-discards = 捨て札：{ $cards }枚

# Servers and defences
league-web-servers = サーバー
league-web-supply = サプライ
league-web-supply-empty = このラウンドのサーバーはもうありません。
league-web-supply-server = { $server }：{ $colours }。支払うカード{ $price }枚。無傷なら{ $bonus }点。
league-web-price-each = 1台につき
league-web-bonus = 無傷なら、ラウンドの終わりにさらに{ $bonus }点
league-web-primer = 得点源はサーバーです。自分のサーバーを守り、ほかの人のサーバーを攻めましょう。
league-web-primer-spots = 脆弱性。同じ色の攻撃を受け、それぞれダメージが{ $places }個まで置かれます。ダメージがなければ、ラウンドの終わりに1つにつき1点です。
league-web-primer-clean = 無傷ボーナス。サーバーにダメージがまったくなければ、ラウンドの終わりにさらに入る点です。
league-web-primer-cards = 後でサーバーを増やすときの値段（カードの枚数）。最初の1台は無料です。
league-web-reduced = 「{ $card }」で割引
league-web-host = { $server }：{ $spots }。ダメージあり（今のままでは{ $bonus }点を得られません）。
league-web-host-clean = { $server }：{ $spots }。無傷（ラウンドの終わりに{ $bonus }点）。
league-web-spot = 「{ $server }」の脆弱性{ $number }（{ $colour }）：ダメージ{ $damage }個
league-web-damage = ダメージ{ $damage }個
league-web-damage-of = ダメージ{ $damage }個（最大{ $most }個）
league-web-server-means = ダメージがまったくなければ、ラウンドの終わりに{ $bonus }点が入ります。ダメージのない脆弱性は1つにつき1点です。値段はカード{ $price }枚です。
league-web-track = 防御力：{ $track }
league-web-defences = 防御カード
league-web-defence-card = { $card }
league-web-tapped = 横向き
league-web-attack-cards = 攻撃カード
league-web-cost = 支払うカード
league-web-defence = 防御力
league-web-card-defence = コスト{ $cost }枚、防御力{ $defence }

# Planning
league-web-planner = あなたのアクション
league-web-tiles = アクションタイル
league-web-tile = { $tile }。選んだ人：{ $players }
league-web-hand = あなたの手札
league-web-no-cards = このラウンドの手札はもうありません
league-web-role-about = 使う
league-web-role-paid = 支払う
league-web-role-back = 戻す
league-web-under-tile = タイルの下
league-web-hint-tile = タイルか、使いたいカードを選んでください。
league-web-hint-defence = 出したい防御カードを選んでください。
league-web-hint-attack = 使いたい攻撃カードを選んでください。
league-web-lacks-defend = このタイルで使える防御カードが手札にありません。
league-web-lacks-attack = このタイルで使える攻撃カードが手札にありません。
league-web-lacks-install = 今は設置できません。
league-web-lacks-repair = 今は修理に使えるカードがありません。
league-web-hint-pay = 支払うカードをあと{ $cards }枚選んでください。
league-web-hint-trim = 戻すカードをあと{ $cards }枚選んでください。
league-web-hint-more = さらにカードを選ぶと、攻撃が強くなります。
league-web-plan-install = カードを{ $cards }枚支払います。どのサーバーにするかは、設置するときに決めます。{ $most }台まで持てます。
league-web-plan-repair = ダメージを{ $damage }個まで取り除きます。今あるのは{ $have }個です。
league-web-plan-respond = 「インシデント対応」でさらに{ $damage }個取り除けます。
league-web-as-it-stands = 現時点での見込みです。先にほかの人が設置や防御をするかもしれません。
league-web-strength = 攻撃力
league-web-step = { $cards ->
        [0] 支払いなし
       *[other] 支払い{ $cards }枚
    }
league-web-no-room = { $damage }個すべては置けません
league-web-no-such = この色の脆弱性はありません
league-web-stopped = { $by }で阻止
league-web-clear = クリア
league-web-commit = 決定
league-web-put-back = 戻す
league-web-chosen = 選択：{ $tile }
league-web-pays-with = 支払い：
league-web-can-change = ほかの人には見えません。全員が選び終えるまで取り消せます。
league-web-group-defend = 防御（{ $count }）
league-web-group-attack = 攻撃（{ $count }）
league-web-group-repair = 修理（{ $count }）
league-web-group-cards = 一覧からカードを選ぶ（{ $count }）

# Playing it out
league-web-revealed = タイルの公開
league-web-took-back = サーバーが残っていないため、カードは手札に戻ります。
league-web-nobody-hit = その色の脆弱性を持つ相手はいません。
league-web-total = 計{ $points }点
league-web-round-end = 第{ $round }ラウンドの終わり
league-web-source-damage = 1人の相手に与えた最大ダメージ
league-web-source-proof-of-concept = 概念実証
league-web-source-underground-market = 闇市場
league-web-source-solid-state-cache = SSDキャッシュ
league-web-source-vulnerabilities = ダメージのない脆弱性
league-web-source-clean = 無傷：{ $server }
league-web-source-clean-servers = 無傷のサーバー
league-web-source-certification-audit = 認証監査

# How players stand, and the result
league-web-if-ended = ここでラウンドが終われば
league-web-clean-servers = 無傷のサーバー
league-web-round-score = 第{ $round }ラウンド
league-web-round-item = { $source }：{ $points }
league-web-own-damage = 自分のサーバーのダメージ
league-web-tie-damage = 最高点が同点です。自分のサーバーのダメージが一番少ない人の勝ちです。
league-web-tie-shared = 点も、自分のサーバーのダメージも同じなので、勝利を分け合います。

# About
league-web-about-install = 値段の枚数のカードを支払い、サプライからサーバーを1台取ります。上限を超えるときは古い1台が取り除かれ、そのダメージは新しいサーバーに移ります。
league-web-about-defend = 防御カードを1枚出し、コストを支払います。ゲームの終わりまで残り、その色の脆弱性すべてを守ります。
league-web-about-attack = その色の脆弱性を持つ相手全員に当たります。通常攻撃力は防御力で減りますが、直接ダメージは減りません。1人の相手に与えた最大のダメージが得点になります。
league-web-about-repair = 支払ったカード1枚につき、自分のサーバーからダメージを3個取り除きます。
league-web-title-dummy = ダミー
league-web-about-dummy = 2人で遊ぶときの第3の標的です。持っている脆弱性の数が、その色の防御力になります。このラウンドのサーバーの台数で誰かに抜かれると、1台増えます。得点はしません。
league-web-title-deck = 山札
league-web-about-deck = ラウンドごとに、全員に8枚ずつ配ります。足りなくなったら、捨て札を切って山札に加えます。
league-web-title-track = 得点表
league-web-about-track = 同じタイルでは、点の少ない人が先です。同点なら、上に重なっているディスク、つまり後から来た人が先です。

# Names for where the whole one does not fit
league-attack-a-01-red-short = XSS
league-attack-a-02-red-short = SQLi
league-attack-a-01-yellow-short = ARP偽装
league-attack-a-03-yellow-short = 偽AP
league-attack-a-02-green-short = PWスプレー
league-attack-a-01-blue-short = バッファあふれ
league-attack-a-02-blue-short = ランサム
league-attack-a-05-green-blue-short = 情報窃取
league-attack-a-05-blue-red-short = 閲覧感染
league-attack-a-06-short = 供給網攻撃
league-defence-thin-provision-short = 容量仮想化
league-defence-certification-audit-short = 認証監査
league-defence-underground-market-short = 闇市場
league-attack-a-05-yellow-green-short = リモート悪用
league-server-s-01-short = Webサーバー
league-server-s-02-short = 逆プロキシ
league-server-s-04-short = CMS
league-server-s-07-short = 印刷サーバー
league-server-s-08-short = 認証サーバー
league-server-s-09-short = ファイル共有
league-server-s-10-short = バックアップ
league-server-s-11-short = ビデオ会議
league-server-s-12-short = API中継
league-server-s-13-short = グループウェア
league-server-s-14-short = ディレクトリ
league-server-s-15-short = ショップ
league-server-s-16-short = IP電話
league-server-s-17-short = メール
league-server-s-18-short = DBサーバー
league-server-s-19-short = ネット銀行
league-server-s-20-short = CDN
league-server-s-21-short = ID基盤
league-server-s-23-short = 動画配信
league-server-s-24-short = VDI
league-server-s-25-short = ビルド基盤
league-server-s-26-short = コンテナ基盤
