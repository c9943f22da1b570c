# Ports: every text of the game.
# In English a 役 is a "set"; a "hand" is the cards a player holds. Key names say "hand" for both.

# The game
ports-title = 連接埠紙牌
ports-tagline = 收集同類的通訊協定湊成組合，順便把連接埠號碼記熟。
ports-minutes = 15
ports-attribution = 卡牌遊戲《ポート札》（Ports）的非官方實作。我們手上的資料沒有標題頁，也沒有註明作者。本作並非由原作者製作或認可，也不含原作的文字與圖像。有兩份表格是我們自己訂的：各張牌的 TCP／UDP 依照一般慣例，十個紅色標記中有八個由我們選定。

# Cards: the name, what it is in the real world, what a defender does about it.
# These notes are shown beside a name face: never a port number, never a transport.

ports-card-kerberos = Kerberos
ports-card-kerberos-what = 只要登入一次，之後就靠很快會過期的「票證」向其他服務證明身分。Windows 網域就建立在它之上。
ports-card-kerberos-defend = 服務帳號要用又長又隨機的密碼，停用 RC4 這類舊的加密方式，並留意不尋常的票證請求。

ports-card-ldap = LDAP
ports-card-ldap-what = 在目錄裡查詢人員、群組和裝置。若沒有額外保護，連密碼都可能以明文在網路上傳送。
ports-card-ldap-defend = 強制簽章或改用 LDAPS 加密，拒絕匿名查詢，也絕對不要對網際網路開放。

ports-card-ike = IKE
ports-card-ike-what = VPN 兩端用它確認彼此的身分，並協商 IPsec 通道要用的金鑰。
ports-card-ike-defend = 使用 IKEv2 搭配憑證或高強度金鑰，關閉舊版的積極模式，VPN 閘道有更新就儘快安裝。

ports-card-ldaps = LDAPS
ports-card-ldaps-what = 包在 TLS 連線裡的 LDAP：查詢方式相同，但內容經過加密。
ports-card-ldaps-defend = 確認用戶端真的會驗證伺服器憑證，並在到期前更新；只讓有需要的對象連得到。

ports-card-dhcp-server = DHCP 伺服器
ports-card-dhcp-server-what = 負責把 IP 位址、閘道和 DNS 伺服器等設定發給加入網路的裝置。
ports-card-dhcp-server-defend = 在交換器啟用 DHCP Snooping，只讓自家伺服器回應；發現來路不明的伺服器就追查。

ports-card-dhcp-client = DHCP 用戶端
ports-card-dhcp-client-what = 加入網路的裝置這一端：先索取位址，再等候回覆。
ports-card-dhcp-client-defend = 用戶端往往誰回應就信誰。請在交換器擋下冒牌伺服器，並用 802.1X 決定誰可以加入網路。

ports-card-dhcpv6-client = DHCPv6 用戶端
ports-card-dhcpv6-client-what = IPv6 版 DHCP 的裝置端，負責索取位址與設定。
ports-card-dhcpv6-client-defend = 就算沒人打算用 IPv6，它也常常在運作。防火牆規則和監控要涵蓋 IPv6，不然就明確停用。

ports-card-dhcpv6-server = DHCPv6 伺服器
ports-card-dhcpv6-server-what = 發放 IPv6 位址，以及該用哪些 DNS 伺服器等設定。
ports-card-dhcpv6-server-defend = 冒牌伺服器能悄悄變成所有人的 DNS 伺服器。請在交換器啟用 DHCPv6 Guard 與 RA Guard。

ports-card-dns = DNS
ports-card-dns-what = 把 example.org 這樣的名稱換成位址。幾乎每一次連線都從它開始。
ports-card-dns-defend = 解析伺服器只給自己人使用，保留查詢紀錄，從中找出隱藏通道和可疑網域。DNSSEC 有助於識破偽造的回應。

ports-card-dot = DNS over TLS
ports-card-dot-what = 讓 DNS 查詢走 TLS 連線，途中沒有人能偷看或竄改。
ports-card-dot-defend = 由自家的解析伺服器提供，並決定允許哪些外部解析伺服器，過濾和查詢紀錄才不會失效。

ports-card-ftp = FTP
ports-card-ftp-what = 老式檔案傳輸的控制連線：登入和指令在途中都看得一清二楚。
ports-card-ftp-defend = 換成 SFTP 或 FTPS，關閉匿名登入，也不要對網際網路開放。

ports-card-ftp-data = FTP-data
ports-card-ftp-data-what = FTP 的第二條連線，真正的檔案內容走這裡。在主動模式下，由伺服器反過來連向用戶端。
ports-card-ftp-data-defend = 檔案沒有加密，請改用 SFTP。也不要為了連回來的連線，在防火牆上開一個大洞。

ports-card-tftp = TFTP
ports-card-tftp-what = 不必登入的極簡檔案傳輸，用來讓裝置開機，或載入韌體與設定。
ports-card-tftp-defend = 只放在管理網路裡並設為唯讀，不用時就關掉；裝置支援 HTTPS 的話，優先使用 HTTPS。

ports-card-smtp = SMTP
ports-card-smtp-what = 把郵件從一台郵件伺服器送到下一台。
ports-card-smtp-defend = 伺服器之間使用 TLS，不替陌生人轉寄郵件，並設定 SPF、DKIM 和 DMARC。

ports-card-pop3 = POP3
ports-card-pop3-what = 把信箱裡的郵件下載到裝置上。沒有 TLS 時，密碼和信件內容在途中都能被讀到。
ports-card-pop3-defend = 請使用者改用 POP3S 或 IMAPS，並拒絕未加密的登入。

ports-card-imap = IMAP
ports-card-imap-what = 郵件留在伺服器上，用幾台裝置讀都可以。連線一開始並沒有加密。
ports-card-imap-defend = 先啟動 TLS 才准登入，或只提供 IMAPS，並留意有人在猜密碼。

ports-card-submission = Submission
ports-card-submission-what = 使用者的郵件軟體在這裡登入，把要寄的新郵件交給自己的郵件伺服器。
ports-card-submission-defend = 強制使用 TLS 並要求登入，限制每個帳號的寄信量；有帳號突然大量寄信就要調查。

ports-card-imaps = IMAPS
ports-card-imaps-what = 從一開始就包在 TLS 裡的 IMAP：以加密方式讀取伺服器上的郵件。
ports-card-imaps-defend = 別讓憑證過期，停用舊版 TLS。密碼還是可能被猜中，請再加上多因素驗證。

ports-card-pop3s = POP3S
ports-card-pop3s-what = 從一開始就包在 TLS 裡的 POP3：以加密方式下載郵件。
ports-card-pop3s-defend = 關掉沒加密的 POP3，別讓憑證過期，並留意來自異常地點的登入。

ports-card-snmp = SNMP
ports-card-snmp-what = 讀取交換器、印表機和伺服器的狀態，也能更改設定。舊版只靠一組以明文傳送的社群字串把關。
ports-card-snmp-defend = 使用有加密的 SNMPv3，換掉「public」這類預設的社群字串，只准監控主機查詢。

ports-card-snmp-trap = SNMP-trap
ports-card-snmp-trap-what = 裝置主動通報出了狀況，例如風扇故障或線路中斷。
ports-card-snmp-trap-defend = 只接受已知裝置的通報，優先使用 SNMPv3，同時也要定期主動查詢裝置。

ports-card-syslog = syslog
ports-card-syslog-what = 把許多裝置的日誌訊息集中到一處。傳統做法既不加密，也不確認是誰送來的。
ports-card-syslog-defend = 儘量透過 TLS 傳送，把日誌存放在入侵者無法存取的地方；有裝置突然不再送出日誌，就發出警示。

ports-card-lpr = LPR
ports-card-lpr-what = Unix 上把工作送進列印佇列的老方法，沒有加密，也沒有真正的登入驗證。
ports-card-lpr-defend = 改用走 TLS 的 IPP 列印，在印表機上停用 LPR，並把印表機放進獨立的網段。

ports-card-ipp = IPP
ports-card-ipp-what = 現今的網路列印方式：可以送出工作、查詢印表機狀態，也能使用 TLS。
ports-card-ipp-defend = 啟用 TLS、更新印表機韌體，絕對不要讓印表機暴露在網際網路上。

ports-card-ssh = SSH
ports-card-ssh-what = 以加密連線操作遠端主機的命令列，也能用來複製檔案和建立通道。
ports-card-ssh-defend = 用金鑰取代密碼，禁止 root 直接登入，限制誰能連線，並留意登入失敗的紀錄。

ports-card-telnet = Telnet
ports-card-telnet-what = 不加密的遠端命令列：途中任何人都讀得到密碼。
ports-card-telnet-defend = 換成 SSH，並找出網路上還會回應的舊裝置。沒改預設密碼的裝置，最容易被殭屍網路盯上。

ports-card-rlogin = rlogin
ports-card-rlogin-what = Unix 的老式遠端登入：直接信任某些主機，而且完全不加密。
ports-card-rlogin-defend = 停用它並改用 SSH，順手刪掉殘留的 .rhosts 和 hosts.equiv 檔案。

ports-card-bgp = BGP
ports-card-bgp-what = 網路業者和大型網路靠它互相通告：哪些位址可以經由自己到達。
ports-card-bgp-defend = 過濾收到的路由並用 RPKI 驗證，同時留意有沒有別人在宣告你的位址。

ports-card-rip = RIP
ports-card-rip-what = 小巧而古老的路由協定：路由器告訴鄰居，到每個網路還有幾跳。
ports-card-rip-defend = 改用有驗證的 OSPF，至少也要用有驗證的 RIPv2；不要把路由訊息送進使用者的網路。

ports-card-ripng = RIPng
ports-card-ripng-what = IPv6 版的 RIP：相鄰的路由器交換到各個 IPv6 網路的距離。
ports-card-ripng-defend = 它本身沒有驗證機制。只在路由器之間的線路上執行，用 IPsec 保護，或改用 OSPFv3。

ports-card-http = HTTP
ports-card-http-what = 不加密地傳送網頁：途中任何人都能偷看或竄改。
ports-card-http-defend = 全部轉址到 HTTPS，啟用 HSTS，絕對不要透過它輸入密碼。

ports-card-https = HTTPS
ports-card-https-what = 包在 TLS 裡的 HTTP：網頁經過加密，伺服器的名稱由憑證證明。
ports-card-https-defend = 讓憑證自動更新，停用舊版 TLS。別忘了，攻擊者也會用加密連線。

ports-card-whois = whois
ports-card-whois-what = 向公開的登記資料庫查詢網域或位址範圍屬於誰。查詢和回覆都以明文傳送。
ports-card-whois-defend = 改用走 HTTPS 的後繼者 RDAP，登記資料別放太多個資。郵件裡出現剛註冊的網域，就是警訊。

ports-card-ntp = NTP
ports-card-ntp-what = 讓電腦的時鐘保持一致。日誌、憑證和票證都要靠正確的時間。
ports-card-ntp-defend = 使用多個可信的時間來源，可以的話加上 NTS；拒絕會被拿來發動放大攻擊的狀態查詢。

ports-card-irc = IRC
ports-card-irc-what = 早期以頻道聊天的網路。殭屍網路曾長年在這裡接收指令。
ports-card-irc-defend = 沒有人需要的話就封鎖對外連線，並把每次連線嘗試都當成主機可能遭感染的線索。

ports-card-hsrp = HSRP
ports-card-hsrp-what = 由 Cisco 開發：多台路由器共用一個閘道位址，一台故障時由另一台接手。
ports-card-hsrp-defend = 啟用高強度的驗證，別讓它的訊息進到使用者的網路：一則偽造訊息就可能讓攻擊者變成閘道。

# Sets (役)
ports-hand-authentication = 身分驗證
ports-hand-dhcp = DHCP
ports-hand-dns = DNS
ports-hand-file-transfer = 檔案傳輸
ports-hand-e-mail = 電子郵件
ports-hand-monitoring = 監控
ports-hand-printer = 印表機
ports-hand-remote-access = 遠端存取
ports-hand-routing = 路由
ports-hand-web = 網頁
ports-hand-over-tls = over TLS
ports-hand-v6 = v6

# What the special cards do
ports-special-whois = whois 在你的得牌裡時，輪到你就能看到牌庫頂牌、場牌，以及所有人手牌和得牌的隱藏面。
ports-special-whois-eased = whois 在你的得牌裡時，輪到你就能看到牌庫頂牌的隱藏面。
ports-special-ntp = NTP 一成為你的得牌（別人給的也算），你就可以立刻指定電子郵件、DHCP 或 over TLS。該組合對所有人都是 0 分，但紅色標記照樣扣分。
ports-special-irc = 輪到你時，可以用得牌裡的 IRC 交換一張牌：別人的得牌、任何人的手牌、場牌或牌庫頂牌。不管由誰使用，每局只有一次。
ports-special-hsrp = 計分時，得牌裡有 HSRP 的人，分數第二高的組合加倍。

# Switches of a table
ports-switch-captures-name-up = 得牌名稱面朝上
ports-switch-captures-name-up-help = 比較簡單：大家看到的是得牌的名稱，而不是連接埠。
ports-switch-beginners = 新手座位
ports-switch-beginners-help = 讓選定的座位比較輕鬆：可以看場牌，以及別人手牌和得牌的隱藏面，但不能看牌庫。
ports-switch-red = 紅色標記
ports-switch-red-help = 選擇哪些牌帶有紅色標記；計分時，每張有標記的得牌扣 1 分。
ports-switch-dot-over-tls = DNS over TLS 也算 over TLS
ports-switch-dot-over-tls-help = DNS over TLS 會同時屬於 DNS 和 over TLS 兩個組合。
ports-switch-dual-transport = 增加 TCP+UDP 的牌
ports-switch-dual-transport-help = LDAP、HTTPS 和 DNS over TLS 不再是 TCP，而是 TCP+UDP。
ports-switch-games = 局數
ports-switch-games-help = 超過一局時，每局由下一個座位當莊家，最後以總分決定勝負。

# Marks on the cards
ports-tcp = TCP
ports-udp = UDP
ports-both = TCP+UDP
ports-red = 有弱點
ports-white = 無紅色標記
ports-port-face = { $port } { $transport }
ports-both-faces = { $name }（{ $port }）
ports-red-card = 有弱點的 { $card }

# Prompts: what the awaited player is asked
ports-prompt-act = 輪到你了：從手牌或牌庫放一張牌到場上，或把牌庫頂牌收進手牌。
ports-prompt-act-irc = 輪到你了：放一張牌到場上，或把牌庫頂牌收進手牌。現在也可以用 IRC 交換。
ports-prompt-udp = { $count ->
        [1] 這張牌是 UDP：把它給一位玩家，或留在場上。
       *[other] 這張牌是 UDP：把 { $count } 張場牌全部給一位玩家，或留在場上。
    }
ports-prompt-both = 這張牌是 TCP+UDP：當作 TCP，場牌留著不動；當作 UDP，就把全部場牌給一位玩家。
ports-prompt-ntp = NTP 成為你的得牌了：從電子郵件、DHCP、over TLS 中指定一個組合，讓它對所有人都是 0 分；也可以不指定。
ports-prompt-irc = 這回合的最後機會：用 IRC 交換，或結束回合。
ports-prompt-over = 遊戲結束了。

# The same moments, as the others see them
ports-wait-act = 等待 { $player } 選擇行動。
ports-wait-udp = 等待 { $player } 決定要給出場牌，還是留著。
ports-wait-ntp = 等待 { $player } 決定是否用 NTP 指定組合。
ports-wait-irc = 等待 { $player } 用 IRC 交換，或結束回合。

# Actions
ports-act-play = 打出「{ $card }」
ports-act-turn = 把牌庫的「{ $card }」翻到場上
ports-act-take = 把「{ $card }」收進手牌
ports-act-turn-empty = 把牌庫頂牌翻到場上
ports-act-take-empty = 把牌庫頂牌收進手牌
ports-act-leave = 場牌留著不動
ports-act-give = { $count ->
        [1] 把這張場牌給 { $player }
       *[other] 把 { $count } 張場牌全部給 { $player }
    }
ports-act-give-self = { $count ->
        [1] 自己拿走這張場牌
       *[other] 自己拿走全部場牌（{ $count } 張）
    }
ports-act-name = 指定「{ $hand }」
ports-act-name-none = 不指定
ports-act-swap-field = 用 IRC 交換場上的「{ $card }」
ports-act-swap-capture = 用 IRC 交換 { $player } 得牌中的「{ $card }」
ports-act-swap-hand = 用 IRC 交換 { $player } 手牌中的「{ $card }」
ports-act-swap-own-hand = 用 IRC 交換自己手牌中的「{ $card }」
ports-act-swap-deck = 用 IRC 交換牌庫頂的「{ $card }」
ports-act-end = 結束回合

# Events: the log. A sentence never pairs a card’s name with its port.
ports-event-dealt = { $games ->
        [1] 發牌完成，莊家是 { $dealer }。
       *[other] 第 { $game } 局（共 { $games } 局）發牌完成，莊家是 { $dealer }。
    }
ports-event-laid = 場上沒有牌，從牌庫翻出「{ $card }」。
ports-event-played = { $player } 從手牌打出「{ $card }」。
ports-event-turned = { $player } 把牌庫的「{ $card }」翻到場上。
ports-event-took = { $player } 把牌庫的「{ $card }」收進手牌。
ports-event-left = { $player } 讓場牌留著不動。
ports-event-captured-own = { $count ->
        [1] { $player } 拿走了場上唯一的牌。
       *[other] { $player } 拿走了全部場牌（{ $count } 張）。
    }
ports-event-gave = { $count ->
        [1] { $player } 把場上唯一的牌給了 { $to }。
       *[other] { $player } 把 { $count } 張場牌全部給了 { $to }。
    }
ports-event-named = { $player } 指定了「{ $hand }」：這個組合對所有人都是 0 分。
ports-event-named-none = { $player } 沒有指定組合。
ports-event-swapped-field = { $player } 用 IRC 換走場上的「{ $card }」。
ports-event-swapped-capture = { $player } 用 IRC 換走 { $owner } 得牌中的「{ $card }」。
ports-event-swapped-hand = { $player } 用 IRC 換走 { $owner } 手牌中的「{ $card }」。
ports-event-swapped-own-hand = { $player } 用 IRC 交換了自己手牌中的「{ $card }」。
ports-event-swapped-deck = { $player } 用 IRC 換走牌庫頂的「{ $card }」。
ports-event-skipped = { $player } 沒有手牌，牌庫也空了，跳過這個回合。
ports-event-scored = { $games ->
        [1] 計分完成。
       *[other] 第 { $game } 局計分完成。
    }{ $scores }。
ports-event-won = { $player } 以 { $score } 分獲勝。

# Refusals: why not
ports-no-not-your-turn = 還沒輪到你，請稍候。
ports-no-wrong-step = 回合進行到這一步，不能這麼做。
ports-no-not-in-hand = 只能打出自己的手牌，而這張牌不在你的手牌裡。
ports-no-hand-full = 手牌最多兩張，你已經有兩張了，請先打出一張。
ports-no-deck-empty = 牌庫空了，現在只能打出手牌。
ports-no-no-such-player = 這桌沒有這位玩家。
ports-no-no-irc = 得牌裡要有 IRC 才能交換，而你沒有。
ports-no-irc-used = IRC 每局只能交換一次，已經用掉了。
ports-no-cannot-swap-own-capture = IRC 不能和自己的得牌交換，請選擇其他地方的牌。
ports-no-no-such-card = 那裡沒有這張牌。
ports-no-no-ntp = 只有在 NTP 成為你的得牌的那一刻，才能指定組合。
ports-no-not-nameable = NTP 只能指定電子郵件、DHCP 或 over TLS。
ports-no-over = 遊戲已經結束了。

# Scoring
ports-score-hand = { $hand }：{ $count } 張，{ $count } 分
ports-score-hsrp = { $hand }：由 HSRP 加倍，再加 { $points } 分
ports-score-zeroed = { $hand }：被 NTP 指定，0 分
ports-score-red = { $count ->
        [0] 沒有紅色標記：不扣分
       *[other] 紅色標記 { $count } 個：−{ $count } 分
    }
ports-score-why-points = 領先第二名 { $margin } 分。
ports-score-why-tie = 最高分同分：從莊家數起，{ $player } 的座位較前，因此獲勝。

# Coach: help in the first game
ports-coach-udp-self = UDP 牌可以把場牌整批拿走，場上又沒有紅色標記：自己拿下吧。
ports-coach-udp = UDP 牌可以把場牌整批拿走：看看這些牌對你值幾分，別忘了每個紅色標記會扣 1 分。
ports-coach-take = 收進手牌是為之後做準備：先留一張 UDP 牌，等場上累積夠多好牌再出手。
ports-coach-fetch = 場上累積了不少牌，又沒有紅色標記：你手上的 UDP 牌可以整批拿走。
ports-coach-red = 小心：得牌中每個紅色標記都會扣 1 分。
ports-coach-give-red = 場上滿是紅色標記時，正好整批當禮物送給別人。
ports-coach-ntp = 指定讓別人損失最大、自己損失最小的組合。
ports-coach-irc = 每局只能交換一次：用來湊齊自己的組合，或拆掉別人的組合。

# The table in sentences: for the terminal and for screen readers
ports-describe-field = 場上：{ $cards }。
ports-describe-field-empty = 場上沒有牌。
ports-describe-deck = 牌庫：{ $count } 張；頂牌：{ $card }。
ports-describe-deck-empty = 牌庫已經空了。
ports-describe-hand = { $player } 的手牌：{ $cards }。
ports-describe-hand-empty = { $player } 沒有手牌。
ports-describe-captures = { $player } 的得牌：{ $cards }。
ports-describe-zeroed = 不計分的組合：{ $sets }。

# Cards, aids and scores in sentences: for the terminal and for screen readers
ports-describe-whois = whois 生效：這回合你看得到所有牌的兩面。
ports-describe-whois-eased = whois 生效：這回合你看得到牌庫頂牌的兩面。
ports-describe-irc-used = IRC 交換已經用掉了。
ports-read-name-hidden = 你只看得到連接埠。知道它屬於哪個通訊協定，你就領先一步。
ports-read-red = 有弱點：得到它的人扣 1 分。
ports-read-counts-for = 計入的組合：{ $sets }。
ports-read-members = { $cards }。
ports-read-set-scores = 同一組合的得牌滿兩張，每張就得 1 分。
ports-aid-score = { $player }：得牌 { $captures } 張，紅色標記 { $reds } 個，目前 { $score } 分。
ports-aid-hidden = { $player }：得牌 { $captures } 張，紅色標記 { $reds } 個；其中 { $unknown } 張看不到名稱。
ports-aid-set = { $player } 的「{ $hand }」（全組 { $all } 張）：{ $cards }。
ports-score-of = { $player } 的計分：
ports-score-game = 第 { $game } 局：{ $points } 分

# What wins, and how far everybody is
ports-standing-goal = { $games ->
        [1] 組合得分最高者獲勝。
       *[other] { $games } 局的組合得分合計最高者獲勝。
    }
ports-standing-captures = 得牌 { $count } 張{ $reds ->
        [0] {""}
       *[other] ，紅色標記 { $reds } 個
    }
ports-score-of-items = { $player } 得 { $points } 分（{ $items }）
ports-score-of-nothing = { $player } 得 { $points } 分
ports-score-item-set = { $hand } +{ $count }
ports-score-item-doubled = HSRP 加倍的 { $hand } +2×{ $count }
ports-score-item-zeroed = NTP 指定的 { $hand } +0
ports-score-item-red = 紅色標記 −{ $count }
ports-score-total = 合計 { $points } 分

# 選項好在哪裡：顯示在提示與檢討中。
ports-why-points = 讓你的得牌多值 { $points } 分
ports-why-captures = { $count ->
        [1] 場上的那張牌歸你
       *[other] 場上 { $count } 張牌全部歸你
    }
ports-why-captures-other = 只有 { $count } 張牌給 { $player }
ports-why-reds = 只會拿到 { $count } 個紅色標記
ports-why-no-reds = 不會拿到紅色標記
ports-why-reds-other = 把 { $count } 個紅色標記塞給 { $player }
ports-why-fetches = { $count ->
        [1] 是 UDP 牌，馬上可以拿走這張牌本身
       *[other] 是 UDP 牌，馬上可以拿走 { $count } 張
    }
ports-why-family = 能和你的 { $count } 張得牌湊成組合
ports-why-feeds = 只和 { $player } 的 { $count } 張得牌湊得成組合
ports-why-feeds-none = 和別人的得牌都湊不成組合
ports-why-keeps = 手上還留著 { $count } 張 UDP 牌
ports-why-harm = 讓 { $player } 少 { $points } 分
ports-why-costs = 你只損失 { $points } 分
ports-why-spares = 你沒有損失
