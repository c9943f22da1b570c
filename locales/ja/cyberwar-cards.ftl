# CyberWar: every card, the tactics, the groups and the mitigations.
# MITRE ATT&CK® is © The MITRE Corporation (docs/ATTRIBUTION.md); the Japanese names are our own.
# -what says what it is in the real world, -defend what a defender does about it, -tools what shows it.

# Attack cards

cyberwar-attack-t1002 = データの圧縮
cyberwar-attack-t1002-what = 持ち出す前に、ファイルを書庫にまとめます。送る量が減り、中身もひと目ではわからなくなります。
cyberwar-attack-t1002-defend = 組織で使う圧縮ソフトを把握し、妙な場所に現れた書庫は理由を確かめます。大きな書庫が外へ出ていかないかも見張りましょう。

cyberwar-attack-t1003 = 認証情報のダンプ
cyberwar-attack-t1003-what = すでに乗っ取ったコンピューターのメモリーやファイルから、パスワードや、その代わりに保存されている値を読み取ります。
cyberwar-attack-t1003-defend = ドメイン管理者で普通の端末にログインしないようにし、保存された認証情報を守るOSの機能を有効にします。ログイン処理のメモリーを読むプログラムには警報を出しましょう。

cyberwar-attack-t1005 = ローカルシステムからのデータ収集
cyberwar-attack-t1005-what = 乗っ取ったコンピューターの中の文書やデータベースから、価値のあるものを探します。
cyberwar-attack-t1005-defend = 大切なファイルは普通の端末に置かず、暗号化します。1つのプログラムが異常に多くのファイルを読んでいたら気づけるようにしましょう。

cyberwar-attack-t1015 = アクセシビリティ機能の悪用
cyberwar-attack-t1015-what = Windowsでは、拡大鏡などの補助機能をログイン画面から使えます。それがひそかにすり替えられると、そこで別のプログラムが開いてしまいます。
cyberwar-attack-t1015-defend = これらのプログラムが純正品のままかを確かめます。リモートデスクトップは先に認証を求めるゲートウェイの内側に置き、既知のプログラムだけを許可しましょう。

cyberwar-attack-t1016 = ネットワーク設定の探索
cyberwar-attack-t1016-what = コンピューターのアドレス、ゲートウェイ、ネットワークの設定を調べ、自分がどこにいるのかを知ろうとします。
cyberwar-attack-t1016-defend = 管理者も毎日調べることなので、だれが調べたかに注目します。事務用の端末で同じような調べごとが続いたら、確かめる価値があります。

cyberwar-attack-t1018 = リモートシステムの探索
cyberwar-attack-t1018-what = 乗っ取ったコンピューターから、ほかにどのコンピューターへ届くのかを探ります。
cyberwar-attack-t1018-defend = ネットワークを分割して、1か所から見える範囲を狭めます。急に多くの相手と通信し始めた端末に気づきましょう。だれも触る必要のないおとりは、よい警報になります。

cyberwar-attack-t1023 = ショートカットの改変
cyberwar-attack-t1023-what = ショートカットを作るか書き換え、クリックや次のログインのときに、頼んでもいないものまで起動させます。
cyberwar-attack-t1023-defend = スタートアップフォルダーに新しいショートカットや変更がないかを見張り、リンク先を正常時と比べます。普段の仕事は一般の権限で行いましょう。

cyberwar-attack-t1027 = ファイルや情報の難読化
cyberwar-attack-t1027-what = ファイルや命令を符号化、暗号化、分割して、検査ソフトにも人にも、何をするものかわからないようにします。
cyberwar-attack-t1027-defend = 読める形に戻る実行の瞬間に、スクリプトを保護ソフトに調べさせます。だれにも読めない命令は、それだけで怪しいと考えましょう。

cyberwar-attack-t1033 = システムの所有者・利用者の探索
cyberwar-attack-t1033-what = そのコンピューターをだれが使い、ほかにだれがログインするのかを調べます。
cyberwar-attack-t1033-defend = これだけなら無害なので、前後の出来事と合わせて判断します。管理者が普通の端末にログインしなければ、見つかるものも減ります。

cyberwar-attack-t1041 = C2通信路からの持ち出し
cyberwar-attack-t1041-what = 命令を送るのと同じ接続を使って、盗んだデータを外へ出します。新しい接続は現れません。
cyberwar-attack-t1041-defend = 受け取るより多く送っているプログラムを調べます。外への通信は検査付きのゲートウェイに限り、悪質だとわかっている宛先は遮断しましょう。

cyberwar-attack-t1043 = よく使われるポートの利用
cyberwar-attack-t1043-what = Web、メール、名前解決など、ほぼどこでも開いているポートで通信し、普通の通信に紛れ込みます。
cyberwar-attack-t1043-defend = ポート番号を信用せず、そのポートらしい通信かどうかを確かめます。Webの通信はプロキシを通し、どのプログラムが接続したのかも調べましょう。

cyberwar-attack-t1045 = ソフトウェアのパッキング
cyberwar-attack-t1045-what = プログラムを圧縮または暗号化し、実行時に初めて元に戻るようにします。ファイルの見た目が既知のマルウェアと変わります。
cyberwar-attack-t1045-defend = 中身を展開して調べるウイルス対策ソフトを使い、常に更新します。発行元の署名がないパック済みプログラムは疑いましょう。

cyberwar-attack-t1047 = WMI（Windows Management Instrumentation）
cyberwar-attack-t1047-what = Windowsを管理するための仕組みを悪用し、その端末や別の端末で命令を実行します。
cyberwar-attack-t1047-defend = 遠隔からの利用を、少数の管理者と少数の端末に限ります。端末ごとに管理者パスワードを変え、この仕組みで起動されたものを記録しましょう。

cyberwar-attack-t1049 = ネットワーク接続の探索
cyberwar-attack-t1049-what = コンピューターが今つないでいる接続を一覧にし、どのシステムとやり取りしているのかを調べます。
cyberwar-attack-t1049-defend = ほかの調べごとと合わせて見張ります。ネットワークを分けておけば、一覧をたどっても大事なところには届きません。

cyberwar-attack-t1050 = 新しいサービス
cyberwar-attack-t1050-what = プログラムをWindowsのサービスとして登録します。コンピューターとともに起動し、高い権限で動くこともよくあります。
cyberwar-attack-t1050-defend = サービスを登録できるのは管理者だけにし、一覧を正常時と比べます。どの導入作業でも説明がつかない新しいサービスは、必ず調べましょう。

cyberwar-attack-t1053 = タスクのスケジュール
cyberwar-attack-t1053-what = システムの予定表を使い、プログラムを後で、くり返し、あるいは別の端末で起動します。
cyberwar-attack-t1053-defend = 高い権限で動くタスクを作れる人を限り、新しいタスクの記録を集めます。ときどき一覧を整理しましょう。

cyberwar-attack-t1056 = 入力の盗み取り
cyberwar-attack-t1056-what = パスワードをはじめとする人の入力を、ひそかに記録するか、偽の画面で入力させます。
cyberwar-attack-t1056-defend = 多要素認証を加え、パスワードを記録されただけでは入れないようにします。普段は管理者権限を使わず、署名付きのドライバーだけを受け入れましょう。

cyberwar-attack-t1057 = プロセスの探索
cyberwar-attack-t1057-what = 動いているプログラムを一覧にし、その端末の役目と、どの保護ソフトが見張っているのかを調べます。
cyberwar-attack-t1057-defend = だれがどこから一覧を取ったのかを記録します。見つかった保護ソフトが止められないように守っておきましょう。

cyberwar-attack-t1059 = コマンドラインインターフェース
cyberwar-attack-t1059-what = 文字の画面から、手で、プログラムで、あるいは遠隔から命令を出します。
cyberwar-attack-t1059-defend = コマンドラインを、それを起動したプログラムとともに記録します。シェルを使えるのは、仕事に必要な人だけにしましょう。

cyberwar-attack-t1060 = レジストリのRunキーとスタートアップフォルダー
cyberwar-attack-t1060-what = Windowsがログイン時に見る場所に項目を加え、毎回プログラムを起動させます。
cyberwar-attack-t1060-defend = Autorunsなどで自動起動の項目をすべて洗い出し、新しい項目が現れたら警報を出しましょう。

cyberwar-attack-t1061 = グラフィカルユーザーインターフェース
cyberwar-attack-t1061-what = 多くはリモート接続で、席にいる人と同じように、マウスと画面を使って操作します。
cyberwar-attack-t1061-defend = リモート接続には多要素認証を求め、使われていない接続は切ります。普段と違う時間に使われているデスクトップに気づきましょう。

cyberwar-attack-t1064 = スクリプトの利用
cyberwar-attack-t1064-what = スクリプトに作業を自動で素早く行わせます。文書のマクロに隠したり、システムにもとからある言語を使ったりします。
cyberwar-attack-t1064-defend = インターネットから届いたファイルのマクロを止め、使わないスクリプト言語を外します。知らない文書は保護ビューで開きましょう。

cyberwar-attack-t1065 = あまり使われないポートの利用
cyberwar-attack-t1065-what = 珍しいポート番号で接続し、いつものポートしか見ないフィルターや監視をすり抜けます。
cyberwar-attack-t1065-defend = 必要な通信だけを、決まったゲートウェイから外に出します。そうすれば、ほかの場所を叩く通信はすべて警報になります。

cyberwar-attack-t1066 = ツールからの痕跡除去
cyberwar-attack-t1066-what = 見破られたツールに手を加え、前のシグネチャーに合わないようにします。
cyberwar-attack-t1066-defend = ウイルス対策ソフトが削除しただけで終わらせず、どこから来たのかを突き止めます。プログラムは見た目だけでなく、動きでも判断しましょう。

cyberwar-attack-t1069 = 権限グループの探索
cyberwar-attack-t1069-what = どんな権限のグループがあり、だれが属しているのか、とくに管理者はだれかを調べます。
cyberwar-attack-t1069-defend = 強い権限のグループは小さく保ち、定期的に見直します。一般のアカウントが管理者はだれかを尋ねていたら、詳しく見ましょう。

cyberwar-attack-t1070 = ホスト上の痕跡の消去
cyberwar-attack-t1070-what = ログなどの跡を消したり書き換えたりして、何が起きたのかをわからなくします。
cyberwar-attack-t1070-defend = ログはすぐに、侵入者の手が届かない場所へ送り、改変から守ります。ログが消されたこと自体を警報として扱いましょう。

cyberwar-attack-t1073 = DLLサイドローディング
cyberwar-attack-t1073-what = 正規のプログラムに偽のライブラリーを読み込ませ、その信用を借りて別のコードを動かします。
cyberwar-attack-t1073-defend = ライブラリーの読み込みが甘いプログラムを更新し、プログラムのフォルダーを書き込みから守ります。署名付きのプログラムが普段と違う場所で動いていたら、理由を調べましょう。

cyberwar-attack-t1074 = データの集積
cyberwar-attack-t1074-what = 盗むものを外に出す前に、フォルダーや端末など1か所に集めます。
cyberwar-attack-t1074-defend = 急に大きくなるフォルダーや、短時間での大量のコピーを見張ります。手を打てる最後の好機です。

cyberwar-attack-t1076 = リモートデスクトッププロトコル（RDP）
cyberwar-attack-t1076-what = 盗んだ認証情報で別のコンピューターのリモートデスクトップを開き、その利用者として操作します。
cyberwar-attack-t1076-defend = 必要のないところでは無効にし、インターネットには決して公開しません。残りは多要素認証付きのゲートウェイの内側に置きましょう。

cyberwar-attack-t1077 = Windows管理共有
cyberwar-attack-t1077-what = Windowsは、管理者のために隠れた形でドライブを共有しています。管理者の認証情報があれば、次の端末へファイルやプログラムを運べてしまいます。
cyberwar-attack-t1077-defend = 端末ごとに管理者パスワードを変え、端末どうしのファイル共有を止めます。ローカル管理者にはネットワーク越しのログインを許さないようにしましょう。

cyberwar-attack-t1078 = 正規アカウントの悪用
cyberwar-attack-t1078-what = 盗んだ、買った、または推測した本物のアカウントで普通にログインします。ほかの利用者と見分けがつきません。
cyberwar-attack-t1078-defend = 多要素認証を求め、使われていないアカウントは閉じ、初期パスワードは変えます。普段と違う時間や場所からのログインは疑いましょう。

cyberwar-attack-t1081 = ファイル内の認証情報
cyberwar-attack-t1081-what = メモ、スクリプト、設定、ソースコードなどのファイルに書かれたパスワードを見つけます。
cyberwar-attack-t1081-defend = 人にはパスワード管理ソフトを、プログラムには秘密情報の保管庫を用意します。共有フォルダーやリポジトリーに秘密が残っていないか、先に自分たちで探しましょう。

cyberwar-attack-t1082 = システム情報の探索
cyberwar-attack-t1082-what = OSの種類と版、更新状況、機器の構成を調べ、次の手を選びます。
cyberwar-attack-t1082-defend = 禁じることはできませんが、記録はできます。更新が行き届いていれば、知られても役に立ちにくくなります。

cyberwar-attack-t1083 = ファイルとディレクトリの探索
cyberwar-attack-t1083-what = フォルダーや共有を見て回り、何がどこにあるのかを調べます。
cyberwar-attack-t1083-defend = フォルダーは必要な人にだけ開きます。ドライブ全体を見て回るプログラムに気づけるようにし、開かれたら知らせるおとりのファイルも置きましょう。

cyberwar-attack-t1084 = WMIイベントサブスクリプション
cyberwar-attack-t1084-what = Windowsには、ある出来事が起きるたびに何かを実行させる仕組みがあります。この登録は再起動しても残り、ファイルとしてはほとんど目につきません。
cyberwar-attack-t1084-defend = 登録をすべて一覧にして正常時と比べ、新しく登録できるのは少数の管理者だけにしましょう。

cyberwar-attack-t1085 = Rundll32
cyberwar-attack-t1085-what = ライブラリーの一部を実行するための小さなWindowsのプログラムを悪用し、信用された名前で別のコードを動かします。
cyberwar-attack-t1085-defend = どう呼び出され、何を読み込んだのかを記録し、自分のネットワークでの普段の使われ方を知っておきます。許可するプログラムの規則でも制限しましょう。

cyberwar-attack-t1086 = PowerShell
cyberwar-attack-t1086-what = Windowsの管理用の言語を悪用します。ほぼどの端末にもあり、ほぼ何でもできるからです。
cyberwar-attack-t1086-defend = スクリプトの記録を有効にし、古い版は取り除きます。それで足りるところでは、署名付きのスクリプトだけを許可しましょう。

cyberwar-attack-t1087 = アカウントの探索
cyberwar-attack-t1087-what = 端末やドメイン全体のアカウントを一覧にし、次の狙いを選びます。
cyberwar-attack-t1087-defend = 必要のないところにアカウント名を表示しないようにします。おとりのアカウントを加えておけば、それを試した人は一覧を読んだとわかります。

cyberwar-attack-t1088 = ユーザーアカウント制御（UAC）の回避
cyberwar-attack-t1088-what = プログラムが管理者権限を得る前に、Windowsは確認を求めます。その確認を避け、だれにも気づかせません。
cyberwar-attack-t1088-defend = 普段は管理者権限なしで仕事をし、確認の設定を一番厳しくします。Windowsも最新に保ちましょう。

cyberwar-attack-t1090 = プロキシ経由の接続
cyberwar-attack-t1090-what = ネットワークの内や外の別の端末に通信を中継させ、本当の宛先を隠します。
cyberwar-attack-t1090-defend = ほかの端末の通信を中継している端末に気づき、端末どうしの不要な接続を止めます。知られている中継点は遮断しましょう。

cyberwar-attack-t1095 = 標準的な非アプリケーション層プロトコル
cyberwar-attack-t1095-what = ICMPのような、ネットワークを支える基本のプロトコルに命令を載せます。中まで見る人は多くありません。
cyberwar-attack-t1095-defend = これらのプロトコルは必要なところだけに通し、量、大きさ、宛先が普段と違わないかを見張りましょう。

cyberwar-attack-t1097 = Pass the Ticket（チケットの悪用）
cyberwar-attack-t1097-what = Windowsドメインでは、チケットが本人の証明になります。盗んだチケットがあれば、パスワードなしで持ち主になりすませます。
cyberwar-attack-t1097-defend = 管理者には専用の端末を使わせ、ドメインコントローラーを何よりも厳しく守ります。侵入されたあとは、すべてのチケットのもとになる鍵を2回更新しましょう。

cyberwar-attack-t1098 = アカウントの操作
cyberwar-attack-t1098-what = 既存のアカウントの権限を増やしたり、パスワードなどを変えたりして、入り続けられるようにします。
cyberwar-attack-t1098-defend = 強い権限のグループが変更されたら必ず警報を出します。管理者用と普段用のアカウントを分け、権限を定期的に見直しましょう。

cyberwar-attack-t1104 = 多段階の通信路
cyberwar-attack-t1104-what = マルウェアはまず1つのサーバーに報告し、後で別のサーバーへ案内されます。片方が見つかっても、もう片方はわかりません。
cyberwar-attack-t1104-defend = 1つ見つけても調査を続けます。その端末の、その前後のすべての接続を調べ、端末ごと隔離しましょう。

cyberwar-attack-t1105 = リモートからのファイルコピー
cyberwar-attack-t1105-what = 追加のツールを外から取り寄せたり、乗っ取った端末から次の端末へコピーしたりします。
cyberwar-attack-t1105-defend = ダウンロードは中身を調べるプロキシを通し、端末どうしのファイル共有を止めます。動かせるのは既知のプログラムだけにしましょう。

cyberwar-attack-t1107 = ファイルの削除
cyberwar-attack-t1107-what = 使い終えたツールや結果を消し、見つかるものを減らします。
cyberwar-attack-t1107-defend = 何が作られ、何が消されたのかを記録し、別の端末に保存します。事故のときは、掃除の前にディスクの写しを確保しましょう。

cyberwar-attack-t1108 = 予備の侵入経路
cyberwar-attack-t1108-what = 最初の入口のほかに、別のプログラム、別のアカウント、別の接続と、2つ目、3つ目の入口を用意します。
cyberwar-attack-t1108-defend = 扉を1つ閉めるだけでは足りません。どこまで入られたのかを調べ、すべてを一度に取り除き、戻ってこないか見張りましょう。

cyberwar-attack-t1110 = ブルートフォース攻撃
cyberwar-attack-t1110-what = ログイン画面で、あるいは回数を数える人のいない盗んだデータの上で、パスワードを何千回も試します。
cyberwar-attack-t1110-defend = 長いパスワードと多要素認証を求め、失敗が続いたら試行を遅らせます。失敗は全アカウントを合わせて数えましょう。

cyberwar-attack-t1136 = アカウントの作成
cyberwar-attack-t1136-what = 新しいアカウントは、パスワードを変えられても残る入口です。ほかのアカウントとほとんど見分けがつきません。
cyberwar-attack-t1136-defend = アカウントを作れる人を限り、新しいものは必ず申請と照らし合わせます。だれも頼んでいないものには警報を出しましょう。

cyberwar-attack-t1143 = ウィンドウの非表示
cyberwar-attack-t1143-what = ウィンドウを出さずにプログラムを動かし、画面の前の人に気づかせません。
cyberwar-attack-t1143-defend = 目に見えなくても、ログには残ります。プログラムの起動のされ方を記録し、隠れて動くものを調べ、既知のものだけを許可しましょう。

cyberwar-attack-t1172 = ドメインフロンティング
cyberwar-attack-t1172-what = 外側ではよく知られたサイトの名前を示し、暗号の内側では、同じ大手事業者にある別のサイトを求めます。
cyberwar-attack-t1172-defend = 法律や取り決めが許すなら、暗号化された通信をゲートウェイで検査し、2つの名前を比べます。多くの事業者は、この方法をすでに封じています。

cyberwar-attack-t1188 = 多段プロキシ
cyberwar-attack-t1188-what = 匿名ネットワークなど、いくつもの端末を経由させ、通信の出どころをたどれなくします。
cyberwar-attack-t1188-defend = そもそもそうしたサービスが必要かを決めます。不要なら、知られている入口を遮断し、つなごうとした通信をすべて調べましょう。

cyberwar-attack-t1192 = スピアフィッシング（リンク）
cyberwar-attack-t1192-what = 読む人に合わせて書かれたメールで、用意したWebページへ誘います。添付がないため、検査ソフトの手がかりが減ります。
cyberwar-attack-t1192-defend = リンクは押された瞬間に検査し、偽のページでは働かないパスキーを使います。報告してくれた人には、必ずお礼を言いましょう。

cyberwar-attack-t1193 = スピアフィッシング（添付ファイル）
cyberwar-attack-t1193-what = 特定の人や部署に合わせたメールが、感染したファイルと、それを開きたくなる理由を届けます。
cyberwar-attack-t1193-defend = 危険な種類のファイルを止め、添付ファイルはまずサンドボックスで試し、マクロを止めます。気軽に報告できるようにもしましょう。

cyberwar-attack-t1203 = クライアントソフトの脆弱性の悪用
cyberwar-attack-t1203-what = ブラウザーやオフィスソフトなど、毎日使うソフトの欠陥を突き、細工したファイルやページから別のコードを動かします。
cyberwar-attack-t1203-defend = こうしたソフトは素早く更新し、サンドボックスで動かし、エクスプロイト対策を有効にします。オフィスソフトが別のプログラムを起動したら、理由を調べましょう。

cyberwar-attack-t1204 = ユーザーによる実行
cyberwar-attack-t1204-what = 肝心の一歩を人に任せます。人は疑わずにファイルを開いたり、リンクを押したりします。
cyberwar-attack-t1204-defend = 全員で練習し、だれも責めません。メールやダウンロードで届いたプログラムは動かせないようにし、一度の押し間違いに耐える仕組みを作りましょう。

cyberwar-attack-t1208 = Kerberoasting（ケルベロースティング）
cyberwar-attack-t1208-what = Windowsドメインでは、サービスのチケットは、そのサービスのアカウントのパスワードで封じられています。パスワードが弱いと、人目のないところで、チケットから推測されてしまいます。
cyberwar-attack-t1208-defend = 長く無作為なパスワード、新しい暗号方式、少ない権限を備えた管理されたサービスアカウントを使います。1人が多くのチケットを求めていたら気づけるようにしましょう。

cyberwar-attack-t1518 = ソフトウェアの探索
cyberwar-attack-t1518-what = 入っているソフトとその版を調べ、古いものや保護ソフトを探します。
cyberwar-attack-t1518-defend = 相手よりよい一覧を持ちましょう。何が入っているかを把握し、不要なものは外し、残りは更新します。

# Defence cards

cyberwar-defence-d01 = プロセス監視
cyberwar-defence-d01-what = どのプログラムがいつ起動し終了したか、だれが起動したか、どのプログラムがどれを呼び出したかを記録します。
cyberwar-defence-d01-tools = 端末のセンサーや監査機能。WindowsならSysmon、Linuxならauditdなど。

cyberwar-defence-d02 = プロセスのコマンドライン引数
cyberwar-defence-d02-what = プログラムが呼び出されたときの1行を丸ごと記録します。同じプログラムでも、日常の作業か攻撃かは、この行でわかります。
cyberwar-defence-d02-tools = Windowsに備わる、コマンドライン付きのプロセス監査。Sysmonやosqueryなどのセンサー。

cyberwar-defence-d03 = ファイル監視
cyberwar-defence-d03-what = どのファイルが作られ、変えられ、消されたかを記録し、大切なファイルを正常時と比べます。
cyberwar-defence-d03-tools = ファイルの改ざん検知。WazuhやAIDEなど。

cyberwar-defence-d04 = API監視
cyberwar-defence-d04-what = プログラムがOSのどの機能を呼び出したかを記録します。メモリー、アカウント、キーボードに触れる機能などです。
cyberwar-defence-d04-tools = EDRや、OSのイベントトレース。個々のファイルを調べるなら、CAPEなどのサンドボックス。

cyberwar-defence-d05 = プロセスのネットワーク利用
cyberwar-defence-d05-what = 端末のどのプログラムがどの接続を開いたかを記録します。ブラウザーなら当然でも、テキストエディターなら不自然です。
cyberwar-defence-d05-tools = 端末のファイアウォールやセンサー。Sysmonやosqueryなど。

cyberwar-defence-d06 = パケットキャプチャ
cyberwar-defence-d06-what = ネットワークのある地点を通る通信を中身ごと保存し、後から読み返せるようにします。
cyberwar-defence-d06-tools = 詳しく見るならWiresharkやtcpdump、大量に保存して検索するならArkime。

cyberwar-defence-d07 = Windowsレジストリ
cyberwar-defence-d07-what = 自動起動やサービスなど、Windowsが設定を納めるデータベースの変更を記録します。
cyberwar-defence-d07-tools = Sysmonのレジストリイベント。洗い出しにはAutoruns。

cyberwar-defence-d08 = 認証ログ
cyberwar-defence-d08-what = だれが、いつ、どこから、どの方法でログインしたか、だれが失敗したかを記録します。
cyberwar-defence-d08-tools = ディレクトリサービス、VPN、クラウドのログを、WazuhやGraylogなどのログ基盤（SIEM）に集めます。

cyberwar-defence-d09 = NetFlow／内部NetFlow
cyberwar-defence-d09-what = 外との境目と内部の区画の間で、だれがだれと、いつ、どれだけの時間、どれだけの量をやり取りしたかを記録します。中身は残しません。
cyberwar-defence-d09-tools = ルーターやスイッチのフロー情報を、nfdumpやSiLKなどで集めます。

cyberwar-defence-d10 = Windowsイベントログ
cyberwar-defence-d10-what = 新しいサービスやタスク、アカウント、消されたログ、エラーなど、Windowsが自分について書き残す記録です。
cyberwar-defence-d10-tools = 集めるにはWindowsイベント転送、調べるにはHayabusaやChainsaw。

cyberwar-defence-d11 = ネットワークプロトコル解析
cyberwar-defence-d11-what = 通信を分解し、名乗ったとおりのプロトコルで話しているか、何を話しているかを調べます。
cyberwar-defence-d11-tools = ネットワークのセンサー。ZeekやSuricataなど。

cyberwar-defence-d12 = バイナリファイルのメタデータ
cyberwar-defence-d12-what = 署名、発行元、ハッシュ値、構造、パッキングの有無など、プログラムのファイルそのものの情報を調べます。
cyberwar-defence-d12-tools = 署名とハッシュ値にはSigcheck、ファイルの中の特徴にはYARA。

# Tactics: what a technique is meant to achieve

cyberwar-tactic-reconnaissance = 偵察
cyberwar-tactic-reconnaissance-what = 攻撃の前に、組織、人、システムについての情報を集めます。
cyberwar-tactic-resource-development = リソース開発
cyberwar-tactic-resource-development-what = ドメイン、サーバー、アカウント、ツールなど、後で必要になるものを手に入れたり作ったりします。
cyberwar-tactic-initial-access = 初期アクセス
cyberwar-tactic-initial-access-what = メール、盗んだ認証情報、インターネットに面した穴などから、ネットワークへの最初の一歩を踏み入れます。
cyberwar-tactic-execution = 実行
cyberwar-tactic-execution-what = コンピューターに、外から持ち込んだコードや命令を実行させます。
cyberwar-tactic-persistence = 永続化
cyberwar-tactic-persistence-what = 再起動、更新、パスワード変更のあとでも戻ってこられるようにします。
cyberwar-tactic-privilege-escalation = 権限昇格
cyberwar-tactic-privilege-escalation-what = 管理者など、それまでより高い権限を手に入れます。
cyberwar-tactic-defense-evasion = 防御回避
cyberwar-tactic-defense-evasion-what = 人、ログ、保護ソフトの目から隠れたり、それらをかわしたりします。
cyberwar-tactic-credential-access = 認証情報アクセス
cyberwar-tactic-credential-access-what = パスワード、鍵、チケットなどを手に入れます。
cyberwar-tactic-discovery = 探索
cyberwar-tactic-discovery-what = 周りを見回し、どんなシステム、アカウント、データがあるのかを知ります。
cyberwar-tactic-lateral-movement = 横展開
cyberwar-tactic-lateral-movement-what = 本当の狙いに向かって、コンピューターから次のコンピューターへ移ります。
cyberwar-tactic-collection = 収集
cyberwar-tactic-collection-what = 持ち出すデータを集めます。
cyberwar-tactic-command-and-control = コマンド＆コントロール（C2）
cyberwar-tactic-command-and-control-what = 乗っ取ったコンピューターと、外からできるだけ目立たずに通信します。
cyberwar-tactic-exfiltration = 持ち出し
cyberwar-tactic-exfiltration-what = 集めたデータをネットワークの外へ運び出します。
cyberwar-tactic-impact = 影響
cyberwar-tactic-impact-what = システムやデータを妨げ、書き換え、壊し、または使えなくします。

# Groups of the box

cyberwar-group-g0022 = APT3
cyberwar-group-g0022-what = 研究者が中国とのつながりを指摘する、Gothic PandaやBuckeyeとも呼ばれるグループで、初めは米国の組織を、2015年ごろからは主に香港の組織を狙いました。
cyberwar-group-g0016 = APT29
cyberwar-group-g0016-what = 複数の政府がロシアの対外情報機関によるものと見る、Cozy Bearとも呼ばれるグループで、遅くとも2008年から、主に欧州とNATO諸国の政府、研究機関、シンクタンクの情報を狙っています。

# Mitigations of ATT&CK

cyberwar-mitigation-m1013 = アプリケーション開発者への指針
cyberwar-mitigation-m1015 = Active Directoryの設定
cyberwar-mitigation-m1016 = 脆弱性スキャン
cyberwar-mitigation-m1017 = 利用者の教育
cyberwar-mitigation-m1018 = ユーザーアカウントの管理
cyberwar-mitigation-m1019 = 脅威インテリジェンスの活用
cyberwar-mitigation-m1020 = SSL/TLSの検査
cyberwar-mitigation-m1021 = Webコンテンツの制限
cyberwar-mitigation-m1022 = ファイルとディレクトリの権限の制限
cyberwar-mitigation-m1024 = レジストリの権限の制限
cyberwar-mitigation-m1025 = 特権プロセスの保護
cyberwar-mitigation-m1026 = 特権アカウントの管理
cyberwar-mitigation-m1027 = パスワードポリシー
cyberwar-mitigation-m1028 = OSの設定
cyberwar-mitigation-m1029 = データの遠隔保管
cyberwar-mitigation-m1030 = ネットワークの分割
cyberwar-mitigation-m1031 = ネットワーク侵入防止
cyberwar-mitigation-m1032 = 多要素認証
cyberwar-mitigation-m1033 = ソフトウェア導入の制限
cyberwar-mitigation-m1034 = ハードウェア接続の制限
cyberwar-mitigation-m1035 = ネットワーク経由のアクセス制限
cyberwar-mitigation-m1036 = アカウント利用ポリシー
cyberwar-mitigation-m1037 = 通信のフィルタリング
cyberwar-mitigation-m1038 = 実行の防止
cyberwar-mitigation-m1039 = 環境変数の権限
cyberwar-mitigation-m1040 = 端末での挙動による防止
cyberwar-mitigation-m1041 = 機密情報の暗号化
cyberwar-mitigation-m1042 = 機能やプログラムの無効化・削除
cyberwar-mitigation-m1043 = 認証情報の保護
cyberwar-mitigation-m1044 = ライブラリー読み込みの制限
cyberwar-mitigation-m1045 = コード署名
cyberwar-mitigation-m1046 = 起動の完全性
cyberwar-mitigation-m1047 = 監査
cyberwar-mitigation-m1048 = アプリケーションの分離とサンドボックス
cyberwar-mitigation-m1049 = ウイルス・マルウェア対策
cyberwar-mitigation-m1050 = エクスプロイト対策
cyberwar-mitigation-m1051 = ソフトウェアの更新
cyberwar-mitigation-m1052 = ユーザーアカウント制御（UAC）
cyberwar-mitigation-m1053 = データのバックアップ
cyberwar-mitigation-m1054 = ソフトウェアの設定
cyberwar-mitigation-m1055 = 緩和しない
cyberwar-mitigation-m1056 = 侵害前の対策
cyberwar-mitigation-m1057 = データ損失防止（DLP）
cyberwar-mitigation-m1060 = 別系統の連絡手段
