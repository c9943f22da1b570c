# League of Hackers: the colours, the action tiles and every card.
# Numbers stand on the cards as symbols; -effect says what a defence card does in the game.
# -what and -defend speak of the real world.
# Each colour has a theme, and attacks and servers keep to the themes of their colours.

# Colours
league-colour-red = 赤
league-colour-red-what = 赤はWebです。サイトやショップなど、ブラウザーからアクセスするものすべてを表します。
league-colour-yellow = 黄
league-colour-yellow-what = 黄はネットワークです。回線や無線、機器どうしをつなぐサービスを表します。
league-colour-green = 緑
league-colour-green-what = 緑は人です。アカウントやパスワード、そして信頼を表します。
league-colour-blue = 青
league-colour-blue-what = 青はシステムです。コンピューターと、その上で動くソフトウェアを表します。

# Action tiles
league-tile-install = 設置
league-tile-defend = 防御
league-tile-attack = 攻撃
league-tile-repair = 修理

# Defence cards

league-defence-thin-provision = シンプロビジョニング
league-defence-thin-provision-effect = 値段がカード2枚以上のサーバーを設置するとき、このカードは自動で横向きになり、値段がカード1枚分安くなります。複数あれば合計しますが、1枚より安くはなりません。
league-defence-thin-provision-what = 多くのシステムに容量だけを割り当てておき、実際に使った分だけストレージを消費する仕組みです。新しいサーバーを安く始められます。
league-defence-thin-provision-defend = 実際のディスクの残量を監視し、早めにアラートが出るようにします。容量が尽きると、その上のサーバーが一斉に止まるからです。

league-defence-incident-response = インシデント対応
league-defence-incident-response-effect = カードを1枚以上支払って修理するとき、このカードを横にすると、好きな場所のダメージをさらに2個取り除けます。1回の修理に複数枚使えます。
league-defence-incident-response-what = 何が起きたかを突き止め、拡大を防ぎ、サービスを復旧させるチームと、訓練された手順のことです。
league-defence-incident-response-defend = 誰が何を決めるかを文書にし、連絡先は紙でも残します。このゲームのような演習で練習し、インシデントのたびに学びましょう。

league-defence-solid-state-cache = SSDキャッシュ
league-defence-solid-state-cache-effect = サーバーを設置するたびに1点を得ます。
league-defence-solid-state-cache-what = 遅いディスクの手前に高速な半導体メモリーを置き、よく使うデータを入れておきます。新しいサービスも初日から速く応答します。
league-defence-solid-state-cache-defend = 速さは過負荷に対する余力にもなります。キャッシュの中身も暗号化し、故障したときの備えもしておきましょう。

league-defence-auto-recovery = 自動復旧
league-defence-auto-recovery-effect = 各ラウンドの終わり、点を数える前に、自分のサーバーの好きな場所からダメージを2個取り除きます。
league-defence-auto-recovery-what = 障害に気づくと、人を待たずに再起動、切り替え、再構築を行うシステムです。
league-defence-auto-recovery-defend = 切り替えを定期的に試し、汚染のないイメージから再構築します。復旧は必ず報告させましょう。頻繁に自動復旧する端末には、隠れた問題があります。

league-defence-certification-audit = 認証監査
league-defence-certification-audit-effect = 各ラウンドの終わりに、ダメージのない自分のサーバー1台につき1点を得ます。
league-defence-certification-audit-what = 組織が規格どおりに情報を守っているかを、独立した審査員が確かめ、公に証明します。
league-defence-certification-audit-defend = 指摘は非難ではなく、役に立つ助言と受け取ります。証拠は日ごろから集めましょう。認証が示すのはその時点の状態で、安全の保証ではありません。

league-defence-proof-of-concept = 概念実証
league-defence-proof-of-concept-effect = 自分の攻撃で1人以上の相手にダメージを与えたら、1点を得ます。
league-defence-proof-of-concept-what = 脆弱性が理屈だけでなく実際に悪用できることを、研究者が害のない形で示すものです。
league-defence-proof-of-concept-defend = 脆弱性の報告窓口を分かりやすく設け、報告してくれた人に感謝しましょう。実証コードが公開されたら、影響を受けるものから先に修正します。

league-defence-trojan-horse = トロイの木馬
league-defence-trojan-horse-effect = このカードに示された色での自分の攻撃は、通常攻撃力が2増えます。直接ダメージだけの攻撃でも同じです。直接ダメージは増えません。
league-defence-trojan-horse-what = 役に立つプログラムに見せかけ、利用者自身にインストールさせるマルウェアです。
league-defence-trojan-horse-defend = ソフトウェアは信頼できる入手先からだけ入れ、署名を確かめます。許可したプログラムだけを動かし、普段は管理者権限なしで作業しましょう。

league-defence-underground-market = 闇市場
league-defence-underground-market-effect = 自分の1回の攻撃で2人以上の相手にダメージを与えたら、2点を得ます。
league-defence-underground-market-what = 盗まれたデータや侵入口、攻撃の代行が取引される闇の市場です。一度被害に遭うと、そこで繰り返し売られることも少なくありません。
league-defence-underground-market-defend = 漏えいしたデータに自組織の名前やパスワードがないか監視し、あればすぐに変更します。警察と当事者にも知らせましょう。

league-defence-zero-day-attack = ゼロデイ攻撃
league-defence-zero-day-attack-effect = このカードに示された色での自分の攻撃は、直接ダメージが2増えます。
league-defence-zero-day-attack-what = ベンダーの修正がまだない脆弱性を突く攻撃です。備える日が1日もないことから、この名があります。
league-defence-zero-day-attack-defend = 1つの守りに頼らず、ネットワークを分け、権限を絞り、不審な動きを監視します。修正が届くまで機能を止められるようにもしておきましょう。

league-defence-deep-security = 多層防御
league-defence-deep-security-effect = すべての色の防御力が1ずつ増えます。
league-defence-deep-security-what = 同じ弱点を持たない守りを何層も重ね、1つの失敗がすぐ重大な被害につながらないようにする考え方です。
league-defence-deep-security-defend = それぞれの層について、破られたらどうなるかを考えます。予防、検知、復旧は、技術の面でも日々の習慣の面でも、そろって初めて役に立ちます。

# Attack cards: red, the web

league-attack-a-01-red = クロスサイトスクリプティング
league-attack-a-01-red-what = 信頼されているWebページに不正なスクリプトが埋め込まれ、訪れた人のブラウザーで、その人の権限で動きます。
league-attack-a-01-red-defend = 入力されたものは、表示するときに必ずエスケープします。それを自動で行うフレームワークを使い、コンテンツセキュリティポリシーも設定しましょう。

league-attack-a-02-red = SQLインジェクション
league-attack-a-02-red-what = プログラムが値と命令を区別しないため、フォームに入力された文字列が命令としてデータベースに届きます。
league-attack-a-02-red-defend = 値は必ずパラメーターとして渡し、アプリケーションには必要なテーブルだけを使わせます。公開前にフォームをテストしましょう。

league-attack-a-03-red = Webシェル
league-attack-a-03-red-what = Webサーバーに置かれた小さなファイルです。侵入者はこれを使い、外側の守りをすべて素通りして、いつでも戻って命令を実行できます。
league-attack-a-03-red-defend = サーバーが書き込める場所を絞り、そこからは何も実行させません。ファイルをリリース時のものと比べ、見つけたら再構築しましょう。

league-attack-a-04-red = SSRF
league-attack-a-04-red-what = サーバーサイドリクエストフォージェリの略です。Webアプリケーションに攻撃者の代わりに通信させ、それを信用している内部のシステムに到達します。
league-attack-a-04-red-defend = 外への通信は決まった宛先だけを許可し、内部のアドレスには届かないようにします。内側から来たというだけでリクエストを信用しないようにしましょう。

# Attack cards: yellow, the network

league-attack-a-01-yellow = ARPスプーフィング
league-attack-a-01-yellow-what = ローカルネットワークでほかの機器になりすまして応答し、通信を本来とは違う経路に流します。
league-attack-a-01-yellow-defend = スイッチにARP応答を検査させ、ネットワークを小さく分けます。内部の通信も暗号化しましょう。

league-attack-a-02-yellow = DDoS攻撃
league-attack-a-02-yellow-what = 乗っ取られた大量の端末が一斉に通信を送り、サービスを麻痺させます。端末が多いほど深刻です。
league-attack-a-02-yellow-defend = 通信の遮断について事前に事業者と取り決め、サービスを複数の拠点に分散し、緊急時の訓練をしておきます。

league-attack-a-03-yellow = 偽アクセスポイント
league-attack-a-03-yellow-what = よく知られた名前を名乗る無線アクセスポイントです。接続した端末は、その時点で組織の守りの外に出ています。
league-attack-a-03-yellow-defend = 証明書で本物と確認できる企業向けのWi-Fiを使い、端末が公衆無線に自動で接続しないようにします。外出先ではVPNを使いましょう。

league-attack-a-04-yellow = DNSハイジャック
league-attack-a-04-yellow-what = レジストラーやネームサーバーでドメインの設定が書き換えられ、訪問者やメールが別の場所に誘導されます。
league-attack-a-04-yellow-defend = レジストラーのアカウントを多要素認証とロックで守り、DNSSECで署名します。変更があれば必ず通知されるようにしましょう。

# Attack cards: green, people

league-attack-a-01-green = フィッシング
league-attack-a-01-green-what = 信頼できる相手を装った連絡で、急いでクリックさせたり、ログインさせたり、支払わせたりします。
league-attack-a-01-green-defend = 責められることなく気軽に報告できるようにし、支払いは別の手段で確かめます。偽サイトでは機能しないパスキーも使いましょう。

league-attack-a-02-green = パスワードスプレー攻撃
league-attack-a-02-green-what = よくあるパスワードをいくつか、非常に多くのアカウントで試します。どのアカウントもロックされないよう、ゆっくりと進めます。
league-attack-a-02-green-defend = よくあるパスワードを拒否し、多要素認証を必須にします。ログインの失敗は、全アカウントをまとめて確認しましょう。

league-attack-a-03-green = セッション乗っ取り
league-attack-a-03-green-what = ログイン済みであることを示すトークンが盗まれます。パスワードも追加の認証も、もう求められません。
league-attack-a-03-green-defend = セッションを短くし、端末に結びつけ、重要な操作の前にはもう一度認証を求めます。疑わしければ、すぐに全セッションを無効にしましょう。

league-attack-a-04-green = MFA疲労攻撃
league-attack-a-04-green-what = MFAは多要素認証のことです。すでにパスワードを手に入れた者が、根負けした持ち主が承認するまで、ログインの承認要求を何度も送りつけます。
league-attack-a-04-green-defend = 「はい」を押すだけでなく番号を入力させ、回数を制限し、セキュリティキーを優先します。身に覚えのない承認要求は、攻撃の兆候として扱いましょう。

# Attack cards: blue, the system

league-attack-a-01-blue = バッファオーバーフロー
league-attack-a-01-blue-what = プログラムが、用意した領域より大きいデータを受け取って自分のメモリーを上書きし、作り手の意図と違う動きをします。
league-attack-a-01-blue-defend = 新しいコードはメモリー安全な言語で書き、コンパイラーとOSの保護機能を有効にします。サービスの修正は速やかに適用しましょう。

league-attack-a-02-blue = ランサムウェア
league-attack-a-02-blue-what = データを暗号化し、元に戻す代わりに金銭を要求します。侵入者が準備に時間をかけるほど、被害は大きくなります。
league-attack-a-02-blue-defend = 書き換えられないバックアップを持ち、復旧できることを試します。ネットワークを分け、コンピューターなしで業務を続ける訓練もしましょう。

league-attack-a-03-blue = ルートキット
league-attack-a-03-blue-what = システムの奥深くに潜むマルウェアです。システム自体の動作を改変し、対策ソフトから身を隠します。
league-attack-a-03-blue-defend = セキュアブートと署名済みドライバーを使います。怪しい端末は外側から調べ、駆除より再構築を選びましょう。

league-attack-a-04-blue = 権限昇格
league-attack-a-04-blue-what = 欠陥や不用意な設定を通じて、普通のアカウントが管理者の権限を得ます。
league-attack-a-04-blue-defend = 多くの人が使うシステムから修正し、誰がどの権限を持つかを見直します。管理者アカウントは管理作業だけに使いましょう。

# Attack cards of two colours, and of all four

league-attack-a-05-red-yellow = 中間者攻撃
league-attack-a-05-red-yellow-what = ブラウザーとサイトの間の経路に入り込み、通信を盗み見たり書き換えたりします。
league-attack-a-05-red-yellow-defend = すべてをTLSとHSTSで提供し、証明書を検証します。警告を読まずに閉じる癖を利用者に付けさせないようにしましょう。

league-attack-a-05-yellow-green = リモート接続の悪用
league-attack-a-05-yellow-green-what = 他人のログイン情報で外部からVPNやリモートデスクトップに接続し、在宅勤務の本人になりすまします。
league-attack-a-05-yellow-green-defend = すべての入口で多要素認証を必須にし、使わない入口は閉じます。普段と違う時刻や場所からのログインは、本人に確かめましょう。

league-attack-a-05-green-blue = インフォスティーラー
league-attack-a-05-green-blue-what = コンピューターに保存されたパスワードやセッションを集め、数分のうちに外へ送るマルウェアです。
league-attack-a-05-green-blue-defend = 仕事のログイン情報を私用の端末に置かず、ブラウザーの保存機能よりパスワード管理ソフトを使います。感染したら、すべてのパスワードを変更しましょう。

league-attack-a-05-blue-red = ドライブバイダウンロード
league-attack-a-05-blue-red-what = 改ざんされたWebページを開いただけで、更新されていないコンピューターがマルウェアに感染します。
league-attack-a-05-blue-red-defend = ブラウザーを自動で更新し、広告や不明なスクリプトを止めます。ブラウザーをシステムのほかの部分から隔離しましょう。

league-attack-a-06 = サプライチェーン攻撃
league-attack-a-06-what = 更新、ライブラリー、機器、委託先など、信頼しているものを経由して届く攻撃です。それに依存するものなら何でも標的になります。
league-attack-a-06-defend = 製品が何で構成されているかを把握し、署名を確かめ、バージョンを固定します。取引先の権限を絞り、更新後の動きを監視しましょう。

# Servers of level 1

league-server-s-01 = Webサーバー
league-server-s-01-what = アクセスしてくるすべてのブラウザーにページを届けます。昼も夜もインターネットに面しています。
league-server-s-01-defend = 余分なものを置かないようにします。使わない機能やサンプルページを削除し、最新の状態に保ち、ログを誰かが確認しましょう。

league-server-s-02 = リバースプロキシ
league-server-s-02-what = ほかのWebサーバーの手前で訪問者のリクエストを受け、中へ渡します。
league-server-s-02-defend = 最新の設定のTLSをここで終端し、不正な形式のリクエストを拒否します。中のサーバーには、ここからの通信だけを受けさせましょう。

league-server-s-03 = 社内Wiki
league-server-s-03-what = チーム全員で書くページの集まりです。誰も覚えていないほど多くのことが書かれています。
league-server-s-03-defend = 多要素認証でログインさせ、パスワードや鍵をページに書かないようにします。誰が何を読めるかも見直しましょう。

league-server-s-04 = CMSサーバー
league-server-s-04-what = コンテンツ管理システムの略です。プログラムを書かずにサイトを編集できますが、数多くの拡張機能が弱点になります。
league-server-s-04-defend = 拡張機能を減らし、開発が止まったものは外し、自動で更新します。管理画面はインターネットに公開しないようにしましょう。

league-server-s-05 = DNSサーバー
league-server-s-05-what = どの名前がどのアドレスかを、あらゆる端末に教えます。止まると、ほとんど何にもつながりません。
league-server-s-05-defend = 別々の場所で2台以上動かし、公開用と内部用を分けます。普段と違う問い合わせは記録しましょう。

league-server-s-06 = VPN装置
league-server-s-06-what = 離れた場所からでも、社内にいるように働くための入口です。
league-server-s-06-defend = 修正は数日のうちに適用し、多要素認証を必須にします。接続した先では、その人に必要なものだけを使えるようにしましょう。

league-server-s-07 = プリントサーバー
league-server-s-07-what = 全員の印刷を受け付けてプリンターに渡します。忘れられがちですが、あらゆるものとつながっています。
league-server-s-07-defend = 印刷しない端末では印刷サービスを止め、署名済みのドライバーだけを入れます。プリンターは専用のネットワークに置きましょう。

league-server-s-08 = 認証サーバー
league-server-s-08-what = Wi-FiやVPN、業務ソフトの利用を許可する前に、それが誰なのかを確かめます。
league-server-s-08-defend = 守る対象よりも固く守り、平文のパスワードは保存しません。失敗が続いたらアラートを出しましょう。

league-server-s-09 = ファイルサーバー
league-server-s-09-what = みんなで共有するフォルダーです。ランサムウェアの被害が一番大きくなる場所でもあります。
league-server-s-09-defend = 書き込みの権限を絞り、利用者には消せないスナップショットを残します。大量のファイルが一度に変わったら気づけるようにしましょう。

league-server-s-10 = バックアップサーバー
league-server-s-10-what = ほかのすべてのサーバーの複製を保管し、失われたときの最後の頼みになります。
league-server-s-10-defend = 1つはオフラインか書き換えられない形で残し、専用のアカウントを使います。毎月、実際に何かを復元してみましょう。

# Servers of level 2

league-server-s-11 = ビデオ会議サーバー
league-server-s-11-what = 同僚とも社外の人とも、顔と声と画面を共有できるようにします。
league-server-s-11-defend = 待機室と会議コードを使い、通信を暗号化します。誰が録画してよいかもはっきりさせましょう。

league-server-s-12 = APIゲートウェイ
league-server-s-12-what = アプリや取引先が、中のプログラムを呼び出すための共通の入口です。
league-server-s-12-defend = 呼び出しごとに相手と権限を確かめ、回数を制限します。公開しているAPIをすべて把握しましょう。

league-server-s-13 = グループウェアサーバー
league-server-s-13-what = 予定、文書、チャットを1か所にまとめます。チームには便利で、侵入者には宝の山です。
league-server-s-13-defend = 外部との共有を絞り、リンクに有効期限を付けます。権限が多すぎるアカウントを探しましょう。

league-server-s-14 = ディレクトリサーバー
league-server-s-14-what = 組織のすべての利用者、グループ、端末を把握し、誰に何を許すかを決めます。
league-server-s-14-defend = 専用の端末からだけ管理し、一番強い権限を持つグループはほぼ空にしておきます。その変更はすべて監視しましょう。

league-server-s-15 = ショッピングサーバー
league-server-s-15-what = 商品一覧、カート、決済ページと、その裏にある顧客のアカウントです。
league-server-s-15-defend = カード番号は決済事業者に任せ、決済ページでは既知のスクリプトだけを許可します。使い回しのパスワードからアカウントを守りましょう。

league-server-s-16 = IP電話サーバー
league-server-s-16-what = 電話をネットワークで運びます。止まれば組織全体の電話が途絶え、悪用されれば料金がかさみます。
league-server-s-16-defend = 音声とデータのネットワークを分け、通話を暗号化し、高額な宛先への発信を禁止します。助けを呼ぶ別の手段も残しましょう。

league-server-s-17 = メールサーバー
league-server-s-17-what = 全員のメールを送受信し、Webでも読めるようにします。人を狙う攻撃の多くはここに届きます。
league-server-s-17-defend = SPF、DKIM、DMARCを設定し、添付ファイルをフィルタリングし、外部からのメールに目印を付けます。多要素認証も必須にしましょう。

league-server-s-18 = データベースサーバー
league-server-s-18-what = 顧客、注文、実績など、ほかのすべてが使うデータを保管しています。
league-server-s-18-defend = インターネットには決して公開せず、アプリケーションごとに権限を絞ったアカウントを与えます。ディスクとバックアップも暗号化しましょう。

# Servers of level 3

league-server-s-19 = ネットバンキング基盤
league-server-s-19-what = 毎日何千人もがログインしてお金を動かします。Webページ、顧客の本人確認、銀行のシステムが一体になっています。
league-server-s-19-defend = 振り込みのたびに、金額を表示して別の端末で確認させます。普段と違う支払いを監視し、リリースのたびに外部の診断を受けましょう。

league-server-s-20 = CDN
league-server-s-20-what = コンテンツ配信網の略です。世界中の何百台ものサーバーがサイトの複製を訪問者の近くに置き、大量の通信も受け止めます。
league-server-s-20-defend = オリジンサーバーのアドレスを隠し、CDNからの通信だけを受けます。鍵を守り、CDN自体が止まったときの備えもしましょう。

league-server-s-21 = IDプロバイダー
league-server-s-21-what = 1つのログインで、組織のすべてのクラウドサービスに入れます。ここを握られれば、すべてを握られます。
league-server-s-21-defend = 管理者にはパスキーを使わせ、署名鍵は専用のハードウェアで守ります。非常用のアカウントは厳重に保管しましょう。

league-server-s-22 = 基幹業務システム
league-server-s-22-what = 購買、在庫、給与、会計を1つにまとめた大きなプログラムで、会社全体が頼っています。
league-server-s-22-defend = 1人で発注も支払いもできないように職務を分け、更新は計画的に行います。取引先との接続も見直しましょう。

league-server-s-23 = 動画配信基盤
league-server-s-23-what = 映画や生中継を何百万人にも同時に届けます。帯域とWebページが命綱です。
league-server-s-23-defend = 負荷を複数のネットワークに分け、リクエストが多すぎる送信元の通信を制限します。止まる代わりに画質を落とす練習もしましょう。

league-server-s-24 = 仮想デスクトップ基盤
league-server-s-24-what = 組織全員の作業環境がデータセンターで動き、どこからでも使えます。
league-server-s-24-defend = 多要素認証を必須にし、使い終わったら汚染のないイメージに戻します。利用者のグループどうしも分離しましょう。

league-server-s-25 = ビルド・リリース基盤
league-server-s-25-what = 開発者のコードを、顧客が使うソフトウェアに仕上げます。ここに不正な変更が紛れ込むと、すべての顧客に届いてしまいます。
league-server-s-25-defend = 変更は必ず2人目が確認し、秘密情報をコードに書かないようにします。毎回新しい環境でビルドし、成果物には署名しましょう。

league-server-s-26 = コンテナ基盤
league-server-s-26-what = 多くのサーバーが、必要に応じて起動したり止まったりする小さなWebサービスを分担します。
league-server-s-26-defend = 小さくて検査済みのイメージを使い、管理者権限なしで動かし、通信できる相手を絞ります。管理用のインターフェースは外部に公開しないようにしましょう。
