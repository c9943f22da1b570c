# The debrief: what to talk about after a game.

debrief-title = 振り返り
debrief-question = 話し合うこと
# Where it is in the replay
debrief-step = { $step }手目
debrief-table-step = テーブル{ $table }、{ $step }手目

# Results and turning points
debrief-result = { $game }：結果
debrief-score = { $player }：{ $score }
debrief-not-over = ゲームは途中で終わりました。そのときの状況：
debrief-ahead = 首位：{ $players }
debrief-turns = 流れが変わった場面
debrief-turn = { $by }の「{ $chose }」で、{ $player }は「{ $from }」から「{ $to }」になりました。
debrief-turn-lead = { $by }の「{ $chose }」で、{ $player }は「{ $from }」から「{ $to }」になり、首位に立ちました。
debrief-turn-cost = { $by }は「{ $chose }」を選びました（勝率{ $chance }%）。「{ $better }」なら{ $best }%でした。

# Tables of the same deal, compared. Players are called by their seats
debrief-seat = 席{ $seat }
debrief-parting = 同じ手札、違う選択。席{ $seat }：{ $asked }
debrief-parting-choice = 「{ $chose }」：{ $count }テーブル
debrief-parting-came = { $player }：{ $score }
debrief-parting-won = { $player }が首位：{ $score }
debrief-parting-attacked = { $player }：{ $score }。その後に受けた攻撃は、通ったのが{ $through }回、防いだのが{ $stopped }回
debrief-parting-won-attacked = { $player }が首位：{ $score }。その後に受けた攻撃は、通ったのが{ $through }回、防いだのが{ $stopped }回

# Attacks
debrief-through = { $count ->
        [1] 「{ $what }」が通った
       *[other] 「{ $what }」が{ $count }回通った
    }
debrief-hit = { $by }から{ $against }へ
debrief-hit-game = { $against }への攻撃
debrief-answered = 別のときに防いだカード：{ $cards }
debrief-would-have = あれば防げたカード：{ $cards }
debrief-nothing-would = このゲームのカードでは防げませんでした。
debrief-mitigations = ATT&CKが勧める対策：{ $names }
debrief-detections = 痕跡が残るところ：{ $names }
debrief-component = { $name }
debrief-monday = 職場に戻ったらすること：{ $advice }
debrief-stopped = 防いだ攻撃
debrief-stopped-line = { $count ->
        [1] { $what }
       *[other] { $what }（{ $count }回）
    }
debrief-stopped-by = { $count ->
        [1] { $what }：防いだカードは{ $cards }
       *[other] { $what }（{ $count }回）：防いだカードは{ $cards }
    }
debrief-matrix = 出会ったテクニック
debrief-met = { $what }：通ったのは{ $through }回、防いだのは{ $stopped }回

# What was hard
debrief-hard = 難しかったこと
debrief-had = { $player }は防げるカード（{ $cards }）を持っていましたが、「{ $what }」が通りました。
debrief-often-through = { $count ->
        [1] { $player }に「{ $what }」が通りました。
       *[other] { $player }に「{ $what }」が{ $count }回通りました。
    }
debrief-often-stopped = { $count ->
        [1] { $player }の「{ $what }」は防がれました（{ $cards }）。
       *[other] { $player }の「{ $what }」は{ $count }回防がれました（{ $cards }）。
    }

# The same of all tables together
debrief-misjudged-unanswered = 防げるカード（{ $cards }）を持っている相手に、「{ $what }」が{ $count }回通りました。
debrief-misjudged-in-vain = 「{ $what }」は{ $count }回防がれました（{ $cards }）。

# Questions
debrief-ask-parted = 同じ手札で「{ $one }」を選んだ人と「{ $other }」を選んだ人がいます。それぞれのよい点は何ですか。決めたときに何を知っていましたか。
debrief-ask-unused = 「{ $what }」が通ったとき、{ $player }は防げるカード（{ $cards }）を持っていました。間に合うように使うには、何が必要でしたか。
debrief-ask-through = { $count ->
        [1] 「{ $what }」が通りました。最初に気づけたのは誰で、何から気づけましたか。
       *[other] 「{ $what }」が{ $count }回通りました。最初に気づけたのは誰で、何から気づけましたか。
    }
debrief-ask-turn = { $player }の「{ $chose }」で流れが変わりました。予想していた人はいますか。ほかの人には何ができましたか。
debrief-ask-cost = { $player }は「{ $chose }」を選びましたが、検討では「{ $better }」のほうがよい手でした。そのとき何が分かっていて、それぞれのよい点は何でしたか。
debrief-ask-remedy = 「{ $card }」があれば、次の攻撃に備えられました：{ $attacks }。まずこれを用意しない理由は何でしょうか。
debrief-ask-stopped = 「{ $what }」は防げました（{ $cards }）。職場にも同じものがありますか。誰が担当していますか。
debrief-ask-won = { $players }が優れていたのは、準備、気づき、対応のどれでしたか。
debrief-ask-luck = どこまでが運で、どこからが判断でしたか。
debrief-ask-again = やり直したい判断はどれですか。よりよく判断するには、何を知っている必要がありましたか。
debrief-ask-work = 自分の職場のネットワークと似ているところ、まったく違うところはどこですか。

# The card to take along
debrief-card = { $player }のカード
debrief-starter = 「{ $what }」を見たら、私は…
debrief-starter-blank = …を見たら、私は…
debrief-hint = 例：{ $advice }

# For STIX
debrief-stix-by = Sandtable
debrief-stix-table = テーブル{ $table }

# Layers for the ATT&CK Navigator
debrief-layer = Sandtable：出会ったテクニック
debrief-layer-of = Sandtable：{ $player }が出会ったテクニック
debrief-layer-what = スコアは、ゲームでそのテクニックに出会った回数です。コメントには、その結果を書いています。
debrief-layer-legend = 何度も出会った
debrief-layer-cell = 通ったのは{ $through }回、防いだのは{ $stopped }回
