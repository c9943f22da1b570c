# CyberWar：ゲームの文章。カード、戦術、グループ、緩和策はcyberwar-cards.ftlにあります。

# ゲーム
cyberwar-title = CyberWar
cyberwar-tagline = どの防御が、どの攻撃を検知するのか。ATT&CKの知識で、1人でも対戦でも遊べます。
cyberwar-minutes = 15
cyberwar-attribution = CyCraft（奧義智慧）が2020年に発表した「CyberWar: The Card Game」の非公式な実装です。原作者が制作・公認したものではなく、原作の文章や絵は含みません。カードの一覧は公開されていないため、デッキはMITRE ATT&CK®バージョン6.3に基づく、推定による再構成です。© The MITRE Corporation. ATT&CK is reproduced and distributed with the permission of The MITRE Corporation.

# モード
cyberwar-mode-solo = ソロ
cyberwar-mode-solo-line = 1人用。毎ラウンド、防御4枚で攻撃5枚をすべて防ぎます。
cyberwar-mode-draft = ドラフト
cyberwar-mode-draft-line = 防御の手札がテーブルを回ります。選び抜いた3枚で勝負します。
cyberwar-mode-red-blue = レッド対ブルー
cyberwar-mode-red-blue-line = 1人が攻撃し、1人が守ります。カードの表は誰にも見えません。

# テーブルの設定
cyberwar-switch-mode = モード
cyberwar-switch-mode-help = 1人ならソロ、2〜4人ならドラフトです。2人なら、レッド対ブルーでも遊べます。
cyberwar-switch-mode-by-players = 人数に応じてソロかドラフト
cyberwar-switch-mode-red-blue = レッド対ブルー（2人）
cyberwar-switch-group = 攻撃グループ
cyberwar-switch-group-help = どのグループの攻撃で遊ぶかを決めます。原作の2グループ以外はATT&CK 18.1のグループで、カードも異なります。
cyberwar-switch-group-box = 原作のグループ：APT3（レッド対ブルーではレッドが選ぶ）
cyberwar-switch-group-apt3 = APT3
cyberwar-switch-group-apt29 = APT29
cyberwar-switch-hard-cards = 難しいカード
cyberwar-switch-hard-cards-help = 原作のどちらのグループでも使用が知られていない、「Kerberoasting」と「ソフトウェアの探索」を加えます。
cyberwar-switch-difficulty = カードごとの検知
cyberwar-switch-difficulty-help = 「3つまで」か「2つまで」にすると、攻撃ごとに珍しい検知だけが残り、検知できる防御が減ります。
cyberwar-switch-difficulty-usual = 標準：ソロとドラフトはすべて、レッド対ブルーとほかのグループは3つまで
cyberwar-switch-difficulty-all = すべて
cyberwar-switch-difficulty-3 = 3つまで
cyberwar-switch-difficulty-2 = 2つまで
cyberwar-switch-level = レベル（ソロ）
cyberwar-switch-level-help = 「学習」では、防御が何を検知するかを見られます。「試験」では見られません。「ブラインド」では見られますが、攻撃の名前が伏せられます。
cyberwar-switch-level-study = 学習
cyberwar-switch-level-exam = 試験
cyberwar-switch-level-blind = ブラインド
cyberwar-switch-hint = ヒント（ソロ）
cyberwar-switch-hint-help = 各ラウンドの前に、最善の4枚に入る防御を1つ教えます。
cyberwar-switch-as-dealt = 切り直しなし（ソロ）
cyberwar-switch-as-dealt-help = 防ぎきれない5枚の組があっても、最初に切った順のまま遊びます。
cyberwar-switch-blind = ブラインド（ドラフト、レッド対ブルー）
cyberwar-switch-blind-help = 裏向きの攻撃は、名前も見えません。
cyberwar-switch-kept-hidden = キープを隠す（ドラフト）
cyberwar-switch-kept-hidden-help = ほかの人がキープしたカードは、最後まで見えません。
cyberwar-switch-best-of-three = 3本勝負（ドラフト）
cyberwar-switch-best-of-three-help = 先に2回勝った人の勝ちです。
cyberwar-switch-roles = 攻守交代（レッド対ブルー）
cyberwar-switch-roles-help = レッドのほうが不利なので、攻守を入れ替えて2回遊び、自分の獲得札にある攻撃を合計します。
cyberwar-switch-roles-both = 2回遊び、1回ずつレッドになる
cyberwar-switch-roles-one = 1回だけ遊ぶ

# 組み合わせられない設定
cyberwar-refused-red-blue = レッド対ブルーは2人専用です。
cyberwar-refused-solo-only = 「レベル」「ヒント」「切り直しなし」は、1人で遊ぶソロの設定です。
cyberwar-refused-draft-only = 「キープを隠す」と「3本勝負」は、ドラフトの設定です。
cyberwar-refused-red-blue-only = 「攻守交代」はレッド対ブルーの設定です。モードをレッド対ブルーにしてください。
cyberwar-refused-not-solo = ソロでは、ブラインドはレベルの1つです。「レベル」をブラインドにしてください。
cyberwar-refused-hard-cards = 難しいカードは原作のカードなので、APT3かAPT29にだけ加えられます。
cyberwar-refused-all = 原作以外のグループは、検知をすべて使うとやさしすぎます。「カードごとの検知」を3つまでか2つまでにしてください。
cyberwar-refused-few-cards = { $group }で使えるカードは{ $cards }枚だけです。レッド対ブルーには{ $need }枚が必要です。

# 文の中のカード
cyberwar-technique = { $id } { $name }
cyberwar-technique-name = { $name }
cyberwar-face-down = 攻撃{ $number }番
cyberwar-shown-stopped = { $attack }［検知：{ $defences }］
cyberwar-shown-through = { $attack }［検知なし］

# 手番プレイヤーへの案内
cyberwar-prompt-choose = { $count ->
        [4] 第{ $round }ラウンド（全{ $rounds }ラウンド）：すべての攻撃を検知できるように、防御を4枚選んでください。
       *[other] 第{ $round }ラウンド（全{ $rounds }ラウンド）：防御をあと{ $count }枚選んでください。
    }
cyberwar-prompt-reveal = 防御を4枚選びました。攻撃を表にするか、選び直してください。
cyberwar-prompt-keep = 防御を1枚キープしてください。ほかのカードは左の人に回ります。
cyberwar-prompt-drop = キープした防御から{ $count }枚を外してください。
cyberwar-prompt-pick = あなたはレッドです。使う攻撃グループを選んでください。
cyberwar-prompt-attack = 第{ $round }ラウンド：攻撃を1枚、中央に出してください。
cyberwar-prompt-defend = 第{ $round }ラウンド：防御を1枚、中央に出してください。
cyberwar-prompt-over = ゲームは終わりました。

# 同じ場面を、ほかの人から見たとき
cyberwar-wait-choose = { $player }が防御を4枚選んでいます。
cyberwar-wait-keep = { $players }がキープするカードを選んでいます。
cyberwar-wait-drop = { $players }が外すカードを選んでいます。
cyberwar-wait-pick = { $player }がグループを選んでいます。
cyberwar-wait-attack = { $player }が出す攻撃を選んでいます。
cyberwar-wait-defend = { $player }が出す防御を選んでいます。

# 行動
cyberwar-act-pick = { $group }を使う
cyberwar-act-choose = 「{ $defence }」を選ぶ
cyberwar-act-reveal = 攻撃を表にする
cyberwar-act-keep = 「{ $defence }」をキープする
cyberwar-act-drop = 「{ $defence }」を外す
cyberwar-act-attack = 「{ $attack }」を出す
cyberwar-act-defend = 「{ $defence }」を出す

# 出来事の記録。何が攻撃を検知するかは、表にしてから伝えます。
cyberwar-event-dealt = { $games ->
        [1] { $group }の攻撃の山札を切りました。
       *[other] 第{ $game }ゲーム（全{ $games }ゲーム）：{ $group }の攻撃の山札を切りました。
    }
cyberwar-event-unfair = すべてのラウンドを防ぎきれる順番が見つからなかったので、この山札のまま遊びます。
cyberwar-event-laid = 第{ $round }ラウンドの裏向きの攻撃：{ $attacks }。
cyberwar-event-answered = { $player }が選んだ防御：{ $defences }。
cyberwar-event-revealed = 表になった攻撃：{ $attacks }。
cyberwar-event-survived = 第{ $round }ラウンドを守りきりました。すべての攻撃を防ぎました。
cyberwar-event-lost = 第{ $round }ラウンドで負けました。すり抜けた攻撃：{ $attacks }。
cyberwar-event-cleared = 山札がなくなりました。全{ $rounds }ラウンドを守りきりました。
cyberwar-event-decided = { $player }が選び終えました。
cyberwar-event-kept = { $player }が「{ $defence }」をキープしました。
cyberwar-event-kept-hidden = { $player }がカードを1枚キープしました。
cyberwar-event-passed = { $count }枚ずつの手札を左に回しました。
cyberwar-event-must-drop = すべてのカードがキープされました。次に、全員が{ $count }枚ずつ外します。
cyberwar-event-dropped = { $player }が外した防御：{ $defences }。
cyberwar-event-dropped-hidden = { $player }がカードを{ $count }枚外しました。
cyberwar-event-scored = { $score ->
        [0] { $player }は攻撃を1枚も防げませんでした（{ $defences }）。
       *[other] { $player }は攻撃を{ $score }枚防ぎました（{ $defences }）。
    }
cyberwar-event-tie-break = 同点なので攻撃をもう1枚引きました：{ $attack }。防いだ人：{ $players }。
cyberwar-event-tie-break-none = 同点なので攻撃をもう1枚引きました：{ $attack }。首位の誰も防げませんでした。
cyberwar-event-game-won = 第{ $game }ゲームは{ $players }の勝ちです。
cyberwar-event-picked = { $player }はレッドで、{ $group }を使います。
cyberwar-event-racked = { $player }（ブルー）が並べた防御：{ $defences }。
cyberwar-event-attacked = { $player }が攻撃「{ $attack }」を出しました。
cyberwar-event-defended = { $player }が防御「{ $defence }」を出しました。
cyberwar-event-fought = 第{ $round }ラウンドの結果：防いだ攻撃{ $stopped }枚、すり抜けた攻撃{ $through }枚。
cyberwar-event-reshuffled = 防御の捨て札を切って、新しい山札にしました。
cyberwar-event-red-drew = { $player }が引いた攻撃：{ $attacks }。
cyberwar-event-red-bonus = 防がれた攻撃のボーナスで、{ $player }がさらに引いた攻撃：{ $attacks }。
cyberwar-event-red-drew-nothing = 攻撃の山札がないため、{ $player }は引けませんでした。
cyberwar-event-blue-drew = { $player }が引いた防御：{ $defences }。
cyberwar-event-blue-bonus = すり抜けた攻撃のボーナスで、{ $player }がさらに引いた防御：{ $defences }。
cyberwar-event-game-over = ゲーム終了です。獲得した攻撃は、{ $red }（レッド）が{ $through }枚、{ $blue }（ブルー）が{ $stopped }枚です。
cyberwar-event-won = { $players }の勝ちです。

# できない理由
cyberwar-no-over = ゲームは終わっています。
cyberwar-no-not-your-turn = 今はあなたが決める場面ではありません。順番が来るまでお待ちください。
cyberwar-no-wrong-step = 今の場面では、それはできません。
cyberwar-no-no-such-group = このテーブルに、そのグループはありません。
cyberwar-no-no-such-card = そのカードはありません。
cyberwar-no-chosen = その防御は、すでに選んでいます。
cyberwar-no-four-chosen = 防御はすでに4枚選んでいます。攻撃を表にするか、先に1枚戻してください。
cyberwar-no-too-few = 先に、防御をあと{ $count }枚選んでください。
cyberwar-no-not-in-hand = キープできるのは自分の手札だけです。このカードは手札にありません。
cyberwar-no-not-kept = 外せるのは、自分がキープしたカードだけです。
cyberwar-no-dropped = そのカードは、すでに外しました。
cyberwar-no-not-in-row = 出せるのは自分の前に並んだカードだけです。このカードはそこにありません。

# 初めての人へのアドバイス
cyberwar-coach-study = まだ検知できていない攻撃を、2枚以上検知する防御を探しましょう。5枚すべてに、検知する防御が必要です。
cyberwar-coach-exam = それぞれのテクニックが残す痕跡を考えましょう。プロセス、ファイル、レジストリキー、ネットワークの通信などです。どの痕跡も検知できない防御は、候補から除きます。
cyberwar-coach-blind = 何が来るかは分かりません。4枚で山札のできるだけ多くを検知できるように選びましょう。
cyberwar-coach-keep = 5枚の攻撃の多くを検知するものをキープし、何を回したかを覚えておきましょう。
cyberwar-coach-drop = 検知する攻撃が重ならない3枚を手元に残しましょう。ほかのカードで補いやすいものから外します。
cyberwar-coach-pick = 検知できる防御が1枚しかないテクニックは防がれにくいので、それが多いグループを選びましょう。選ぶと、グループカードを見られます。
cyberwar-coach-attack = 中央の防御では検知できず、ブルーの残りの防御でも検知しにくいテクニックを出しましょう。各ラウンドでは、レッドが最初と最後に出します。
cyberwar-coach-defend = 1枚で複数の攻撃に備えましょう。防御は、出した順番に関係なく、検知できる攻撃をすべて防ぎます。

# テーブルの説明：端末と画面読み上げのために
cyberwar-describe-group = グループ：{ $group }（ATT&CK { $version }）。攻撃の山札は残り{ $count }枚です。
cyberwar-describe-five = 第{ $round }ラウンド（全{ $rounds }ラウンド）の攻撃：{ $attacks }。
cyberwar-describe-front = 「{ $defence }」が検知する攻撃：{ $attacks }。
cyberwar-describe-front-count = 「{ $defence }」は、残りの攻撃のうち{ $count }枚を検知します。
cyberwar-describe-chosen = 選んだ防御：{ $defences }。
cyberwar-describe-hint = ヒント：「{ $defence }」は最善の4枚に入ります。
cyberwar-describe-table = 場の攻撃：{ $attacks }。
cyberwar-describe-hand = { $player }の手札：{ $defences }。
cyberwar-describe-hand-count = { $player }の手札は{ $count }枚です。
cyberwar-describe-kept = { $player }がキープした防御：{ $defences }。
cyberwar-describe-kept-count = { $player }はカードを{ $count }枚キープしています。
cyberwar-describe-dropped = { $player }が外した防御：{ $defences }。
cyberwar-describe-dropped-count = { $player }はカードを{ $count }枚外しました。
cyberwar-describe-row = { $player }（レッド）の攻撃：{ $attacks }。
cyberwar-describe-rack = { $player }（ブルー）の防御：{ $defences }。
cyberwar-describe-middle = { $guards ->
        [0] 中央の攻撃：{ $attacks }。
       *[other] 中央の攻撃：{ $attacks }。防御：{ $defences }。
    }
cyberwar-describe-piles = 第{ $round }ラウンド（全3ラウンド）。これまでに防いだ攻撃{ $stopped }枚、すり抜けた攻撃{ $through }枚。

# 勝敗を決めたもの
cyberwar-verdict-cleared = 全{ $rounds }ラウンドを守りきりました。
cyberwar-verdict-lost = 第{ $round }ラウンドで、どの防御にも検知されなかった攻撃：{ $attacks }。
cyberwar-verdict-stopped = 一番多く防いだのは{ $players }で、{ $score }枚です。
cyberwar-verdict-tie-break = { $score }枚で同点となり、さらに引いた攻撃{ $count }枚で、{ $players }が抜け出しました。
cyberwar-verdict-shared = { $score }枚で同点のまま山札がなくなり、{ $players }が勝利を分け合いました。
cyberwar-verdict-games = { $player }：{ $games }勝、防いだ攻撃は{ $stopped }枚です。
cyberwar-verdict-piles = 獲得した攻撃は{ $more }枚対{ $fewer }枚でした。
cyberwar-verdict-six = 攻撃が{ $count }枚ずつの同数なので、{ $player }（レッド）の勝ちです。
cyberwar-verdict-even = 2回を合わせて攻撃が{ $count }枚ずつなので、{ $players }が勝利を分け合いました。

# Cards, aids and looking back in sentences: for the terminal and for screen readers
cyberwar-read-face-down = 裏向きです。説明と検知する防御は、表になると分かります。
cyberwar-read-detected-by = 検知する防御：{ $defences }。
cyberwar-read-tactics = 戦術：{ $tactics }。
cyberwar-read-mitigations = 緩和策：{ $mitigations }。
cyberwar-read-today = 現在のATT&CKでは「{ $id } { $name }」です。
cyberwar-read-today-dropped = 現在のATT&CKには載っていません。
cyberwar-read-detects = 検知する攻撃：{ $attacks }。
cyberwar-read-detects-none = ここで分かっている攻撃はどれも検知しません。
cyberwar-read-front-closed = このカードの表は、まだ見られません。
cyberwar-read-tools = ツール：{ $text }
cyberwar-read-group = グループカード：{ $group }
cyberwar-read-group-id = { $id }、ATT&CK { $version }。
cyberwar-read-profile = 山札にあるテクニック{ $count }種類：{ $attacks }。
cyberwar-read-profile-closed = このグループのテクニックを見られるのはレッドだけです。
cyberwar-aid-caught = 「{ $attack }」を検知できる防御：{ $defences }。
cyberwar-aid-open = まだ検知できない攻撃：{ $attacks }。
cyberwar-aid-unknown = 検知できるかどうかは、表になると分かります：{ $attacks }。
cyberwar-review-answer = 第{ $round }ラウンドの答え合わせ：{ $of }枚中{ $count }枚を防ぎました。選んだ防御：{ $defences }。
cyberwar-review-best = 最善の4枚は{ $of }枚中{ $count }枚を防ぎます：{ $defences }。
cyberwar-review-catch = 「{ $defence }」が検知する攻撃：{ $attacks }。
cyberwar-review-none-better = ほかのどの4枚でも、これより多くは防げません。
cyberwar-review-odds = 選んだ4枚の成功率：{ $chance }。この山札から出る可能性があり、かつ防ぎきれる{ $of }通りのうち、{ $good }通りを防げます。
cyberwar-review-odds-closed = 選んだ4枚の成功率は、ゲームが終わると表示されます。それまで防御の表は伏せられています。
cyberwar-score-team = 第{ $game }ゲーム、{ $player }：防いだ攻撃{ $count }枚。防御：{ $defences }。
cyberwar-score-piles = { $games ->
        [1] { $red }（レッド）、すり抜けた攻撃：{ $through }枚。{ $blue }（ブルー）、防いだ攻撃：{ $stopped }枚。
       *[other] 第{ $game }ゲーム。{ $red }（レッド）、すり抜けた攻撃：{ $through }枚。{ $blue }（ブルー）、防いだ攻撃：{ $stopped }枚。
    }
cyberwar-event-laid-draft = 裏向きの攻撃：{ $attacks }。

# What wins, and how far everybody is
cyberwar-standing-goal-solo = { $rounds ->
        [1] このラウンドを守りきれば勝ち。
       *[other] 全{ $rounds }ラウンドを守りきれば勝ち。
    }
cyberwar-standing-goal-draft = 防いだ攻撃が一番多い人の勝ち。
cyberwar-standing-goal-games = 先に{ $games }勝したら勝ち。
cyberwar-standing-goal-duel = レッドはすり抜けた攻撃、ブルーは防いだ攻撃を集め、多いほうの勝ち。
cyberwar-standing-rounds = 守りきったラウンド{ $survived }／{ $rounds }
cyberwar-standing-games = { $games }勝
cyberwar-standing-stopped = 防いだ攻撃{ $count }枚
cyberwar-standing-kept = キープした防御{ $count }枚
cyberwar-standing-pile = 攻撃{ $count }枚

# 選択肢がよい理由。ヒントと検討で表示する。
cyberwar-why-stops = まだ防げていない攻撃{ $all }枚のうち{ $count }枚を防ぎます
cyberwar-why-passes = { $count ->
        [0] 次の人に回すカードの中に、攻撃を防げるものはありません
       *[other] 次の人に回すカードは、どれも攻撃{ $all }枚のうち{ $count }枚までしか防げません
    }
cyberwar-why-deck = 山札に残る、まだ防げていないテクニック{ $all }種のうち{ $count }種を防ぎます
cyberwar-why-lost = { $count ->
        [0] 外しても、すり抜ける攻撃は増えません
       *[other] 外しても、すり抜ける攻撃は{ $count }枚増えるだけです
    }
cyberwar-why-deck-lost = { $count ->
        [0] 外しても、すり抜ける山札のテクニックは増えません
       *[other] 外しても、すり抜ける山札のテクニックは{ $count }種増えるだけです
    }
cyberwar-why-spare = これが防ぐ攻撃は、残りのカードですべて防げます
cyberwar-why-detected = { $count ->
        [0] ブルーの残り{ $all }枚の中に、検知できるものはありません
       *[other] ブルーの残り{ $all }枚のうち、検知できるのは{ $count }枚です
    }
cyberwar-why-met = 中央の防御が検知します
cyberwar-why-unmet = 中央の防御では検知できません
cyberwar-why-hard = テクニック{ $all }種のうち{ $count }種は、検知できる防御が1枚しかありません
