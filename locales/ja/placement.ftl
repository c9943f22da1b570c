# Cyber Attacker Placement: every text of the game but the cards (placement-cards.ftl).
# ○ is a token of the site’s own colour, ● a token of any other colour.

# The game
placement-title = Cyber Attacker Placement
placement-tagline = 攻撃者グループを率いて4つの拠点に入り込み、情報漏えいの前に引き上げましょう。
placement-minutes = 60
placement-attribution = ボードゲーム「Cyber Attacker Placement」の非公式な実装です。原作は、IPA産業サイバーセキュリティセンター（ICSCoE）中核人材育成プログラム第6期の有志によるものです。この版は原作者が制作・公認したものではなく、原作の文章や絵は含みません。ルールブックに書かれていない点は独自の裁定で補い、ルールのページにまとめています。

# Switches of a table
placement-switch-first-game = はじめてのゲーム
placement-switch-first-game-help = 共同・共闘・交渉なしで遊びます。ルールブックも最初はこの形をすすめています。
placement-switch-event-price = イベントカードの値段
placement-switch-event-price-help = ルールブックは2通りに読めます。
placement-switch-event-price-three-different = 違う3色の情報を1個ずつ
placement-switch-event-price-three-of-one = 同じ色の情報を3個
placement-switch-rounds = 最大ラウンド数
placement-switch-rounds-help = 使い切ったら、点がいちばん多いグループの勝ちです。

# Places and things
placement-space-start = 初期位置
placement-space-in = { $site }レベル{ $level }
placement-space-gone = 逮捕済み
placement-attacker = { $player }の攻撃者{ $number }
placement-attacker-own = 攻撃者{ $number }
placement-attacker-at = { $attacker }（{ $space }）
placement-cost = ○{ $own }つと●{ $other }つ
placement-cost-own = ○{ $own }つ
placement-cost-other = ●{ $other }つ
placement-cost-free = なし
placement-tokens = { $colour }{ $count }
placement-points = { $count }点
placement-nothing = なし
placement-die-wild = ワイルド
placement-die-white = 白

# Prompts: what the awaited crew is asked
placement-prompt-exchange = あなたの番です。攻撃カードを1枚捨てて、1枚引けます。
placement-prompt-return = { $attacker }は、バックドアから{ $space }に戻れます。
placement-prompt-gather = 情報収集です。ダイスを3つ振るか、拠点のストックから情報を2個取ってください。
placement-prompt-second = 2個目の情報を取ってください。
placement-prompt-wild = ワイルドが出ました。好きな拠点の情報を1個取ってください。
placement-prompt-act = 好きな順に行動し、済んだら番を終えてください。
placement-prompt-plan-enter = { $attacker }はどの拠点に入りますか。
placement-prompt-plan-pay-move = { $site }での移動に、どの情報を支払いますか。
placement-prompt-plan-attack = { $card }をどの攻撃者が使いますか。
placement-prompt-plan-target = { $card }でどの拠点を攻撃しますか。
placement-prompt-plan-manner = { $card }をどう使いますか。
placement-prompt-plan-pay-attack = { $site }への{ $card }に、どの情報を支払いますか。
placement-prompt-plan-pay-event = イベントカードに、どの情報を支払いますか。
placement-prompt-plan-event-colour = { $card }：どの色にしますか。
placement-prompt-plan-event-site = { $card }：どの拠点にしますか。
placement-prompt-plan-event-player = { $card }：どのグループと交換しますか。
placement-prompt-plan-event-vulnerability = { $card }：山札のどの脆弱性を使いますか。
placement-prompt-plan-event-attacker = { $card }：どの攻撃者にしますか。
placement-prompt-plan-event-tokens = { $card }：どの情報を3個もらいますか。
placement-prompt-plan-event-entry = { $card }：どの拠点に入りますか。
placement-prompt-offered = { $by }からの提案です。{ $give }をもらい、{ $take }を渡します。受ける、断る、対案を出す、から選んでください。
placement-prompt-proposed = { $by }から、{ $site }への{ $card }の共闘に誘われました。{ $cost }を支払うと、あなたも点を得ます。
placement-prompt-surrender = 法律により、いちばん深くにいる攻撃者が1人逮捕されます。だれにするかを選んでください。
placement-prompt-guess = 色を1つ宣言してください。ダイスの目と合えば、その色の情報を1個取れます。
placement-prompt-advance = { $attacker }は、{ $site }の1つ奥へ無料で進めます。
placement-prompt-destroy = { $site }のセキュリティカードをすべて破壊できます。
placement-prompt-broker = もう1人を拠点に入れるか、ここまでにするか選んでください。
placement-prompt-confuse = { $with }と、情報を1個ずつ、あと{ $left }回まで交換できます。やめることもできます。
placement-prompt-fetch = 山札から好きな攻撃カードを1枚取ってください。ほかの人には見えません。
placement-prompt-trim = 攻撃カードが多すぎます。3枚になるまで捨ててください。
placement-prompt-over = ゲームは終わりました。

# The same moments, as the others see them
placement-wait-exchange = { $player }が攻撃カードを交換するか考えています。
placement-wait-return = { $player }が、{ $attacker }を{ $space }に戻すか考えています。
placement-wait-gather = { $player }が情報収集をしています。
placement-wait-second = { $player }が2個目の情報を選んでいます。
placement-wait-wild = { $player }がワイルドで取る情報を選んでいます。
placement-wait-act = { $player }が行動を選んでいます。
placement-wait-offered = { $by }が{ $player }に、{ $give }と{ $take }の交換を提案しています。
placement-wait-proposed = { $by }が{ $player }を、{ $site }への{ $card }の共闘に誘っています（{ $cost }）。
placement-wait-surrender = { $player }が、逮捕される攻撃者を選んでいます。
placement-wait-guess = { $player }が色を宣言します。
placement-wait-advance = { $player }が、{ $attacker }を{ $site }の奥へ進めるか考えています。
placement-wait-destroy = { $player }が、{ $site }のセキュリティを破壊するか考えています。
placement-wait-broker = { $player }が、もう1人を送り込むか考えています。
placement-wait-confuse = { $player }が{ $with }と情報を交換しています。あと{ $left }回までです。
placement-wait-fetch = { $player }が攻撃カードの山札を調べています。
placement-wait-trim = { $player }が手札を3枚になるまで捨てています。

# Actions
placement-act-exchange = { $card }を捨てて1枚引く
placement-act-keep = 交換しない
placement-act-roll = ダイスを振る
placement-act-take = { $site }から{ $colour }の情報を取る（残り{ $stock }）
placement-act-take-miss = { $colour }を選ぶ（何も取れません）
placement-act-enter = { $attacker }で侵入する
placement-act-deeper = { $attacker }を{ $space }へ進める（{ $cost }）
placement-act-deepest = { $attacker }を奥へ進める
placement-act-retreat = { $points ->
        [0] { $attacker }を撤退させる
       *[other] { $attacker }を撤退させて{ $points }点を得る
    }
placement-act-play = { $card }で攻撃する
placement-act-buy = イベントカードを買う
placement-act-use = { $card }を使う
placement-act-offer = { $player }に、{ $give }と{ $take }の交換を提案する
placement-act-with = { $attacker }を選ぶ
placement-act-at = { $site }
placement-act-at-for = { $site }（{ $cost }）
placement-act-at-colour = { $colour }を宣言する
placement-act-by-alone = 1人で攻撃する（{ $cost }）
placement-act-by-extra = { $cost }に●2つを足して、合わせて3点にする
placement-act-by-spoofed = 支払う代わりに{ $card }を捨てる
placement-act-by-joint = { $attacker }と共同で攻撃する（{ $cost }、点は2倍）
placement-act-by-together = { $attacker }に共闘を持ちかける
placement-act-pay = { $tokens }を支払う
placement-act-join = { $tokens }を支払って共闘する
placement-act-want = { $tokens }をもらう
placement-act-exploit = { $card }：{ $effect }
placement-act-fetch = { $card }を取る
placement-act-discard = { $card }を捨てる
placement-act-swap = { $give }を1つ渡し、{ $take }を1つもらう
placement-act-against = { $player }と交換する
placement-act-accept = 受ける
placement-act-refuse = 断る
placement-act-yes-return = バックドアから戻る
placement-act-no-return = 初期位置に残る
placement-act-yes-advance = 奥へ進む
placement-act-no-advance = ここに残る
placement-act-yes-destroy = セキュリティカードを破壊する
placement-act-no-destroy = そのままにする
placement-act-done = ここまでにする
placement-act-end = 番を終える

# Events: the log
placement-event-log-dealt = カードが配られました。最初の番は{ $player }です。
placement-event-log-turn = 第{ $round }ラウンド、{ $player }の番です。
placement-event-log-exposed = { $site }に{ $card }が置かれました。
placement-event-log-exposed-replacing = { $site }に{ $card }が置かれ、{ $old }と入れ替わりました。
placement-event-log-claim-ended = { $player }の犯行声明が終わり、{ $colour }の情報がまた手に入ります。
placement-event-log-took = { $player }が{ $site }から{ $colour }の情報を取りました。
placement-event-log-gained = { $player }が盤外から{ $colour }の情報を得ました。
placement-event-log-missed = { $player }の{ $colour }は空振りでした。
placement-event-log-secured-low = { $site }のストックが減り、{ $card }が置かれました。
placement-event-log-secured-crowd = { $site }に攻撃者が集まり、{ $card }が置かれました。
placement-event-log-leaked = { $site }で情報漏えいです。中にいた攻撃者は捕まり、拠点はリセットされます。
placement-event-log-arrested = { $attacker }が逮捕されました（{ $space }）。
placement-event-log-out = { $player }は攻撃者がいなくなり、脱落しました。
placement-event-log-rolled = { $player }が{ $card }のダイスを振り、{ $colour }が出ました。
placement-event-log-gathered = { $player }がダイスを振り、{ $first }・{ $second }・{ $third }が出ました。
placement-event-log-scored = { $player }が{ $points }点を得て、{ $total }点になりました。
placement-event-log-stood = { $player }の攻撃者が起き上がりました。
placement-event-log-exchanged = { $player }が{ $card }を捨てて交換しました。
placement-event-log-drew = { $player }が攻撃カードを1枚引きました。
placement-event-log-drew-card = { $player }が{ $card }を引きました。
placement-event-log-drew-event = { $player }がイベントカードを1枚引きました。
placement-event-log-drew-event-card = { $player }がイベント「{ $card }」を引きました。
placement-event-log-fetched = { $player }が山札から攻撃カードを1枚選びました。
placement-event-log-fetched-card = { $player }が山札から{ $card }を選びました。
placement-event-log-law = { $player }が不正アクセス禁止法を引きました。10点以上のグループは攻撃者を1人失います。
placement-event-log-surrendered = { $attacker }が逮捕されることになりました。
placement-event-log-moved = { $player }が{ $attacker }を{ $space }に進めました。
placement-event-log-moved-card = { $card }により、{ $player }が{ $attacker }を{ $space }に動かしました。
placement-event-log-returned = { $player }がバックドアから{ $attacker }を{ $space }に戻しました。
placement-event-log-paid = { $player }が{ $tokens }を支払いました。
placement-event-log-retreated = { $player }が{ $attacker }を{ $space }から撤退させました。
placement-event-log-attacked = { $player }が{ $card }で{ $site }を攻撃しました（{ $attacker }）。
placement-event-log-attacked-extra = { $player }が追加の情報を支払い、{ $card }で{ $site }を攻撃しました（{ $attacker }）。
placement-event-log-attacked-spoofed = { $player }が情報を使わずに、{ $card }で{ $site }を攻撃しました（{ $attacker }）。
placement-event-log-attacked-joint = { $player }が{ $card }で{ $site }を共同で攻撃しました（{ $attacker }、{ $other }）。
placement-event-log-attacked-together = { $player }が{ $card }で{ $site }に共闘を仕掛けました（{ $attacker }、{ $other }）。
placement-event-log-guessed = { $player }が{ $colour }を宣言しました。
placement-event-log-destroyed = { $site }のセキュリティが破壊されました。
placement-event-log-bought = { $player }がイベントカードを買いました。
placement-event-log-used = { $player }が{ $card }を使いました。
placement-event-log-spent = { $attacker }が行動済みになりました。
placement-event-log-blacked-out = { $player }が{ $colour }を宣言し、全員がその色の情報を失いました。
placement-event-log-swapped = { $player }が{ $with }に{ $give }を1つ渡し、{ $take }を1つもらいました。
placement-event-log-zero-day = { $player }のゼロデイ攻撃です。この番だけ、{ $site }に{ $card }が効きます。
placement-event-log-zero-day-ended = ゼロデイの{ $card }は終わりました。
placement-event-log-claimed = { $player }の犯行声明です。次の自分の番まで、だれも{ $colour }の情報を得られません。
placement-event-log-discarded = { $player }が{ $card }を捨てました。
placement-event-log-borrowed = { $player }がこの番だけ{ $attacker }を買収しました。
placement-event-log-gave-back = { $attacker }が元のグループに戻りました。
placement-event-log-offered = { $player }が{ $to }に、{ $give }と{ $take }の交換を提案しました。
placement-event-log-traded = 交渉成立です。{ $player }が{ $with }に{ $give }を渡し、{ $take }をもらいました。
placement-event-log-refused = { $player }が{ $with }の誘いを断りました。
placement-event-log-proposed = { $player }が{ $to }を、{ $site }への{ $card }の共闘に誘いました。
placement-event-log-rounds-ended = { $rounds }ラウンドが終わりました。点で決めます。
placement-event-log-won = { $player }が{ $points }点で勝ちました。
placement-event-log-won-last = ほかのグループがすべて脱落し、{ $player }が勝ちました。
placement-event-log-won-arrest = 残っていたグループが同時に捕まり、点の多い{ $player }が勝ちました（{ $points }点）。

# Refusals: why not
placement-no-over = ゲームは終わっています。
placement-no-not-your-turn = あなたが決める場面ではありません。順番が来るまでお待ちください。
placement-no-wrong-step = 番のこの段階では、それはできません。
placement-no-not-in-hand = そのカードは手札にありません。
placement-no-not-yours = その攻撃者はほかのグループのものです。
placement-no-arrested = その攻撃者は逮捕されています。
placement-no-acted = その攻撃者は行動済みです。次の自分の番にまた動けます。
placement-no-deepest = その攻撃者は、もういちばん奥にいます。
placement-no-on-start-space = その攻撃者は、もう初期位置にいます。
placement-no-not-on-start-space = 初期位置の攻撃者だけができます。
placement-no-barred = { $site }ではアクセス制御が効いています。だれも入れず、奥へも進めません。
placement-no-all-barred = アクセス制御のため、どこにも入れません。
placement-no-not-enough-tokens = { $site }（○は{ $colour }）では{ $need }が必要です。持っているのは{ $have }です。
placement-no-not-enough-tokens-none = { $site }（○は{ $colour }）では{ $need }が必要ですが、使える情報がありません。
placement-no-not-enough-anywhere = どの拠点でも情報が足りません。
placement-no-needs-start-space = このカードは初期位置からしか使えません。
placement-no-needs-level = レベル{ $level }以上にいる攻撃者が必要です。
placement-no-needs-heart = { $site }のレベル3にいる攻撃者が必要です。
placement-no-no-standing-attacker = この番に行動可能な攻撃者がもういません。
placement-no-wrong-target = このカードの対象にはなりません。
placement-no-wrong-payment = その情報では支払いになりません。
placement-no-wrong-manner = このカードはそのようには使えません。
placement-no-first-game = このテーブルでは共同・共闘・交渉をしません。
placement-no-not-co-op = 一緒に攻撃できるカードではありません。
placement-no-not-same-space = 2人が同じマスにいる必要があります。
placement-no-can-pay-alone = 1人で支払えます。共闘は情報が足りないときだけです。
placement-no-partner-cannot-pay = 相手のグループも、足りない分の情報を持っていません。
placement-no-no-offers-left = 提案は1つの番に5回までで、もう使い切りました。
placement-no-event-gained = この番にはもうイベントカードを得ました。1つの番に1枚までです。
placement-no-no-events-left = 引けるイベントカードがありません。
placement-no-event-too-dear = イベントカードには違う3色の情報が必要です。持っているのは{ $have }色です。
placement-no-event-too-dear-of-one = イベントカードには同じ色の情報が3つ必要です。いちばん多い色でも{ $have }つです。
placement-no-lead-too-small = { $lead ->
        [0] 買収には、5点以上リードしているグループが必要です。あなたより上のグループはいません。
       *[other] 買収には、5点以上リードしているグループが必要です。今の差は{ $lead }点です。
    }
placement-no-already-yours = その攻撃者は、もうあなたのものです。
placement-no-nothing-to-swap = 交換できるものがありません。
placement-no-nothing-to-gain = すべての色が犯行声明の対象で、何も得られません。
placement-no-not-in-deck = そのカードは山札にありません。
placement-no-no-such-player = 交渉できる相手ではありません。
placement-no-out-of-game = { $player }は脱落しています。
placement-no-empty-offer = 提案には何かを入れてください。
placement-no-you-lack = それだけのものを持っていません。
placement-no-they-lack = 相手がそれだけのものを持っていません。
placement-no-not-deepest = いちばん深くにいる攻撃者の中から選んでください。
placement-no-claimed = { $colour }は犯行声明の対象で、今は得られません。

# Coach: help in the first game
placement-coach-exchange = 深いレベルが必要なカードは、はじめは使いにくいものです。すぐに使えない1枚を交換しましょう。
placement-coach-gather = ダイスなら運しだいで3つ、直接取れば必要な色が確実に2つ手に入ります。
placement-coach-careful-take = 自分の攻撃者がいる拠点のストックが減っています。取るたびに漏えいが近づきます。
placement-coach-take = 手札のコストを見ましょう。○は攻撃する拠点の色です。
placement-coach-retreat = 攻撃者のいる拠点が漏えい間近です。撤退すれば助かり、レベル2以上なら点にもなります。
placement-coach-attack = 今なら攻撃のコストを払えます。攻撃は1つの番に1人1回です。
placement-coach-deep = レベル3では強いカードが使えます。撤退するだけでも2点です。
placement-coach-intrude = 拠点の中の攻撃者は、毎番情報を1個持ってきます。移動しても行動済みにはなりません。
placement-coach-save = まだ払えるものがなければ、番を終えて情報をためましょう。
placement-coach-offer = 公平な取引はお互いの得になります。どちらが15点に近いかも考えましょう。
placement-coach-proposal = 相手と同じ点が入りますが、あなたの攻撃者は長く休むことになります。
placement-coach-pay = 手札に必要な色は残し、たくさんある色から支払いましょう。

# The table in sentences: for the terminal and for screen readers
placement-describe-round = 第{ $round }ラウンド（最大{ $rounds }）、{ $player }の番です。
placement-describe-site = { $site }：{ $colour }の情報が{ $stock }個あります。
placement-describe-security = { $site }のセキュリティ：{ $cards }。
placement-describe-security-void = { $site }のセキュリティ（無効）：{ $cards }。
placement-describe-vulnerability = { $site }の脆弱性：{ $card }。
placement-describe-vulnerability-void = { $site }の脆弱性（無効）：{ $card }。
placement-describe-claimed = { $player }の犯行声明により、{ $colour }の情報は得られません。
placement-describe-zero-day = この番だけ{ $site }に効くゼロデイ：{ $card }。
placement-describe-crew = { $player }：15点中{ $points }点。情報：{ $tokens }。攻撃者：{ $attackers }。攻撃カード{ $cards }枚、イベントカード{ $events }枚。
placement-describe-standing = { $number }は{ $space }
placement-describe-acted = { $number }は{ $space }（行動済み）
placement-describe-out = { $player }は脱落しています（15点中{ $points }点）。
placement-describe-hand = あなたの攻撃カード：{ $cards }。
placement-describe-events = あなたのイベントカード：{ $cards }。

# What decided the game
placement-verdict-points = { $player }が{ $points }点に届きました。
placement-verdict-points-tie = { $others }も15点に届きましたが、{ $player }の番でした。
placement-verdict-last-standing = { $player }だけに攻撃者が残りました。
placement-verdict-last-arrest = 残っていたグループが同時に捕まり、点がいちばん多い{ $player }の勝ちです（{ $points }点）。
placement-verdict-rounds = { $rounds }ラウンドを終えて、{ $player }の{ $points }点が最高でした。
placement-verdict-rounds-tie = { $others }も同点ですが、手番の順が早い{ $player }の勝ちです。
