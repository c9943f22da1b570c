# CyberWar：ゲームの文章。カード、戦術、グループ、緩和策はcyberwar-cards.ftlにあります。

# ゲーム
cyberwar-title = CyberWar
cyberwar-tagline = どの防御が、どの攻撃を検知するのか。ATT&CKの知識で、ひとりでも対戦でも。
cyberwar-minutes = 15
cyberwar-attribution = CyCraft（奧義智慧）が2020年に発表した「CyberWar: The Card Game」の非公式な実装です。原作者が制作・公認したものではなく、原作の文章や絵は含みません。カードの一覧は公開されていないため、デッキはMITRE ATT&CK®バージョン6.3による推定の再構成です。© The MITRE Corporation. ATT&CK is reproduced and distributed with the permission of The MITRE Corporation.

# テーブルの設定
cyberwar-switch-mode = モード
cyberwar-switch-mode-help = 1人ならソロ、2〜4人ならドラフトです。2人なら、レッド対ブルーでも遊べます。
cyberwar-switch-mode-by-players = 人数によりソロかドラフト
cyberwar-switch-mode-red-blue = レッド対ブルー（2人）
cyberwar-switch-group = 攻撃グループ
cyberwar-switch-group-help = どのグループの攻撃で遊ぶかを決めます。箱の2グループより下にあるものはATT&CK 18.1のグループで、カードも別になります。
cyberwar-switch-group-box = 箱のグループ：APT3（レッド対ブルーではレッドが選ぶ）
cyberwar-switch-group-apt3 = APT3
cyberwar-switch-group-apt29 = APT29
cyberwar-switch-hard-cards = 難しいカード
cyberwar-switch-hard-cards-help = 箱のどちらのグループも使うとは知られていないT1208とT1518を加えます。
cyberwar-switch-difficulty = カードごとの検知
cyberwar-switch-difficulty-help = 3か2にすると、攻撃には珍しい検知だけが残り、検知できる防御が減ります。
cyberwar-switch-difficulty-usual = 標準：ソロとドラフトはすべて、レッド対ブルーとほかのグループは3
cyberwar-switch-difficulty-all = すべて
cyberwar-switch-difficulty-3 = 3つまで
cyberwar-switch-difficulty-2 = 2つまで
cyberwar-switch-level = レベル（ソロ）
cyberwar-switch-level-help = 学習では、防御が何を検知するかを読めます。試験では読めません。ブラインドでは読めますが、攻撃の名前も見えません。
cyberwar-switch-level-study = 学習
cyberwar-switch-level-exam = 試験
cyberwar-switch-level-blind = ブラインド
cyberwar-switch-hint = ヒント（ソロ）
cyberwar-switch-hint-help = 各ラウンドの前に、最善の答えに入る防御を1つ教えます。
cyberwar-switch-as-dealt = 切ったまま（ソロ）
cyberwar-switch-as-dealt-help = 防ぎきれない5枚の組があっても、最初に切った順のまま遊びます。
cyberwar-switch-blind = ブラインド（ドラフト、レッド対ブルー）
cyberwar-switch-blind-help = 裏向きの攻撃は、名前も見えません。
cyberwar-switch-kept-hidden = 残したカードを隠す（ドラフト）
cyberwar-switch-kept-hidden-help = ほかの人が残したカードは、最後まで見えません。
cyberwar-switch-best-of-three = 3本勝負（ドラフト）
cyberwar-switch-best-of-three-help = 先に2回勝った人の勝ちです。
cyberwar-switch-roles = 両方の役（レッド対ブルー）
cyberwar-switch-roles-help = レッドのほうが難しいので、役を入れ替えて2回遊び、自分の獲得札の攻撃を合計します。
cyberwar-switch-roles-both = 2回遊び、1回ずつレッドになる
cyberwar-switch-roles-one = 1回だけ遊ぶ

# 組み合わせられない設定
cyberwar-refused-red-blue = レッド対ブルーは、ちょうど2人で遊びます。
cyberwar-refused-solo-only = レベル、ヒント、「切ったまま」は、1人で遊ぶソロの設定です。
cyberwar-refused-draft-only = 「残したカードを隠す」と「3本勝負」は、ドラフトの設定です。
cyberwar-refused-red-blue-only = 「両方の役」はレッド対ブルーの設定です。モードもそれにしてください。
cyberwar-refused-not-solo = ソロでは、ブラインドはレベルの1つです。レベルをブラインドにしてください。
cyberwar-refused-hard-cards = 難しいカードは箱のカードなので、APT3かAPT29にしか加えられません。
cyberwar-refused-all = 箱以外のグループは、検知がすべてあるとやさしすぎます。カードごとの検知を3か2にしてください。
cyberwar-refused-few-cards = { $group }で使えるカードは{ $cards }枚だけで、レッド対ブルーには{ $need }枚が必要です。

# 文の中のカード
cyberwar-technique = { $id } { $name }
cyberwar-face-down = 攻撃{ $number }番
cyberwar-shown-stopped = { $attack }（検知：{ $defences }）
cyberwar-shown-through = { $attack }（検知なし）

# 手番の人への案内
cyberwar-prompt-choose = { $count ->
        [4] 第{ $round }ラウンド（全{ $rounds }）：合わせてすべての攻撃を検知する防御を4枚選んでください。
       *[other] 第{ $round }ラウンド（全{ $rounds }）：防御をあと{ $count }枚選んでください。
    }
cyberwar-prompt-reveal = 防御を4枚選びました。攻撃を表にするか、選び直してください。
cyberwar-prompt-keep = 防御を1枚残してください。ほかのカードは左の人に回ります。
cyberwar-prompt-drop = { $count ->
       *[other] 残した防御から{ $count }枚を外してください。
    }
cyberwar-prompt-pick = あなたはレッドです。使う攻撃グループを選んでください。
cyberwar-prompt-attack = 第{ $round }ラウンド：攻撃を1枚、中央に出してください。
cyberwar-prompt-defend = 第{ $round }ラウンド：防御を1枚、中央に出してください。
cyberwar-prompt-over = ゲームは終わりました。

# 同じ場面を、ほかの人から見たとき
cyberwar-wait-choose = { $player }が防御を4枚選ぶのを待っています。
cyberwar-wait-keep = { $players }がカードを残すのを待っています。
cyberwar-wait-drop = { $players }がカードを外すのを待っています。
cyberwar-wait-pick = { $player }がグループを選ぶのを待っています。
cyberwar-wait-attack = { $player }の攻撃を待っています。
cyberwar-wait-defend = { $player }の防御を待っています。

# 行動
cyberwar-act-pick = { $group }を使う
cyberwar-act-choose = { $defence }を選ぶ
cyberwar-act-reveal = 攻撃を表にする
cyberwar-act-keep = { $defence }を残す
cyberwar-act-drop = { $defence }を外す
cyberwar-act-attack = { $attack }で攻撃する
cyberwar-act-defend = { $defence }で防御する

# 出来事の記録。何が攻撃を検知するかは、表にしてから伝えます。
cyberwar-event-dealt = { $games ->
        [1] { $group }の攻撃の山札を切りました。
       *[other] { $games }回中{ $game }回目：{ $group }の攻撃の山札を切りました。
    }
cyberwar-event-unfair = すべてのラウンドを防げる切り方が見つからなかったので、このまま遊びます。
cyberwar-event-laid = 第{ $round }ラウンド：{ $attacks }が裏向きに並びました。
cyberwar-event-answered = { $player }は{ $defences }で防ぎます。
cyberwar-event-revealed = 表にしました：{ $attacks }
cyberwar-event-survived = 第{ $round }ラウンドを持ちこたえました。すべての攻撃を防ぎました。
cyberwar-event-lost = 第{ $round }ラウンドで負けました。{ $attacks }がすり抜けました。
cyberwar-event-cleared = 山札がなくなりました。全{ $rounds }ラウンドを持ちこたえました。
cyberwar-event-decided = { $player }は決めました。
cyberwar-event-kept = { $player }は{ $defence }を残しました。
cyberwar-event-kept-hidden = { $player }はカードを1枚残しました。
cyberwar-event-passed = { $count ->
       *[other] { $count }枚の手札を左に回しました。
    }
cyberwar-event-must-drop = { $count ->
       *[other] カードをすべて残しました。次に、全員が{ $count }枚を外します。
    }
cyberwar-event-dropped = { $player }は{ $defences }を外しました。
cyberwar-event-dropped-hidden = { $count ->
       *[other] { $player }はカードを{ $count }枚外しました。
    }
cyberwar-event-scored = { $score ->
       *[other] { $player }は{ $defences }で攻撃を{ $score }枚防ぎました。
    }
cyberwar-event-tie-break = 同点なので攻撃をもう1枚：{ $attack }。防いだのは{ $players }です。
cyberwar-event-tie-break-none = 同点なので攻撃をもう1枚：{ $attack }。首位の人はだれも防げませんでした。
cyberwar-event-game-won = { $game }回目は{ $players }の勝ちです。
cyberwar-event-picked = { $player }はレッドで、{ $group }を使います。
cyberwar-event-racked = { $player }はブルーで、{ $defences }を並べました。
cyberwar-event-attacked = { $player }は{ $attack }で攻撃しました。
cyberwar-event-defended = { $player }は{ $defence }で防御しました。
cyberwar-event-fought = 第{ $round }ラウンド：{ $stopped }枚を防ぎ、{ $through }枚がすり抜けました。
cyberwar-event-reshuffled = 捨てた防御を切って、新しい山札にしました。
cyberwar-event-red-drew = { $player }は{ $attacks }を引きました。
cyberwar-event-red-bonus = { $player }は、防がれた攻撃のぶん、もう1枚引きました：{ $attacks }
cyberwar-event-red-drew-nothing = 攻撃の山札がないので、{ $player }は引きませんでした。
cyberwar-event-blue-drew = { $player }は{ $defences }を引きました。
cyberwar-event-blue-bonus = { $player }は、すり抜けた攻撃のぶん、もう1枚引きました：{ $defences }
cyberwar-event-game-over = ゲームが終わりました。レッドの{ $red }の攻撃は{ $through }枚、{ $blue }の攻撃は{ $stopped }枚です。
cyberwar-event-won = { $players }の勝ちです。

# できない理由
cyberwar-no-over = ゲームは終わりました。
cyberwar-no-not-your-turn = あなたの番ではありません。順番をお待ちください。
cyberwar-no-wrong-step = 今は、それをするときではありません。
cyberwar-no-no-such-group = このテーブルに、そのグループはありません。
cyberwar-no-no-such-card = そのカードはありません。
cyberwar-no-chosen = その防御は、もう選んでいます。
cyberwar-no-four-chosen = 防御は4枚選んであります。攻撃を表にするか、先に1枚戻してください。
cyberwar-no-too-few = { $count ->
       *[other] 先に、防御をあと{ $count }枚選んでください。
    }
cyberwar-no-not-in-hand = 残せるのは自分の手札だけです。このカードは手札にありません。
cyberwar-no-not-kept = 外せるのは、自分が残したカードだけです。
cyberwar-no-dropped = そのカードは、もう外しました。
cyberwar-no-not-in-row = 出せるのは自分の列のカードだけです。このカードは列にありません。

# はじめての人への助言
cyberwar-coach-study = 防御を読んで、2枚以上の攻撃を検知するものを探しましょう。検知できる防御が一番少ない攻撃から考えるのがこつです。
cyberwar-coach-exam = それぞれのテクニックが残すものを考えましょう。プロセス、ファイル、レジストリキー、ネットワークの通信などです。
cyberwar-coach-blind = 何が来るかはわかりません。合わせて山札のできるだけ多くを検知する4枚を選びましょう。
cyberwar-coach-keep = 5枚の攻撃の多くを検知するものを残し、何を回したかを覚えておきましょう。
cyberwar-coach-drop = 同じ攻撃ばかり検知しない3枚を残しましょう。
cyberwar-coach-pick = 選んだグループの組織カードには、引くことのあるすべての攻撃が載っています。
cyberwar-coach-attack = ブルーの防御があまり検知しないテクニックで攻撃しましょう。各ラウンドでは、レッドが最初と最後に出します。
cyberwar-coach-defend = 1枚で何枚もの攻撃に備えましょう。防御は、出した順番に関係なく、検知するものをすべて防ぎます。

# テーブルの説明：端末と画面読み上げのために
cyberwar-describe-group = { $count ->
       *[other] グループ：{ $group }（ATT&CK { $version }）、攻撃の山札は残り{ $count }枚です。
    }
cyberwar-describe-five = 第{ $round }ラウンド（全{ $rounds }）の攻撃：{ $attacks }
cyberwar-describe-front = { $defence }が検知するもの：{ $attacks }
cyberwar-describe-front-count = { $count ->
       *[other] { $defence }は、残りの攻撃のうち{ $count }枚を検知します。
    }
cyberwar-describe-chosen = 選んだ防御：{ $defences }
cyberwar-describe-hint = ヒント：{ $defence }は最善の答えに入ります。
cyberwar-describe-table = 場の攻撃：{ $attacks }
cyberwar-describe-hand = { $player }の手札：{ $defences }
cyberwar-describe-hand-count = { $count ->
       *[other] { $player }の手札は{ $count }枚です。
    }
cyberwar-describe-kept = { $player }が残したもの：{ $defences }
cyberwar-describe-kept-count = { $count ->
       *[other] { $player }はカードを{ $count }枚残しています。
    }
cyberwar-describe-dropped = { $player }が外したもの：{ $defences }
cyberwar-describe-dropped-count = { $count ->
       *[other] { $player }はカードを{ $count }枚外しました。
    }
cyberwar-describe-row = レッド、{ $player }の攻撃：{ $attacks }
cyberwar-describe-rack = ブルー、{ $player }の防御：{ $defences }
cyberwar-describe-middle = { $guards ->
        [0] 中央：{ $attacks }
       *[other] 中央：{ $attacks }に対して{ $defences }
    }
cyberwar-describe-piles = 第{ $round }ラウンド（全3）。ここまでに{ $stopped }枚を防ぎ、{ $through }枚がすり抜けました。

# 勝敗を決めたもの
cyberwar-verdict-cleared = 全{ $rounds }ラウンドを持ちこたえました。
cyberwar-verdict-lost = 第{ $round }ラウンドで、{ $attacks }はどの防御にも検知されませんでした。
cyberwar-verdict-stopped = 一番多く防いだのは{ $players }で、{ $score }枚です。
cyberwar-verdict-tie-break = { $count ->
       *[other] { $score }枚で同点のあと、さらに{ $count }枚の攻撃で{ $players }の勝ちに決まりました。
    }
cyberwar-verdict-shared = { $score }枚で同点のまま山札がなくなり、{ $players }が勝ちを分け合います。
cyberwar-verdict-games = { $games ->
       *[other] { $player }：{ $games }勝、防いだ攻撃は{ $stopped }枚です。
    }
cyberwar-verdict-piles = { $player }が、攻撃{ $more }枚対{ $fewer }枚で勝ちました。
cyberwar-verdict-six = 攻撃は{ $count }枚ずつなので、レッドの{ $player }の勝ちです。
cyberwar-verdict-even = 2回を合わせて攻撃は{ $count }枚ずつなので、{ $players }が勝ちを分け合います。
