## 連接埠紙牌的引導式第一局。

lesson-ports-faces = 一張牌的兩面
lesson-ports-play-tcp = 每張牌一面是通訊協定名稱，另一面是連接埠。你的手牌看得到名稱。打出 HTTPS，它會翻成連接埠那一面。
lesson-ports-turned-over = 它以 443 的樣子躺在場上。因為是 TCP，不會再發生別的事：留在場上等人來收。
lesson-ports-transports = TCP 等待，UDP 收牌
lesson-ports-play-udp = 接著打出 RIPng。它用 UDP：打出 UDP 牌的人，可以把整個場上的牌一次交給一位玩家。
lesson-ports-sweep = 場上的牌全部歸同一位玩家，由你決定是誰。443 是 HTTPS，993 是 IMAPS，兩張同組，自己收下吧。
lesson-ports-sets = 組合與紅色標記
lesson-ports-scored = HTTPS 和 IMAPS 都屬於 over TLS，同組兩張起每張 1 分。Telnet 用明文傳送密碼，所以有紅色標記，扣 1 分。
lesson-ports-which = 接下來你比較想收哪一張？為什麼？
lesson-ports-which-mail = POP3S（連接埠 995）
lesson-ports-which-mail-reply = 沒錯。它是第三張 over TLS，又和 IMAPS 湊成電子郵件。一張牌在兩個組合裡都算分。
lesson-ports-which-login = rlogin（連接埠 513）
lesson-ports-which-login-reply = 它和 Telnet 湊成一對得 2 分，但兩張都有紅色標記，扣 2 分，等於白忙一場。
lesson-ports-deck = 牌庫露出名稱
lesson-ports-take = 你沒有手牌了。牌庫頂牌露出的名稱是 DNS over TLS。手牌不到兩張時可以把它收進手牌。
lesson-ports-gifts = 自己收，還是送人
lesson-ports-turn = 場上有一張紅色標記的牌。牌庫頂牌是用 UDP 的 DHCPv6 用戶端。翻開它，整個場就由你分配。
lesson-ports-keep-or-give = 紅色標記會讓得到的人扣分，是份討厭的禮物。不過 DHCPv6 用戶端和你的 RIPng 同組。你會怎麼做？
lesson-ports-keep-or-give-keep = 兩張都自己收
lesson-ports-keep-or-give-keep-reply = RIPng 和 DHCPv6 用戶端湊成「v6」得 2 分，只扣 1 分，而且這個組合還能再增加。
lesson-ports-keep-or-give-give = 送給對手
lesson-ports-keep-or-give-give-reply = 對手會扣 1 分。自己收則淨得 1 分，組合還能再增加。兩種都是好棋。
lesson-ports-gift = 紅色標記會讓得到的人扣 1 分。把場上的牌送給對手吧。
lesson-ports-specials = 特殊牌
lesson-ports-hsrp = 對手的手牌有 HSRP，是四張特殊牌之一：得到它的人，分數第二高的組合加倍。點選特殊牌可以看說明。
