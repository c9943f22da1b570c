# League of Hackers: every text of the game but the cards, colours and tiles (league-cards.ftl).

# The game
league-title = リーグ・オブ・ハッカーズ
league-tagline = サーバーを動かし、守り、相手を攻めます。どの一手も、全員が秘密のうちに選びます。
league-minutes = 40
league-attribution = ボードゲーム「駭客聯盟（League of Hackers）」の非公式な実装です。原作はDesnet Amane氏のデザインで、2014年にMoaideasがHITCONとともに発行しました。この版は原作者が制作・公認したものではなく、原作の文章や絵は含みません。ルールと防御カードの効果はルールブックのとおりですが、カードの数値は推定で作り直したものです。ルールブックに書かれていない点は独自の裁定で補い、ルールのページにまとめています。

# Switches of a table
league-switch-newcomers = 初心者
league-switch-newcomers-help = ハンデです。この席は、はじめに多くカードを引き、よい8枚を残します。
league-switch-extra-cards = 初心者の追加カード
league-switch-extra-cards-help = 初心者がはじめに何枚多く引くかを決めます。

# Things
league-dummy = ダミー
league-nothing = なし
league-card-of-colour = { $card }（{ $colour }）
league-spot = { $server }の脆弱性{ $number }（{ $colour }）
league-power = 通常攻撃力{ $normal }、直接ダメージ{ $direct }
league-power-normal = 通常攻撃力{ $normal }
league-power-direct = 直接ダメージ{ $direct }
league-tile-of = { $player }は{ $tile }（{ $cards }枚）
league-tile-none = { $player }は手札なし
league-hit = { $player }に{ $placed }個（防御力{ $defence }）

# Prompts: what the awaited player is asked
league-prompt-trim = 手札が{ $cards }枚多すぎます。山札に戻すカードを選んでください。
league-prompt-pick = 最初のサーバーを選んでください。
league-prompt-pick-dummy = ダミーの最初のサーバーを選んでください。
league-prompt-choose = 設置・防御・攻撃・修理から、タイルを1つ秘密に選んでください。
league-prompt-pay-install = サーバーの支払いに使うカードを{ $cards }枚選んでください。
league-prompt-pay-defend = { $card }の支払いに使うカードを{ $cards }枚選んでください。
league-prompt-pay-attack = { $card }を強めるために払うカードを{ $cards }枚選んでください。
league-prompt-pay-repair = 修理に使うカードを{ $cards }枚選んでください。
league-prompt-install = 設置するサーバーを選んでください。
league-prompt-replace = サーバーは上限に達しています。{ $server }と入れ替えるサーバーを選んでください。
league-prompt-grow = ダミーにもサーバーが増えます。1つ選んでください。
league-prompt-outgrow = ダミーのサーバーは上限に達しています。{ $server }と入れ替えるサーバーを選んでください。
league-prompt-colour = { $card }でどの色を攻撃しますか。
league-prompt-place-colour = ダメージが{ $damage }個残っています。{ $colour }の脆弱性のどこに置きますか。
league-prompt-place-server = ダメージが{ $damage }個残っています。{ $server }のどこに置きますか。
league-prompt-respond = ダメージを{ $damage }個取り除けます。インシデント対応を横にして、さらに増やしますか。
league-prompt-mend = 自分のサーバーからダメージをあと{ $damage }個取り除いてください。
league-prompt-recover = 自動復旧でダメージをあと{ $damage }個取り除きます。どこにしますか。
league-prompt-over = ゲームは終わりました。

# The same moments, as the others see them
league-wait-trim = カードを山札に戻しています。{ $players }を待っています。
league-wait-pick = { $player }が最初のサーバーを選んでいます。
league-wait-pick-dummy = { $player }がダミーの最初のサーバーを選んでいます。
league-wait-choose = 全員が秘密に選んでいます。{ $players }を待っています。
league-wait-chosen = 選び終えました。まだ選び直せます。{ $players }を待っています。
league-wait-resolve = タイルを処理しています。
league-wait-install = { $player }が設置するサーバーを選んでいます。
league-wait-replace = { $player }が、{ $server }と入れ替えるサーバーを選んでいます。
league-wait-grow = { $player }がダミーのサーバーを選んでいます。
league-wait-outgrow = { $player }が、{ $server }と入れ替えるダミーのサーバーを選んでいます。
league-wait-colour = { $player }が、{ $card }で攻撃する色を選んでいます。
league-wait-place-colour = { $colour }の脆弱性にダメージを置いています。{ $players }を待っています。
league-wait-place-server = { $server }にダメージを置いています。{ $players }を待っています。
league-wait-respond = { $player }がダメージを{ $damage }個修理します。インシデント対応で増やすか考えています。
league-wait-mend = ダメージを修理しています。{ $players }を待っています。
league-wait-recover = 自動復旧でダメージを取り除いています。{ $players }を待っています。

# Actions
league-act-discard = { $cards }を戻す
league-act-install = サーバーを設置する
league-act-defend = { $card }で防御する（{ $cards }枚）
league-act-attack = { $cards ->
        [0] { $card }で攻撃する：{ $power }
       *[other] { $card }と{ $cards }枚で攻撃する：{ $power }
    }
league-act-repair = { $cards }枚でダメージを{ $damage }個まで修理する
league-act-pay = { $cards }で支払う
league-act-take = { $server }を取る（{ $colours }）
league-act-take-dummy = ダミーに{ $server }を渡す（{ $colours }）
league-act-remove = { $server }を取り除く
league-act-strike = { $colour }を攻撃する
league-act-place = { $spot }にダメージを置く
league-act-respond = インシデント対応を{ $cards }枚横にする
league-act-respond-none = 横にしない
league-act-mend = { $spot }のダメージを取り除く

# Events: the log
league-event-round = 第{ $round }ラウンド：新しいサーバーが並び、全員の手札が8枚になりました。
league-event-round-shuffled = 第{ $round }ラウンド：新しいサーバーが並び、全員の手札が8枚になりました。捨て札を切り直しました。
league-event-trimmed = { $player }がカードを{ $cards }枚戻しました。
league-event-picked = { $player }は{ $server }から始めます。
league-event-picked-dummy = { $player }がダミーに{ $server }を渡しました。
league-event-action = 第{ $round }ラウンド、アクション{ $action }：タイルを選んでください。
league-event-committed = { $player }が選び終えました。
league-event-revealed = タイルが公開されました。{ $tiles }。
league-event-tile = { $tile }の順番：{ $players }。
league-event-opened-install = { $player }がサーバーのために払ったカード：{ $paid }。
league-event-opened-defend = { $player }が{ $card }を公開しました。支払い：{ $paid }。
league-event-opened-attack = { $player }が{ $card }を公開しました。支払い：{ $paid }。
league-event-opened-attack-free = { $player }が{ $card }を公開しました。支払いはありません。
league-event-opened-repair = { $player }が修理に使ったカード：{ $paid }。
league-event-took-back = サーバーが残っていません。{ $player }は{ $cards }枚を手札に戻しました。
league-event-tapped = { $player }が{ $card }を横にしました（{ $cards }枚）。
league-event-installed = 新しいサーバー：{ $player }に{ $server }が加わりました。
league-event-replaced = { $damage ->
        [0] { $player }の{ $old }が{ $new }と入れ替わりました。
       *[other] { $player }の{ $old }が{ $new }と入れ替わりました。移すダメージは{ $damage }個です。
    }
league-event-defended = { $player }が{ $card }で守りを固めました。
league-event-attacked = { $player }が{ $card }で{ $colour }を攻撃しました（{ $power }）。ダメージ：{ $hits }。
league-event-missed = { $player }が{ $card }で{ $colour }を攻撃しました（{ $power }）。その色の脆弱性はだれも持っていません。
league-event-placed = { $player }が{ $spot }にダメージを置きました。
league-event-mended = { $player }が{ $spot }を修理しました。
league-event-recovered = 自動復旧：{ $player }が{ $spot }のダメージを取り除きました。
league-event-mended-all = { $player }がすべてのダメージを修理しました（{ $damage }個）。
league-event-recovered-all = 自動復旧：{ $player }のダメージがすべてなくなりました（{ $damage }個）。
league-event-earned-damage = { $player }：1人の相手への最大のダメージで{ $points }点。
league-event-earned-proof-of-concept = { $player }：概念実証で{ $points }点。
league-event-earned-underground-market = { $player }：闇市場で{ $points }点。
league-event-earned-solid-state-cache = { $player }：SSDキャッシュで{ $points }点。
league-event-earned-vulnerabilities = { $player }：ダメージのない脆弱性で{ $points }点。
league-event-earned-clean = { $player }：無傷の{ $server }で{ $points }点。
league-event-earned-certification-audit = { $player }：認証監査で{ $points }点。
league-event-scored = { $player }が{ $points }点を得て、{ $total }点になりました。
league-event-round-ended = 第{ $round }ラウンドが終わりました。
league-event-cleaned = ダメージをすべて取り除き、手札とサプライを片づけました。
league-event-won = { $players }が{ $points }点で勝ちました。
league-event-won-damage = 同点でしたが、ダメージの最も少ない{ $players }が{ $points }点で勝ちました。
league-event-won-shared = { $players }が{ $points }点ずつで、そろって勝ちました。

# Refusals: why not
league-no-over = ゲームは終わっています。
league-no-not-your-turn = あなたが決める場面ではありません。順番が来るまでお待ちください。
league-no-wrong-step = ここでは、それはできません。
league-no-not-in-hand = そのカードは手札にありません。
league-no-wrong-number = 必要なのは{ $need }枚です。選んだのは{ $got }枚です。
league-no-no-servers = サプライにサーバーが残っていません。
league-no-not-in-supply = そのサーバーはサプライにありません。
league-no-not-yours = そのサーバーは入れ替えられません。
league-no-not-enough = あと{ $need }枚のカードが必要です。使えるのは{ $have }枚です。
league-no-not-a-defence = 防御に使えるのは防御カードだけです。
league-no-not-an-attack = 攻撃に使えるのは攻撃カードだけです。
league-no-no-such-step = 攻撃力のために払えるのは3枚までです。
league-no-not-its-colour = そのカードでは、この色を攻撃できません。
league-no-not-there = 攻撃を受ける脆弱性のうち、ダメージが最も少ないところに置いてください。
league-no-nothing-to-mend = 取り除けるダメージがありません。

# Coach: help in the first game
league-coach-trim = 攻撃カードとその支払いに使うカード、安い防御カードなど、組み合わせて使えるものを残しましょう。
league-coach-pick = 1色より2色のほうが、一度に攻撃されにくくなります。2色のサーバーは無傷ボーナスも高めです。
league-coach-dummy = ダミーの各色の防御力は、その色の脆弱性の数です。同じ色が多いほど、その色では攻撃しにくくなります。
league-coach-begin = 早いうちのサーバーと防御カードは、この先のどのラウンドでも役に立ちます。
league-coach-attack = 攻撃は、その色を持つ全員に当たります。サーバーがあって防御力の低い色を探しましょう。
league-coach-choose = 攻撃カードがなければ、設置か防御をするか、サーバーを無傷に保ちましょう。
league-coach-repair = 1枚でダメージを3個取り除けます。無傷のサーバーは、ラウンドの終わりにボーナスになります。
league-coach-last = このラウンド最後のアクションです。残したカードはなくなります。
league-coach-pay = このラウンドで使いそうにないカードで支払いましょう。
league-coach-place = もう無傷ボーナスを失ったサーバーに置きましょう。
league-coach-mend = サーバーを1つずつ無傷にしていきましょう。ボーナスのほうが、脆弱性1つの点より大きくなります。

# The table in sentences: for the terminal and for screen readers
league-describe-round = 全3ラウンドの第{ $round }ラウンド、アクション{ $action }（全{ $actions }回）。
league-describe-supply = サプライのサーバー：{ $servers }。
league-describe-player = { $player }：{ $points }点、手札{ $cards }枚。防御力：{ $track }。
league-describe-defence-in = { $colour }{ $defence }
league-describe-defences = { $player }の防御カード：{ $cards }。
league-describe-tapped = { $card }・横向き
league-describe-server = { $player }の{ $server }：{ $spots }。
league-describe-spot = { $colour }にダメージ{ $damage }個
league-describe-hand = あなたの手札：{ $cards }。
