## CyberWar（ドラフト）の、案内つきの最初のゲーム。

lesson-cyberwar-draft-table = 全員に同じ5つの攻撃
lesson-cyberwar-draft-keep-processes = 5つの攻撃は全員に共通です。防御を1枚キープし、残りを回します。うち2つはプログラムを動かすので、プロセス監視で見えます。キープしましょう。
lesson-cyberwar-draft-pass = 手札が回る
lesson-cyberwar-draft-passed = 3枚を左へ回し、右から3枚受け取りました。回したカードは、ほかの人が使えます。
lesson-cyberwar-draft-keep-files = ファイルの削除、スタートアップフォルダー、保存された添付ファイル。どれもファイルに触れます。ファイル監視をキープしましょう。
lesson-cyberwar-draft-others = ほかの人の選び方
lesson-cyberwar-draft-watch = キープしたカードは公開されています。ほかの人のカードも見てみましょう。全員が同じ5つの攻撃に備えています。
lesson-cyberwar-draft-keep-commands = これで5つとも検知できます。コマンドライン引数は、そのうち2つを別の角度から見られます。キープしましょう。
lesson-cyberwar-draft-drop = 数えるのは3枚
lesson-cyberwar-draft-drop-metadata = 全員が1枚外し、3枚を残します。バイナリファイルのメタデータはここでは役に立ちません。外しましょう。
lesson-cyberwar-draft-score = 得点
lesson-cyberwar-draft-counted = 3枚のどれかが検知した攻撃1つにつき1点。5つとも検知しました。次の5つが並びます。3ゲームで競います。
lesson-cyberwar-draft-think = 自分で考える
lesson-cyberwar-draft-second-five = 5つの攻撃と手札4枚を読み比べましょう。どちらをキープしますか。
lesson-cyberwar-draft-second-five-packets = パケットキャプチャ
lesson-cyberwar-draft-second-five-packets-reply = そのとおり。添付ファイルはネットワークから届き、パケットに現れます。キープしましょう。
lesson-cyberwar-draft-second-five-logins = 認証ログ
lesson-cyberwar-draft-second-five-logins-reply = 5つともログインはしません。パケットキャプチャなら、添付ファイルの到着が見えます。
lesson-cyberwar-draft-files-again = ファイル監視が回ってきました。5つのうち4つを検知できます。キープしましょう。
lesson-cyberwar-draft-last-choice = この2枚は、ここでは同じ攻撃を検知します。どちらでもかまいません。
lesson-cyberwar-draft-drop-registry = レジストリに触れる攻撃はありません。そのカードを外して、結果を見ましょう。
