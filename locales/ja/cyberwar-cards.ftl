# CyberWar: every card, the tactics, the groups and the mitigations.
# MITRE ATT&CK® is © The MITRE Corporation (docs/ATTRIBUTION.md); the Japanese names are our own.
# -what says what it is in the real world, -defend what a defender does about it, -tools what shows it.

# Attack cards

cyberwar-attack-t1002 = データの圧縮
cyberwar-attack-t1002-what = 持ち出す前に、ファイルを圧縮してまとめます。送る量が減り、中身もひと目では分からなくなります。
cyberwar-attack-t1002-defend = 組織で使う圧縮ソフトを把握し、不自然な場所にある圧縮ファイルは理由を確かめます。大きな圧縮ファイルが外部へ送られていないかも監視しましょう。

cyberwar-attack-t1003 = 認証情報のダンプ
cyberwar-attack-t1003-what = すでに乗っ取ったコンピューターのメモリーやファイルから、パスワードや、その代わりに保存されている値を読み取ります。
cyberwar-attack-t1003-defend = ドメイン管理者アカウントで普通の端末にログインしないようにし、認証情報を保護するOSの機能を有効にします。ログイン処理のメモリーを読むプログラムにはアラートを出しましょう。

cyberwar-attack-t1005 = ローカルシステムからのデータ収集
cyberwar-attack-t1005-what = 乗っ取ったコンピューターの中の文書やデータベースから、価値のあるものを探します。
cyberwar-attack-t1005-defend = 重要なファイルは普通の端末に置かず、暗号化します。1つのプログラムが異常に多くのファイルを読んでいたら気づけるようにしましょう。

cyberwar-attack-t1015 = アクセシビリティ機能の悪用
cyberwar-attack-t1015-what = Windowsでは、拡大鏡などの補助機能をログイン画面から使えます。それがひそかにすり替えられると、そこから別のプログラムが起動してしまいます。
cyberwar-attack-t1015-defend = これらのプログラムが正規のものかを確かめます。リモートデスクトップは、先に認証を求めるゲートウェイの内側に置き、既知のプログラムだけを許可しましょう。

cyberwar-attack-t1016 = ネットワーク設定の探索
cyberwar-attack-t1016-what = コンピューターのアドレス、ゲートウェイ、ネットワークの設定を調べ、自分がどこにいるのかを知ろうとします。
cyberwar-attack-t1016-defend = 管理者も日常的に行う照会なので、誰が行ったかに注目します。事務用の端末で同じような照会が続いたら、確かめる価値があります。

cyberwar-attack-t1018 = リモートシステムの探索
cyberwar-attack-t1018-what = 乗っ取ったコンピューターから、ほかにどのコンピューターへ接続できるのかを探ります。
cyberwar-attack-t1018-defend = ネットワークを分割して、1か所から見える範囲を狭めます。急に多くの相手と通信し始めた端末に注意しましょう。誰も触る必要のないおとりを置けば、侵入の検知に役立ちます。

cyberwar-attack-t1023 = ショートカットの改変
cyberwar-attack-t1023-what = ショートカットを作るか書き換え、クリックや次のログインのときに、意図しないものまで起動させます。
cyberwar-attack-t1023-defend = スタートアップフォルダーに新しいショートカットや変更がないかを監視し、リンク先を正常時と比べます。普段の仕事は一般ユーザーの権限で行いましょう。

cyberwar-attack-t1027 = ファイルや情報の難読化
cyberwar-attack-t1027-what = ファイルやコマンドを符号化、暗号化、分割して、検査ソフトにも人にも、何をするものか分からないようにします。
cyberwar-attack-t1027-defend = 難読化が解ける実行の瞬間に、スクリプトを保護ソフトに検査させます。誰にも読めないコマンドは、それだけで怪しいと考えましょう。

cyberwar-attack-t1033 = システムの所有者・利用者の探索
cyberwar-attack-t1033-what = そのコンピューターを誰が使い、ほかに誰がログインするのかを調べます。
cyberwar-attack-t1033-defend = これだけなら無害なので、前後の出来事と合わせて判断します。管理者が普通の端末にログインしなければ、見つかるものも減ります。

cyberwar-attack-t1041 = C2通信路からの持ち出し
cyberwar-attack-t1041-what = 命令を送るのと同じ接続を使って、盗んだデータを外へ出します。新しい接続は現れません。
cyberwar-attack-t1041-defend = 受信より送信が多いプログラムを調べます。外への通信は検査付きのゲートウェイに限り、悪質だと分かっている宛先は遮断しましょう。

cyberwar-attack-t1043 = よく使われるポートの利用
cyberwar-attack-t1043-what = Web、メール、名前解決など、ほぼどこでも開いているポートで通信し、普通の通信に紛れ込みます。
cyberwar-attack-t1043-defend = ポート番号を信用せず、そのポートにふさわしい通信かどうかを確かめます。Webの通信はプロキシを通し、どのプログラムが接続したのかも調べましょう。

cyberwar-attack-t1045 = ソフトウェアのパッキング
cyberwar-attack-t1045-what = プログラムを圧縮または暗号化し、実行時に初めて元に戻るようにします。ファイルの見た目が既知のマルウェアと変わります。
cyberwar-attack-t1045-defend = 中身を展開して調べるウイルス対策ソフトを使い、常に更新します。発行元の署名がないパック済みプログラムは疑いましょう。

cyberwar-attack-t1047 = WMI（Windows Management Instrumentation）
cyberwar-attack-t1047-what = Windowsを管理するための仕組みを悪用し、その端末や別の端末でコマンドを実行します。
cyberwar-attack-t1047-defend = リモートからの利用を、少数の管理者と少数の端末に限ります。端末ごとに管理者パスワードを変え、この仕組みで起動されたものを記録しましょう。

cyberwar-attack-t1049 = ネットワーク接続の探索
cyberwar-attack-t1049-what = コンピューターの現在の接続を一覧にし、どのシステムとやり取りしているのかを調べます。
cyberwar-attack-t1049-defend = ほかの照会と合わせて監視します。ネットワークを分けておけば、一覧をたどっても重要なシステムには届きません。

cyberwar-attack-t1050 = 新しいサービス
cyberwar-attack-t1050-what = プログラムをWindowsのサービスとして登録します。コンピューターとともに起動し、高い権限で動くことも少なくありません。
cyberwar-attack-t1050-defend = サービスを登録できるのは管理者だけにし、一覧を正常時と比べます。インストールの記録と結びつかない新しいサービスは、必ず調べましょう。

cyberwar-attack-t1053 = タスクのスケジュール
cyberwar-attack-t1053-what = システムのタスクスケジューラーを使い、プログラムを後で、繰り返し、あるいは別の端末で起動します。
cyberwar-attack-t1053-defend = 高い権限で動くタスクを作れる人を限り、新しいタスクの記録を集めます。一覧は定期的に整理しましょう。

cyberwar-attack-t1056 = 入力情報の窃取
cyberwar-attack-t1056-what = パスワードをはじめとする利用者の入力をひそかに記録するか、偽の画面に入力させます。
cyberwar-attack-t1056-defend = 多要素認証を加え、パスワードを記録されただけではログインできないようにします。普段は管理者権限を使わず、署名付きのドライバーだけを許可しましょう。

cyberwar-attack-t1057 = プロセスの探索
cyberwar-attack-t1057-what = 動いているプログラムを一覧にし、その端末の役割と、どの保護ソフトが監視しているのかを調べます。
cyberwar-attack-t1057-defend = 誰がどこから一覧を取ったのかを記録します。見つかっても止められないように、保護ソフトを守っておきましょう。

cyberwar-attack-t1059 = コマンドラインインターフェース
cyberwar-attack-t1059-what = コマンドラインから、手で、プログラムで、あるいはリモートから命令を実行します。
cyberwar-attack-t1059-defend = コマンドラインを、それを起動したプログラムとともに記録します。シェルを使えるのは、仕事に必要な人だけにしましょう。

cyberwar-attack-t1060 = レジストリのRunキーとスタートアップフォルダー
cyberwar-attack-t1060-what = Windowsがログイン時に参照する場所に項目を加え、毎回プログラムを起動させます。
cyberwar-attack-t1060-defend = Autorunsなどで自動起動の項目をすべて洗い出し、新しい項目が現れたらアラートを出しましょう。

cyberwar-attack-t1061 = グラフィカルユーザーインターフェース
cyberwar-attack-t1061-what = 多くはリモート接続で、目の前に座っている人と同じように、マウスと画面を使って操作します。
cyberwar-attack-t1061-defend = リモート接続では多要素認証を必須にし、使われていない接続は切断します。普段と違う時間に使われているデスクトップに注意しましょう。

cyberwar-attack-t1064 = スクリプトの利用
cyberwar-attack-t1064-what = スクリプトに作業を自動で素早く行わせます。文書のマクロに隠したり、システムに標準で入っている言語を使ったりします。
cyberwar-attack-t1064-defend = インターネットから届いたファイルのマクロを止め、使わないスクリプト言語を取り除きます。不審な文書は保護ビューで開きましょう。

cyberwar-attack-t1065 = あまり使われないポートの利用
cyberwar-attack-t1065-what = 珍しいポート番号で接続し、いつものポートしか見ないフィルターや監視をすり抜けます。
cyberwar-attack-t1065-defend = 必要な通信だけを、決まったゲートウェイから外に出します。そうすれば、それ以外の通信の試みはすべて侵入の兆候になります。

cyberwar-attack-t1066 = ツールからの痕跡除去
cyberwar-attack-t1066-what = 見破られたツールに手を加え、以前のシグネチャに一致しないようにします。
cyberwar-attack-t1066-defend = ウイルス対策ソフトが削除しただけで終わらせず、どこから来たのかを突き止めます。プログラムは見た目だけでなく、動きでも判断しましょう。

cyberwar-attack-t1069 = 権限グループの探索
cyberwar-attack-t1069-what = どんな権限グループがあり、誰が属しているのか、特に管理者は誰かを調べます。
cyberwar-attack-t1069-defend = 強い権限を持つグループは小さく保ち、定期的に見直します。一般のアカウントが管理者を調べていたら、詳しく確認しましょう。

cyberwar-attack-t1070 = ホスト上の痕跡の消去
cyberwar-attack-t1070-what = ログなどの痕跡を消したり書き換えたりして、何が起きたのかを分からなくします。
cyberwar-attack-t1070-defend = ログはすぐに、侵入者の手が届かない場所へ送り、改ざんから守ります。ログが消されたこと自体を、侵入の兆候として扱いましょう。

cyberwar-attack-t1073 = DLLサイドローディング
cyberwar-attack-t1073-what = 正規のプログラムに偽のライブラリーを読み込ませ、その信用に便乗して別のコードを動かします。
cyberwar-attack-t1073-defend = ライブラリーの読み込みに不備のあるプログラムを更新し、プログラムのフォルダーを書き込みから守ります。署名付きのプログラムが普段と違う場所で動いていたら、理由を調べましょう。

cyberwar-attack-t1074 = データの集積
cyberwar-attack-t1074-what = 盗むデータを外に出す前に、フォルダーや端末など1か所に集めます。
cyberwar-attack-t1074-defend = 急に大きくなるフォルダーや、短時間での大量のコピーを監視します。手を打てる最後の好機です。

cyberwar-attack-t1076 = リモートデスクトッププロトコル（RDP）
cyberwar-attack-t1076-what = 盗んだ認証情報で別のコンピューターのリモートデスクトップを開き、その利用者として操作します。
cyberwar-attack-t1076-defend = 必要のないところでは無効にし、インターネットには決して公開しません。残りは多要素認証付きのゲートウェイの内側に置きましょう。

cyberwar-attack-t1077 = Windows管理共有
cyberwar-attack-t1077-what = Windowsは、管理者向けに隠し共有としてドライブを公開しています。管理者の認証情報があれば、次の端末へファイルやプログラムを送り込めてしまいます。
cyberwar-attack-t1077-defend = 端末ごとに管理者パスワードを変え、端末どうしのファイル共有を止めます。ローカル管理者には、ネットワーク越しのログインを許可しないようにしましょう。

cyberwar-attack-t1078 = 正規アカウントの悪用
cyberwar-attack-t1078-what = 盗んだ、買った、または推測した本物のアカウントで普通にログインします。ほかの利用者と見分けがつきません。
cyberwar-attack-t1078-defend = 多要素認証を必須にし、使われていないアカウントは無効にし、初期パスワードは変更します。普段と違う時間や場所からのログインは疑いましょう。

cyberwar-attack-t1081 = ファイル内の認証情報
cyberwar-attack-t1081-what = メモ、スクリプト、設定、ソースコードなどのファイルに書かれたパスワードを見つけます。
cyberwar-attack-t1081-defend = 人にはパスワード管理ソフトを、プログラムにはシークレット管理の仕組みを用意します。共有フォルダーやリポジトリに秘密情報が残っていないか、先に自分たちで探しましょう。

cyberwar-attack-t1082 = システム情報の探索
cyberwar-attack-t1082-what = OSの種類とバージョン、更新状況、機器の構成を調べ、次の手を選びます。
cyberwar-attack-t1082-defend = 禁止することはできませんが、記録はできます。更新が行き届いていれば、知られても悪用されにくくなります。

cyberwar-attack-t1083 = ファイルとディレクトリの探索
cyberwar-attack-t1083-what = フォルダーや共有を見て回り、何がどこにあるのかを調べます。
cyberwar-attack-t1083-defend = フォルダーは必要な人にだけ公開します。ドライブ全体を見て回るプログラムに気づけるようにし、開かれたら通知されるおとりのファイルも置きましょう。

cyberwar-attack-t1084 = WMIイベントサブスクリプション
cyberwar-attack-t1084-what = Windowsには、特定のイベントが起きるたびに何かを実行させる仕組みがあります。この登録は再起動しても残り、ファイルとしてはほとんど目につきません。
cyberwar-attack-t1084-defend = 登録をすべて一覧にして正常時と比べ、新しく登録できるのは少数の管理者だけにしましょう。

cyberwar-attack-t1085 = Rundll32
cyberwar-attack-t1085-what = ライブラリーの一部を実行するためのWindows標準の小さなプログラムを悪用し、信用された名前で別のコードを動かします。
cyberwar-attack-t1085-defend = どう呼び出され、何を読み込んだのかを記録し、自分のネットワークでの普段の使われ方を知っておきます。許可するプログラムのルールでも制限しましょう。

cyberwar-attack-t1086 = PowerShell
cyberwar-attack-t1086-what = Windowsの管理用の言語を悪用します。ほぼすべての端末にあり、ほぼ何でもできるからです。
cyberwar-attack-t1086-defend = スクリプトの記録を有効にし、古いバージョンは取り除きます。支障のない範囲で、署名付きのスクリプトだけを許可しましょう。

cyberwar-attack-t1087 = アカウントの探索
cyberwar-attack-t1087-what = 端末やドメイン全体のアカウントを一覧にし、次の標的を選びます。
cyberwar-attack-t1087-defend = 必要のないところにアカウント名を表示しないようにします。おとりのアカウントを加えておけば、それを使おうとした人は一覧を盗み見たと分かります。

cyberwar-attack-t1088 = ユーザーアカウント制御（UAC）の回避
cyberwar-attack-t1088-what = プログラムが管理者権限を得る前に、Windowsは確認を求めます。その確認を回避し、誰にも気づかれないようにします。
cyberwar-attack-t1088-defend = 普段は管理者権限なしで仕事をし、確認の設定を一番厳しくします。Windowsも最新に保ちましょう。

cyberwar-attack-t1090 = プロキシ経由の接続
cyberwar-attack-t1090-what = ネットワークの内や外の別の端末に通信を中継させ、本当の宛先を隠します。
cyberwar-attack-t1090-defend = ほかの端末の通信を中継している端末に気づけるようにし、端末どうしの不要な接続を止めます。知られている中継点は遮断しましょう。

cyberwar-attack-t1095 = 標準的な非アプリケーション層プロトコル
cyberwar-attack-t1095-what = ICMPのような、ネットワークを支える基本的なプロトコルに命令を載せます。中身まで調べる人は多くありません。
cyberwar-attack-t1095-defend = これらのプロトコルは必要なところだけで通し、量、大きさ、宛先が普段と違わないかを監視しましょう。

cyberwar-attack-t1097 = Pass the Ticket（チケットの悪用）
cyberwar-attack-t1097-what = Windowsドメインでは、チケットが本人の証明になります。盗んだチケットがあれば、パスワードなしで持ち主になりすませます。
cyberwar-attack-t1097-defend = 管理者には専用の端末を使わせ、ドメインコントローラーを何よりも厳重に守ります。侵入された後は、すべてのチケットの元になる鍵を2回更新しましょう。

cyberwar-attack-t1098 = アカウントの操作
cyberwar-attack-t1098-what = 既存のアカウントの権限を増やしたり、パスワードなどを変えたりして、侵入を続けられるようにします。
cyberwar-attack-t1098-defend = 強い権限を持つグループが変更されたら、必ずアラートを出します。管理者用と普段用のアカウントを分け、権限を定期的に見直しましょう。

cyberwar-attack-t1104 = 多段階の通信路
cyberwar-attack-t1104-what = マルウェアはまず1つのサーバーに接続し、後で別のサーバーへ誘導されます。片方が見つかっても、もう片方は分かりません。
cyberwar-attack-t1104-defend = 1つ見つけても調査を続けます。その端末の、その前後のすべての接続を調べ、端末ごと隔離しましょう。

cyberwar-attack-t1105 = リモートからのファイルコピー
cyberwar-attack-t1105-what = 追加のツールを外部からダウンロードしたり、乗っ取った端末から次の端末へコピーしたりします。
cyberwar-attack-t1105-defend = ダウンロードは中身を調べるプロキシを通し、端末どうしのファイル共有を止めます。実行できるのは既知のプログラムだけにしましょう。

cyberwar-attack-t1107 = ファイルの削除
cyberwar-attack-t1107-what = 使い終えたツールや結果を消し、見つかる痕跡を減らします。
cyberwar-attack-t1107-defend = 何が作られ、何が消されたのかを記録し、別の端末に保存します。インシデントのときは、駆除の前にディスクの複製を確保しましょう。

cyberwar-attack-t1108 = 予備の侵入経路
cyberwar-attack-t1108-what = 最初の侵入口のほかに、別のプログラム、別のアカウント、別の接続と、2つ目、3つ目の侵入口を用意します。
cyberwar-attack-t1108-defend = 侵入口を1つ閉じるだけでは足りません。どこまで侵入されたのかを調べ、すべてを一度に取り除き、戻ってこないか監視しましょう。

cyberwar-attack-t1110 = ブルートフォース攻撃
cyberwar-attack-t1110-what = ログイン画面で、あるいは盗んだデータを使って回数の制限なしに、パスワードを何千回も試します。
cyberwar-attack-t1110-defend = 長いパスワードと多要素認証を必須にし、失敗が続いたら次の試行まで待たせます。失敗の数は全アカウントを合わせて数えましょう。

cyberwar-attack-t1136 = アカウントの作成
cyberwar-attack-t1136-what = 新しいアカウントは、パスワードを変えられても残る侵入口です。ほかのアカウントとほとんど見分けがつきません。
cyberwar-attack-t1136-defend = アカウントを作れる人を限り、新しいものは必ず申請と照合します。申請のないものにはアラートを出しましょう。

cyberwar-attack-t1143 = ウィンドウの非表示
cyberwar-attack-t1143-what = ウィンドウを表示せずにプログラムを動かし、画面の前の人に気づかせません。
cyberwar-attack-t1143-defend = 目に見えなくても、ログには残ります。プログラムがどう起動されたかを記録し、隠れて動くものを調べ、既知のものだけを許可しましょう。

cyberwar-attack-t1172 = ドメインフロンティング
cyberwar-attack-t1172-what = 表向きはよく知られたサイトの名前を示し、暗号化された通信の中では、同じ大手事業者にある別のサイトを要求します。
cyberwar-attack-t1172-defend = 法律や規程が許すなら、暗号化された通信をゲートウェイで検査し、2つの名前を比べます。多くの事業者は、この方法をすでに封じています。

cyberwar-attack-t1188 = 多段プロキシ
cyberwar-attack-t1188-what = 匿名ネットワークなど、いくつもの端末を経由させ、通信元をたどれなくします。
cyberwar-attack-t1188-defend = そもそもそうしたサービスが必要かを決めます。不要なら、知られている入口を遮断し、接続の試みをすべて調べましょう。

cyberwar-attack-t1192 = スピアフィッシング（リンク）
cyberwar-attack-t1192-what = 受け取る人に合わせて書かれたメールで、用意したWebページへ誘導します。添付ファイルがないため、検査ソフトの手がかりが減ります。
cyberwar-attack-t1192-defend = リンクはクリックされた瞬間に検査し、偽のページでは機能しないパスキーを使います。報告してくれた人には、必ずお礼を伝えましょう。

cyberwar-attack-t1193 = スピアフィッシング（添付ファイル）
cyberwar-attack-t1193-what = 特定の人や部署に合わせたメールで、マルウェアの入ったファイルと、それを開きたくなる口実を送りつけます。
cyberwar-attack-t1193-defend = 危険な種類のファイルを止め、添付ファイルはまずサンドボックスで検査し、マクロを無効にします。気軽に報告できるようにもしましょう。

cyberwar-attack-t1203 = クライアントの脆弱性悪用
cyberwar-attack-t1203-what = ブラウザーやオフィスソフトなど、毎日使うソフトの欠陥を突き、細工したファイルやページから別のコードを動かします。
cyberwar-attack-t1203-defend = こうしたソフトは素早く更新し、サンドボックスで動かし、エクスプロイト対策を有効にします。オフィスソフトが別のプログラムを起動したら、理由を調べましょう。

cyberwar-attack-t1204 = 利用者による実行
cyberwar-attack-t1204-what = 肝心の一歩を利用者に踏ませます。利用者は疑わずにファイルを開いたり、リンクをクリックしたりします。
cyberwar-attack-t1204-defend = 全員で訓練し、誰も責めません。メールやダウンロードで届いたプログラムは実行できないようにし、一度のクリックミスに耐えられる仕組みを作りましょう。

cyberwar-attack-t1208 = Kerberoasting（ケルベロースティング）
cyberwar-attack-t1208-what = Windowsドメインでは、サービスのチケットは、そのサービスのアカウントのパスワードで暗号化されています。パスワードが弱いと、チケットからオフラインで推測されてしまいます。
cyberwar-attack-t1208-defend = 管理されたサービスアカウントを使い、長いランダムなパスワード、新しい暗号方式、最小限の権限を設定します。1人が多くのチケットを要求していたら気づけるようにしましょう。

cyberwar-attack-t1518 = ソフトウェアの探索
cyberwar-attack-t1518-what = 入っているソフトとそのバージョンを調べ、古いものや保護ソフトを探します。
cyberwar-attack-t1518-defend = 攻撃者より正確な一覧を持ちましょう。何が入っているかを把握し、不要なものは削除し、残りは更新します。

# Defence cards

cyberwar-defence-d01 = プロセス監視
cyberwar-defence-d01-what = どのプログラムがいつ起動し終了したか、誰が起動したか、どのプログラムから呼び出されたかを記録します。
cyberwar-defence-d01-tools = 端末のセンサーや監査機能。WindowsならSysmon、Linuxならauditdなど。

cyberwar-defence-d02 = プロセスのコマンドライン引数
cyberwar-defence-d02-what = プログラムが呼び出されたときのコマンドライン全体を記録します。同じプログラムでも、日常の作業か攻撃かは、引数で分かります。
cyberwar-defence-d02-tools = Windows標準の、コマンドライン付きのプロセス監査。Sysmonやosqueryなどのセンサー。

cyberwar-defence-d03 = ファイル監視
cyberwar-defence-d03-what = どのファイルが作成、変更、削除されたかを記録し、重要なファイルを正常時と比べます。
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
cyberwar-defence-d07-what = 自動起動やサービスなど、Windowsの設定を収めるデータベースの変更を記録します。
cyberwar-defence-d07-tools = Sysmonのレジストリイベント。洗い出しにはAutoruns。

cyberwar-defence-d08 = 認証ログ
cyberwar-defence-d08-what = 誰が、いつ、どこから、どの方法でログインしたか、誰が失敗したかを記録します。
cyberwar-defence-d08-tools = ディレクトリサービス、VPN、クラウドのログを、WazuhやGraylogなどのログ基盤（SIEM）に集めます。

cyberwar-defence-d09 = NetFlow／内部NetFlow
cyberwar-defence-d09-what = 外部との境界と内部の区画の間で、どの端末どうしが、いつ、どれだけの時間、どれだけの量をやり取りしたかを記録します。中身は残しません。
cyberwar-defence-d09-tools = ルーターやスイッチのフロー情報を、nfdumpやSiLKなどで集めます。

cyberwar-defence-d10 = Windowsイベントログ
cyberwar-defence-d10-what = 新しいサービスやタスク、アカウント、ログの消去、エラーなど、Windowsが自ら残す記録です。
cyberwar-defence-d10-tools = 集めるにはWindowsイベント転送、調べるにはHayabusaやChainsaw。

cyberwar-defence-d11 = ネットワークプロトコル解析
cyberwar-defence-d11-what = 通信を分析し、本当にそのプロトコルなのか、何をやり取りしているのかを調べます。
cyberwar-defence-d11-tools = ネットワークのセンサー。ZeekやSuricataなど。

cyberwar-defence-d12 = バイナリファイルのメタデータ
cyberwar-defence-d12-what = 署名、発行元、ハッシュ値、構造、パッキングの有無など、プログラムのファイルそのものの情報を調べます。
cyberwar-defence-d12-tools = 署名とハッシュ値にはSigcheck、ファイル内のパターンにはYARA。

# Tactics: what a technique is meant to achieve

cyberwar-tactic-reconnaissance = 偵察
cyberwar-tactic-reconnaissance-what = 攻撃の前に、組織、人、システムについての情報を集めます。
cyberwar-tactic-resource-development = リソース開発
cyberwar-tactic-resource-development-what = ドメイン、サーバー、アカウント、ツールなど、後で必要になるものを手に入れたり作ったりします。
cyberwar-tactic-initial-access = 初期アクセス
cyberwar-tactic-initial-access-what = メール、盗んだ認証情報、インターネットに面した脆弱性などから、ネットワークに最初の足がかりを築きます。
cyberwar-tactic-execution = 実行
cyberwar-tactic-execution-what = コンピューターに、攻撃者が持ち込んだコードやコマンドを実行させます。
cyberwar-tactic-persistence = 永続化
cyberwar-tactic-persistence-what = 再起動、更新、パスワード変更の後でも戻ってこられるようにします。
cyberwar-tactic-privilege-escalation = 権限昇格
cyberwar-tactic-privilege-escalation-what = 管理者など、それまでより高い権限を手に入れます。
cyberwar-tactic-defense-evasion = 防御回避
cyberwar-tactic-defense-evasion-what = 人、ログ、保護ソフトの目から隠れたり、それらを回避したりします。
cyberwar-tactic-credential-access = 認証情報アクセス
cyberwar-tactic-credential-access-what = パスワード、鍵、チケットなどを手に入れます。
cyberwar-tactic-discovery = 探索
cyberwar-tactic-discovery-what = 周囲を調べ、どんなシステム、アカウント、データがあるのかを把握します。
cyberwar-tactic-lateral-movement = 横展開
cyberwar-tactic-lateral-movement-what = 本来の標的に向かって、コンピューターから次のコンピューターへ移ります。
cyberwar-tactic-collection = 収集
cyberwar-tactic-collection-what = 持ち出すデータを集めます。
cyberwar-tactic-command-and-control = コマンド＆コントロール（C2）
cyberwar-tactic-command-and-control-what = 乗っ取ったコンピューターと、外からできるだけ目立たずに通信します。
cyberwar-tactic-exfiltration = 持ち出し
cyberwar-tactic-exfiltration-what = 集めたデータをネットワークの外へ運び出します。
cyberwar-tactic-impact = 影響
cyberwar-tactic-impact-what = システムやデータを妨害し、改ざんし、破壊し、または使えなくします。

# Groups of the box

cyberwar-group-g0022 = APT3
cyberwar-group-g0022-what = 研究者が中国とのつながりを指摘するグループで、Gothic PandaやBuckeyeとも呼ばれます。当初は米国の組織を、2015年ごろからは主に香港の組織を狙いました。
cyberwar-group-g0016 = APT29
cyberwar-group-g0016-what = 複数の政府がロシアの対外情報機関によるものと見るグループで、Cozy Bearとも呼ばれます。遅くとも2008年から、主に欧州とNATO諸国の政府、研究機関、シンクタンクの情報を狙っています。

# Mitigations of ATT&CK

cyberwar-mitigation-m1013 = アプリケーション開発者への指針
cyberwar-mitigation-m1015 = Active Directoryの設定
cyberwar-mitigation-m1016 = 脆弱性スキャン
cyberwar-mitigation-m1017 = 利用者教育
cyberwar-mitigation-m1018 = 利用者アカウント管理
cyberwar-mitigation-m1019 = 脅威インテリジェンスの活用
cyberwar-mitigation-m1020 = SSL/TLSの検査
cyberwar-mitigation-m1021 = Webコンテンツ制限
cyberwar-mitigation-m1022 = ファイルとディレクトリの権限の制限
cyberwar-mitigation-m1024 = レジストリの権限の制限
cyberwar-mitigation-m1025 = 特権プロセスの保護
cyberwar-mitigation-m1026 = 特権アカウント管理
cyberwar-mitigation-m1027 = パスワードポリシー
cyberwar-mitigation-m1028 = OSの設定
cyberwar-mitigation-m1029 = データの遠隔保管
cyberwar-mitigation-m1030 = ネットワークの分割
cyberwar-mitigation-m1031 = ネットワーク侵入防止
cyberwar-mitigation-m1032 = 多要素認証
cyberwar-mitigation-m1033 = ソフトウェアのインストール制限
cyberwar-mitigation-m1034 = ハードウェア接続の制限
cyberwar-mitigation-m1035 = ネットワーク経由のアクセス制限
cyberwar-mitigation-m1036 = アカウント利用ポリシー
cyberwar-mitigation-m1037 = 通信のフィルタリング
cyberwar-mitigation-m1038 = コードの実行防止
cyberwar-mitigation-m1039 = 環境変数の権限
cyberwar-mitigation-m1040 = 端末での振る舞い防止
cyberwar-mitigation-m1041 = 機密情報の暗号化
cyberwar-mitigation-m1042 = 機能やプログラムの無効化・削除
cyberwar-mitigation-m1043 = 認証情報の保護
cyberwar-mitigation-m1044 = ライブラリー読み込みの制限
cyberwar-mitigation-m1045 = コード署名
cyberwar-mitigation-m1046 = ブートの完全性
cyberwar-mitigation-m1047 = 監査
cyberwar-mitigation-m1048 = アプリの隔離とサンドボックス
cyberwar-mitigation-m1049 = ウイルス・マルウェア対策
cyberwar-mitigation-m1050 = エクスプロイト防御
cyberwar-mitigation-m1051 = ソフトウェアの更新
cyberwar-mitigation-m1052 = ユーザーアカウント制御（UAC）
cyberwar-mitigation-m1053 = データのバックアップ
cyberwar-mitigation-m1054 = ソフトウェアの設定
cyberwar-mitigation-m1055 = 緩和しない
cyberwar-mitigation-m1056 = 侵害前の対策
cyberwar-mitigation-m1057 = データ損失防止（DLP）
cyberwar-mitigation-m1060 = 別系統の連絡手段
