## CyberWar（1人用）の、案内つきの最初のゲーム。

lesson-cyberwar-solo-task = 攻撃5枚、防御4枚
lesson-cyberwar-solo-logins = APT29の攻撃が5枚並んでいます。防御4枚で全部を検知しましょう。「Pass the Ticket」はログインの悪用で、認証ログにしか現れません。認証ログを選びます。
lesson-cyberwar-solo-only-one = 1つの防御にしか見えない攻撃
lesson-cyberwar-solo-packing = ソフトウェアのパッキングは、プログラムの見た目を変えます。手がかりはバイナリファイルのメタデータだけ。見える防御が少ない攻撃から埋めましょう。
lesson-cyberwar-solo-overlap = 1枚で複数の攻撃を
lesson-cyberwar-solo-files = Runキーはスタートアップフォルダーも使い、タスクもファイルとして残ります。ファイル監視なら、1枚で2つの攻撃を検知できます。
lesson-cyberwar-solo-processes = これで5枚とも検知できます。重なりは1回と数えます。4枚目は、UACの回避も見えるプロセス監視で確実にしましょう。
lesson-cyberwar-solo-turn-up = 攻撃を表にする
lesson-cyberwar-solo-reveal = 4枚そろいました。表にするまでは選び直せます。では、攻撃を表にしましょう。
lesson-cyberwar-solo-survived = 5枚とも防いだので、次のラウンドへ進みます。1枚でも検知できなければ、そこで終わりでした。
lesson-cyberwar-solo-think = 守る側として考える
lesson-cyberwar-solo-blind-spot = プロセス監視は5枚のうち4枚を検知します。端末でプロセスを起動しないのはどれでしょう。
lesson-cyberwar-solo-blind-spot-link = スピアフィッシング（リンク）
lesson-cyberwar-solo-blind-spot-link-reply = そのとおり。届くのはリンクのあるメールだけです。ネットワークの通信を見る人だけが気づけます。
lesson-cyberwar-solo-blind-spot-shell = PowerShell
lesson-cyberwar-solo-blind-spot-shell-reply = PowerShellはそれ自体がプログラムで、動けばプロセスになります。メールのリンクは違います。
lesson-cyberwar-solo-packets = パケットキャプチャなら、リンクのような通信の中身が見えます。ほかに検知できる防御はないので、最初に選びましょう。
lesson-cyberwar-solo-rest = 次は、残りの4枚を検知できるプロセス監視です。
lesson-cyberwar-solo-fronts = 防御を押すと、検知できる攻撃がすべて読めます。念のため、ファイル監視も選びましょう。
lesson-cyberwar-solo-spare = 4枚目は予備です。実際の守りも、センサーの故障に備えてわざと重ねます。好きなものを選びましょう。
lesson-cyberwar-solo-again = 表にして確かめましょう。
