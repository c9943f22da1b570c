# Ports: every text of the game.
# In English a 役 is a "set"; a "hand" is the cards a player holds. Key names say "hand" for both.

# The game
ports-title = ポート札
ports-tagline = プロトコルを集めて役を作りながら、ポート番号も自然に覚えられるゲームです。
ports-minutes = 15
ports-attribution = カードゲーム「ポート札」（Ports）の非公式な実装です。参照した資料には、表紙も作者名もありませんでした。原作者が制作・公認したものではなく、原作の文章や絵は含みません。次の2つの表は独自のものです。TCP/UDPの別は一般的な使われ方に合わせ、赤い印10個のうち8個は独自に選びました。

# Cards: the name, what it is in the real world, what a defender does about it.
# These notes are shown beside a name face: never a port number, never a transport.

ports-card-kerberos = Kerberos
ports-card-kerberos-what = 一度サインインすると、有効期限の短い「チケット」がほかのサービスへの身分証になります。Windowsドメインの土台です。
ports-card-kerberos-defend = サービスアカウントには長いランダムなパスワードを使い、RC4のような古い暗号は無効にします。不自然なチケット要求も監視しましょう。

ports-card-ldap = LDAP
ports-card-ldap-what = 人やグループ、機器の情報をディレクトリから探す仕組みです。保護なしでは、パスワードまで平文で流れることがあります。
ports-card-ldap-defend = 署名か、LDAPSによる暗号化を必須にします。匿名の問い合わせは拒否し、インターネットには公開しません。

ports-card-ike = IKE
ports-card-ike-what = VPNの両端が互いを確かめ、IPsecトンネルで使う鍵を取り決めます。
ports-card-ike-defend = 証明書か強い鍵でIKEv2を使い、旧バージョンのアグレッシブモードは無効にします。VPN装置の更新は早めに行いましょう。

ports-card-ldaps = LDAPS
ports-card-ldaps-what = TLSで暗号化したLDAPです。できることは変わりません。
ports-card-ldaps-defend = クライアントがサーバー証明書を本当に検証しているか確かめ、期限が切れる前に更新します。接続できる相手も必要な範囲に絞ります。

ports-card-dhcp-server = DHCPサーバー
ports-card-dhcp-server-what = ネットワークに入ってきた機器に、IPアドレスやゲートウェイ、DNSサーバーの情報を配る側です。
ports-card-dhcp-server-defend = スイッチのDHCPスヌーピングで、正規のサーバーだけが応答できるようにします。見覚えのないサーバーは突き止めましょう。

ports-card-dhcp-client = DHCPクライアント
ports-card-dhcp-client-what = ネットワークに入る機器の側です。アドレスの割り当てを求め、返事を待ちます。
ports-card-dhcp-client-defend = クライアントは、応答したサーバーをそのまま信じがちです。偽サーバーはスイッチで遮断し、接続できる機器は802.1Xで制限します。

ports-card-dhcpv6-client = DHCPv6クライアント
ports-card-dhcpv6-client-what = IPv6用のDHCPで、アドレスや設定を求める機器の側です。
ports-card-dhcpv6-client-defend = IPv6を使うつもりのない場所でも動いていることがよくあります。ファイアウォールと監視の対象にIPv6も含めるか、意図して無効にします。

ports-card-dhcpv6-server = DHCPv6サーバー
ports-card-dhcpv6-server-what = IPv6アドレスや、使うべきDNSサーバーなどの設定を配ります。
ports-card-dhcpv6-server-defend = 偽物が紛れ込むと、気づかないうちに全員のDNSサーバーになりすまします。スイッチでDHCPv6ガードとRAガードを有効にしましょう。

ports-card-dns = DNS
ports-card-dns-what = example.orgのような名前からアドレスを調べます。ほとんどの通信はここから始まります。
ports-card-dns-defend = リゾルバーは自組織の機器だけに使わせ、問い合わせを記録して、トンネリングや怪しいドメインを探します。偽の応答を見抜くにはDNSSECが役立ちます。

ports-card-dot = DNS over TLS
ports-card-dot-what = DNSの問い合わせをTLSで暗号化し、途中で読まれたり書き換えられたりしないようにします。
ports-card-dot-defend = 自前のリゾルバーで提供し、外部のどのリゾルバーを許可するかも決めておきます。そうすればフィルターもログも機能し続けます。

ports-card-ftp = FTP
ports-card-ftp-what = 昔からあるファイル転送の制御側です。ログインもコマンドも、途中でそのまま読めてしまいます。
ports-card-ftp-defend = SFTPかFTPSに置き換え、匿名ログインを無効にし、インターネットには公開しません。

ports-card-ftp-data = FTP-data
ports-card-ftp-data-what = ファイルの中身を運ぶ、FTPのもう1本の接続です。アクティブモードでは、サーバーの側からクライアントに接続します。
ports-card-ftp-data-defend = 中身は暗号化されないので、SFTPに移りましょう。戻ってくる接続のためにファイアウォールを広く開けておくのも禁物です。

ports-card-tftp = TFTP
ports-card-tftp-what = ログインのない、ごく単純なファイル転送です。機器の起動や、ファームウェアと設定の読み込みに使われます。
ports-card-tftp-defend = 管理用ネットワークの中で読み取り専用にし、使わないときは止めます。機器が対応していればHTTPSを選びましょう。

ports-card-smtp = SMTP
ports-card-smtp-what = メールサーバーから次のメールサーバーへ、メールを届けます。
ports-card-smtp-defend = サーバー間でTLSを使い、第三者のメールは中継しません。SPF、DKIM、DMARCも設定しておきます。

ports-card-pop3 = POP3
ports-card-pop3-what = 受信箱のメールを手元の機器に取り込みます。TLSがないと、パスワードも本文も途中で読めてしまいます。
ports-card-pop3-defend = 利用者をPOP3SかIMAPSに移行させ、暗号化なしのログインは拒否します。

ports-card-imap = IMAP
ports-card-imap-what = メールをサーバーに置いたまま、何台の機器からでも読めます。接続の開始時は暗号化されていません。
ports-card-imap-defend = TLSが始まるまでログインさせないか、IMAPSだけを提供します。パスワードの総当たりも監視しましょう。

ports-card-submission = Submission
ports-card-submission-what = 利用者のメールソフトがログインし、これから送るメールを自分のメールサーバーに渡す窓口です。
ports-card-submission-defend = TLSとログインを必須にし、1アカウントの送信数に上限を設けます。急に大量に送り始めたアカウントは調べましょう。

ports-card-imaps = IMAPS
ports-card-imaps-what = 最初からTLSで暗号化されたIMAPです。サーバー上のメールを安全に読めます。
ports-card-imaps-defend = 証明書の期限を切らさず、古いTLSは無効にします。パスワードを推測される危険は残るので、多要素認証を加えましょう。

ports-card-pop3s = POP3S
ports-card-pop3s-what = 最初からTLSで暗号化されたPOP3です。メールを安全に取り込めます。
ports-card-pop3s-defend = 暗号化なしのPOP3は止め、証明書の期限を切らさないようにします。普段と違う場所からのログインにも注意しましょう。

ports-card-snmp = SNMP
ports-card-snmp-what = スイッチやプリンター、サーバーの状態を読み取り、設定の変更もできます。古いバージョンを守るのは、平文で流れるコミュニティ名だけです。
ports-card-snmp-defend = 暗号化したSNMPv3を使い、「public」のような初期設定のコミュニティ名は変えます。問い合わせは監視サーバーからだけ許可します。

ports-card-snmp-trap = SNMP-trap
ports-card-snmp-trap-what = ファンの故障やリンク切れなどを、機器のほうから知らせる通知です。
ports-card-snmp-trap-defend = 登録した機器からの通知だけを受け付け、できればSNMPv3を使います。こちらからの定期的な確認も続けましょう。

ports-card-syslog = syslog
ports-card-syslog-what = たくさんの機器のログを1か所に集めます。従来の方式では、暗号化も送信元の確認もしません。
ports-card-syslog-defend = できるだけTLSで送り、侵入者の手が届かない場所に保管します。ログが急に途絶えた機器があればアラートを出します。

ports-card-lpr = LPR
ports-card-lpr-what = 印刷キューにジョブを送る、Unixの古い方法です。暗号化も、きちんとしたログインもありません。
ports-card-lpr-defend = TLSを使うIPPで印刷し、プリンター側のLPRは無効にします。プリンターは専用のネットワークに分けましょう。

ports-card-ipp = IPP
ports-card-ipp-what = 現在主流のネットワーク印刷です。印刷の依頼や状態の確認ができ、TLSも使えます。
ports-card-ipp-defend = TLSを有効にし、プリンターのファームウェアを更新します。インターネットから届く場所には置きません。

ports-card-ssh = SSH
ports-card-ssh-what = 離れたコンピューターを暗号化された通信で操作します。ファイルのコピーやトンネルにも使われます。
ports-card-ssh-defend = パスワードではなく鍵を使い、rootの直接ログインは禁止します。接続元を絞り、ログインの失敗を監視しましょう。

ports-card-telnet = Telnet
ports-card-telnet-what = 離れたコンピューターを暗号化なしで操作します。パスワードも途中で読まれてしまいます。
ports-card-telnet-defend = SSHに置き換え、まだ応答する古い機器をネットワークから探し出します。初期パスワードのままの機器はボットネットの餌食です。

ports-card-rlogin = rlogin
ports-card-rlogin-what = Unixの古いリモートログインです。決まったホストを無条件に信用し、何も暗号化しません。
ports-card-rlogin-defend = 無効にしてSSHを使います。残っている.rhostsやhosts.equivのファイルも削除しましょう。

ports-card-bgp = BGP
ports-card-bgp-what = プロバイダーや大規模なネットワークが、どのアドレスに届けられるかを教え合います。
ports-card-bgp-defend = 受け取る経路を絞り込み、RPKIで検証します。自分のアドレスをよそが広告していないかも監視します。

ports-card-rip = RIP
ports-card-rip-what = 小規模で古いルーティングプロトコルです。各ネットワークまで何ホップかを、隣のルーターに伝えます。
ports-card-rip-defend = 認証を付けたOSPF、少なくとも認証付きのRIPv2に移行します。利用者のネットワークに経路情報を流さないようにします。

ports-card-ripng = RIPng
ports-card-ripng-what = IPv6用のRIPです。隣り合うルーターが、IPv6ネットワークまでの距離を教え合います。
ports-card-ripng-defend = それ自体に認証はありません。ルーター間のリンクだけで動かし、IPsecで守るか、OSPFv3を選びます。

ports-card-http = HTTP
ports-card-http-what = Webページを暗号化せずに運びます。途中で誰でも読めて、書き換えることもできます。
ports-card-http-defend = すべてHTTPSへリダイレクトし、HSTSを有効にします。パスワードの入力には決して使いません。

ports-card-https = HTTPS
ports-card-https-what = TLSで暗号化したHTTPです。サーバーの名前は証明書で確かめられます。
ports-card-https-defend = 証明書の更新を自動化し、古いTLSは無効にします。攻撃者も暗号化を使うことを忘れずに。

ports-card-whois = whois
ports-card-whois-what = ドメインやIPアドレス範囲の持ち主を、公開の登録簿に問い合わせます。質問も答えも途中で読めます。
ports-card-whois-defend = HTTPSを使う後継のRDAPに移行し、登録情報に個人情報を載せすぎないようにします。取得されたばかりのドメインがメールにあれば要注意です。

ports-card-ntp = NTP
ports-card-ntp-what = コンピューターの時計を合わせます。ログも証明書もチケットも、正しい時刻が頼りです。
ports-card-ntp-defend = 信頼できる時刻源を複数使い、できればNTSで守ります。攻撃の増幅に悪用される状態照会には応答しないようにします。

ports-card-irc = IRC
ports-card-irc-what = チャンネルに集まって話す、初期のチャット網です。ボットネットが指令を受ける場所としても長く使われました。
ports-card-irc-defend = 使う人がいなければ外向きの通信を遮断し、接続の試みは感染の兆候として調べます。

ports-card-hsrp = HSRP
ports-card-hsrp-what = 複数のルーターが1つのゲートウェイアドレスを共有し、1台が止まると別の1台が引き継ぎます。Ciscoが開発しました。
ports-card-hsrp-defend = 強い認証を有効にし、利用者のネットワークには流しません。偽のメッセージ1つで、攻撃者がゲートウェイになりかねません。

# Sets (役)
ports-hand-authentication = 認証
ports-hand-dhcp = DHCP
ports-hand-dns = DNS
ports-hand-file-transfer = ファイル転送
ports-hand-e-mail = メール
ports-hand-monitoring = 監視
ports-hand-printer = プリンター
ports-hand-remote-access = リモートアクセス
ports-hand-routing = ルーティング
ports-hand-web = Web
ports-hand-over-tls = over TLS
ports-hand-v6 = v6

# What the special cards do
ports-special-whois = 取り札にwhoisがある間、自分の手番には、山札の一番上、場札、全員の手札と取り札について、隠れた面も見えます。
ports-special-whois-eased = 取り札にwhoisがある間、自分の手番には、山札の一番上の隠れた面も見えます。
ports-special-ntp = NTPが自分の取り札になったら（もらった場合も）、すぐに「メール」「DHCP」「over TLS」から役を1つ指名できます。その役は全員0点になりますが、赤い印の減点は残ります。
ports-special-irc = 自分の手番に、取り札のIRCを、ほかの人の取り札、誰かの手札（自分のものも可）、場札、山札の一番上のうち1枚と入れ替えられます。誰が使っても、1ゲームに1回だけです。
ports-special-hsrp = 得点計算で、HSRPを取り札に持つ人は、2番目に高い役の点が2倍になります。

# Switches of a table
ports-switch-captures-name-up = 取り札を名前面で置く
ports-switch-captures-name-up-help = やさしくする設定です。取り札は、ポートの代わりに名前が全員に見えます。
ports-switch-beginners = 初心者の席
ports-switch-beginners-help = やさしくする設定です。選んだ席の人は、場札と、ほかの人の手札・取り札の隠れた面を見られます（山札は見られません）。
ports-switch-red = 赤い印
ports-switch-red-help = どのカードに赤い印を付けるかを選びます。印のある取り札は、得点計算で1枚につき1点の減点です。
ports-switch-dot-over-tls = DNS over TLSを「over TLS」にも数える
ports-switch-dot-over-tls-help = DNS over TLSが、「DNS」と「over TLS」の2つの役に入ります。
ports-switch-dual-transport = TCP+UDPのカードを増やす
ports-switch-dual-transport-help = LDAP、HTTPS、DNS over TLSを、TCPではなくTCP+UDPとして扱います。
ports-switch-games = ゲーム数
ports-switch-games-help = 2ゲーム以上にすると、親が1ゲームごとに次の席へ移り、合計点で勝敗を決めます。

# Marks on the cards
ports-tcp = TCP
ports-udp = UDP
ports-both = TCP+UDP
ports-red = 脆弱
ports-white = 赤い印なし
ports-port-face = { $port } { $transport }
ports-both-faces = { $name }（{ $port }）
ports-red-card = 脆弱な{ $card }

# Prompts: what the awaited player is asked
ports-prompt-act = あなたの手番です。手札か山札から1枚を場に出すか、山札の一番上を手札に加えてください。
ports-prompt-act-irc = あなたの手番です。1枚を場に出すか、山札の一番上を手札に加えてください。先にIRCの入れ替えもできます。
ports-prompt-udp = { $count ->
        [1] UDPのカードを出しました。この1枚を誰かに渡すか、そのまま残すか選んでください。
       *[other] UDPのカードを出しました。場札{ $count }枚をまとめて誰か1人に渡すか、そのまま残すか選んでください。
    }
ports-prompt-both = 出したカードはTCP+UDPです。TCPとして場をそのまま残すか、UDPとして場札をまとめて誰か1人に渡すか選んでください。
ports-prompt-ntp = NTPがあなたの取り札になりました。全員0点にする役を「メール」「DHCP」「over TLS」から指名できます。指名しなくてもかまいません。
ports-prompt-irc = この手番で最後の機会です。IRCで入れ替えるか、手番を終えてください。
ports-prompt-over = ゲームは終わりました。

# The same moments, as the others see them
ports-wait-act = { $player }が行動を選んでいます。
ports-wait-udp = { $player }が、場札を渡すか残すかを考えています。
ports-wait-ntp = { $player }が、NTPで役を指名するかどうかを考えています。
ports-wait-irc = { $player }が、IRCで入れ替えるか、手番を終えるかを考えています。

# Actions
ports-act-play = { $card }を出す
ports-act-turn = 山札の{ $card }をめくって場に出す
ports-act-take = { $card }を手札に加える
ports-act-turn-empty = 山札の一番上をめくって場に出す
ports-act-take-empty = 山札の一番上を手札に加える
ports-act-leave = 場をそのまま残す
ports-act-give = 場札{ $count }枚を{ $player }に渡す
ports-act-give-self = 場札{ $count }枚を自分で取る
ports-act-name = 「{ $hand }」を指名する
ports-act-name-none = 指名しない
ports-act-swap-field = IRCを場の{ $card }と入れ替える
ports-act-swap-capture = IRCを{ $player }の取り札の{ $card }と入れ替える
ports-act-swap-hand = IRCを{ $player }の手札の{ $card }と入れ替える
ports-act-swap-own-hand = IRCを自分の手札の{ $card }と入れ替える
ports-act-swap-deck = IRCを山札の一番上の{ $card }と入れ替える
ports-act-end = 手番を終える

# Events: the log. A sentence never pairs a card’s name with its port.
ports-event-dealt = { $games ->
        [1] カードが配られました。親は{ $dealer }です。
       *[other] 第{ $game }ゲーム（全{ $games }ゲーム）のカードが配られました。親は{ $dealer }です。
    }
ports-event-laid = 場が空なので、山札から{ $card }がめくられました。
ports-event-played = { $player }が手札から{ $card }を出しました。
ports-event-turned = { $player }が山札から{ $card }をめくって場に出しました。
ports-event-took = { $player }が山札の{ $card }を手札に加えました。
ports-event-left = { $player }は場をそのまま残しました。
ports-event-captured-own = { $player }が場札{ $count }枚を取りました。
ports-event-gave = { $player }が場札{ $count }枚を{ $to }に渡しました。
ports-event-named = { $player }が「{ $hand }」を指名しました。この役は全員0点です。
ports-event-named-none = { $player }は役を指名しませんでした。
ports-event-swapped-field = { $player }がIRCを場の{ $card }と入れ替えました。
ports-event-swapped-capture = { $player }がIRCを{ $owner }の取り札の{ $card }と入れ替えました。
ports-event-swapped-hand = { $player }がIRCを{ $owner }の手札の{ $card }と入れ替えました。
ports-event-swapped-own-hand = { $player }がIRCを自分の手札の{ $card }と入れ替えました。
ports-event-swapped-deck = { $player }がIRCを山札の一番上の{ $card }と入れ替えました。
ports-event-skipped = { $player }は手札がなく、山札も空なので、手番がスキップされました。
ports-event-scored = { $games ->
        [1] 得点を計算しました。
       *[other] 第{ $game }ゲームの得点を計算しました。
    }{ $scores }。
ports-event-won = { $player }が{ $score }点で勝ちました。

# Refusals: why not
ports-no-not-your-turn = あなたの手番ではありません。順番が来るまでお待ちください。
ports-no-wrong-step = 今の場面では、それはできません。
ports-no-not-in-hand = 出せるのは自分の手札だけです。このカードは手札にありません。
ports-no-hand-full = 手札は2枚までです。先に1枚出してください。
ports-no-deck-empty = 山札は空です。今出せるのは手札だけです。
ports-no-no-such-player = そのプレイヤーはこのテーブルにいません。
ports-no-no-irc = 入れ替えには取り札のIRCが必要ですが、あなたの取り札にはありません。
ports-no-irc-used = IRCの入れ替えは1ゲームに1回だけで、すでに使われました。
ports-no-cannot-swap-own-capture = 自分の取り札とは入れ替えられません。ほかの場所のカードを選んでください。
ports-no-no-such-card = そのカードは、その場所にありません。
ports-no-no-ntp = 役を指名できるのは、NTPが自分の取り札になったときだけです。
ports-no-not-nameable = NTPで指名できるのは、「メール」「DHCP」「over TLS」だけです。
ports-no-over = ゲームは終わっています。

# Scoring
ports-score-hand = { $hand }：{ $count }枚で{ $count }点
ports-score-hsrp = { $hand }：HSRPで2倍になり、さらに{ $points }点
ports-score-zeroed = { $hand }：NTPで指名されたため0点
ports-score-red = { $count ->
        [0] 赤い印なし：減点なし
       *[other] 赤い印{ $count }個：−{ $count }点
    }
ports-score-why-points = 2位との差は{ $margin }点でした。
ports-score-why-tie = 首位が同点のため、親から数えて席が先の{ $player }が上位になりました。

# Coach: help in the first game
ports-coach-udp-self = UDPのカードなら場札を丸ごと取れます。赤い印もないので、もらってしまいましょう。
ports-coach-udp = UDPのカードなら場札を丸ごと取れます。自分にとって何点になるかを考えましょう。赤い印は1個につき1点の減点です。
ports-coach-take = 手札は先への備えです。UDPのカードを持っておけば、場札がたまるのを待てます。
ports-coach-fetch = 場札がたまっていて、赤い印もありません。手札のUDPのカードなら丸ごと取れます。
ports-coach-red = 気をつけて。赤い印のカードを取ると、1枚につき1点の減点です。
ports-coach-give-red = 赤い印だらけの場は、誰かへの「贈り物」にぴったりです。
ports-coach-ntp = ほかの人には痛手で、自分には影響の少ない役を指名しましょう。
ports-coach-irc = 入れ替えは1ゲームに1回だけです。自分の役をそろえるか、誰かの役を崩すのに使いましょう。

# The table in sentences: for the terminal and for screen readers
ports-describe-field = 場：{ $cards }。
ports-describe-field-empty = 場にカードはありません。
ports-describe-deck = 山札：{ $count }枚、一番上は{ $card }。
ports-describe-deck-empty = 山札はなくなりました。
ports-describe-hand = { $player }の手札：{ $cards }。
ports-describe-hand-empty = { $player }の手札：なし。
ports-describe-captures = { $player }の取り札：{ $cards }。
ports-describe-zeroed = 得点にならない役：{ $sets }。

# Cards, aids and scores in sentences: for the terminal and for screen readers
ports-describe-whois = whoisの効果：この手番の間、すべてのカードの両面が見えます。
ports-describe-whois-eased = whoisの効果：この手番の間、山札の一番上の両面が見えます。
ports-describe-irc-used = IRCの入れ替えは使用済みです。
ports-read-name-hidden = 見えるのはポートだけです。どのプロトコルか分かれば有利です。
ports-read-red = 脆弱：取り札にあると1点の減点です。
ports-read-counts-for = 対象の役：{ $sets }。
ports-read-members = { $cards }。
ports-read-set-scores = 同じ役の取り札が2枚以上あれば、1枚につき1点です。
ports-aid-score = { $player }：取り札{ $captures }枚、赤い印{ $reds }個、今の得点{ $score }点。
ports-aid-hidden = { $player }：取り札{ $captures }枚、赤い印{ $reds }個。取り札のうち{ $unknown }枚は名前が見えません。
ports-aid-set = { $player }の「{ $hand }」（全{ $all }枚）：{ $cards }。
ports-score-of = { $player }の得点の内訳：
ports-score-game = 第{ $game }ゲーム：{ $points }点

# What wins, and how far everybody is
ports-standing-goal = { $games ->
        [1] 役の点が一番多い人の勝ち。
       *[other] { $games }ゲームの役の点の合計が一番多い人の勝ち。
    }
ports-standing-captures = 取り札{ $count }枚{ $reds ->
        [0] {""}
       *[other] 、赤い印{ $reds }個
    }
ports-score-of-items = { $player }は{ $points }点（{ $items }）
ports-score-of-nothing = { $player }は{ $points }点
ports-score-item-set = 「{ $hand }」{ $count }点
ports-score-item-doubled = 「{ $hand }」{ $count }点がHSRPで2倍
ports-score-item-zeroed = 「{ $hand }」はNTPで0点
ports-score-item-red = 赤い印−{ $count }点
ports-score-total = 合計{ $points }点

# 選択肢がよい理由。ヒントと検討で表示する。
ports-why-points = 取り札の得点が{ $points }点増えます
ports-why-captures = 場札{ $count }枚が自分のものになります
ports-why-captures-other = { $count ->
        [1] { $player }に渡るのは1枚だけです
       *[other] { $player }に{ $count }枚渡ります
    }
ports-why-reds = 赤い印は{ $count }個だけです
ports-why-no-reds = 赤い印が付きません
ports-why-reds-other = { $player }に赤い印を{ $count }個押しつけます
ports-why-fetches = { $count ->
        [1] UDPなので、出してすぐに自分で取れます
       *[other] UDPなので、すぐに{ $count }枚取れます
    }
ports-why-family = 自分の取り札{ $count }枚と役になります
ports-why-feeds = { $player }の取り札のうち、これと役になるのは{ $count }枚だけです
ports-why-feeds-none = ほかの人の取り札とは役になりません
ports-why-keeps = 手札にUDPのカードを{ $count }枚残せます
ports-why-harm = { $player }が{ $points }点失います
ports-why-costs = 自分が失うのは{ $points }点だけです
ports-why-spares = 自分は何も失いません
