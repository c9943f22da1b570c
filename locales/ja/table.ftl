# Texts shared by the browser and the terminal.

# Strengths of bots
level-random = ランダム
level-greedy = 目先優先
level-easy = やさしい
level-medium = ふつう
level-hard = むずかしい

# Taking back
table-retracted = { $player }が決定を取り下げました。
table-undone = { $player }が直前の手を取り消しました。

# A table cannot be set up like this
refused-players = このゲームは{ $min }〜{ $max }人用です（{ $got }人では遊べません）。
refused-no-such-switch = 「{ $switch }」という設定はありません。このゲームの設定：{ $known }
refused-value-flag = 設定「{ $switch }」はオンかオフのどちらかです。
refused-value-choice = 設定「{ $switch }」は次の中から選んでください：{ $expected }
refused-value-number = 設定「{ $switch }」には{ $expected }の整数を入れてください。
refused-value-seats = 設定「{ $switch }」には、このテーブルの席を1,3のように入れてください。
refused-value-cards = 設定「{ $switch }」には次のカードから選んで入れてください：{ $expected }
refused-clock = 持ち時間は{ $min }〜{ $max }秒、または「なし」にしてください。
refused-grace = 離席の待ち時間は{ $min }〜{ $max }秒、または「代行なし」にしてください。
refused-no-such-game = 「{ $game }」というゲームはありません。

# Not found
refused-no-such-table = そのテーブルは見つかりません。もう閉じられたかもしれません。リンクを確かめるか、新しいテーブルを作ってください。
refused-no-such-code = このコードのテーブルはありません。教えてくれた人にもう一度確かめてください。
refused-no-such-seat = このテーブルにその席はありません。
refused-no-such-page = このアドレスには何もありません。

# What was sent
refused-unreadable = サーバーが内容を読み取れませんでした。ページを再読み込みして、もう一度試してください。
refused-not-json = JSON（application/json）として送ってください。
refused-too-large = サイズが大きすぎて送れません。
refused-name-empty = 名前を入力してください。
refused-name-long = 名前は{ $max }文字までです。
refused-chat-empty = 何か入力してください。
refused-chat-long = メッセージは{ $max }文字までです。
refused-bad-viewer = 視点は、どれかの席、観戦者、すべて公開の中から選んでください。

# Not now
refused-seat-taken = その席にはもうほかの人が座っています。
refused-table-full = 席はすべて埋まっています。観戦はできます。
refused-open-seats = 空いている席があります。ボットを入れるか、人が来るのを待ってください。
refused-already-begun = ゲームはもう始まっています。
refused-not-playing = このテーブルでは今ゲームが行われていません。
refused-not-over = それはゲームが終わってからできます。
refused-stale = その間に状況が変わりました。もう一度見て選び直してください。
refused-held = 今はボットが代わりに遊んでいます。先に席を取り戻してください。
refused-too-soon = { $player }が離席して{ $away }秒です。あと{ $left }秒でボットが席を代行できます。
refused-no-stand-in = このテーブルでは、離席したプレイヤーの席をボットが代行することはありません。
refused-nothing-to-take-back = 取り消せる手はありません。

# Not you
refused-not-host = それはテーブルの主催者だけができます。
refused-not-a-player = それはプレイヤーだけができます。あなたは観戦中です。
refused-someone-is-here = この席のプレイヤーは接続中なので、自分で決められます。
refused-not-your-seat = ボットから席を取り戻せるのは、その席のプレイヤーだけです。
refused-not-a-person = この席に人は座っていません。
refused-wrong-secret = この個人用リンクはこのテーブルのものではありません。観戦するか、空いている席に座ってください。
refused-other-site = ほかのサイトからの要求だったため、実行しませんでした。

# Too much, or our own trouble
refused-too-fast = 操作が多すぎます。少し待ってからもう一度試してください。
refused-too-many-connections = 同じアドレスからの接続が多すぎます。いくつかのページを閉じてから試してください。
refused-too-many-tables = サーバーのテーブルがいっぱいです。あとでもう一度試してください。
refused-too-slow = 接続が遅すぎました。もう一度つなぎ直します。
refused-not-saved = サーバーが保存できなかったため、取り消されました。少し待ってからもう一度試してください。
refused-closing = サーバーを再起動しています。戻りしだい、テーブルは続きから始まります。
refused-trouble = サーバーで問題が起きました。何も変わっていないので、もう一度試してください。

# Records
replay-not-a-record = このファイルはSandtableの記録ではありません。
replay-too-long = この記録は長すぎます。
replay-too-large = この記録のリプレイは大きすぎます。
replay-other-game = ここにはないゲームの記録です：{ $game }
replay-other-rules = この記録はルール版{ $found }のものです。ここで遊べるのは版{ $known }です。
replay-bad-config = 記録の設定では遊べません：{ $why }
replay-no-such-seat = 記録{ $entry }：このテーブルに席{ $seat }はありません。
replay-illegal = 記録{ $entry }はルールに反しています：{ $why }
replay-wrong-digest = 記録{ $entry }：照合値が合いません。記録が書き換えられたか、壊れています。
replay-wrong-opening = 最初の配置が照合値と合いません。記録が書き換えられたか、壊れています。
