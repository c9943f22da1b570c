# League of Hackers: every text of the game but the cards, colours and tiles (league-cards.ftl).

# The game
league-title = リーグ・オブ・ハッカーズ
league-tagline = サーバーを動かして守り、相手を攻撃します。どのアクションも、全員が伏せて選びます。
league-minutes = 40
league-attribution = ボードゲーム「駭客聯盟（League of Hackers）」の非公式な実装です。原作はDesnet Amane氏のデザインで、2014年にMoaideasがHITCONとともに発行しました。このバージョンは原作者が制作・公認したものではなく、原作の文章や絵は含みません。ルールと防御カードの効果はルールブックのとおりですが、カードの数値は推定による再構成です。ルールブックに書かれていない点は独自の裁定で補い、ルールのページにまとめています。

# Switches of a table
league-switch-newcomers = 初心者
league-switch-newcomers-help = ハンデです。この席の人は、最初にカードを多めに引き、その中から8枚を選びます。
league-switch-extra-cards = 初心者の追加カード
league-switch-extra-cards-help = 初心者が最初に何枚多く引くかを決めます。
league-switch-one-more = さらに1枚多い初心者
league-switch-one-more-help = この席の初心者は、ほかの初心者より1枚多く引きます。追加は3枚までです。
league-switch-one-fewer = 1枚少ない初心者
league-switch-one-fewer-help = この席の初心者は、ほかの初心者より1枚少なく引きます。追加は少なくとも1枚です。

# Things
league-dummy = ダミー
league-nothing = なし
league-card-of-colour = { $card }（{ $colour }）
league-spot = 「{ $server }」の脆弱性{ $number }（{ $colour }）
league-power = 通常攻撃力{ $normal }、直接ダメージ{ $direct }
league-power-normal = 通常攻撃力{ $normal }
league-power-direct = 直接ダメージ{ $direct }
league-power-made = { $power }、内訳はカードの{ $printed }、{ $added }
league-added-normal = 「{ $card }」の通常攻撃力+{ $more }
league-added-direct = 「{ $card }」の直接ダメージ+{ $more }
league-tile-of = { $player }は{ $tile }（計{ $cards }枚）
league-tile-none = { $player }は手札なし
league-hit = { $player }に{ $placed }個（防御力{ $defence }に対して{ $damage }個、置けるのは{ $room }個まで）

# Prompts: what the awaited player is asked
league-prompt-trim = 手札が{ $cards }枚多すぎます。山札に戻すカードを選んでください。
league-prompt-pick = 最初のサーバーを選んでください。
league-prompt-pick-dummy = ダミーの最初のサーバーを選んでください。
league-prompt-choose = 設置・防御・攻撃・修理から、タイルを1枚伏せて選んでください。
league-prompt-pay-install = サーバーの支払いに使うカードを{ $cards }枚選んでください。
league-prompt-pay-defend = 「{ $card }」の支払いに使うカードを{ $cards }枚選んでください。
league-prompt-pay-attack = 「{ $card }」を強化するために支払うカードを{ $cards }枚選んでください。
league-prompt-pay-repair = 修理に使うカードを{ $cards }枚選んでください。
league-prompt-install = 設置するサーバーを選んでください。
league-prompt-replace = サーバーは上限に達しています。「{ $server }」と入れ替えるサーバーを選んでください。
league-prompt-grow = ダミーにもサーバーが増えます。1台選んでください。
league-prompt-outgrow = ダミーのサーバーは上限に達しています。「{ $server }」と入れ替えるサーバーを選んでください。
league-prompt-colour = 「{ $card }」でどの色を狙いますか。
league-prompt-place-colour = ダメージが{ $damage }個残っています。{ $colour }の脆弱性のどこに置きますか。
league-prompt-place-server = ダメージが{ $damage }個残っています。「{ $server }」のどこに置きますか。
league-prompt-respond = ダメージを{ $damage }個取り除けます。「インシデント対応」を横にして、さらに取り除きますか。
league-prompt-mend = 自分のサーバーから、ダメージをあと{ $damage }個取り除いてください。
league-prompt-recover = 「自動復旧」で、ダメージをあと{ $damage }個取り除きます。どこから取り除きますか。
league-prompt-over = ゲームは終わりました。

# The same moments, as the others see them
league-wait-trim = カードを山札に戻しています。{ $players }を待っています。
league-wait-pick = { $player }が最初のサーバーを選んでいます。
league-wait-pick-dummy = { $player }がダミーの最初のサーバーを選んでいます。
league-wait-choose = 全員が伏せて選んでいます。{ $players }を待っています。
league-wait-chosen = 選び終えました。まだ選び直せます。{ $players }を待っています。
league-wait-resolve = タイルを処理しています。
league-wait-install = { $player }が設置するサーバーを選んでいます。
league-wait-replace = { $player }が、「{ $server }」と入れ替えるサーバーを選んでいます。
league-wait-grow = { $player }がダミーのサーバーを選んでいます。
league-wait-outgrow = { $player }が、「{ $server }」と入れ替えるダミーのサーバーを選んでいます。
league-wait-colour = { $player }が、「{ $card }」で狙う色を選んでいます。
league-wait-place-colour = { $colour }の脆弱性にダメージを置いています。{ $players }を待っています。
league-wait-place-server = 「{ $server }」にダメージを置いています。{ $players }を待っています。
league-wait-respond = { $player }がダメージを{ $damage }個取り除きます。「インシデント対応」を使うか考えています。
league-wait-mend = ダメージを取り除いています。{ $players }を待っています。
league-wait-recover = 「自動復旧」でダメージを取り除いています。{ $players }を待っています。

# Actions
league-act-discard = 戻す：{ $cards }
league-act-install = サーバーを設置する（支払い{ $cards }枚）
league-act-defend = 防御に「{ $card }」を使う（支払い{ $cards }枚）
league-act-attack = { $cards ->
        [0] 攻撃に「{ $card }」を使う（支払いなし）：{ $power }
       *[other] 攻撃に「{ $card }」を使う（支払い{ $cards }枚）：{ $power }
    }
league-act-repair = 修理する（支払い{ $cards }枚）：ダメージを{ $damage }個まで取り除く
league-act-pay = 支払う：{ $cards }
league-act-take = 「{ $server }」を取る（{ $colours }）
league-act-take-dummy = ダミーに「{ $server }」を渡す（{ $colours }）
league-act-remove = 「{ $server }」を取り除く
league-act-strike = { $colour }を狙う
league-act-place = { $spot }にダメージを1個置く
league-act-respond = 「インシデント対応」を{ $cards }枚横にする
league-act-respond-none = 横にしない
league-act-mend = { $spot }のダメージを1個取り除く

# Events: the log
league-event-round = 第{ $round }ラウンド：新しいサーバーが並び、全員に手札が配られました。
league-event-round-shuffled = 第{ $round }ラウンド：新しいサーバーが並び、捨て札を切り直して、全員に手札が配られました。
league-event-trimmed = { $player }がカードを{ $cards }枚、山札に戻しました。
league-event-picked = { $player }の最初のサーバーは「{ $server }」です。
league-event-picked-dummy = { $player }がダミーに「{ $server }」を渡しました。
league-event-action = 第{ $round }ラウンド、アクション{ $action }：タイルを選んでください。
league-event-committed = { $player }が選び終えました。
league-event-revealed = タイルが公開されました：{ $tiles }。
league-event-tile = 「{ $tile }」を処理する順：{ $players }。
league-event-opened-install = { $player }がサーバーのために支払ったカード：{ $paid }。
league-event-opened-defend = { $player }が「{ $card }」を公開しました。支払い：{ $paid }。
league-event-opened-attack = { $player }が「{ $card }」を公開しました。支払い：{ $paid }。
league-event-opened-attack-free = { $player }が「{ $card }」を公開しました。支払いはありません。
league-event-opened-repair = { $player }が修理のために支払ったカード：{ $paid }。
league-event-took-back = サーバーが残っていないため、{ $player }は{ $cards }枚を手札に戻しました。
league-event-tapped = { $player }が「{ $card }」を{ $cards }枚横にしました。
league-event-installed = { $player }が「{ $server }」を設置しました。
league-event-replaced = { $damage ->
        [0] { $player }の「{ $old }」が「{ $new }」と入れ替わりました。
       *[other] { $player }の「{ $old }」が「{ $new }」と入れ替わりました。移すダメージは{ $damage }個です。
    }
league-event-defended = { $player }が「{ $card }」で守りを固めました。
league-event-attacked = { $player }が「{ $card }」で{ $colour }を狙いました（{ $power }）。ダメージ：{ $hits }。
league-event-missed = { $player }が「{ $card }」で{ $colour }を狙いました（{ $power }）。その色の脆弱性を持つ相手はいません。
league-event-placed = { $player }が{ $spot }にダメージを1個置きました。
league-event-mended = { $player }が{ $spot }のダメージを{ $damage }個取り除きました（残り{ $left }個）。
league-event-recovered = 「自動復旧」：{ $player }が{ $spot }のダメージを{ $damage }個取り除きました（残り{ $left }個）。
league-event-mended-all = { $player }がダメージをすべて取り除きました（{ $damage }個）。
league-event-recovered-all = 「自動復旧」：{ $player }のダメージがすべて取り除かれました（{ $damage }個）。
league-event-earned-damage = { $player }：1人の相手に与えた最大ダメージで{ $points }点。
league-event-earned-proof-of-concept = { $player }：「概念実証」で{ $points }点。
league-event-earned-underground-market = { $player }：「闇市場」で{ $points }点。
league-event-earned-solid-state-cache = { $player }：「SSDキャッシュ」で{ $points }点。
league-event-earned-vulnerabilities = { $player }：ダメージのない脆弱性で{ $points }点。
league-event-earned-clean = { $player }：無傷の「{ $server }」で{ $points }点。
league-event-earned-certification-audit = { $player }：「認証監査」で{ $points }点。
league-event-scored = { $player }が{ $points }点を得て、{ $total }点になりました。
league-event-round-ended = 第{ $round }ラウンドが終わりました。
league-event-cleaned = ダメージをすべて取り除き、手札とサプライを片づけました。
league-event-won = { $players }が{ $points }点で勝ちました。
league-event-won-damage = { $players }が{ $points }点で勝ちました。同点の中で、サーバーのダメージが一番少なかったためです。
league-event-won-shared = { $players }が{ $points }点で並び、勝利を分け合いました。

# Refusals: why not
league-no-over = ゲームは終わっています。
league-no-not-your-turn = 今はあなたが決める場面ではありません。順番が来るまでお待ちください。
league-no-wrong-step = 今の場面では、それはできません。
league-no-not-in-hand = そのカードは手札にありません。
league-no-wrong-number = 必要なのは{ $need }枚ですが、{ $got }枚選ばれています。
league-no-no-servers = サプライにサーバーが残っていません。
league-no-not-in-supply = そのサーバーはサプライにありません。
league-no-not-yours = そのサーバーは入れ替えられません。
league-no-not-enough = カードが{ $need }枚必要です。使えるのは{ $have }枚です。
league-no-not-a-defence = 防御に使えるのは防御カードだけです。
league-no-not-an-attack = 攻撃に使えるのは攻撃カードだけです。
league-no-no-such-step = 攻撃力のために支払えるのは3枚までです。
league-no-not-its-colour = そのカードでは、この色を攻撃できません。
league-no-not-there = 攻撃を受ける脆弱性のうち、ダメージが一番少ないところに置いてください。
league-no-nothing-to-mend = 取り除けるダメージがありません。

# Coach: help in the first game
league-coach-trim = 攻撃カードとその支払いに使うカード、安い防御カードなど、組み合わせて使えるものを手元に残しましょう。
league-coach-pick = 1色だけのサーバーより、2色のサーバーのほうが一度に攻撃されにくく、無傷ボーナスも高めです。
league-coach-dummy = ダミーの各色の防御力は、その色の脆弱性の数です。同じ色が多いほど、その色では攻撃しにくくなります。色が偏らないように選びましょう。
league-coach-begin = 早いうちに置いたサーバーと防御カードは、ゲームの終わりまで役に立ちます。
league-coach-attack = 攻撃は、その色の脆弱性を持つ相手全員に当たります。相手のサーバーにあって、防御力の低い色を探しましょう。
league-coach-choose = 最終ラウンドでも、新しいサーバーや防御は役に立ちます。ラウンドの終わりに無傷のサーバーは点になります。
league-coach-repair = カード1枚でダメージを3個取り除けます。無傷のサーバーは、ラウンドの終わりにボーナスになります。
league-coach-last = このラウンド最後のアクションです。残した手札は捨てられるので、なるべく多く使いましょう。
league-coach-pay = このラウンドで使いそうにないカードで支払いましょう。
league-coach-place = すでに無傷ボーナスを失ったサーバーに置きましょう。
league-coach-mend = サーバーを1台ずつ無傷にしていきましょう。無傷ボーナスのほうが、脆弱性1つの点より大きくなります。

# The table in sentences: for the terminal and for screen readers
league-describe-round = 第{ $round }ラウンド（全3ラウンド）、アクション{ $action }（全{ $actions }回）。
league-describe-supply = サプライのサーバー：{ $servers }。
league-describe-player = { $player }：{ $points }点、手札{ $cards }枚。防御力：{ $track }。
league-describe-defence-in = { $colour }{ $defence }
league-describe-defences = { $player }の防御カード：{ $cards }。
league-describe-tapped = 横向きの{ $card }
league-describe-server = { $player }の「{ $server }」：{ $spots }。
league-describe-spot = { $damage ->
        [0] { $colour }（ダメージなし）
       *[other] { $colour }（ダメージ{ $damage }個）
    }
league-describe-hand = あなたの手札：{ $cards }。

# Cards, aids and scores in sentences: for the terminal and for screen readers
league-read-defence = コスト{ $cost }枚、{ $colours }の防御力{ $defence }。{ $effect }
league-read-attack = { $colours }を攻撃：{ $powers }。
league-read-step = { $cards ->
        [0] 支払いなしで{ $power }
       *[other] 支払い{ $cards }枚で{ $power }
    }
league-read-attack-rule = その色の脆弱性を持つ相手全員に当たります。通常攻撃力は防御力で減りますが、直接ダメージは減りません。1人の相手に与えた最大のダメージが得点になります。
league-read-server = 値段はカード{ $price }枚です。ラウンドの終わりに無傷なら{ $bonus }点、ほかに、ダメージのない脆弱性1つにつき1点を得ます。
league-aid-strike = { $cards ->
        [0] 今、支払いなしで{ $colour }を攻撃すると：{ $power }。ダメージ：{ $hits }。
       *[other] 今、支払い{ $cards }枚で{ $colour }を攻撃すると：{ $power }。ダメージ：{ $hits }。
    }{ $extra ->
        [0] 得点{ $points }点。
       *[other] 得点{ $points }点（うち{ $extra }点は自分の防御カードの効果）。
    }
league-aid-miss = { $cards ->
        [0] 今、支払いなしで{ $colour }を攻撃すると：{ $power }。ただし、その色の脆弱性を持つ相手はいません。
       *[other] 今、支払い{ $cards }枚で{ $colour }を攻撃すると：{ $power }。ただし、その色の脆弱性を持つ相手はいません。
    }
league-aid-price = 今のサーバーの値段は、カード{ $cards }枚です。
league-aid-round = ここでラウンドが終われば、{ $player }は{ $points }点：ダメージのない脆弱性{ $vulnerabilities }点、無傷のサーバー{ $clean }点、認証監査{ $audits }点。自分のサーバーのダメージは{ $damage }個。
league-aid-dummy = ダミーの防御力：{ $track }。
league-score-round = { $player }の第{ $round }ラウンド：{ $damage ->
        [0] {""}
       *[other] 与えたダメージ{ $damage }点、
    }{ $proofs ->
        [0] {""}
       *[other] 概念実証{ $proofs }点、
    }{ $markets ->
        [0] {""}
       *[other] 闇市場{ $markets }点、
    }{ $caches ->
        [0] {""}
       *[other] SSDキャッシュ{ $caches }点、
    }{ $vulnerabilities ->
        [0] {""}
       *[other] ダメージのない脆弱性{ $vulnerabilities }点、
    }{ $clean ->
        [0] {""}
       *[other] 無傷のサーバー{ $clean }点、
    }{ $audits ->
        [0] {""}
       *[other] 認証監査{ $audits }点、
    }合計{ $points }点。
league-score-total = { $player }は合計{ $points }点。最後に自分のサーバーに残ったダメージは{ $damage }個。
league-read-defence-marked = コスト{ $cost }枚、{ $colours }の防御力{ $defence }（示された色：{ $marks }）。{ $effect }
league-read-spots = 脆弱性：{ $colours }。

# What wins, and how far everybody is
league-standing-goal = 3ラウンドで点が一番多い人の勝ち。
league-standing = { $points }点、このまま終われば+{ $coming }点

# 選択肢がよい理由。ヒントと検討で表示する。
league-why-scores = 今のままなら{ $points }点入ります
league-why-damages = { $colour }の脆弱性に、合計{ $count }個のダメージを与えます
league-why-guards = 防御力が{ $value }上がり、自分の脆弱性{ $count }か所を守ります
league-why-effect-thin-provision = カード2枚のサーバーを、1枚安く設置できます
league-why-effect-incident-response = 修理のとき、ダメージをさらに2個取り除けます
league-why-effect-solid-state-cache = サーバーを設置するたびに1点入ります
league-why-effect-auto-recovery = ラウンド終了時ごとに、ダメージを2個取り除きます
league-why-effect-certification-audit = ラウンド終了時に、無傷のサーバー1台ごとにもう1点入ります
league-why-effect-proof-of-concept = ダメージを与えた攻撃ごとに、もう1点入ります
league-why-effect-trojan-horse = 2色の攻撃で、通常攻撃力が2増えます
league-why-effect-underground-market = 2人以上にダメージを与えた攻撃で、もう2点入ります
league-why-effect-zero-day-attack = 2色の攻撃で、直接ダメージが2増えます
league-why-misses = 自分のサーバーを守れるカードは{ $count }枚しか減りません
league-why-misses-none = 自分のサーバーを守れるカードは1枚も減りません
league-why-attacks = 攻撃カードが{ $count }枚残ります
league-why-install = 新しいサーバーは、この先のラウンド終了時に{ $count }回、得点になります
league-why-repairs = ダメージ{ $all }個のうち{ $count }個を取り除きます
league-why-cards = { $count ->
        [0] 手札{ $all }枚のうち1枚も使いません
       *[other] 手札{ $all }枚のうち{ $count }枚しか使いません
    }
league-why-bonus = ラウンド終了時に無傷なら、毎回{ $points }点入ります
league-why-shield = その脆弱性への防御力は、合わせて{ $count }です
league-why-gives-up = { $points ->
        [0] 無傷のサーバーの得点は失いません
       *[other] 失うのは無傷のサーバーの{ $points }点だけです
    }
league-why-soils = { $points ->
        [0] 「{ $server }」は無傷でなくなりますが、点は失いません
       *[other] 「{ $server }」は無傷でなくなりますが、失うのは{ $points }点だけです
    }
league-why-soiled = 「{ $server }」には、もうダメージがあります
league-why-breaks = この脆弱性は、まだ無傷です
league-why-broken = この脆弱性には、もうダメージがあります
league-why-cleans = 「{ $server }」が無傷に戻り、ラウンド終了時に{ $points }点入ります
league-why-heals = この脆弱性が無傷に戻り、ラウンド終了時に1点入ります
league-why-responds = さらにダメージを{ $count }個取り除きます
