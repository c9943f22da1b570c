## The guided first game of Ports.

lesson-ports-faces = Two faces of a card
lesson-ports-play-tcp = Every card has a protocol’s name on one face and its port on the other. Your hand shows the names. Play HTTPS: it turns over to its port.
lesson-ports-turned-over = There it lies as port 443. It is TCP, so nothing more happens: it waits on the field for somebody to collect it.
lesson-ports-transports = TCP waits, UDP collects
lesson-ports-play-udp = Now play RIPng. It uses UDP: whoever lays a UDP card may hand out the whole field at once.
lesson-ports-sweep = All cards go to one player, and you choose who. 443 is HTTPS and 993 is IMAPS: they belong together, so take them yourself.
lesson-ports-sets = Sets and red marks
lesson-ports-scored = Two cards of a set score one point each: HTTPS and IMAPS both run over TLS. Telnet sends passwords in the clear. It is marked red and costs a point.
lesson-ports-which = Which of these would you rather catch next, and why?
lesson-ports-which-mail = POP3S, port 995
lesson-ports-which-mail-reply = Yes. It is a third card over TLS, and with IMAPS it makes a pair of E-Mail too. A card counts in both of its sets.
lesson-ports-which-login = rlogin, port 513
lesson-ports-which-login-reply = With Telnet it makes a pair worth two points. But both are red: minus two. Nothing is gained.
lesson-ports-deck = The deck shows a name
lesson-ports-take = Your hand is empty. The deck’s top card shows its name, DNS over TLS. Take it: with fewer than two cards in hand you may.
lesson-ports-gifts = Keep it or give it away
lesson-ports-turn = A red card lies on the field. Next in the deck is DHCPv6 client, which uses UDP. Turn it up, and the field is yours to hand out.
lesson-ports-keep-or-give = Red marks hurt whoever gets them, so they make a nasty gift. But DHCPv6 client goes with your RIPng. What would you do?
lesson-ports-keep-or-give-keep = Keep both cards
lesson-ports-keep-or-give-keep-reply = RIPng and DHCPv6 client make the set v6: two points for one red mark. And the set can still grow.
lesson-ports-keep-or-give-give = Give them to my opponent
lesson-ports-keep-or-give-give-reply = It costs your opponent a point. Keeping them gains you one, and a set that can still grow. Both are good moves.
lesson-ports-gift = A red mark costs whoever gets it a point. Give the field to your opponent.
lesson-ports-specials = Special cards
lesson-ports-hsrp = Your opponent holds HSRP, one of four special cards: it doubles the second-best set of whoever collects it. Press a special card to read what it does.
