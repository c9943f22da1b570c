# Cyber Attacker Placement: the sites, the colours and every card.
# An effect says what a card does in the game; cost and points stand on the card as symbols.
# -what and -defend speak of the real world.

# Sites and colours
placement-site-hospital = 病院
placement-site-company = 企業
placement-site-e-commerce = ECサイト
placement-site-e-commerce-short = EC
placement-site-factory = 工場
placement-colour-red = 赤
placement-colour-blue = 青
placement-colour-green = 緑
placement-colour-yellow = 黄
placement-token-red = 赤の情報
placement-token-blue = 青の情報
placement-token-green = 緑の情報
placement-token-yellow = 黄の情報

# Attack cards

placement-attack-port-scan = ポートスキャン
placement-attack-port-scan-effect = 攻撃者が初期位置にいれば、攻撃先の拠点のレベル1に無料で侵入できます。
placement-attack-port-scan-what = 相手のポートに順にアクセスし、どのサービスが応答するかを調べます。誰かが侵入口を探していることを示す、最初の兆候であることも少なくありません。
placement-attack-port-scan-defend = 使わないサービスは停止するか遮断し、自分のネットワークを外側からも確かめます。内側からのスキャンは、侵入の兆候として扱いましょう。

placement-attack-emotet = Emotet
placement-attack-emotet-effect = 色を1つ宣言してから、4面ダイスを1個振ります。その色が出たら、その色の拠点のストックから情報を1個取ります。
placement-attack-emotet-what = 不正なマクロを仕込んだ文書をメールに添付して広がったマルウェアです。実際のやり取りへの返信を装うことも多く、別のマルウェアを呼び込みました。
placement-attack-emotet-defend = インターネットから届いたファイルのマクロを止め、添付ファイルをフィルタリングします。怪しいメールを誰でも気軽に報告できるようにしましょう。

placement-attack-brute-force = ブルートフォース攻撃
placement-attack-brute-force-effect = 初期位置も含め、どこからでも使えます。ほかの効果はありません。
placement-attack-brute-force-what = 一致するまで、パスワードを次々に試します。短いものやありふれたものから破られます。
placement-attack-brute-force-defend = 長いパスワードと多要素認証を必須にし、失敗が続いたら次の試行まで待たせます。大量のログイン失敗も監視しましょう。

placement-attack-ddos = DDoS攻撃
placement-attack-ddos-effect = 初期位置からだけ使えます。誰のものかを問わず、初期位置にいるほかの攻撃者1人につき1点です。
placement-attack-ddos-what = 膨大な数の端末から大量の通信を送りつけ、本来の利用者がつながらない状態にします。
placement-attack-ddos-defend = 通信事業者やDDoS対策サービスの協力を事前に取り付け、容量に余裕を持たせます。誰が何をするかも訓練しておきましょう。

placement-attack-usb-drop = USBドロップ
placement-attack-usb-drop-effect = レベル1以上にいる攻撃者なら、拠点と違う色の情報をさらに2個支払うと、得点が合計3点になります。この2個は脆弱性では減りません。
placement-attack-usb-drop-what = マルウェア入りのUSBメモリーをわざと落としておき、拾った人が好奇心から差し込むのを待つ手口です。
placement-attack-usb-drop-defend = 自動実行を無効にし、登録した機器だけを許可します。拾ったものをどこに届けるかも全員に伝えておきましょう。

placement-attack-sql-injection = SQLインジェクション
placement-attack-sql-injection-effect = 初期位置も含め、どこからでも使えます。ほかの効果はありません。
placement-attack-sql-injection-what = Webページへの入力が命令の一部としてデータベースに届いてしまい、データを読まれたり書き換えられたりします。
placement-attack-sql-injection-defend = 入力は文字列として連結せず、パラメーターとして渡します。アプリケーションに与えるデータベースの権限を絞り、コードレビューとテストも行いましょう。

placement-attack-password-list = パスワードリスト攻撃
placement-attack-password-list-effect = レベル1以上でだけ使えます。4面ダイスを1個振り、拠点の色が出たら、レベル1の攻撃者は無料でレベル2に進めます。
placement-attack-password-list-what = あるサービスから漏れたIDとパスワードを別のサービスで試します。同じパスワードを使い回す人が多いからです。
placement-attack-password-list-defend = 多要素認証を加え、漏えい済みのパスワードは登録させません。パスワード管理ソフトの利用も勧めましょう。

placement-attack-cryptomining = クリプトマイニング攻撃
placement-attack-cryptomining-effect = レベル1以上でだけ使えます。使ったときと、その後の自分の手番の準備のたびに4面ダイスを1個振り、拠点の色が出たら1点です。攻撃者がこのマスにいる間、カードは残ります。
placement-attack-cryptomining-what = 他人のコンピューターに、こっそり暗号資産のマイニングをさせます。電気代、性能の低下、クラウドの料金は持ち主の負担になります。
placement-attack-cryptomining-defend = 高い負荷が続く端末を監視し、クラウドの費用にアラートを設定します。どこから侵入されたのかも突き止めましょう。

placement-attack-arp-spoofing = ARPスプーフィング
placement-attack-arp-spoofing-effect = レベル1以上でだけ使えます。共同と共闘に使えます。
placement-attack-arp-spoofing-what = ローカルネットワークに偽のARP応答を流し、ほかの機器の通信を別の端末へ送らせます。
placement-attack-arp-spoofing-defend = スイッチでダイナミックARPインスペクションを有効にし、ネットワークを分割します。内部の通信も暗号化しましょう。

placement-attack-credential-stuffing = クレデンシャルスタッフィング攻撃
placement-attack-credential-stuffing-effect = レベル1以上でだけ使えます。共同と共闘に使えます。
placement-attack-credential-stuffing-what = パスワードリスト攻撃を大規模にしたものです。漏えいした大量のログイン情報を、プログラムが多くのIPアドレスに分散して試します。
placement-attack-credential-stuffing-defend = ログインの試行回数を制限し、振る舞いからプログラムによるアクセスを見分けます。使い回しのできないパスキーも用意しましょう。

placement-attack-man-in-the-middle = 中間者攻撃
placement-attack-man-in-the-middle-effect = レベル2以上でだけ使えます。手札の「ARPスプーフィング」を1枚捨てれば、上乗せ分も含めてコストを支払わずに済みます。
placement-attack-man-in-the-middle-what = 通信する2者の間に気づかれないように入り込み、やり取りを盗み見たり書き換えたりします。
placement-attack-man-in-the-middle-defend = 通信を暗号化し、証明書を厳密に検証し、HSTSを有効にします。警告を読まずに閉じる癖も付けないようにしましょう。

placement-attack-formjacking = フォームジャッキング
placement-attack-formjacking-effect = レベル2以上でだけ使えます。使ったときと、その後の自分の手番の準備のたびに4面ダイスを1個振り、拠点の色が出たら3点です。攻撃者がこのマスにいる間、カードは残ります。
placement-attack-formjacking-what = ショップの決済ページに仕込まれた不正なスクリプトが、カード番号など、顧客の入力を盗み取ります。
placement-attack-formjacking-defend = コンテンツセキュリティポリシーと改ざん検知で、既知のスクリプトだけを許可します。決済ページの変更も監視しましょう。

placement-attack-replay = リプレイ攻撃
placement-attack-replay-effect = レベル2以上でだけ使えます。4面ダイスを1個振り、拠点の色が出たら、レベル2の攻撃者は無料でレベル3に進めます。
placement-attack-replay-what = ログインなどの正規の通信を記録しておき、本人からのものに見せかけて後で送り直します。
placement-attack-replay-defend = ワンタイムの値、タイムスタンプ、短時間で切れるセッションを使い、古い通信が役に立たないようにします。

placement-attack-directory-traversal = ディレクトリトラバーサル
placement-attack-directory-traversal-effect = レベル2以上でだけ使えます。共同と共闘に使えます。
placement-attack-directory-traversal-what = Webアプリケーションが、外から渡されたファイルパスをそのまま信じ、見せてはいけないファイルを返してしまいます。
placement-attack-directory-traversal-defend = 利用者の入力からファイルパスを組み立てず、決まったフォルダーの中だけに限ります。サービスは最小限の権限で動かしましょう。

placement-attack-backdoor = バックドア作成
placement-attack-backdoor-effect = レベル2以上でだけ使えます。攻撃者は撤退の得点なしで初期位置に戻ります。次の自分の手番の準備で、まだ初期位置にいて、「アクセス制御」に阻まれなければ、同じマスに戻れます。
placement-attack-backdoor-what = Webシェルや余分なアカウントのような、隠された再侵入口です。最初の侵入口をふさいでも残ります。
placement-attack-backdoor-defend = プログラム、アカウント、自動起動の設定を正常時の状態と比べます。インシデントの後は、汚染のない媒体から再構築しましょう。

placement-attack-phobos = Phobosランサム
placement-attack-phobos-effect = 病院のレベル3でだけ使えます。共同と共闘に使えます。
placement-attack-phobos-what = 多くの犯罪グループに貸し出されたランサムウェアです。インターネットに公開されたリモートデスクトップから侵入することが多く、病院も被害に遭いました。
placement-attack-phobos-defend = リモート接続は多要素認証付きのVPNの内側に置き、バックアップはネットワークから切り離します。コンピューターなしで業務を続ける訓練もしておきましょう。

placement-attack-conti = Contiランサムウェア
placement-attack-conti-effect = 企業のレベル3でだけ使えます。「パッチ適用」も含め、拠点のセキュリティカードを無視し、攻撃後にすべて破壊できます。共同と共闘に使えます。
placement-attack-conti-what = 2020年から2022年にかけて活動したランサムウェア集団です。組織全体のデータを暗号化し、盗んだ情報を公開すると脅しました。
placement-attack-conti-defend = ネットワークと管理者アカウントを分け、大量のデータの持ち出しを監視します。バックアップから本当に復旧できるかも試しましょう。

placement-attack-fake-site = 偽サイト作成
placement-attack-fake-site-effect = ECサイトのレベル3でだけ使えます。コストを支払った後、全員が持っている緑の情報1個につき1点です。
placement-attack-fake-site-what = 本物のショップに似せたサイトで、訪れた人からお金やパスワード、カード番号をだまし取ります。
placement-attack-fake-site-defend = 紛らわしいドメインを探して停止を求め、DMARCを設定します。偽サイトでは機能しないパスキーも用意しましょう。

placement-attack-snake = Snakeランサムウェア
placement-attack-snake-effect = 工場のレベル3でだけ使えます。拠点のストックが0個になり、情報漏えいが起こります。この攻撃者だけは初期位置に逃れ、撤退の2点も得ます。
placement-attack-snake-what = EKANSとも呼ばれるランサムウェアです。工場の制御システムのソフトウェアを停止させてから、データを暗号化します。
placement-attack-snake-defend = 工場のネットワークをオフィス側と分け、工場の端末では既知のプログラムだけを許可します。制御装置の設定は、オフラインでも保管しましょう。

# Security cards

placement-security-two-factor = 二段階認証
placement-security-two-factor-effect = この拠点への攻撃、侵入、展開に、それぞれ拠点と違う色の情報が1個多く必要です。
placement-security-two-factor-what = ログインのとき、パスワードに加えて、セキュリティキーや指紋、コードなど、もう1つの要素を求めます。
placement-security-two-factor-defend = 管理者、メール、リモート接続から始めます。SMSで届くコードより、パスキーやセキュリティキーを選びましょう。

placement-security-waf = WAF
placement-security-waf-effect = この拠点への攻撃、侵入、展開に、それぞれ拠点と同じ色の情報が1個多く必要です。
placement-security-waf-what = Webアプリケーションファイアウォールの略です。Webサイトへのリクエストを調べ、攻撃と思われるものを遮断します。
placement-security-waf-defend = まず監視だけで様子を見てから遮断に切り替え、ルールを最新に保ちます。WAFは時間を稼ぐだけなので、アプリケーション自体も修正しましょう。

placement-security-antivirus = アンチウイルスソフト
placement-security-antivirus-effect = この拠点への攻撃に、拠点と違う色の情報が2個多く必要です。
placement-security-antivirus-what = 既知のパターンや怪しい振る舞いからマルウェアを見つけて止めるソフトウェアです。
placement-security-antivirus-defend = すべての端末に入れて自動で更新し、勝手に止められないように保護します。アラートが必ず人に届くようにしましょう。

placement-security-log-monitoring = ログ監視
placement-security-log-monitoring-effect = この拠点への攻撃に、拠点と同じ色の情報が2個多く必要です。
placement-security-log-monitoring-what = システムが残すログを集め、侵入の兆候がないかを調べます。
placement-security-log-monitoring-defend = 時刻を同期したうえでログを1か所に集め、十分な期間保管します。どのアラートに誰が対応するかも決めておきましょう。

placement-security-edr = EDR
placement-security-edr-effect = この拠点への侵入と展開に、それぞれ拠点と違う色の情報が2個多く必要です。
placement-security-edr-what = 各端末でのプログラムの動きを監視してアラートを出し、必要なら端末をネットワークから隔離します。
placement-security-edr-defend = サーバーも含めたすべての端末に入れ、夜間のアラートも誰かが見るようにします。隔離の訓練もしておきましょう。

placement-security-physical = 物理対策
placement-security-physical-effect = この拠点への侵入と展開に、それぞれ拠点と同じ色の情報が2個多く必要です。
placement-security-physical-what = 鍵、入館証、カメラ、受付などです。機器に直接触れられると、ソフトウェアの守りは回避されかねません。
placement-security-physical-defend = サーバー室を施錠し、使っていないLANの差し込み口をふさぎ、来訪者には付き添います。盗難に備えてディスクも暗号化しましょう。

placement-security-patching = パッチ適用
placement-security-patching-effect = この拠点の脆弱性は無効になります。「脆弱なパスワード設定」とぶつかるときは、後から置かれたほうが有効です。
placement-security-patching-what = ベンダーの更新プログラムを適用し、明らかになった脆弱性をふさぎます。
placement-security-patching-defend = 何を持っているかを把握し、インターネットに面したものや、すでに悪用されているものから修正します。安心して更新できるように、事前のテストもしましょう。

placement-security-access-control = アクセス制御
placement-security-access-control-effect = カードの効果を使っても、誰もこの拠点に侵入・展開できません。出ることはできます。
placement-security-access-control-what = 誰もが、仕事に必要なシステムとデータにだけアクセスできるようにします。
placement-security-access-control-defend = 権限は最小限にし、定期的に見直します。退職者のアカウントはすぐに無効にし、ネットワークも分割しましょう。

# Vulnerability cards: each card, then once what its family is about

placement-vulnerability-os-end-of-support-1 = OSサポート終了
placement-vulnerability-os-end-of-support-1-effect = 病院のレベル1以上からの攻撃は、拠点と違う色の情報が1個少なく済みます。
placement-vulnerability-os-end-of-support-2 = OSサポート終了
placement-vulnerability-os-end-of-support-2-effect = 病院のレベル2以上からの攻撃は、拠点と同じ色の情報が1個少なく済みます。
placement-vulnerability-os-end-of-support-what = ベンダーによる修正がもう提供されないOSです。それでも医療機器では、何年も使い続けることが珍しくありません。
placement-vulnerability-os-end-of-support-defend = 購入するときに、更新の時期まで計画します。それまでは機器を隔離し、既知のプログラムだけを許可して、注意深く監視します。

placement-vulnerability-vpn-unpatched-1 = VPN脆弱性放置
placement-vulnerability-vpn-unpatched-1-effect = 病院のレベル1・2からの展開は、拠点と違う色の情報が1個少なく済みます。
placement-vulnerability-vpn-unpatched-2 = VPN脆弱性放置
placement-vulnerability-vpn-unpatched-2-effect = 病院のレベル1・2からの展開は、拠点と同じ色の情報が1個少なく済みます。
placement-vulnerability-vpn-unpatched-what = インターネットに面し、内部へ直結しているVPN装置なのに、既知の脆弱性が放置されています。
placement-vulnerability-vpn-unpatched-defend = ベンダーの告知を追い、数日のうちに更新し、多要素認証を必須にします。更新が遅れたときは、侵入の痕跡がないかも調べましょう。

placement-vulnerability-no-lockout-1 = ロックアウト未設定
placement-vulnerability-no-lockout-1-effect = 企業のレベル1以上からの攻撃は、拠点と違う色の情報が1個少なく済みます。
placement-vulnerability-no-lockout-2 = ロックアウト未設定
placement-vulnerability-no-lockout-2-effect = 企業のレベル2以上からの攻撃は、拠点と同じ色の情報が1個少なく済みます。
placement-vulnerability-no-lockout-what = ログインに何度失敗してもアカウントがロックされず、待たされもしないので、パスワードをいくらでも試せてしまいます。
placement-vulnerability-no-lockout-defend = 失敗が続いたら待たせるかロックし、多要素認証を加えます。多くのアカウントにまたがる失敗にはアラートを出しましょう。

placement-vulnerability-alert-flood-1 = アラート大量発生
placement-vulnerability-alert-flood-1-effect = 企業のレベル1・2からの展開は、拠点と違う色の情報が1個少なく済みます。
placement-vulnerability-alert-flood-2 = アラート大量発生
placement-vulnerability-alert-flood-2-effect = 企業のレベル1・2からの展開は、拠点と同じ色の情報が1個少なく済みます。
placement-vulnerability-alert-flood-what = アラートが多すぎて、本当に大事な1件が見落とされます。
placement-vulnerability-alert-flood-defend = ノイズの多いルールは調整するか外し、関連するアラートをまとめ、危険度で優先順位を付けます。定型の作業は自動化しましょう。

placement-vulnerability-web-design-flaw-1 = Webサイト設計不備
placement-vulnerability-web-design-flaw-1-effect = ECサイトのレベル1以上からの攻撃は、拠点と違う色の情報が1個少なく済みます。
placement-vulnerability-web-design-flaw-2 = Webサイト設計不備
placement-vulnerability-web-design-flaw-2-effect = ECサイトのレベル2以上からの攻撃は、拠点と同じ色の情報が1個少なく済みます。
placement-vulnerability-web-design-flaw-what = 悪用されることを考えずに設計されたWebサイトです。例えば、ブラウザーから届いたものをそのまま信じてしまいます。
placement-vulnerability-web-design-flaw-defend = 設計の段階で悪用の仕方を考え、権限は必ずサーバー側で確かめます。公開前に脆弱性診断も受けましょう。

placement-vulnerability-cloud-misconfiguration-1 = クラウド環境設定不備
placement-vulnerability-cloud-misconfiguration-1-effect = ECサイトのレベル1・2からの展開は、拠点と違う色の情報が1個少なく済みます。
placement-vulnerability-cloud-misconfiguration-2 = クラウド環境設定不備
placement-vulnerability-cloud-misconfiguration-2-effect = ECサイトのレベル1・2からの展開は、拠点と同じ色の情報が1個少なく済みます。
placement-vulnerability-cloud-misconfiguration-what = クラウドの設定が、意図したより広く開いています。誰でも読めるストレージや、広すぎる権限などです。
placement-vulnerability-cloud-misconfiguration-defend = 安全なテンプレートから始め、公開アクセスは初期設定で禁止し、設定を常に点検します。自社と事業者の責任の境界も知っておきましょう。

placement-vulnerability-os-updates-stopped-1 = OSアップデート停止
placement-vulnerability-os-updates-stopped-1-effect = 工場のレベル1以上からの攻撃は、拠点と違う色の情報が1個少なく済みます。
placement-vulnerability-os-updates-stopped-2 = OSアップデート停止
placement-vulnerability-os-updates-stopped-2-effect = 工場のレベル2以上からの攻撃は、拠点と同じ色の情報が1個少なく済みます。
placement-vulnerability-os-updates-stopped-what = OSの更新が止められています。生産ラインを止められないことが、よくある理由です。
placement-vulnerability-os-updates-stopped-defend = 保守の時間を取り決め、更新は複製した環境で試します。それができない端末は、分離して監視しましょう。

placement-vulnerability-dual-nic-1 = NIC2枚挿し
placement-vulnerability-dual-nic-1-effect = 工場のレベル1・2からの展開は、拠点と違う色の情報が1個少なく済みます。
placement-vulnerability-dual-nic-2 = NIC2枚挿し
placement-vulnerability-dual-nic-2-effect = 工場のレベル1・2からの展開は、拠点と同じ色の情報が1個少なく済みます。
placement-vulnerability-dual-nic-what = 1台のコンピューターが2つのネットワークにつながり、オフィスと工場のように分けておくべきネットワークを橋渡ししています。
placement-vulnerability-dual-nic-defend = このような橋渡しを禁止し、残っていないか探します。データの行き来は、ファイアウォールか、間に設けたDMZだけを通しましょう。

placement-vulnerability-weak-password-hospital = 脆弱なパスワード設定
placement-vulnerability-weak-password-hospital-effect = 病院のセキュリティカードは無効になります。「パッチ適用」とぶつかるときは、後から置かれたほうが有効です。
placement-vulnerability-weak-password-company = 脆弱なパスワード設定
placement-vulnerability-weak-password-company-effect = 企業のセキュリティカードは無効になります。「パッチ適用」とぶつかるときは、後から置かれたほうが有効です。
placement-vulnerability-weak-password-e-commerce = 脆弱なパスワード設定
placement-vulnerability-weak-password-e-commerce-effect = ECサイトのセキュリティカードは無効になります。「パッチ適用」とぶつかるときは、後から置かれたほうが有効です。
placement-vulnerability-weak-password-factory = 脆弱なパスワード設定
placement-vulnerability-weak-password-factory-effect = 工場のセキュリティカードは無効になります。「パッチ適用」とぶつかるときは、後から置かれたほうが有効です。
placement-vulnerability-weak-password-what = 短いもの、ありふれたもの、出荷時のままのもの。そんなパスワードは、ほかの守りが固いシステムにまで侵入を許してしまいます。
placement-vulnerability-weak-password-defend = 初期パスワードは使い始める前に変更します。記号の多さより長さを求め、漏えい済みのパスワードは拒否し、多要素認証を加えましょう。

# Event cards

placement-event-information-blackout = 情報遮断
placement-event-information-blackout-effect = 色を1つ宣言します。自分も含めた全員が、その色の情報をすべて捨てます。
placement-event-information-blackout-what = 盗まれた情報は、パスワードやアドレスが変わるたびに古くなっていきます。
placement-event-information-blackout-defend = 漏えいに気づいたら、すぐにパスワードを変え、アカウントを停止します。盗まれた情報の価値がなくなります。

placement-event-physical-intrusion = 物理侵入
placement-event-physical-intrusion-effect = 行動可能な自分の攻撃者1人を行動済みにして、レベルを1つ上げます。初期位置からなら、選んだ拠点のレベル1に入ります。レベル3では使えません。
placement-event-physical-intrusion-what = 来客や作業員を装い、堂々と歩いて入ってくる侵入者がいます。
placement-event-physical-intrusion-defend = 入館証を確認し、来客には付き添います。ファイアウォールでは防げない侵入を防げます。

placement-event-dark-web-1 = ダークウェブでの調査1
placement-event-dark-web-1-effect = 行動可能な自分の攻撃者1人を行動済みにします。4面ダイスを4回振り、出た色の情報を盤外から取ります。
placement-event-dark-web-1-what = 盗まれたログイン情報やデータは、闇市場で売買されます。
placement-event-dark-web-1-defend = 自組織の名前が出ていないか監視し、漏えいした認証情報を変更します。

placement-event-dark-web-2 = ダークウェブでの調査2
placement-event-dark-web-2-effect = 行動可能な自分の攻撃者1人を行動済みにします。好きな色の情報を合わせて3個、盤外から取ります。
placement-event-dark-web-2-what = 過去に漏えいした情報は集められ、被害者ごとに整理されます。
placement-event-dark-web-2-defend = 早く利用者に知らせ、パスワードを変えてもらいます。集められた情報の価値がなくなります。

placement-event-information-confusion = 情報錯綜
placement-event-information-confusion-effect = プレイヤー1人と数を選びます。数の上限は、2人のうち少ないほうの所持数です。その数だけ自分の情報を渡し、同じ数の相手の情報を取ります。どちらも選ぶのは自分です。
placement-event-information-confusion-what = インシデントのときは、誤った報告や食い違う報告が貴重な時間を奪います。
placement-event-information-confusion-defend = 窓口を1つにし、確かめた事実だけを伝えます。

placement-event-ransom-1 = 身代金1
placement-event-ransom-1-effect = 1点を得ます。
placement-event-ransom-1-what = 犯罪者がデータを使えなくして金銭を要求します。支払っても戻る保証はなく、次の攻撃の資金になります。
placement-event-ransom-1-defend = 攻撃者の手が届かない場所にバックアップを取り、復旧を確かめておきます。そうすれば支払う必要はありません。

placement-event-ransom-2 = 身代金2
placement-event-ransom-2-effect = 2点を得ます。
placement-event-ransom-2-what = 二重脅迫では、データを使えなくするだけでなく、公開するとも脅します。
placement-event-ransom-2-defend = 保有するデータを減らし、暗号化しておきます。被害も小さくなります。

placement-event-zero-day = ゼロデイ攻撃
placement-event-zero-day-effect = 山札から好きな脆弱性カードを1枚選びます。この手番の間だけ、ボードの脆弱性とは別に有効になります。その後は山札に戻して切り直します。
placement-event-zero-day-what = ベンダーの修正が出る前に悪用される脆弱性です。
placement-event-zero-day-defend = 修正が届くまでは、多層防御と監視で被害を抑えます。

placement-event-claim-of-responsibility = 犯行声明
placement-event-claim-of-responsibility-effect = 拠点を1つ選びます。次の自分の手番が始まるまで、誰もその色の情報をどこからも得られません。ただし、このテーブルの設定で禁じていなければ、交渉と「情報錯綜」でのやり取りはできます。
placement-event-claim-of-responsibility-what = 攻撃は自分たちの仕業だと公表することです。本当とは限りません。
placement-event-claim-of-responsibility-defend = 何を発表するかを準備し、確かめたことだけを認めます。

placement-event-weapon-creation = 武器作成
placement-event-weapon-creation-effect = 山札から好きな攻撃カードを1枚、ほかの人に見せずに手札に加え、山札を切り直します。その後、攻撃カードが3枚になるまで捨てます。
placement-event-weapon-creation-what = 攻撃ツールは、作られ、買われ、改造されます。
placement-event-weapon-creation-defend = 目撃した手口をほかの組織と共有します。ほかの組織も早く気づけます。

placement-event-initial-access-broker = イニシャルアクセスブローカー
placement-event-initial-access-broker-effect = 初期位置にいる行動可能な自分の攻撃者を2人まで、選んだ拠点のレベル1に侵入させ、行動済みにします。
placement-event-initial-access-broker-what = 侵入口を売るだけの犯罪者がいて、それを買った別の犯罪者が後から攻撃します。
placement-event-initial-access-broker-defend = まだ何も起きていなくても、不審なログインは急いで調べます。

placement-event-attacker-buyout = 攻撃者買収
placement-event-attacker-buyout-effect = 脱落していないプレイヤーの首位が、自分より5点以上多いときだけ使えます。ほかのプレイヤーの攻撃者1人が、この手番の終わりまで自分のものになります。
placement-event-attacker-buyout-what = 犯罪グループは互いに人を引き抜き、標的の組織の従業員を買収することもあります。
placement-event-attacker-buyout-defend = 権限を絞り、重要な操作には2人目の承認を必須にします。買収が難しくなります。

placement-event-unauthorized-access-law = 不正アクセス禁止法
placement-event-unauthorized-access-law-effect = 引いたらすぐに使います。10点以上のプレイヤーは全員、自分の攻撃者のうち一番深くにいる1人を逮捕されます。同じ深さなら持ち主が選びます。攻撃者が全員初期位置にいるプレイヤーからは、誰も逮捕されません。
placement-event-unauthorized-access-law-what = 日本では、他人のIDとパスワードを無断で使ったり、許可なくアクセス制限をすり抜けたりすると、何も壊さなくても犯罪です。多くの国に同様の法律があります。
placement-event-unauthorized-access-law-defend = 不正アクセスは警察に届け出て、ログを証拠として残します。試してよいのは、許可を得たシステムだけです。
