## CyberWar（レッド対ブルー）の、案内つきの最初のゲーム。

lesson-cyberwar-red-blue-red = あなたはレッド
lesson-cyberwar-red-blue-pick = あなたが攻撃、相手が防御です。使う攻撃グループを選びましょう。手口が多いのはAPT3です。
lesson-cyberwar-red-blue-read-blue = 名前を読む
lesson-cyberwar-red-blue-look = 攻撃は5枚、相手の防御も5枚。見えるのは名前だけです。相手の5枚のどれにも見えない攻撃はどれでしょう。
lesson-cyberwar-red-blue-look-force = ブルートフォース攻撃
lesson-cyberwar-red-blue-look-force-reply = そのとおり。パスワードの総当たりは認証ログに現れますが、ブルーは持っていません。出しましょう。
lesson-cyberwar-red-blue-look-files = ファイル内の認証情報
lesson-cyberwar-red-blue-look-files-reply = ファイルの検索にはコマンドが要り、ブルーはコマンドライン引数を持っています。安全なのはブルートフォース攻撃です。出しましょう。
lesson-cyberwar-red-blue-logins-again = 正規アカウントの悪用もログインです。ブルーにはまだ見えません。出しましょう。
lesson-cyberwar-red-blue-answer = ブルーの応手
lesson-cyberwar-red-blue-answered = ブルーはあなたの4枚に対し、1枚ずつ計3枚を出します。今のカードはコマンドライン引数です。
lesson-cyberwar-red-blue-discovery = ときには捨て駒も要ります。ネットワーク設定の探索はコマンドで見つかりますが、よいカードを失うよりましです。
lesson-cyberwar-red-blue-last = 最後の1枚に応手はありません。アカウントの操作はAPI監視で見えますが、まだ出ていません。出しましょう。
lesson-cyberwar-red-blue-count = 通った攻撃
lesson-cyberwar-red-blue-fought = 3枚が通り、1枚が検知されました。3ラウンドの後、多く集めた側の勝ちで、同数ならレッドの勝ちです。
lesson-cyberwar-red-blue-bonus = 不利だった側は1枚多く引きます。ブルーは6枚から選べます。今使ったカードは捨て札になりました。
lesson-cyberwar-red-blue-second = もう一度読む
lesson-cyberwar-red-blue-packing = 新しい名前を読みましょう。バイナリファイルのメタデータがなくなり、ソフトウェアのパッキングは誰にも見えません。出しましょう。
lesson-cyberwar-red-blue-shell = コマンドライン引数もプロセス監視もありません。コマンドラインの攻撃は見つかりません。
lesson-cyberwar-red-blue-blue = 反対の立場
lesson-cyberwar-red-blue-other-side = ブルーも同じように考えます。この名前なら、どの防御で見えるか。普段のゲームでは、この後に攻守を交代します。
