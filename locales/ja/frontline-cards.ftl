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
frontline-plan-recon-effect = 偵察フェーズで、相手の裏向きの防御カードを1枚、表にできます。その後も表向きのままです。
frontline-plan-weaponise = 武器化
frontline-plan-weaponise-effect = 武器化フェーズで、攻撃カードの山札の上から5枚を見ます。そのうち1枚を買うことができ、残りは山札に戻して切ります。
frontline-plan-harden = 強化
frontline-plan-harden-effect = 強化フェーズで、自分の山札から防御カードを1枚買えます。手札の防御カードを、防御ゾーンが合わせて5枚になるまで伏せることもできます。
frontline-plan-attack = 攻撃
frontline-plan-attack-effect = 攻撃フェーズで、手札の攻撃カードを、段階の順に1枚ずつ置けます。

# Techniques, stage 1: Deliver

frontline-technique-t1566 = フィッシング
frontline-technique-t1566-what = 信頼できそうなメッセージで、添付ファイルやリンクを開かせたり、パスワードを入力させたりします。侵入の多くはここから始まります。
frontline-technique-t1566-defend = メールと添付ファイルをフィルタリングし、DMARCを設定します。怪しいメッセージを、責められることなく気軽に報告できるようにしましょう。パスキーのような、だまし取れない認証も被害を抑えます。

frontline-technique-t1189 = ドライブバイ侵害
frontline-technique-t1189-what = Webページを見るだけで被害に遭います。改ざんされた正規のサイトに潜むコードが、訪れた人のブラウザーを攻撃します。
frontline-technique-t1189-defend = ブラウザーを最新に保ってサンドボックスで動かし、広告や不明なサイトのスクリプトを止めます。自分のサイトが何を配信しているかも監視しましょう。

frontline-technique-t1190 = 公開APの悪用
frontline-technique-t1190-what = Webサイト、VPN装置、メールサーバーなど、インターネットに公開されたアプリケーションの欠陥を突いて侵入します。誰かをだます必要もありません。
frontline-technique-t1190-defend = 外部からアクセスできるものをすべて把握し、最優先でパッチを適用します。与える権限は最小限にし、専用のネットワーク区画に置きましょう。

frontline-technique-t1133 = 外部リモートサービス
frontline-technique-t1133-what = VPNやリモートデスクトップなど、職員のための入口から外部の者が入り込みます。たいていは、盗んだり推測したりしたログイン情報を使います。
frontline-technique-t1133-defend = そうした入口すべてで多要素認証を必須にし、使わない入口は閉じます。接続後にアクセスできる範囲も絞り、普段と違う場所からのログインを確かめましょう。

# Techniques, stage 2: Exploit

frontline-technique-t1059 = シェルスクリプト・コマンド実行
frontline-technique-t1059-what = シェルやスクリプト言語など、管理のためにどの端末にも備わっているツールに、侵入者の命令を実行させます。マルウェアをほとんど持ち込まずに済みます。
frontline-technique-t1059-defend = 署名のある、または既知のスクリプトだけを許可し、不要な端末からは実行環境を取り除きます。実行の記録を取り、文書ソフトがシェルを起動するような動きを探しましょう。

frontline-technique-t1203 = クライアントの脆弱性悪用
frontline-technique-t1203-what = ブラウザーや文書ソフトなど、ファイルやページを開くプログラムの欠陥を突き、利用者の端末でコードを動かします。
frontline-technique-t1203-defend = プログラムを早めに更新し、外部から届いたファイルは隔離した環境で開きます。OSのエクスプロイト対策機能も有効にしましょう。

frontline-technique-t1204 = 利用者による実行
frontline-technique-t1204-what = 文書を開く、プログラムを起動する、マクロを許可する。利用者のそうした操作があって初めて成り立つ攻撃です。
frontline-technique-t1204-defend = インターネットから来たマクロやプログラムを止め、承認したソフトだけを動かします。誰かは必ずクリックしてしまうものなので、責めずに教育を続けましょう。

# Techniques, stage 3: Control

frontline-technique-t1219 = リモートアクセスソフト
frontline-technique-t1219-what = 遠隔サポート用の一般的なソフトを使って、離れた場所から端末を操作します。よく知られた製品なので、マルウェアより目立ちません。
frontline-technique-t1219-defend = 使う遠隔サポートソフトを1つに決め、ほかは端末でもネットワークでも遮断します。電話でインストールを求める相手に注意するよう、職員にも伝えましょう。

frontline-technique-t1102 = Webサービス経由の操作
frontline-technique-t1102-what = SNSやクラウドストレージなど、広く使われるWebサービスを通して命令と応答をやり取りします。普段の通信に紛れて見つかりにくくなります。
frontline-technique-t1102-defend = 外への通信はプロキシを通し、必要なサービスだけを許可します。使うはずのないサービスと通信するプログラムやサーバーを探しましょう。

frontline-technique-t1205 = トラフィックシグナリング
frontline-technique-t1205-what = 隠された侵入口が、ネットワーク越しに特別な信号が届くまで、閉じたまま待ち受けます。それまではスキャンしても見つかりません。
frontline-technique-t1205-defend = 想定外の通信はステートフルファイアウォールで破棄し、使わない機能は止めます。機器が待ち受けている通信を、あるべき状態と比べましょう。

# Techniques, stage 4: Spread

frontline-technique-t1210 = リモートサービスの悪用
frontline-technique-t1210-what = 侵入した1台から、別の端末のネットワークサービスの欠陥を突いて広がります。2017年のワームWannaCryは、こうして組織全体に広がりました。
frontline-technique-t1210-defend = 外部に面したものだけでなく内部のシステムにもパッチを適用し、古いサービスを止めます。1台からほかのすべてに届かないよう、ネットワークを分割しましょう。

frontline-technique-t1021 = リモートサービスへのログイン
frontline-technique-t1021-what = 盗んだアカウントで、リモートデスクトップ、SSH、ファイル共有などを使い、端末から端末へ正規の手順でログインしていきます。仕事中の管理者と見分けがつきません。
frontline-technique-t1021-defend = 内部でも多要素認証を必須にし、アカウントがログインできる端末を必要な範囲に絞ります。端末ごとに違うローカルパスワードを使い、普段と違う経路を監視しましょう。

frontline-technique-t1080 = 共有コンテンツの汚染
frontline-technique-t1080-what = 共有フォルダーやコードリポジトリなど、大勢が開くファイルに細工をします。次に開いた人が感染します。
frontline-technique-t1080-defend = 書き込める人を減らし、共有フォルダーからのプログラムの起動を禁止します。変更を確認し、以前のバージョンも残しておきましょう。

# Techniques, stage 5: Objective

frontline-technique-t1486 = データの暗号化
frontline-technique-t1486-what = 被害者のデータを暗号化し、鍵と引き換えに身代金を要求します。病院、自治体、パイプラインの業務がこれで止まりました。
frontline-technique-t1486-defend = バックアップを複数持ち、1つはネットワークから届かない場所に置き、復旧の訓練をします。コンピューターなしで業務を続ける手順も用意しましょう。

frontline-technique-t1048 = 別プロトコルでの持ち出し
frontline-technique-t1048-what = ファイル転送、メール、DNSなど、遠隔操作に使うのとは別の経路で、盗んだデータを外に出します。
frontline-technique-t1048-defend = 外に出すのは必要なプロトコルだけにして、決まったサーバーを通します。普段と違う通信量を監視し、重要なデータは分けて保管しましょう。

frontline-technique-t1489 = サービスの停止
frontline-technique-t1489-what = 重要なサービスを止めて、業務をできなくします。データベースやバックアップを破壊できる状態にするために行うこともあります。
frontline-technique-t1489-defend = サービスを止められるアカウントを減らし、管理は別のネットワークから行います。重要なサービスが止まったらアラートが出るようにしましょう。

# Defences

frontline-mitigation-m1016 = 脆弱性スキャン
frontline-mitigation-m1016-what = 自分のシステムに既知の脆弱性や設定の誤りがないか、攻撃者より先に、定期的に調べます。
frontline-mitigation-m1016-limits = 見つかるのは既知のものだけで、修正まではしてくれません。外部と内部の両方から調べ、誰がいつまでに直すかを決めましょう。

frontline-mitigation-m1017 = 利用者教育
frontline-mitigation-m1017-what = だましの手口を見抜く力を付け、おかしいと思ったら誰に伝えるかを知ってもらいます。
frontline-mitigation-m1017-limits = 一日中気を張っていられる人はいません。短く何度も教え、報告をほめ、1回のクリックにすべてがかかる状態を避けましょう。

frontline-mitigation-m1018 = 利用者アカウント管理
frontline-mitigation-m1018-what = どのアカウントにも持ち主と有効期限を定め、権限は仕事に必要な分だけにします。
frontline-mitigation-m1018-limits = 権限の範囲内で悪用されると効果がありません。異動のたびに権限を見直し、退職の当日にアカウントを無効にしましょう。

frontline-mitigation-m1021 = Webコンテンツ制限
frontline-mitigation-m1021-what = プロキシやブラウザーの設定で、危険なサイト、ダウンロード、スクリプト、添付ファイルを遮断します。
frontline-mitigation-m1021-limits = 新しいサイトはどのリストにも載っておらず、信頼されたサイトも乗っ取られます。例外を申請しやすくしないと、抜け道を使われてしまいます。

frontline-mitigation-m1026 = 特権アカウント管理
frontline-mitigation-m1026-what = 何でもできるアカウントを少数に絞り、日常業務と分け、短い間だけ貸し出し、使われ方を監視します。
frontline-mitigation-m1026-limits = サービス用のアカウントは忘れられがちです。管理者アカウントでメールを読まず、非常用のアカウントは厳重に保管しましょう。

frontline-mitigation-m1030 = ネットワークの分割
frontline-mitigation-m1030-what = ネットワークを区画に分け、区画の間は必要な通信だけを通します。1つの区画で起きたことは、その中で収まります。
frontline-mitigation-m1030-limits = 忘れられた経路が1本あるだけで台なしです。バックアップ、管理用、生産設備から始め、境界に抜け道がないか試しましょう。

frontline-mitigation-m1031 = ネットワーク侵入防止
frontline-mitigation-m1031-what = 通信経路に置いた装置が、通信を既知の攻撃のパターンと照合し、一致するものを止めます。
frontline-mitigation-m1031-limits = 暗号化された通信は復号しなければ見えず、新しい手口は検知できません。シグネチャを最新に保ち、アラートに目を通しましょう。

frontline-mitigation-m1032 = 多要素認証
frontline-mitigation-m1032-what = 盗んだパスワードだけではログインできません。端末、鍵、指紋なども必要になります。
frontline-mitigation-m1032-limits = コードは聞き出されることがあり、認証後のセッションが盗まれることもあります。パスキーやセキュリティキーを選び、古いログイン方法を残さないようにしましょう。

frontline-mitigation-m1037 = 通信のフィルタリング
frontline-mitigation-m1037-what = アドレス、ポート、プロトコルを見て、必要な通信だけをファイアウォールで通します。
frontline-mitigation-m1037-limits = 許可した通信の中の善し悪しは見分けられません。外へ出る通信も絞り、ルールごとに担当者を決め、古いルールは削除しましょう。

frontline-mitigation-m1038 = コードの実行防止
frontline-mitigation-m1038-what = 許可リストにあるプログラムとスクリプトだけを実行させます。
frontline-mitigation-m1038-limits = 許可したプログラムも悪用されます。まず監視だけで様子を見てから遮断に切り替え、新しいソフトはすぐに承認できる仕組みにしましょう。

frontline-mitigation-m1042 = 不必要なサービスの無効化
frontline-mitigation-m1042-what = サービス、マクロ、古いプロトコル。入っていないもの、動いていないものは攻撃されません。
frontline-mitigation-m1042-limits = 更新や新しい機器とともに復活することがあります。最小限のテンプレートから始め、何が動いているかを定期的に確かめましょう。

frontline-mitigation-m1048 = アプリの隔離とサンドボックス
frontline-mitigation-m1048-what = 外部から来たものを扱うプログラムを隔離された環境で動かし、ほかに影響が及ばないようにします。
frontline-mitigation-m1048-limits = サンドボックスにも脆弱性があり、その中からアクセスできるものは守れません。最新に保ち、与える権限を小さくしましょう。

frontline-mitigation-m1049 = ウイルス・マルウェア対策
frontline-mitigation-m1049-what = 既知のパターンや振る舞いからマルウェアを見分けて止めます。
frontline-mitigation-m1049-limits = 出たばかりのマルウェアや、OS標準ツールの悪用はすり抜けます。すべての端末に入れ、無効にされないように保護し、アラートが人に届くようにしましょう。

frontline-mitigation-m1050 = エクスプロイト防御
frontline-mitigation-m1050-what = OSの機能やWebアプリケーションファイアウォールなどが、欠陥を突く典型的な動きを見分けて遮断します。
frontline-mitigation-m1050-limits = 悪用を難しくするだけで、不可能にはしません。古いプログラムに影響することもあります。更新までの時間稼ぎであり、更新の代わりにはなりません。

frontline-mitigation-m1051 = ソフトウェアの更新
frontline-mitigation-m1051-what = ベンダーの更新プログラムで、明らかになった脆弱性をふさぎます。
frontline-mitigation-m1051-limits = まだ誰も知らない脆弱性に更新はありません。何を持っているかを把握し、インターネットに面したものから更新し、サポートの終了したものは入れ替えましょう。

frontline-mitigation-m1053 = データのバックアップ
frontline-mitigation-m1053-what = データとシステムの複製を、侵入者の手が届かない場所に保管します。
frontline-mitigation-m1053-limits = データは戻せますが、盗まれたデータの公開は防げません。実際に復元できることを試して、初めてバックアップと言えます。

# Events

frontline-event-olympics = オリンピック開催
frontline-event-olympics-effect = 各プレイヤーは、山札の攻撃カード1枚と、自分の山札の防御カード1枚を、無作為に無料で手札に加えます。
frontline-event-olympics-what = 大きなイベントには、攻める側も守る側も集まります。2018年の冬季大会では、開会式がマルウェアに妨害されました。
frontline-event-olympics-defend = 早くから合同で訓練します。その後の大会では、主催者と当局が何年もかけて訓練しました。

frontline-event-staffing = 人員増強
frontline-event-staffing-effect = このターン、2人とも行動カードを4枚まで計画できます。
frontline-event-staffing-what = セキュリティで一番足りないのは人材です。
frontline-event-staffing-defend = 人材を自前で育て、提携する組織と当番を分担します。どんなツールよりも役に立ちます。

frontline-event-state-backing = 国家の後ろ盾
frontline-event-state-backing-effect = このターン、攻撃ゾーンのカードが少ないほうのプレイヤーは、行動カードを4枚まで計画できます。同数なら2人ともです。
frontline-event-state-backing-what = 国家のために動き、時間と資金と忍耐を備えた攻撃グループがいます。
frontline-event-state-backing-defend = その手口について当局が公表する資料を読み、自組織に痕跡がないか確かめます。

frontline-event-extra-budget = 追加予算
frontline-event-extra-budget-effect = 各プレイヤーの資金がさらに10増えます。
frontline-event-extra-budget-what = セキュリティの予算は、インシデントの後に付くことがよくあります。
frontline-event-extra-budget-defend = 優先順位を先に決めておきます。そうすれば予算をうまく使えます。

frontline-event-budget-cut = 予算削減
frontline-event-budget-cut-effect = 各プレイヤーの資金が5減ります。0より少なくはなりません。
frontline-event-budget-cut-what = セキュリティもほかの仕事と予算を取り合い、負けることもあります。
frontline-event-budget-cut-defend = まず、安くできる守りから進めます。更新、アカウントの整理、使わないサービスの停止、復元を試したバックアップなどです。

frontline-event-zero-day = ゼロデイの公表
frontline-event-zero-day-effect = このターン、次の防御カードは何も阻止しません：{ $cards }。
frontline-event-zero-day-what = 更新が出る前に脆弱性が知られてしまいました。
frontline-event-zero-day-defend = 更新が出るまでは、隔離、最小限の権限、注意深い監視といった、ほかの層で持ちこたえます。

frontline-event-reorganisation = 組織再編
frontline-event-reorganisation-effect = 各プレイヤーは、自分の表向きの防御カードを1枚、裏向きにできます。
frontline-event-reorganisation-what = ネットワークや担当が変われば、侵入者の調べたことは古くなります。
frontline-event-reorganisation-defend = 自組織の対応計画も同じように古くなるので、最新に保ち、新しい担当をはっきりさせます。

frontline-event-c2-takedown = C2テイクダウン
frontline-event-c2-takedown-effect = 攻撃ゾーンにカードが3枚以上あるプレイヤーは、最後の1枚を捨てます。
frontline-event-c2-takedown-what = 2021年のEmotetのように、各国の警察と企業が協力して、マルウェアを操るサーバーを停止させることがあります。攻撃グループが戻ってくることも少なくありません。
frontline-event-c2-takedown-defend = 稼いだ時間で、感染した機器を駆除し、マルウェアの侵入口をふさぎます。

frontline-event-insider-leak = 内部からの漏えい
frontline-event-insider-leak-effect = 各プレイヤーの裏向きの防御カードが1枚ずつ、無作為に表になります。
frontline-event-insider-leak-what = 故意にせよ不注意にせよ、内部の人から情報が漏れます。
frontline-event-insider-leak-defend = 詳細は必要な人にだけ伝え、誰が何を見ているかを確かめます。

frontline-event-tool-leak = 攻撃ツールの流出
frontline-event-tool-leak-effect = このターン、攻撃カードのコストが2下がります。1より安くはなりません。
frontline-event-tool-leak-what = 2017年、ある諜報機関の攻撃ツールが公になり、数週間のうちに犯罪に使われました。
frontline-event-tool-leak-defend = 更新はすぐに適用します。このツールを防ぐ更新は、その前に出ていました。

frontline-event-awareness-month = サイバーセキュリティ月間
frontline-event-awareness-month-effect = このターン、防御カードのコストが2下がります。1より安くはなりません。
frontline-event-awareness-month-what = サイバーセキュリティの月間は多くの国にあります。日本では2月から3月、アメリカとヨーロッパでは10月です。
frontline-event-awareness-month-defend = 後回しにしていたことを片づけ、不審なことを報告する練習をするよい機会です。

frontline-event-cease-fire = 停戦
frontline-event-cease-fire-effect = このターン、攻撃フェーズはありません。
frontline-event-cease-fire-what = 病院や電力網を狙わないことなど、サイバー空間での規範について、各国は国連で合意しています。
frontline-event-cease-fire-defend = 静かなときに守りを固めます。犯罪者は規範に縛られません。
