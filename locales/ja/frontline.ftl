# Cyber FrontLine: every text of the game but the cards (frontline-cards.ftl).

# The game
frontline-title = Cyber FrontLine
frontline-tagline = 2つの諜報機関、5段階の攻撃、そして伏せられた防御。
frontline-minutes = 30
frontline-attribution = t-shikata氏のカードゲーム「Cyber FrontLine」（2021年）の非公式な実装です。このバージョンは原作者が制作・公認したものではなく、原作の文章や絵は含みません。原作のカードのうち、4枚は内容がすべて、6枚は名前だけが分かっています。ほかはすべて、MITRE ATT&CK® v9のテクニックと緩和策の関係から再構成したもので、12枚のイベントのうち11枚は独自のものです。ルールブックに書かれていない点は独自の裁定で補い、ルールのページにまとめています。ATT&CK®はThe MITRE Corporationの登録商標です。© 2021 The MITRE Corporation. This work is reproduced and distributed with the permission of The MITRE Corporation.

# Switches of a table
frontline-switch-secret-plans = 伏せて計画
frontline-switch-secret-plans-help = 行動カードを順番に出す代わりに、2人とも伏せて選び、同時に公開します。
frontline-switch-calm-start = 第1ターンは攻撃なし
frontline-switch-calm-start-help = セットの第1ターンには、行動カードの「攻撃」を計画できません。
frontline-switch-resolve-both = 両者の攻撃を処理
frontline-switch-resolve-both-help = 先攻の攻撃が第5段階で成功しても、同じターンの後攻の攻撃まで行います。2人とも成功したら資金の多い人、同じなら後攻の勝ちです。オンがおすすめです。オフでは先攻がかなり有利です。

# Things
frontline-nothing = なし
frontline-planned = { $card }{ $count }枚
frontline-copies = { $card }×{ $count }
frontline-card-with-id = 「{ $card }」（{ $id }）
frontline-an-attack-card = 攻撃カード1枚
frontline-a-defence = 防御カード1枚
frontline-place-hidden = 裏向きの防御カード
frontline-place-down = { $card }（裏向き）
frontline-place-known = { $card }（裏向き、公開済み）
frontline-place-up = { $card }（表向き）
frontline-place-nullified = { $card }（表向き、無効化中）

# Prompts: what the awaited player is asked
frontline-prompt-order = 前のセットに負けたので、先攻か後攻かを選べます。どちらにしますか。
frontline-prompt-opening = 準備：相手に見せずに防御カードを4枚まで買い、5枚まで伏せられます。
frontline-prompt-reorganise = 「組織再編」です。自分の表向きの防御カードを1枚、裏向きにできます。
frontline-prompt-plan = このターンの行動を計画します。行動カードを{ $most }枚まで選んでください。
frontline-prompt-recon = 偵察です。相手の裏向きの防御カードを、あと{ $left }枚まで表にできます。
frontline-prompt-weaponise = { $left ->
        [1] 武器化です。この中から攻撃カードを1枚買うか、見送ってください。見られるのはこれが最後です。
       *[other] 武器化です。この中から攻撃カードを1枚買うか、見送ってください。今回を含めて{ $left }回見られます。
    }
frontline-prompt-attack = 攻撃です。次の段階「{ $stage }」のカードを置くか、ここでやめてください。
frontline-prompt-reveal = 相手が「{ $card }」で攻撃してきました。防御カードを1枚ずつ表にするか、判定に進みます。
frontline-prompt-nullify = 「{ $card }」が{ $need }枚の防御カードに阻止されています。同じカードをさらに{ $need }枚捨てて無効化するか、あきらめてください。
frontline-prompt-harden = { $left ->
        [0] 強化です。手札の防御カードを伏せられます。このターンはもう買えません。
       *[other] 強化です。防御カードをあと{ $left }枚まで買えます。手札の防御カードを伏せることもできます。
    }
frontline-prompt-over = ゲームは終わりました。

# The same moments, as the others see them
frontline-wait-order = { $player }が先攻か後攻かを選んでいます。
frontline-wait-opening = 準備完了です。{ $player }の準備が終わるのを待っています。
frontline-watch-opening = 2人とも、相手に見せずに準備をしています。
frontline-wait-reorganise = { $player }が防御カードを裏向きにするか考えています。
frontline-wait-plan = { $player }がこのターンの計画を立てています。
frontline-watch-plan = 2人とも、伏せて計画を立てています。
frontline-wait-recon = { $player }が偵察しています。あと{ $left }枚まで表にできます。
frontline-wait-weaponise = { $player }が攻撃カードを見ています（残り{ $left }回）。
frontline-wait-attack = { $player }が段階「{ $stage }」のカードを置くか考えています。
frontline-wait-reveal = 「{ $card }」が置かれました。{ $player }が防御カードを表にするか考えています。
frontline-wait-nullify = 「{ $card }」が阻止されています。{ $player }が、同じカードをさらに{ $need }枚捨てるか考えています。
frontline-wait-harden = { $player }が強化しています（あと{ $left }枚まで買えます）。

# Actions
frontline-act-go-first = 先攻にする
frontline-act-go-second = 後攻にする
frontline-act-plan = { $cards }を計画する
frontline-act-plan-nothing = 何も計画しない
frontline-act-scout = { $slot }番の防御カードを表にする
frontline-act-scout-known = { $slot }番の「{ $card }」を表にする
frontline-act-weaponise = 「{ $card }」（{ $stage }）を資金{ $price }で買う
frontline-act-place = 「{ $card }」を置く（{ $stage }）
frontline-act-turn-up = { $slot }番の「{ $card }」を表にする
frontline-act-turn-down = { $slot }番の「{ $card }」を裏向きにする
frontline-act-trash = { $slot }番の「{ $card }」を捨てる
frontline-act-nullify = 「{ $card }」をさらに{ $count }枚捨てて無効化する
frontline-act-give-up = あきらめて捨て札にする
frontline-act-buy = 「{ $card }」を資金{ $price }で買う
frontline-act-set = 「{ $card }」を伏せる
frontline-act-done-opening = 準備完了
frontline-act-done-opening-keep = 準備完了（伏せずに手札に残す：{ $cards }）
frontline-sure-opening = { $cards }は手札に残ります（{ $count }枚）。手札にあるだけでは何も阻止できず、後で伏せるには「強化」が必要です。このままでよければ、もう一度選んでください。
frontline-sure-set-too = 残りも伏せて準備完了（{ $cards }）
frontline-act-done-reorganise = 何も裏向きにしない
frontline-act-done-recon = 偵察を終える
frontline-act-done-weaponise = どれも買わない
frontline-act-done-attack = 攻撃を終える
frontline-act-done-reveal = 判定に進む
frontline-act-done-harden = 強化を終える

# Events: the log
frontline-log-set-began = 第{ $set }セットを始めます。準備の資金は、{ $one }が{ $one-funds }、{ $two }が{ $two-funds }です。
frontline-log-first-drawn = 抽選で{ $player }が先攻になりました。
frontline-log-first-chosen = { $own ->
        [1] { $player }が先攻を選びました。
       *[0] { $player }の選択で、{ $first }が先攻になりました。
    }
frontline-price-less = { $price }（通常は{ $cost }）
frontline-log-bought = { $player }が防御カードを1枚、資金{ $price }で買いました。
frontline-log-bought-card = { $player }が「{ $card }」を資金{ $price }で買いました。
frontline-log-laid = { $player }が{ $slot }番に防御カードを伏せました。
frontline-log-laid-card = { $player }が{ $slot }番に「{ $card }」を伏せました。
frontline-log-ready = { $player }の準備が終わりました。
frontline-log-prepared = { $player }は防御カードを{ $bought }枚買い、{ $set }枚伏せました。残りの資金は{ $funds }です。
frontline-log-turn = 第{ $turn }ターンです。
frontline-log-happened = イベント「{ $card }」：{ $effect }
frontline-log-gained = { $player }が得たもの：{ $technique }、{ $defence }。
frontline-log-funds-added = { $player }の資金が{ $amount }増え、{ $funds }になりました。
frontline-log-funds-cut = { $player }の資金が{ $amount }減り、{ $funds }になりました。
frontline-log-funds-none = { $player }には、失う資金がありません。
frontline-log-income = 2人とも資金を{ $amount }得ました。{ $one }は{ $one-funds }、{ $two }は{ $two-funds }です。
frontline-log-taken-down = 「C2テイクダウン」により、{ $player }が「{ $card }」（{ $stage }）を失いました。
frontline-log-scouted = 偵察により、{ $player }の{ $slot }番の「{ $card }」が表になりました。
frontline-log-leaked = 「内部からの漏えい」により、{ $player }の{ $slot }番の「{ $card }」が表になりました。
frontline-log-turned-up = { $player }が{ $slot }番の「{ $card }」を表にしました。
frontline-log-turned-down = { $player }が{ $slot }番の「{ $card }」を裏向きに戻しました。
frontline-log-planned = { $player }の計画：{ $cards }。
frontline-log-planned-nothing = { $player }は何も計画しませんでした。
frontline-log-sealed = { $player }が計画を伏せました。
frontline-log-looked = { $player }が攻撃カードを{ $count }枚見ました。
frontline-log-looked-at = { $player }が見たカード：{ $cards }。
frontline-log-reshuffled = 攻撃カードの山札がなくなり、捨て札{ $count }枚を切って山札にしました。
frontline-log-weaponised = { $player }が攻撃カードを1枚、資金{ $price }で買いました。
frontline-log-weaponised-card = { $player }が「{ $card }」を資金{ $price }で買いました。
frontline-log-declined = { $player }はどれも買いませんでした。
frontline-log-held-back = { $player }は、このターンの攻撃を終えました。
frontline-log-placed = { $player }が「{ $card }」を置きました（{ $stage }）。
frontline-log-judged = { $player }の「{ $card }」を阻止する防御カード：{ $defences }。
frontline-log-nullified = { $player }が「{ $card }」をさらに{ $count }枚捨てました。このターンの間、無効になる防御カード：{ $defences }。
frontline-log-survived = 「{ $card }」が成功しました。{ $player }の攻撃は段階「{ $stage }」に達しました。
frontline-log-stopped = 「{ $card }」は阻止されて捨て札になり、{ $player }の攻撃は段階「{ $stage }」の手前で終わりました。
frontline-log-trashed = { $player }が場所を空けるため、{ $slot }番の「{ $card }」を捨てました。
frontline-log-turns-ended = { $turns }ターンが終わりました。より先の段階まで進んだ人がセットを取ります。
frontline-log-set-won-objective = { $player }が目的を達成し、第{ $set }セットを取りました。
frontline-log-set-won-further = より先の段階まで進んだ{ $player }が、第{ $set }セットを取りました。
frontline-log-set-won-funds = 2人とも同じ段階で、資金の多い{ $player }が第{ $set }セットを取りました。
frontline-log-set-won-second = 2人とも同じ段階、同じ資金だったので、後攻の{ $player }が第{ $set }セットを取りました。
frontline-log-won = { $player }が{ $won }対{ $lost }で勝ちました。

# Refusals: why not
frontline-no-over = ゲームは終わっています。
frontline-no-not-your-turn = 今はあなたが決める場面ではありません。順番が来るまでお待ちください。
frontline-no-wrong-step = 今の場面では、それはできません。
frontline-no-no-such-plan = 選んだ行動カードが、持っている枚数を超えています。
frontline-no-too-many-cards = このターンに計画できる行動カードは{ $most }枚までです。
frontline-no-cease-fire = 「停戦」のため、このターンに攻撃フェーズはありません。
frontline-no-first-turn = このテーブルでは、第1ターンは誰も攻撃できません。
frontline-no-not-face-down = その防御カードは、すでに表向きです。
frontline-no-not-face-up = その防御カードは、すでに裏向きです。
frontline-no-not-looked-at = 見ているカードの中に、そのカードはありません。
frontline-no-not-in-hand = そのカードは手札にありません。
frontline-no-wrong-stage = 次の段階は「{ $stage }」です。その段階のカードだけを置けます。
frontline-no-not-enough-funds = 資金が{ $need }必要です。今の資金は{ $have }です。
frontline-no-not-in-pile = その防御カードは、もう山札にありません。
frontline-no-no-more-purchases = 買える枚数の上限まで買いました。
frontline-no-zone-full = 防御ゾーンがいっぱいです。置けるのは5枚までです。
frontline-no-room-left = 空いている場所があるので、捨てる必要はありません。
frontline-no-nothing-to-set = 代わりに伏せる防御カードが手札にありません。
frontline-no-no-such-slot = その場所に防御カードはありません。
frontline-no-not-enough-copies = 同じカードがさらに{ $need }枚必要です。手札にあるのは{ $have }枚です。

# Coach: help in the first game
frontline-coach-opening-buy = 高い防御カードは多くのテクニックを阻止し、安いものは少ししか阻止しません。残した資金は後で攻撃カードに使えます。買ったものは、伏せるのも忘れずに。
frontline-coach-opening-set = 買った防御カードは伏せましょう。手札にあるだけでは何も阻止できず、後で伏せるには「強化」が必要です。
frontline-coach-plan = 「武器化」で攻撃カードを集め、「強化」で守りの隙間を埋めましょう。
frontline-coach-plan-weaponise = まだ攻撃カードがありません。「武器化」なら5枚見て1枚買えます。
frontline-coach-plan-recon = 攻撃もできますが、先に「偵察」をすれば、何が待っているか分かります。「武器化」で同じカードの2枚目を手に入れておけば、防御カード1枚を無効化できます。
frontline-coach-plan-attack = 次の段階のカードがあり、正体の分からない防御カードもありません。「攻撃」の好機です。
frontline-coach-recon = 表にした防御カードは表向きのままです。そこに書かれていないテクニックを選びましょう。
frontline-coach-weaponise = 表向きの防御カードに書かれていないテクニックか、手札と同じカードの2枚目を探しましょう。
frontline-coach-attack = 成功したカードはゾーンに残ります。阻止されるとそのカードを失い、このターンの攻撃は終わります。
frontline-coach-attack-stopped = 出せるカードは、どれも表向きの防御カードに阻止されます。今は出さずに取っておきましょう。
frontline-coach-reveal = そのテクニックが書かれた防御カードを表にしましょう。
frontline-coach-reveal-stopped = 表向きの防御カードで、すでに防げます。同じテクニックの2枚目が心配なときだけ、もう1枚を表にしましょう。
frontline-coach-reveal-nothing = 伏せてある防御カードに、そのテクニックは書かれていません。何も見せなくてかまいません。
frontline-coach-nullify = 無効化した防御カードは、このターンの終わりまで無効です。次の段階の攻撃も成功させやすくなります。
frontline-coach-harden = 相手の攻撃ゾーンを見て、これから来る段階を守りましょう。
frontline-coach-harden-set = 買い足す前に、手札の防御カードを伏せましょう。手札にあるだけでは何も阻止できません。

# The table in sentences: for the terminal and for screen readers
frontline-describe-set = 第{ $set }セット。取ったセットの数：{ $one }が{ $one-sets }、{ $two }が{ $two-sets }。
frontline-describe-turn = 第{ $turn }ターン（最大{ $turns }ターン）。先攻は{ $player }です。
frontline-describe-event = このターンのイベント：{ $card }。
frontline-describe-side = { $player }：資金{ $funds }。手札は攻撃カード{ $techniques }枚、防御カード{ $defences }枚。まだ買える防御カードは{ $pile }枚。
frontline-describe-chain = { $player }の攻撃ゾーン：{ $cards }。
frontline-describe-zone = { $player }の防御ゾーン：{ $cards }。
frontline-describe-plan = { $player }の計画：{ $cards }。
frontline-describe-techniques = あなたの攻撃カード：{ $cards }。
frontline-describe-defences = あなたの手札の防御カード：{ $cards }。
frontline-describe-looked = 見ているカード：{ $cards }。
frontline-describe-trash = 攻撃カードの捨て札：{ $cards }。

# What decided the match
frontline-verdict-objective = 第{ $set }セット：{ $player }が第{ $turn }ターンに目的を達成しました。
frontline-verdict-further = 第{ $set }セット：{ $turn }ターンを終えて、{ $player }のほうが先の段階まで進んでいました。
frontline-verdict-funds = 第{ $set }セット：第{ $turn }ターンに2人とも同じ段階で、{ $player }の資金のほうが多く残っていました。
frontline-verdict-second = 第{ $set }セット：第{ $turn }ターンに2人とも同じ段階、同じ資金で、後攻の{ $player }が取りました。

# Cards, aids and scores in sentences: for the terminal and for screen readers
frontline-describe-trashed = { $player }が捨てた防御カード：{ $cards }。
frontline-place-number = { $slot }番は{ $what }
frontline-read-technique = 段階は「{ $stage }」、コストは{ $price }です。これを阻止する防御カード：{ $cards }。
frontline-read-mitigation = コストは{ $price }です。阻止するテクニック：{ $cards }。
frontline-read-void = このターンは何も阻止しません。
frontline-read-limits = 限界と使いこなすコツ：{ $text }
frontline-aid-free = 次の段階の「{ $card }」（手札に{ $count }枚）：表向きの防御カードには阻止されません。相手の、正体の分からない裏向きの防御カード：{ $hidden }枚。
frontline-aid-stopped = 次の段階の「{ $card }」（手札に{ $count }枚）：阻止する防御カード（{ $cards }）があるので、同じカードがさらに{ $need }枚必要です。相手の、正体の分からない裏向きの防御カード：{ $hidden }枚。
frontline-aid-later-card = { $card }×{ $count }（{ $stage }）
frontline-aid-later = ほかの段階のカード：{ $cards }。
frontline-aid-judged = 「{ $card }」を阻止している防御カード：{ $cards }。
frontline-aid-passes = 表向きの防御カードの中に、「{ $card }」を阻止するものはありません。
frontline-aid-could = あなたの裏向きの防御カードのうち、これを阻止できるもの：{ $cards }。
frontline-aid-none-could = 裏向きの防御カードの中に、これを阻止できるものはありません。表にしても手の内を見せるだけです。
frontline-aid-too-late = 手札にありますが、伏せていないので使えません：{ $cards }。
frontline-score-chain = { $count ->
        [0] 最後のセットで{ $player }が到達した段階：なし（全{ $stages }段階）。残った資金：{ $funds }。
       *[other] 最後のセットで{ $player }が到達した段階：{ $stages }段階中{ $count }段階（{ $cards }）。残った資金：{ $funds }。
    }

# What wins, and how far everybody is
frontline-standing-goal = 先に{ $sets }セット取ったら勝ち。
frontline-standing = { $sets }セット、{ $stages }段階中{ $stage }段階

# 選択肢がよい理由。ヒントと検討で表示する。
frontline-why-open = 表向きの防御カードには阻止されません
frontline-why-stopped = 阻止する表向きの防御カードは{ $count }枚だけで、同じカードが手札に{ $copies }枚あります
frontline-why-hidden = { $count ->
        [0] 伏せられているかもしれない防御カード{ $all }枚の中に、これを阻止するものはありません
       *[other] 伏せられているかもしれない防御カード{ $all }枚のうち、これを阻止するのは{ $count }枚です
    }
frontline-why-unknown = まだ正体の分からない防御カードです
frontline-why-next = 次の段階「{ $stage }」のカードです
frontline-why-held = { $count ->
        [0] 同じカードはまだ持っていません
       *[other] 同じカードをすでに{ $count }枚持っています
    }
frontline-why-out = { $all }枚のうち{ $count }枚がもう出ています
frontline-why-none-out = { $all }枚のうち、まだ1枚も出ていません
frontline-why-price = コストは{ $price }だけです
frontline-why-saves = 資金{ $funds }を残しておけます
frontline-why-covers = 自分の防御カードではまだ阻止できないテクニック{ $all }種のうち、{ $count }種を阻止します
frontline-why-uncovers = { $count ->
        [0] 阻止できなくなるテクニックはありません
       *[other] 阻止できなくなるテクニックは{ $count }種だけです
    }
frontline-why-spare = これが阻止するテクニックは、ほかの防御カードでもすべて阻止できます
frontline-why-blocks = 「{ $card }」を阻止します
frontline-why-reaches = 手札にある同じカード{ $copies }枚のうち{ $count }枚を捨てれば、「{ $stage }」に進めます
frontline-why-keeps = 同じカード{ $count }枚を手札に残せます
frontline-why-hides = この先のテクニック{ $count }種を阻止する防御カードを隠せます
frontline-why-first = 先攻なら、相手より先に最後の段階に届くことがあります
frontline-why-plan-attack = 表向きの防御カードでは阻止しきれない「{ $card }」を持っています
frontline-why-plan-recon = 正体の分からない防御カード{ $all }枚のうち{ $count }枚を表にします
frontline-why-plan-weaponise = 次の段階のカードが手札になく、買う機会が{ $count }回あります
frontline-why-plan-harden = 防御ゾーンに、あと{ $count }枚置けます
