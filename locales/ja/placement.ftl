# Cyber Attacker Placement: every text of the game but the cards (placement-cards.ftl).
# ○ is a token of the site’s own colour, ● a token of any other colour.

# The game
placement-title = Cyber Attacker Placement
placement-tagline = 攻撃者のチームを率いて4つの拠点に侵入し、情報漏えいの前に引き上げましょう。
placement-minutes = 60
placement-attribution = ボードゲーム「Cyber Attacker Placement」の非公式な実装です。原作は、IPA産業サイバーセキュリティセンター（ICSCoE）中核人材育成プログラム第6期の有志によるものです。このバージョンは原作者が制作・公認したものではなく、原作の文章や絵は含みません。ルールブックに書かれていない点は独自の裁定で補い、ルールのページにまとめています。

# Switches of a table
placement-switch-first-game = 初めてのゲーム
placement-switch-first-game-help = 共同・共闘・交渉なしで遊びます。ルールブックも、初回はこの遊び方を勧めています。
placement-switch-event-price = イベントカードの値段
placement-switch-event-price-help = ルールブックは2通りに読めます。
placement-switch-event-price-three-different = 違う3色の情報を1個ずつ
placement-switch-event-price-three-of-one = 同じ色の情報を3個
placement-switch-rounds = 最大ラウンド数
placement-switch-rounds-help = 最後のラウンドが終わったら、点が一番多いプレイヤーの勝ちです。
placement-switch-endless = 最終ラウンドなし
placement-switch-endless-help = 15点に達するか、最後の1人になるまで続けます。上の最大ラウンド数は使いません。
placement-switch-start = スタートプレイヤー
placement-switch-start-help = 最初に手番を行う席を選びます。複数を選ぶとその中から、何も選ばないと全員の中から、抽選で決めます。
placement-switch-frozen-claims = 犯行声明の色は動かせない
placement-switch-frozen-claims-help = 「犯行声明」の間は、その色の情報を交渉や「情報錯綜」でやり取りすることもできません。支払いには使えます。

# Places and things
placement-space-start = 初期位置
placement-space-in = { $site }のレベル{ $level }
placement-space-gone = 逮捕済み
placement-attacker = { $player }の攻撃者{ $number }
placement-attacker-own = 攻撃者{ $number }
placement-attacker-at = { $attacker }（{ $space }）
placement-cost = ○{ $own }個と●{ $other }個
placement-cost-own = ○{ $own }個
placement-cost-other = ●{ $other }個
placement-cost-free = コストなし
placement-flaw = { $card }（−{ $less }）
placement-tokens = { $colour }{ $count }個
placement-points = { $count }点
placement-nothing = なし
placement-die-wild = ワイルド
placement-die-white = 白

# Prompts: what the awaited crew is asked
placement-prompt-exchange = あなたの手番です。攻撃カードを1枚捨てて、新しく1枚引けます。
placement-prompt-return = { $attacker }は、バックドアから{ $space }に戻れます。
placement-prompt-gather = 情報収集です。ダイスを3個振るか、拠点のストックから情報を2個取ってください。
placement-prompt-second = 2個目の情報をストックから取ってください。
placement-prompt-wild = ワイルドが出ました。好きな拠点のストックから情報を1個取ってください。
placement-prompt-act = 好きな順に行動し、済んだら手番を終えてください。
placement-prompt-plan-enter = { $attacker }はどの拠点に侵入しますか。
placement-prompt-plan-pay-move = { $site }での移動に、どの情報を支払いますか。
placement-prompt-plan-attack = どの攻撃者が「{ $card }」を使いますか。
placement-prompt-plan-target = 「{ $card }」の攻撃先をどの拠点にしますか。
placement-prompt-plan-manner = 「{ $card }」をどう使いますか。
placement-prompt-plan-pay-attack = { $site }への「{ $card }」に、どの情報を支払いますか。
placement-prompt-plan-pay-event = イベントカードに、どの情報を支払いますか。
placement-prompt-plan-event-colour = 「{ $card }」：どの色にしますか。
placement-prompt-plan-event-site = 「{ $card }」：どの拠点にしますか。
placement-prompt-plan-event-player = 「{ $card }」：誰と交換しますか。
placement-prompt-plan-event-vulnerability = 「{ $card }」：山札のどの脆弱性を使いますか。
placement-prompt-plan-event-attacker = 「{ $card }」：どの攻撃者にしますか。
placement-prompt-plan-event-tokens = 「{ $card }」：どの情報を3個もらいますか。
placement-prompt-plan-event-entry = 「{ $card }」：どの拠点に侵入しますか。
placement-prompt-offered = { $by }からの提案です（もらう：{ $give }、渡す：{ $take }）。受けるか、断るか、対案を出してください。
placement-prompt-offered-promising = { $by }からの提案です（もらう：{ $give }、渡す：{ $take }、約束：「{ $promise }」）。受けるか、断るか、対案を出してください。
placement-prompt-proposed = { $by }から、{ $site }への「{ $card }」の共闘に誘われました。{ $cost }を支払うと、あなたも{ $points }を得ます。
placement-prompt-surrender = 「不正アクセス禁止法」により、一番深くにいる攻撃者が1人逮捕されます。誰にするか選んでください。
placement-prompt-guess = 色を1つ宣言してください。ダイスの目と合えば、その色の情報を1個取れます。
placement-prompt-advance = { $level ->
        [1] { $attacker }は、{ $site }のレベル1に無料で侵入できます。
       *[other] { $attacker }は、{ $site }での侵入レベルを無料で1上げられます。
    }
placement-prompt-destroy = { $site }のセキュリティカードをすべて破壊できます。
placement-prompt-broker = もう1人を拠点に侵入させるか、ここで終えるか選んでください。
placement-prompt-confuse = { $with }と情報を1個ずつ、あと{ $left }回まで交換できます。途中でやめてもかまいません。
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
placement-wait-offered = { $by }が{ $player }に提案しています（渡す：{ $give }、もらう：{ $take }）。
placement-wait-offered-promising = { $by }が{ $player }に提案しています（渡す：{ $give }、もらう：{ $take }、約束：「{ $promise }」）。
placement-wait-proposed = { $by }が{ $player }を、{ $site }への「{ $card }」の共闘に誘っています（コスト：{ $cost }、それぞれ{ $points }）。
placement-wait-surrender = { $player }が、逮捕される攻撃者を選んでいます。
placement-wait-guess = { $player }が宣言する色を選んでいます。
placement-wait-advance = { $level ->
        [1] { $player }が、{ $attacker }を{ $site }に侵入させるか考えています。
       *[other] { $player }が、{ $attacker }の{ $site }での侵入レベルを上げるか考えています。
    }
placement-wait-destroy = { $player }が、{ $site }のセキュリティを破壊するか考えています。
placement-wait-broker = { $player }が、もう1人を侵入させるか考えています。
placement-wait-confuse = { $player }が{ $with }と情報を交換しています。あと{ $left }回までです。
placement-wait-fetch = { $player }が攻撃カードの山札を調べています。
placement-wait-trim = { $player }が、攻撃カードを3枚になるまで捨てています。

# Actions
placement-act-exchange = 「{ $card }」を捨てて1枚引く
placement-act-keep = 交換しない
placement-act-roll = ダイスを振る
placement-act-take = { $site }から{ $colour }の情報を取る（残り{ $stock }個）
placement-act-take-miss = { $colour }を選ぶ（何も取れません）
placement-act-enter = { $attacker }を侵入させる
placement-act-deeper = { $attacker }を{ $space }へ進める（{ $cost }）
placement-act-deepest = { $attacker }を奥へ進める
placement-act-retreat = { $points ->
        [0] { $attacker }を撤退させる
       *[other] { $attacker }を撤退させて{ $points }点を得る
    }
placement-act-play = 「{ $card }」を使う
placement-act-buy = イベントカードを買う
placement-act-use = 「{ $card }」を使う
placement-act-offer = { $player }に提案する（渡す：{ $give }、もらう：{ $take }）
placement-act-offer-promising = { $player }に提案する（渡す：{ $give }、もらう：{ $take }、約束：「{ $promise }」）
placement-act-with = { $attacker }を選ぶ
placement-act-at = { $site }
placement-act-at-for = { $site }（{ $cost }）
placement-act-at-colour = { $colour }を宣言する
placement-act-by-alone = 1人で攻撃する（{ $cost }）
placement-act-by-extra = { $cost }に●2個を足して、合わせて3点にする
placement-act-by-spoofed = 支払う代わりに「{ $card }」を捨てる
placement-act-by-joint = { $attacker }と共同で攻撃する（{ $cost }、点は2倍）
placement-act-by-together = { $attacker }に共闘を持ちかける
placement-act-pay = { $tokens }を支払う
placement-act-join = { $tokens }を支払って共闘する
placement-act-want = { $tokens }をもらう
placement-act-exploit = { $card }：{ $effect }
placement-act-fetch = 「{ $card }」を取る
placement-act-discard = 「{ $card }」を捨てる
placement-act-swap = { $give }を1個渡し、{ $take }を1個もらう
placement-act-against = { $player }と交換する
placement-act-accept = 受ける
placement-act-refuse = 断る
placement-act-yes-return = バックドアから戻る
placement-act-no-return = 初期位置に残る
placement-act-yes-advance = { $level ->
        [1] レベル1に侵入する
       *[other] 侵入レベルを上げる
    }
placement-act-no-advance = { $level ->
        [1] 初期位置に残る
       *[other] 今のマスに残る
    }
placement-act-yes-destroy = セキュリティカードを破壊する
placement-act-no-destroy = そのままにする
placement-act-done = ここで終える
placement-act-end = 手番を終える

# Events: the log
placement-event-log-dealt = カードが配られ、各拠点に情報が{ $stock }個ずつ置かれました。最初の手番は{ $player }です。
placement-event-log-turn = 第{ $round }ラウンド、{ $player }の手番です。
placement-event-log-exposed = { $site }に「{ $card }」が置かれました。
placement-event-log-exposed-replacing = { $site }に「{ $card }」が置かれ、「{ $old }」と入れ替わりました。
placement-event-log-claim-ended = { $player }の「犯行声明」が終わり、{ $colour }の情報がまた手に入るようになりました。
placement-event-log-took = { $player }が{ $site }から{ $colour }の情報を取りました（残り{ $left }個）。
placement-event-log-gained = { $player }が盤外から{ $colour }の情報を得ました。
placement-event-log-missed = { $player }の{ $colour }は空振りで、情報を得られませんでした。
placement-event-log-secured-low = { $site }のストックが減り、「{ $card }」が置かれました。
placement-event-log-secured-crowd = { $site }に攻撃者が集まり、「{ $card }」が置かれました。
placement-event-log-leaked = { $caught ->
        [0] { $site }で情報漏えいが起きましたが、中に攻撃者はいませんでした。拠点のカードは捨てられ、情報は{ $stock }個に戻ります。
       *[other] { $site }で情報漏えいが起きました。中にいた攻撃者{ $caught }人は逮捕されます。拠点のカードは捨てられ、情報は{ $stock }個に戻ります。
    }
placement-event-log-arrested = { $attacker }が逮捕されました（{ $space }）。
placement-event-log-out = { $player }は攻撃者がいなくなり、脱落しました。
placement-event-log-rolled = { $hit ->
        [0] { $player }が「{ $card }」のダイスを振り、{ $colour }が出ました。{ $wanted }ではないので、何も起こりません。
        [1] { $player }が「{ $card }」のダイスを振り、狙いどおり{ $wanted }が出ました。
       *[other] { $player }が「{ $card }」のダイスを振り、{ $colour }が出ました。
    }
placement-event-log-gathered = { $player }がダイスを振り、{ $first }、{ $second }、{ $third }が出ました。
placement-event-log-scored = { $player }が{ $points }点を得て、{ $total }点になりました（{ $why }）。
placement-event-log-stood = { $player }の攻撃者が行動可能に戻りました。
placement-event-log-exchanged = { $player }が「{ $card }」を捨てて、攻撃カードを交換しました。
placement-event-log-drew = { $player }が攻撃カードを1枚引きました。
placement-event-log-drew-card = { $player }が「{ $card }」を引きました。
placement-event-log-drew-event = { $player }がイベントカードを1枚引きました。
placement-event-log-drew-event-card = { $player }がイベントカード「{ $card }」を引きました。
placement-event-log-fetched = { $player }が山札から攻撃カードを1枚取りました。
placement-event-log-fetched-card = { $player }が山札から「{ $card }」を取りました。
placement-event-log-law = { $player }が「不正アクセス禁止法」を引きました。10点以上のプレイヤーは、攻撃者を1人逮捕されます。ただし、自分の攻撃者が全員初期位置にいれば逮捕されません。
placement-event-log-surrendered = { $attacker }が逮捕の対象になりました。
placement-event-log-moved = { $player }が{ $attacker }を{ $space }に進めました。
placement-event-log-moved-card = 「{ $card }」により、{ $player }が{ $attacker }を{ $space }に動かしました。
placement-event-log-returned = { $player }がバックドアから{ $attacker }を{ $space }に戻しました。
placement-event-log-paid = { $player }が{ $tokens }を支払いました。
placement-event-log-paid-bill = { $player }が{ $tokens }を支払いました（{ $bill }）。
placement-event-log-paid-share = { $player }が共闘のコスト{ $cost }のうち{ $tokens }を支払いました（{ $bill }）。
placement-event-log-retreated = { $player }が{ $attacker }を{ $space }から撤退させました。
placement-event-log-attacked = { $player }が{ $site }に「{ $card }」を使いました（{ $attacker }）。
placement-event-log-attacked-extra = { $player }が追加の情報を支払い、{ $site }に「{ $card }」を使いました（{ $attacker }）。
placement-event-log-attacked-spoofed = { $player }が情報を支払わずに、{ $site }に「{ $card }」を使いました（{ $attacker }）。
placement-event-log-attacked-joint = { $player }が共同で、{ $site }に「{ $card }」を使いました（{ $attacker }、{ $other }）。
placement-event-log-attacked-together = { $player }が共闘で、{ $site }に「{ $card }」を使いました（{ $attacker }、{ $other }）。
placement-event-log-guessed = { $player }が{ $colour }を宣言しました。
placement-event-log-destroyed = { $site }のセキュリティが破壊されました。
placement-event-log-bought = { $player }がイベントカードを買いました。
placement-event-log-used = { $player }が「{ $card }」を使いました。
placement-event-log-spent = { $attacker }が行動済みになりました。
placement-event-log-blacked-out = { $player }が{ $colour }を宣言し、全員がその色の情報を失いました（{ $losses }）。
placement-event-log-swapped = { $player }が{ $with }に{ $give }を1個渡し、{ $take }を1個もらいました。
placement-event-log-zero-day = { $player }の「ゼロデイ攻撃」です。この手番の間、{ $site }で「{ $card }」が有効です。
placement-event-log-zero-day-ended = 「ゼロデイ攻撃」による「{ $card }」の効果が終わりました。
placement-event-log-claimed = { $player }の「犯行声明」です。次の{ $player }の手番まで、誰も{ $colour }の情報を得られません。
placement-event-log-discarded = { $player }が「{ $card }」を捨てました。
placement-event-log-borrowed = { $player }が{ $attacker }を買収しました。この手番の間だけ動かせます。
placement-event-log-gave-back = { $attacker }が元のチームに戻りました。
placement-event-log-offered = { $player }が{ $to }に提案しました（渡す：{ $give }、もらう：{ $take }）。
placement-event-log-offered-promising = { $player }が{ $to }に提案しました（渡す：{ $give }、もらう：{ $take }、約束：「{ $promise }」）。
placement-event-log-traded = 交渉成立です（{ $player }から：{ $give }、{ $with }から：{ $take }）。
placement-event-log-traded-promising = 交渉成立です（{ $player }から：{ $give }、{ $with }から：{ $take }、{ $player }の約束：「{ $promise }」）。
placement-event-log-refused = { $player }が{ $with }の申し出を断りました。
placement-event-log-proposed = { $player }が{ $to }を、{ $site }への「{ $card }」の共闘に誘いました（それぞれ{ $points }）。
placement-event-log-rounds-ended = { $rounds }ラウンドが終わりました。点の多さで勝敗を決めます。
placement-event-log-won = { $player }が{ $points }点で勝ちました。
placement-event-log-won-last = ほかの全員が脱落し、{ $player }が勝ちました。
placement-event-log-won-arrest = 残っていた全員が同時に逮捕され、点が一番多い{ $player }が勝ちました（{ $points }点）。

placement-loss = { $player }：{ $count }個

# 点数とコストの内訳
placement-source-card = { $card }
placement-source-joint = { $card }、{ $each }点×2
placement-source-others = { $card }、初期位置にいるほかの攻撃者{ $count }人
placement-source-held = { $card }、全員の{ $colour }の情報{ $count }個
placement-source-retreat = レベル{ $level }からの撤退、得点はレベルの数−1
placement-bill-printed = 元のコスト{ $cost }
placement-bill-more = セキュリティ+{ $cost }
placement-bill-less = 脆弱性−{ $cost }
placement-bill-extra = 点の追加+{ $cost }
placement-bill-least = 最低{ $cost }

# Refusals: why not
placement-no-over = ゲームは終わっています。
placement-no-not-your-turn = 今はあなたが決める場面ではありません。順番が来るまでお待ちください。
placement-no-wrong-step = 今の場面では、それはできません。
placement-no-not-in-hand = そのカードは手札にありません。
placement-no-not-yours = その攻撃者はほかのプレイヤーのものです。
placement-no-arrested = その攻撃者は逮捕されています。
placement-no-acted = その攻撃者は行動済みです。持ち主の次の手番に、また行動できます。
placement-no-deepest = その攻撃者は、すでに一番奥にいます。
placement-no-on-start-space = その攻撃者は、すでに初期位置にいます。
placement-no-not-on-start-space = 初期位置にいる攻撃者だけができます。
placement-no-barred = { $site }では「アクセス制御」が有効です。誰も侵入・展開できません。
placement-no-all-barred = 「アクセス制御」のため、どの拠点にも侵入できません。
placement-no-not-enough-tokens = { $site }（○は{ $colour }）では{ $need }が必要です。使えるのは{ $have }です。
placement-no-not-enough-tokens-none = { $site }（○は{ $colour }）では{ $need }が必要ですが、使える情報がありません。
placement-no-not-enough-anywhere = どの拠点でも情報が足りません。
placement-no-needs-start-space = このカードは初期位置からしか使えません。
placement-no-needs-level = レベル{ $level }以上にいる攻撃者が必要です。
placement-no-needs-heart = { $site }のレベル3にいる攻撃者が必要です。
placement-no-no-standing-attacker = この手番に行動可能な攻撃者は、もういません。
placement-no-wrong-target = このカードの対象にはできません。
placement-no-wrong-payment = その情報ではコストを支払えません。
placement-no-wrong-manner = このカードはそのようには使えません。
placement-no-first-game = このテーブルでは、共同・共闘・交渉は使いません。
placement-no-not-co-op = 共同・共闘に使えるカードではありません。
placement-no-not-same-space = 2人が同じマスにいる必要があります。
placement-no-can-pay-alone = 自分だけで支払えます。共闘は、自分の情報では足りないときだけです。
placement-no-partner-cannot-pay = 相手も、足りない分の情報を持っていません。
placement-no-no-offers-left = 提案は1回の手番に5回までで、もう使い切りました。
placement-no-event-gained = この手番では、もうイベントカードを得ました。1回の手番に1枚までです。
placement-no-no-events-left = 引けるイベントカードがありません。
placement-no-event-too-dear = イベントカードには違う3色の情報が必要です。{ $have ->
        [0] 今は情報を持っていません。
       *[other] 持っているのは{ $have }色です。
    }
placement-no-event-too-dear-of-one = イベントカードには同じ色の情報が3個必要です。{ $have ->
        [0] 今は情報を持っていません。
       *[other] 一番多い色でも{ $have }個です。
    }
placement-no-lead-too-small = { $lead ->
        [0] 「攻撃者買収」には、5点以上リードしているプレイヤーが必要です。あなたより点の多いプレイヤーはいません。
       *[other] 「攻撃者買収」には、5点以上リードしているプレイヤーが必要です。今の差は{ $lead }点です。
    }
placement-no-already-yours = その攻撃者は、すでにあなたのものです。
placement-no-nothing-to-swap = 交換できるものがありません。
placement-no-nothing-to-gain = すべての色が「犯行声明」の対象なので、情報を得られません。
placement-no-not-in-deck = そのカードは山札にありません。
placement-no-no-such-player = 交渉できる相手ではありません。
placement-no-out-of-game = { $player }は脱落しています。
placement-no-empty-offer = 提案には、渡すものかもらうものを入れてください。
placement-no-you-lack = 渡すものが足りません。
placement-no-they-lack = 相手はそれだけのものを持っていません。
placement-no-not-deepest = 一番深くにいる攻撃者の中から選んでください。
placement-no-claimed = { $colour }は「犯行声明」の対象で、今は得られません。

# Coach: help in the first game
placement-coach-exchange = すぐに使えないカードは、交換してしまいましょう。
placement-coach-gather = ストックから取れば、確実に2個手に入ります。少ない色を取りましょう。
placement-coach-take = 少ない色を取りましょう。コストの○は攻撃する拠点の色、●はそれ以外の色です。
placement-coach-retreat = 攻撃者のいる拠点が情報漏えい間近です。撤退すれば助かり、レベル2以上なら点にもなります。
placement-coach-attack = 今なら、見合うコストで攻撃できます。攻撃者1人につき、1回の手番に1回攻撃できます。
placement-coach-intrude = 拠点の中の攻撃者は、手番ごとに情報を1個持ってきます。移動しても行動済みにはなりません。
placement-coach-save = まだコストに見合うものがありません。手番を終えて情報をためましょう。
placement-coach-offer = この交渉はあなたの得になり、相手があなたより大きく得をすることもありません。
placement-coach-pay = 手札に必要な色は残し、多く持っている色から支払いましょう。
placement-coach-refuse = この交渉では、相手のほうが得をします。どちらが15点に近いかも考えましょう。
placement-coach-roll = ダイスなら3個手に入ります。欲しい色が決まっていなければ、2個取るより得です。

# The table in sentences: for the terminal and for screen readers
placement-describe-round = 第{ $round }ラウンド（最大{ $rounds }ラウンド）、{ $player }の手番です。
placement-describe-round-endless = 第{ $round }ラウンド、{ $player }の手番です。
placement-describe-site = { $site }：ストックは{ $colour }の情報{ $stock }個です。
placement-describe-security = { $site }のセキュリティ：{ $card }。{ $effect }
placement-describe-security-void = { $site }のセキュリティ（無効）：{ $card }。
placement-describe-vulnerability = { $site }の脆弱性：{ $card }。{ $effect }
placement-describe-vulnerability-void = { $site }の脆弱性（無効）：{ $card }。
placement-describe-claimed = { $player }の「犯行声明」により、{ $colour }の情報は得られません。
placement-describe-zero-day = 「ゼロデイ攻撃」により、この手番だけ{ $site }で有効な脆弱性：{ $card }。{ $effect }
placement-describe-crew = { $player }：15点中{ $points }点。情報：{ $tokens }。
placement-describe-attackers = { $player }の攻撃者：{ $attackers }。
placement-describe-cards = { $player }の手札：攻撃カード{ $cards }枚、イベントカード{ $events }枚。
placement-describe-standing = { $number }番は{ $space }
placement-describe-acted = { $number }番は{ $space }（行動済み）
placement-describe-out = { $player }は脱落しています（15点中{ $points }点）。
placement-describe-hand = あなたの攻撃カード：{ $cards }。
placement-describe-events = あなたのイベントカード：{ $cards }。

# What decided the game
placement-verdict-points = 第{ $rounds }ラウンドで決着し、2位との差は{ $lead }点でした。
placement-verdict-points-tie = { $others }も15点に達しましたが、手番プレイヤーの{ $player }の勝ちです。
placement-verdict-last-standing = 逮捕されていない攻撃者がいるのは{ $player }だけになりました。
placement-verdict-last-arrest = 残っていた全員が同時に逮捕され、点が一番多い{ $player }の勝ちです（{ $points }点）。
placement-verdict-rounds = { $rounds }ラウンドを終えて、{ $player }の{ $points }点が最高でした。
placement-verdict-rounds-tie = { $others }も同点ですが、手番の順が早い{ $player }の勝ちです。

# Cards, aids, deals and scores in sentences: for the terminal and for screen readers
placement-read-attack = コストは{ $cost }、得点は{ $points }です。{ $effect }
placement-read-cost = 拠点の色{ $own }個とほかの色{ $other }個
placement-read-cost-own = 拠点の色{ $own }個
placement-read-cost-other = ほかの色{ $other }個
placement-read-points-vary = 効果しだい
placement-read-stock = ストック：{ $stock }個。{ $low }個以下になるとセキュリティが置かれます。0個になると情報漏えいで、中にいる全員が逮捕されます。
placement-read-lies = { $card }：{ $effect }
placement-aid-moves = { $site }の今の移動コスト：レベル1へは{ $one }、レベル2へは{ $two }、レベル3へは{ $three }。
placement-aid-barred = { $site }には今、侵入も展開もできません。
placement-aid-income = { $player }の次の手番の収入：{ $tokens }。
placement-aid-card = 「{ $card }」の今のコスト：{ $uses }。
placement-aid-use = { $attacker }で{ $site }を攻撃（{ $cost }）
placement-aid-use-dear = { $attacker }で{ $site }を攻撃（{ $cost }、情報が足りません）
placement-aid-use-acted = { $attacker }で{ $site }を攻撃（{ $cost }、行動済み）
placement-aid-use-scoring = { $use }、得点は{ $points }
placement-score-item = { $player }、第{ $round }ラウンド：{ $points }点（{ $why }）。
placement-score-deals = { $player }、交渉による増減：{ $points }点。
placement-score-crew = { $player }：逮捕されていない攻撃者{ $free }人、残った情報：{ $tokens }。
placement-form-deal = { $player }に交渉を持ちかける
placement-form-counter = { $player }に対案を出す
placement-form-give = { $player }に何を渡しますか。
placement-form-take = { $player }から何をもらいますか。
placement-form-promise = ほかに{ $player }に約束することがあれば、自分の言葉で入力してください。なければEnterキーだけを押します。約束は全員に見えますが、守る義務はありません。
placement-form-tokens = { $colour }の情報（最大{ $most }個）
placement-form-points = 得点（最大{ $most }点）
placement-form-card = { $card }（最大{ $most }枚）
placement-describe-signs = コストの○は拠点の色の情報、●はほかの色の情報です。

# What wins, and how far everybody is
placement-standing-goal = 先に{ $points }点に達したら勝ち。

# 選択肢がよい理由。ヒントと検討で表示する。
placement-why-points = { $points }点入ります
placement-why-wins = { $points }点入り、{ $goal }点に届きます
placement-why-cost = コストは{ $cost }だけです
placement-why-affords = これで「{ $card }」のコストを支払えます
placement-why-short = 「{ $card }」まで、あと{ $cost }だけです
placement-why-idle = これを使える位置に自分の攻撃者がいません
placement-why-worth = { $points ->
        [0] このカードの点数は決まっていません
       *[other] { $points }点にしかなりません
    }
placement-why-trade = { $given ->
        [0] 情報を渡さずに、{ $got }個もらえます
       *[other] { $got ->
            [0] 情報{ $given }個を渡しますが、情報はもらえません
           *[other] 情報{ $given }個と引き換えに、{ $got }個もらえます
        }
    }
placement-why-deeper = レベル{ $level }まで進みます
placement-why-low = { $stock ->
        [0] 今いる拠点のストックはもうありません
       *[other] 今いる拠点のストックは{ $stock }個しかありません
    }
placement-why-stock = { $stock ->
        [0] その拠点のストックはもうありません
       *[other] 攻撃者{ $count }人に対して、ストックが{ $stock }個あります
    }
placement-why-colour = { $count ->
        [0] その色の情報はまだ持っていません
       *[other] その色の情報を{ $count }個持っています
    }
placement-why-income = 拠点にいる攻撃者は、手番のたびに情報を1個もたらします
placement-why-unlocks = そこからなら、手札の攻撃カードがさらに{ $count }種使えます
placement-why-gathers = 色は選べませんが、ダイス3個なら2個取るより多く手に入ります
placement-why-keeps = 手札を1枚も手放しません
placement-why-event = イベントカードが1枚手に入ります
placement-why-refuses = { $got ->
        [0] 情報{ $given }個を渡しても、情報はもらえません
       *[other] 情報{ $given }個を渡して、もらえるのは{ $got }個です
    }
placement-why-destroys = 拠点のセキュリティカードを{ $count }枚取り除きます
