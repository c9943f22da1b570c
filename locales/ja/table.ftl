# Texts shared by the browser and the terminal.

# How the language calls itself, for those who look for it.
language-own-name = 日本語

# Strengths of bots
level-newcomer = 入門
level-apprentice = 初級
level-skilled = 中級
level-expert = 上級
level-master = 達人

# Bots, by seat: no two at a table are alike
seat-you = あなた
bot-name-1 = ハリネズミ
bot-name-2 = キツネ
bot-name-3 = フクロウ
bot-name-4 = カワウソ
bot-name-5 = アナグマ
bot-name-6 = サギ

# A table cannot be set up like this
refused-players = このゲームは{ $min }〜{ $max }人用です。{ $got }人では遊べません。
refused-players-other = このゲームは{ $players }人用です。{ $got }人では遊べません。
refused-no-such-game = 「{ $game }」というゲームはありません。

# Not found
refused-no-such-table = そのテーブルは見つかりません。もう閉じられたかもしれません。リンクを確かめるか、新しいテーブルを作ってください。
refused-no-such-code = このコードのテーブルはありません。コードを教えてくれた人に確かめてください。
refused-no-such-page = このアドレスにページはありません。

# What was sent
refused-unreadable = サーバーが内容を読み取れませんでした。ページを再読み込みして、もう一度お試しください。
refused-not-json = JSON（application/json）として送ってください。
refused-too-large = サイズが大きすぎて送れません。
refused-name-empty = 名前を入力してください。
refused-name-long = 名前は{ $max }文字までです。

# Not now
refused-table-full = 席はすべて埋まっています。観戦はできます。
refused-other-version = このページとサーバーのバージョンが違います。再読み込みしてください。

# Not you
refused-other-site = ほかのサイトからのリクエストだったため、実行しませんでした。

# Too much, or our own trouble
refused-too-fast = 操作が多すぎます。少し待ってから、もう一度お試しください。
refused-too-many-connections = 同じアドレスからの接続が多すぎます。開いているページをいくつか閉じてから、もう一度お試しください。
refused-too-many-tables = サーバーで開けるテーブルの数が上限に達しています。古いテーブルは{ $days }日後に消えます。上限はサーバーの管理者が変更できます。
refused-too-many-of-yours = このアドレスから作れるのは{ $most }テーブルまでで、上限に達しています。古いテーブルは{ $days }日後に消えます。上限はサーバーの管理者が変更できます。
refused-too-slow = 通信が遅すぎたため、切断されました。再接続します。
refused-not-saved = サーバーに保存できなかったため、この操作は反映されていません。少し待ってから、もう一度お試しください。
refused-closing = サーバーを再起動しています。復旧しだい、テーブルを続けられます。
refused-trouble = サーバーで問題が起きました。何も変わっていないので、もう一度お試しください。

## 入口のページでは使わない文言

refused-no-such-switch = 「{ $switch }」という設定はありません。このゲームの設定：{ $known }
refused-value-flag = 設定「{ $switch }」はオンかオフのどちらかです。
refused-value-choice = 設定「{ $switch }」は、次の中から選んでください：{ $expected }
refused-value-number = 設定「{ $switch }」には、{ $min }〜{ $max }の整数を入力してください。
refused-value-seats = 設定「{ $switch }」には、このテーブルの席を「1,3」のように入力してください。
refused-value-cards = 設定「{ $switch }」には、次のカードから選んで入力してください：{ $expected }
refused-clock = 制限時間は{ $min }〜{ $max }秒、または「なし」にしてください。
refused-grace = 離席の待ち時間は{ $min }〜{ $max }秒、または「代行なし」にしてください。
refused-open-seats = まだ空席があります。ボットを入れるか、参加者を待ってください。
refused-back-enough = このテーブルでは取り消しが多すぎるため、これ以上は取り消せません。

# How it went at the table
table-retracted = { $player }が決定を取り消しました。
table-undone = { $player }が直前の手を取り消しました。
ending-you-won = あなたの勝ちです！
ending-you-lost = あなたの負けです
ending-won = { $count ->
        [1] { $players }の勝ちです
       *[other] { $players }が勝利を分け合いました
    }
ending-lost = 負けで終わりました

# What only a table refuses
refused-no-such-seat = このテーブルにその席はありません。
refused-seat-taken = その席には、もうほかの人が座っています。
refused-already-begun = ゲームはもう始まっています。
refused-not-playing = このテーブルでは、今はゲームが行われていません。
refused-not-over = この操作は、ゲームが終わってからできます。
refused-stale = 操作している間に状況が変わりました。確かめてから選び直してください。
refused-held = 今はボットがこの席を代行しています。先に席を取り戻してください。
refused-not-host = この操作は、テーブルのホストだけができます。
refused-not-a-player = この操作は、プレイヤーだけができます。あなたは観戦中です。
refused-someone-is-here = この席のプレイヤーは接続中なので、本人が決められます。
refused-not-your-seat = ボットから席を取り戻せるのは、その席のプレイヤーだけです。
refused-not-a-person = この席に人は座っていません。
refused-wrong-secret = この個人用リンクはこのテーブルのものではありません。観戦するか、空いている席に座ってください。

# Bots for experiments
level-random = ランダム
level-greedy = 目先優先

# Taking back by consent
table-taken-back = 全員の同意を得て、{ $player }が直前の決定を取り消しました。
refused-asking = 決定の取り消しが求められています。先にそれに答えてください。
refused-nobody-asks = 今、取り消しを求めている人はいません。
refused-declined = 全員の同意が得られなかったので、決定は取り消せません。
refused-hands-closed = 手札はあなたに公開されていません。

refused-no-such-step = この対局記録は、そこまで続いていません。
refused-chat-empty = メッセージを入力してください。
refused-chat-long = メッセージは{ $max }文字までです。
refused-bad-viewer = 視点は、いずれかの席、観戦者、すべて公開の中から選んでください。
refused-hello-again = この接続は、すでに始まっています。接続し直してください。
refused-nothing-to-take-back = 取り消せる手はありません。
refused-no-stand-in = このテーブルでは、離席したプレイヤーの席をボットが代行することはありません。
refused-too-soon = { $player }が離席してから{ $away }秒です。あと{ $left }秒で、ボットが席を代行できます。

# Records
replay-not-a-record = このファイルはSandtableの対局記録ではありません。
replay-too-long = この対局記録は長すぎます。
replay-too-large = この対局記録のリプレイは大きすぎます。
replay-other-game = ここにはないゲームの対局記録です：{ $game }
replay-other-rules = この対局記録はルールのバージョン{ $found }で作られています。ここで再生できるのはバージョン{ $known }です。
replay-newer-format = この対局記録は、より新しいバージョンのSandtableで作られています。新しいバージョンで開いてください。
replay-older-rules = この対局記録のゲームは、ルールのバージョン{ $found }で行われました。バージョン{ $known }では{ $entry }手目から進み方が変わるため、再生はその手前で終わります。
replay-other-opening = この対局記録のゲームは、ルールのバージョン{ $found }で行われました。バージョン{ $known }では最初の配置から異なるため、再生できません。
replay-bad-config = 対局記録の設定では遊べません：{ $why }
replay-no-such-seat = { $entry }手目：このテーブルに席{ $seat }はありません。
replay-illegal = { $entry }手目がルールに反しています：{ $why }
replay-wrong-digest = { $entry }手目の照合値が合いません。対局記録が書き換えられたか、壊れています。
replay-wrong-opening = 開始時の照合値が合いません。対局記録が書き換えられたか、壊れています。

# What a card is in the real world: for the terminal and for screen readers
read-what = どんなものか：{ $text }
read-defend = 守る側の対策：{ $text }
read-attack-id = ATT&CKのID：{ $id }。

# What wins, and how far everybody is
standing-points = { $points }点

# Classes, and tables that somebody is in charge of.
refused-no-such-class = このクラスは見つかりません。削除されたのかもしれません。
refused-no-such-person = その人はこのクラスにいません。
refused-own-seat = 自分をテーブルから外すことはできません。先にホストを交代してください。
refused-removed = ホストがあなたをこのテーブルから外しました。
refused-not-facilitator = この操作は、進行役だけができます。
refused-paused = ゲームは一時停止中です。ホストが再開するまでお待ちください。
refused-closed = 受け付けは終了しています。参加したいときは、ホストか進行役に声をかけてください。
refused-hushed = このテーブルでは、今あなたはチャットを使えません。
refused-no-hints = このテーブルでは、ホストがヒントを許可していません。
table-redealt = { $player }に見えなかったものが配り直されました。
refused-no-clock = このテーブルには制限時間がありません。
refused-of-a-class = このテーブルはクラスのものなので、この操作は進行役が行います。
refused-class-full = クラスは満員です。
refused-class-days = クラスを残せる期間は{ $min }〜{ $max }日です。
refused-minutes = 1ゲームの時間は{ $min }〜{ $max }分にしてください。
refused-nobody-to-seat = まだ誰も参加していないので、席を決められません。
refused-same-deal = 同じ配りのゲームがほかのテーブルで続いています。すべて終わると見られます。
refused-not-released = 振り返りはまだ公開されていません。進行役の案内をお待ちください。

# 保存期間
table-kept = このテーブルとそのゲームは、最後の変更から{ $days }日後に消えます。
