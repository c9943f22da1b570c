# Cyber FrontLine: the stages, the action cards, every technique, defence and event.
# Names of techniques and mitigations are those of MITRE ATT&CK® v9, and the keys hold their ids.
# An effect says exactly what a card does in the game; -what, -defend and -limits speak of the real world.

# The five stages of an attack
frontline-stage-deliver = 配送
frontline-stage-exploit = 悪用
frontline-stage-control = 遠隔操作
frontline-stage-spread = 侵入拡大
frontline-stage-objective = 目的実行

# Action cards
frontline-plan-recon = 偵察
frontline-plan-recon-effect = 偵察フェーズで、相手の裏向きの防御カードを1枚、表にできます。そのまま表向きで残ります。
frontline-plan-weaponise = 武器化
frontline-plan-weaponise-effect = 武器化フェーズで、攻撃カードの山札の上から5枚を見ます。そのうち1枚を買うことができ、残りは山札に戻して切ります。
frontline-plan-harden = 強化
frontline-plan-harden-effect = 強化フェーズで、自分の山から防御カードを1枚買えます。手札の防御カードを、合わせて5枚になるまで防御ゾーンに伏せることもできます。
frontline-plan-attack = 攻撃
frontline-plan-attack-effect = 攻撃フェーズで、手札の攻撃カードを、段階の順に1枚ずつ置けます。

# Techniques, stage 1: Deliver

frontline-technique-t1566 = フィッシング
frontline-technique-t1566-what = 信頼できそうなメッセージで、添付ファイルやリンクを開かせたり、パスワードを入力させたりします。侵入の多くはここから始まります。
frontline-technique-t1566-defend = メールと添付ファイルをふるいにかけ、DMARCを公開します。怪しいメッセージを気軽に、責められずに報告できるようにしましょう。パスキーのような、だまし取れない認証も被害を抑えます。

frontline-technique-t1189 = ドライブバイ侵害
frontline-technique-t1189-what = Webページを見るだけで被害に遭います。改ざんされた本物のサイトに潜むコードが、訪れた人のブラウザーを攻撃します。
frontline-technique-t1189-defend = ブラウザーを最新に保ってサンドボックスで動かし、広告や知らない場所のスクリプトを止めます。自分のサイトが何を配信しているかも見張りましょう。

frontline-technique-t1190 = 公開アプリケーションの悪用
frontline-technique-t1190-what = Webサイト、VPN装置、メールサーバーなど、インターネットに面したシステムの欠陥を突いて入り込みます。だれかをだます必要もありません。
frontline-technique-t1190-defend = 外から届くものをすべて把握し、真っ先に修正を当てます。与える権限は少なくし、専用の区画に置きましょう。

frontline-technique-t1133 = 外部リモートサービス
frontline-technique-t1133-what = VPNやリモートデスクトップなど、職員のための入口から外部の者が入り込みます。たいていは、盗んだり推測したりしたログイン情報を使います。
frontline-technique-t1133-defend = そうした入口すべてに多要素認証を求め、使わない入口は閉じます。入った先で届く範囲も絞り、ふだんと違う場所からのログインを確かめましょう。

# Techniques, stage 2: Exploit

frontline-technique-t1059 = コマンドとスクリプトの実行
frontline-technique-t1059-what = シェルやスクリプト言語など、管理のためにどの端末にも備わっている道具に、侵入者の命令を実行させます。マルウェアをほとんど持ち込まずに済みます。
frontline-technique-t1059-defend = 署名のある、または既知のスクリプトだけを許可し、不要な場所からは実行環境を取り除きます。実行の記録を取り、文書ソフトがシェルを起動するような動きを探しましょう。

frontline-technique-t1203 = クライアントの脆弱性悪用
frontline-technique-t1203-what = ブラウザーや文書ソフトなど、ファイルやページを開くプログラムの欠陥を突き、利用者の端末でコードを動かします。
frontline-technique-t1203-defend = プログラムを早めに更新し、外から来たものは隔離した環境で開きます。システムのエクスプロイト対策機能も有効にしましょう。

frontline-technique-t1204 = 利用者による実行
frontline-technique-t1204-what = 文書を開く、プログラムを起動する、マクロを許可する。人のそうした操作があって初めて成り立つ攻撃です。
frontline-technique-t1204-defend = インターネットから来たマクロやプログラムを止め、承認したソフトだけを動かします。だれかは必ず押してしまうものなので、責めずに教育を続けましょう。

# Techniques, stage 3: Control

frontline-technique-t1219 = リモートアクセスソフト
frontline-technique-t1219-what = 遠隔サポート用の普通のソフトを使って、離れた場所から端末を操ります。よく知られた製品なので、マルウェアより目立ちません。
frontline-technique-t1219-defend = 使う遠隔サポートソフトを1つに決め、ほかは端末でもネットワークでも止めます。電話でインストールを求める相手に注意するよう、職員にも伝えましょう。

frontline-technique-t1102 = Webサービス経由の操作
frontline-technique-t1102-what = SNSやクラウドストレージなど、広く使われるWebサービスを通して命令と応答をやり取りします。ふだんの通信に紛れて見つかりにくくなります。
frontline-technique-t1102-defend = 外への通信はプロキシを通し、必要なサービスだけを許可します。用のないはずのサービスと通信するプログラムやサーバーを探しましょう。

frontline-technique-t1205 = 隠れた合図
frontline-technique-t1205-what = 隠された入口が、ネットワーク越しに特別な合図が届くまで、閉じたまま黙っています。それまではスキャンしても何も見つかりません。
frontline-technique-t1205-defend = 予定にない通信はステートフルファイアウォールで捨て、使わない機能は止めます。機器が待ち受けている通信を、あるべき姿と比べましょう。

# Techniques, stage 4: Spread

frontline-technique-t1210 = リモートサービスの脆弱性悪用
frontline-technique-t1210-what = 中にある1台から、別の端末のネットワークサービスの欠陥を突いて広がります。2017年のワームWannaCryは、こうして組織全体に広がりました。
frontline-technique-t1210-defend = 外側だけでなく内側にも修正を当て、古いサービスを止めます。1台からほかのすべてに届かないよう、ネットワークを分割しましょう。

frontline-technique-t1021 = リモートサービスへのログイン
frontline-technique-t1021-what = 盗んだアカウントで、リモートデスクトップ、SSH、ファイル共有などを使い、端末から端末へ普通にログインしていきます。仕事中の管理者と見分けがつきません。
frontline-technique-t1021-defend = 内側でも多要素認証を求め、アカウントがログインできる場所を必要な範囲に絞ります。端末ごとに違うローカルパスワードを使い、ふだんと違う経路を見張りましょう。

frontline-technique-t1080 = 共有コンテンツの汚染
frontline-technique-t1080-what = 共有フォルダーやコードの保管場所など、大勢が開くファイルに細工をします。次に開いた人が感染します。
frontline-technique-t1080-defend = 書き込める人を減らし、共有フォルダーからのプログラム起動を禁じます。変更を確認し、以前の版も残しておきましょう。

# Techniques, stage 5: Objective

frontline-technique-t1486 = データの暗号化
frontline-technique-t1486-what = 被害者のデータを暗号化し、鍵と引き換えに身代金を要求します。病院、自治体、パイプラインの業務がこれで止まりました。
frontline-technique-t1486-defend = バックアップを複数持ち、1つはネットワークから届かない場所に置き、戻す訓練をします。コンピューターなしで業務を続ける手順も用意しましょう。

frontline-technique-t1048 = 別プロトコルでの持ち出し
frontline-technique-t1048-what = ファイル転送、メール、DNSなど、遠隔操作に使うのとは別の経路で、盗んだデータを外に出します。
frontline-technique-t1048-defend = 外に出すのは必要なプロトコルだけにして、決まったサーバーを通します。ふだんと違う通信量を見張り、大事なデータは分けて置きましょう。

frontline-technique-t1489 = サービスの停止
frontline-technique-t1489-what = 重要なサービスを止めて、業務をできなくします。データベースやバックアップを壊せる状態にするためのこともあります。
frontline-technique-t1489-defend = サービスを止められるアカウントを減らし、管理は別のネットワークから行います。重要なものが止まったら警報が鳴るようにしましょう。

# Defences

frontline-mitigation-m1016 = 脆弱性スキャン
frontline-mitigation-m1016-what = 自分のシステムに既知の穴や設定の誤りがないか、ほかのだれかより先に、定期的に調べます。
frontline-mitigation-m1016-limits = 見つかるのは既知のものだけで、直してはくれません。外と中の両方から調べ、だれがいつまでに直すかを決めましょう。

frontline-mitigation-m1017 = 利用者教育
frontline-mitigation-m1017-what = だましの手口を見抜く力をつけ、おかしいと思ったらだれに伝えるかを知ってもらいます。
frontline-mitigation-m1017-limits = 一日中気を張っていられる人はいません。短く何度も教え、報告をほめ、1回のクリックにすべてがかかる状態を避けましょう。

frontline-mitigation-m1018 = 利用者アカウント管理
frontline-mitigation-m1018-what = どのアカウントにも持ち主がいて、権限は仕事に必要な分だけ、そして終わりの日があります。
frontline-mitigation-m1018-limits = 権限の範囲内で悪用されると効きません。異動のたびに権限を見直し、退職の当日にアカウントを閉じましょう。

frontline-mitigation-m1021 = Webコンテンツの制限
frontline-mitigation-m1021-what = プロキシやブラウザーの設定で、危険なサイト、ダウンロード、スクリプト、添付ファイルを遠ざけます。
frontline-mitigation-m1021-limits = 新しいサイトはどの一覧にもなく、信頼されたサイトも乗っ取られます。例外を申請しやすくしないと、抜け道を使われてしまいます。

frontline-mitigation-m1026 = 特権アカウントの管理
frontline-mitigation-m1026-what = 何でもできるアカウントを少数に絞り、日常業務と分け、短い間だけ貸し出し、使われ方を見張ります。
frontline-mitigation-m1026-limits = サービス用のアカウントは忘れられがちです。管理者アカウントでメールを読まず、非常用のものは封をして保管しましょう。

frontline-mitigation-m1030 = ネットワークの分割
frontline-mitigation-m1030-what = ネットワークを区画に分け、区画の間は必要な通信だけを通します。1つの区画で起きたことは、その中で収まります。
frontline-mitigation-m1030-limits = 忘れられた通り道が1本あるだけで台なしです。バックアップ、管理用、生産設備から始め、壁に隙間がないか試しましょう。

frontline-mitigation-m1031 = ネットワーク侵入防止
frontline-mitigation-m1031-what = 通信の途中に置いた装置が、既知の攻撃の特徴と照らし合わせ、当てはまるものを止めます。
frontline-mitigation-m1031-limits = 暗号化された通信は復号しなければ見えず、新しい手口は知りません。特徴の定義を最新に保ち、警報に目を通しましょう。

frontline-mitigation-m1032 = 多要素認証
frontline-mitigation-m1032-what = 盗んだパスワードだけでは足りません。ログインには、端末、鍵、指紋なども必要になります。
frontline-mitigation-m1032-limits = コードは聞き出されることがあり、認証後のセッションが盗まれることもあります。パスキーやセキュリティキーを選び、古いログイン方法を残さないようにしましょう。

frontline-mitigation-m1037 = 通信のフィルタリング
frontline-mitigation-m1037-what = アドレス、ポート、プロトコルを見て、用のある通信だけをファイアウォールで出入りさせます。
frontline-mitigation-m1037-limits = 許可した通信の中の善し悪しは見分けられません。外へ出る通信も絞り、規則ごとに担当者を決め、古い規則は消しましょう。

frontline-mitigation-m1038 = 実行の制限
frontline-mitigation-m1038-what = 許可の一覧にあるプログラムとスクリプトだけを動かします。
frontline-mitigation-m1038-limits = 許可したプログラムも悪用されます。まず様子を見てから止めるようにし、新しいソフトはすぐに承認できる仕組みにしましょう。

frontline-mitigation-m1042 = 不要な機能の無効化
frontline-mitigation-m1042-what = サービス、マクロ、古いプロトコル。入っていないもの、動いていないものは攻撃できません。
frontline-mitigation-m1042-limits = 更新や新しい機器とともに戻ってくることがあります。最小限の雛形から始め、何が動いているかを定期的に確かめましょう。

frontline-mitigation-m1048 = アプリの隔離とサンドボックス
frontline-mitigation-m1048-what = 外から来たものに触れるプログラムを閉じた部屋で動かし、ほかに手が届かないようにします。
frontline-mitigation-m1048-limits = サンドボックスにも穴があり、部屋の中で届くものは守れません。最新に保ち、与える権限を小さくしましょう。

frontline-mitigation-m1049 = ウイルス対策
frontline-mitigation-m1049-what = 既知の特徴や振る舞いからマルウェアを見分けて止めます。
frontline-mitigation-m1049-limits = 出たばかりのマルウェアや、標準の道具の悪用はすり抜けます。すべての端末に入れ、止められないように守り、警報が人に届くようにしましょう。

frontline-mitigation-m1050 = エクスプロイト防御
frontline-mitigation-m1050-what = OSの機能やWebアプリケーションファイアウォールなどが、欠陥を突く典型的な動きを見分けて断ち切ります。
frontline-mitigation-m1050-limits = 悪用を難しくするだけで、不可能にはしません。古いプログラムに影響することもあります。更新までの時間稼ぎであり、更新の代わりにはなりません。

frontline-mitigation-m1051 = ソフトウェアの更新
frontline-mitigation-m1051-what = メーカーの更新で、知られるようになった穴をふさぎます。
frontline-mitigation-m1051-limits = まだだれも知らない穴に更新はありません。何を持っているかを把握し、インターネットに面したものから直し、更新の終わったものは入れ替えましょう。

frontline-mitigation-m1053 = データのバックアップ
frontline-mitigation-m1053-what = データとシステムの写しを、侵入者の手が届かない場所に置いておきます。
frontline-mitigation-m1053-limits = データは戻せますが、盗まれたデータの公開は防げません。実際に戻せることを試して、初めてバックアップと言えます。

# Events

frontline-event-olympics = オリンピック開幕
frontline-event-olympics-effect = 各プレイヤーは、山札の攻撃カード1枚と、自分の山の防御カード1枚を無作為に、無料で手札に加えます。
frontline-event-olympics-what = 大きな催しには、攻める側も守る側も集まります。2018年の冬季大会では開会式がマルウェアに妨害され、その後の大会では主催者と当局が何年もかけて訓練しました。

frontline-event-staffing = 人員の増強
frontline-event-staffing-effect = このターン、2人とも行動カードを4枚まで計画できます。
frontline-event-staffing-what = セキュリティで一番足りないのは人です。自前で育て、仲間の組織と当番を分け合うことは、どんな道具よりも役に立ちます。

frontline-event-state-backing = 国家の後ろ盾
frontline-event-state-backing-effect = このターン、攻撃ゾーンのカードが少ないほうのプレイヤーは、行動カードを4枚まで計画できます。同数なら2人ともです。
frontline-event-state-backing-what = 国家のために動き、時間と資金と忍耐を備えた集団がいます。その手口について当局が公表する資料は、守る側にとって読む価値があります。

frontline-event-extra-budget = 追加予算
frontline-event-extra-budget-effect = 各プレイヤーの資金がさらに10増えます。
frontline-event-extra-budget-what = セキュリティの予算は、事故のあとに付くことがよくあります。優先順位の一覧を用意しておけば、うまく使えます。

frontline-event-budget-cut = 予算の削減
frontline-event-budget-cut-effect = 各プレイヤーの資金が5減ります。0より少なくはなりません。
frontline-event-budget-cut-what = お金がなくても、守りの多くは安くできます。更新、アカウントの整理、使わないサービスの停止、試したバックアップなどです。

frontline-event-zero-day = ゼロデイの公表
frontline-event-zero-day-effect = このターン、脆弱性スキャン（M1016）とソフトウェアの更新（M1051）は何も止めません。
frontline-event-zero-day-what = 更新が出る前に欠陥が知られてしまいました。それまでは、隔離、少ない権限、注意深い監視といった、ほかの層で持ちこたえます。

frontline-event-reorganisation = 組織再編
frontline-event-reorganisation-effect = 各プレイヤーは、自分の表向きの防御カードを1枚、裏向きにできます。
frontline-event-reorganisation-what = ネットワークや担当が変われば、侵入者の調べたことは古くなります。自分たちの計画も同じように古くなるので、最新に保ちましょう。

frontline-event-c2-takedown = C2テイクダウン
frontline-event-c2-takedown-effect = 攻撃ゾーンにカードが3枚以上あるプレイヤーは、最後の1枚を捨てます。
frontline-event-c2-takedown-what = 2021年のEmotetのように、各国の警察と企業が協力して、マルウェアを操るサーバーを止めることがあります。時間は稼げますが、集団はしばしば戻ってきます。

frontline-event-insider-leak = 内部からの漏えい
frontline-event-insider-leak-effect = 各プレイヤーの裏向きの防御カードが1枚ずつ、無作為に表になります。
frontline-event-insider-leak-what = 故意にせよ不注意にせよ、内部の人から情報が漏れます。詳しいことは必要な人にだけ伝え、だれが何を見ているかを確かめましょう。

frontline-event-tool-leak = 攻撃ツールの流出
frontline-event-tool-leak-effect = このターン、攻撃カードのコストが2下がります。1より安くはなりません。
frontline-event-tool-leak-what = 2017年、ある諜報機関の攻撃ツールが公になり、数週間のうちに犯罪に使われました。それを防ぐ更新は、その前に出ていました。

frontline-event-awareness-month = サイバーセキュリティ月間
frontline-event-awareness-month-effect = このターン、防御カードのコストが2下がります。1より安くはなりません。
frontline-event-awareness-month-what = 日本では2月から3月、アメリカとヨーロッパでは10月に、サイバーセキュリティの月間があります。後回しにしていたことを片づけるよい機会です。

frontline-event-cease-fire = 停戦
frontline-event-cease-fire-effect = このターン、攻撃フェーズはありません。
frontline-event-cease-fire-what = 病院や電力網を狙わないことなど、サイバー空間での規範について、各国は国連で合意しています。静かな時こそ、守りを固める時です。
