# Ports: every text of the game.
# In English a 役 is a "set"; a "hand" is the cards a player holds. Key names say "hand" for both.

# The game
ports-title = Ports
ports-tagline = Collect sets of protocols, and know your port numbers by heart.
ports-minutes = 15
ports-attribution = An unofficial implementation of the card game ポート札 (Ports). The source we had gives neither a title page nor an author. This version is not made or endorsed by the game’s creators, and the original texts and art are not included. Two tables are ours: the transports follow common practice, and eight of the ten red marks are our choice.

# Cards: the name, what it is in the real world, what a defender does about it.
# These notes are shown beside a name face: never a port number, never a transport.

ports-card-kerberos = Kerberos
ports-card-kerberos-what = You sign in once, and tickets that soon expire then prove to other services who you are. Windows domains rely on it.
ports-card-kerberos-defend = Give service accounts long random passwords, turn off old ciphers such as RC4, and watch for unusual ticket requests.

ports-card-ldap = LDAP
ports-card-ldap-what = Looks up people, groups and devices in a directory. Without extra protection, even passwords can cross the network in readable form.
ports-card-ldap-defend = Require signing, or encryption with LDAPS, refuse anonymous queries, and never expose the directory to the internet.

ports-card-ike = IKE
ports-card-ike-what = Two VPN endpoints use it to check each other and to agree on the keys of an IPsec tunnel.
ports-card-ike-defend = Use IKEv2 with certificates or strong keys, turn off the old version’s aggressive mode, and patch VPN gateways quickly.

ports-card-ldaps = LDAPS
ports-card-ldaps-what = LDAP inside a TLS connection: the same directory lookups, but encrypted.
ports-card-ldaps-defend = Make sure clients really check the server’s certificate, renew it in time, and let only those who need the directory reach it.

ports-card-dhcp-server = DHCP server
ports-card-dhcp-server-what = The side that hands out IP addresses, the gateway and the DNS servers to devices joining a network.
ports-card-dhcp-server-defend = Turn on DHCP snooping in the switches so that only your own server can answer, and track down any server you do not know.

ports-card-dhcp-client = DHCP client
ports-card-dhcp-client-what = The side of a device that joins a network: it asks for an address and listens for the offer.
ports-card-dhcp-client-defend = A client tends to believe any server that answers. Block rogue servers at the switch, and use 802.1X to decide who may join at all.

ports-card-dhcpv6-client = DHCPv6 client
ports-card-dhcpv6-client-what = A device’s side of DHCP for IPv6: it asks for addresses and settings.
ports-card-dhcpv6-client-defend = It is often active where nobody planned for IPv6. Include IPv6 in firewall rules and monitoring, or turn it off on purpose.

ports-card-dhcpv6-server = DHCPv6 server
ports-card-dhcpv6-server-what = Hands out IPv6 addresses and settings such as the DNS servers to use.
ports-card-dhcpv6-server-defend = A fake one can quietly become everybody’s DNS server. Turn on DHCPv6 guard and RA guard in the switches.

ports-card-dns = DNS
ports-card-dns-what = Turns names such as example.org into addresses. Almost every connection starts with it.
ports-card-dns-defend = Let only your own clients use your resolver, keep a log of queries, and look for tunnels and odd domains. DNSSEC helps to spot forged answers.

ports-card-dot = DNS over TLS
ports-card-dot-what = Sends DNS queries through a TLS connection, so that nobody on the way can read or change them.
ports-card-dot-defend = Offer it on your own resolver, and decide which outside resolvers are allowed, so that filtering and logging keep working.

ports-card-ftp = FTP
ports-card-ftp-what = The control side of an old way to transfer files: login and commands, all readable on the way.
ports-card-ftp-defend = Replace it with SFTP or FTPS, turn off anonymous login, and close it towards the internet.

ports-card-ftp-data = FTP-data
ports-card-ftp-data-what = FTP’s second connection, which carries the files themselves. In active mode the server opens it back to the client.
ports-card-ftp-data-defend = The files travel unencrypted, so move to SFTP. Do not leave wide holes in the firewall for connections coming back in.

ports-card-tftp = TFTP
ports-card-tftp-what = A tiny file transfer without any login, used to boot devices and to load firmware or settings.
ports-card-tftp-defend = Keep it read-only inside a management network, turn it off when it is not needed, and prefer HTTPS where devices support it.

ports-card-smtp = SMTP
ports-card-smtp-what = Carries mail from one mail server to the next.
ports-card-smtp-defend = Use TLS between servers, never relay mail for strangers, and publish SPF, DKIM and DMARC.

ports-card-pop3 = POP3
ports-card-pop3-what = Downloads mail from a mailbox to a device. Without TLS, both password and mail are readable on the way.
ports-card-pop3-defend = Move users to POP3S or IMAPS, and refuse logins without encryption.

ports-card-imap = IMAP
ports-card-imap-what = Reads mail that stays on the server, from as many devices as you like. A connection starts out unencrypted.
ports-card-imap-defend = Allow login only after TLS has started, or offer IMAPS alone, and watch for password guessing.

ports-card-submission = Submission
ports-card-submission-what = Here a user’s mail program logs in and hands new mail to its own mail server.
ports-card-submission-defend = Require TLS and a login, limit how much one account may send, and look into accounts that suddenly send a lot.

ports-card-imaps = IMAPS
ports-card-imaps-what = IMAP inside TLS from the very start: reading mail on the server, encrypted.
ports-card-imaps-defend = Keep certificates valid and old TLS versions off. Passwords can still be guessed, so add a second factor.

ports-card-pop3s = POP3S
ports-card-pop3s-what = POP3 inside TLS from the very start: downloading mail, encrypted.
ports-card-pop3s-defend = Turn off the unencrypted sibling, keep certificates valid, and watch for logins from unusual places.

ports-card-snmp = SNMP
ports-card-snmp-what = Reads the state of switches, printers and servers, and can change their settings. The older versions guard this only with a community string, a password that anyone on the way can read.
ports-card-snmp-defend = Use SNMPv3 with encryption, replace default community strings such as “public”, and allow queries only from the monitoring station.

ports-card-snmp-trap = SNMP-trap
ports-card-snmp-trap-what = A device reports by itself that something happened, such as a failed fan or a lost link.
ports-card-snmp-trap-defend = Accept reports only from known devices, prefer SNMPv3, and query the devices regularly as well.

ports-card-syslog = syslog
ports-card-syslog-what = Gathers the log messages of many devices in one place. In its classic form it neither encrypts nor checks the sender.
ports-card-syslog-defend = Send logs through TLS where you can, keep them out of an intruder’s reach, and raise an alarm when a device falls silent.

ports-card-lpr = LPR
ports-card-lpr-what = The old Unix way to send jobs to a print queue, without encryption or a real login.
ports-card-lpr-defend = Print with IPP over TLS instead, turn LPR off in the printer, and keep printers in a network of their own.

ports-card-ipp = IPP
ports-card-ipp-what = Today’s way to print over a network: it sends jobs, asks for the printer’s state, and can use TLS.
ports-card-ipp-defend = Turn on TLS, update printer firmware, and never let a printer be reached from the internet.

ports-card-ssh = SSH
ports-card-ssh-what = An encrypted command line on a remote machine. It also carries file copies and tunnels.
ports-card-ssh-defend = Use keys instead of passwords, forbid direct root login, limit who can reach it, and watch for failed logins.

ports-card-telnet = Telnet
ports-card-telnet-what = A command line on a remote machine without encryption: anyone on the way can read the password.
ports-card-telnet-defend = Replace it with SSH, and search the network for old devices that still answer. Botnets feed on their default passwords.

ports-card-rlogin = rlogin
ports-card-rlogin-what = An old Unix remote login that simply trusts certain machines, and encrypts nothing.
ports-card-rlogin-defend = Turn it off and use SSH. Delete leftover .rhosts and hosts.equiv files.

ports-card-bgp = BGP
ports-card-bgp-what = Internet providers and large networks use it to tell each other which addresses they can reach.
ports-card-bgp-defend = Filter the routes you accept, validate them with RPKI, and watch for others announcing your addresses.

ports-card-rip = RIP
ports-card-rip-what = A small, old routing protocol: routers tell their neighbours how many hops away each network is.
ports-card-rip-defend = Move to OSPF or at least to RIPv2, with authentication, and send no routing messages into user networks.

ports-card-ripng = RIPng
ports-card-ripng-what = RIP for IPv6: neighbouring routers exchange the distances to IPv6 networks.
ports-card-ripng-defend = It has no authentication of its own. Run it only on links between routers, protect it with IPsec, or choose OSPFv3.

ports-card-http = HTTP
ports-card-http-what = Carries web pages without encryption: anyone on the way can read them or change them.
ports-card-http-defend = Redirect everything to HTTPS, turn on HSTS, and never ask for a password over it.

ports-card-https = HTTPS
ports-card-https-what = HTTP inside TLS: the page is encrypted, and a certificate proves the server’s name.
ports-card-https-defend = Renew certificates automatically and turn off old TLS versions. Remember that attackers use encryption too.

ports-card-whois = whois
ports-card-whois-what = Asks a public register who holds a domain or a range of addresses. Question and answer are readable on the way.
ports-card-whois-defend = Use RDAP, its successor over HTTPS, and keep personal data out of your entries. A very young domain in a mail is a warning sign.

ports-card-ntp = NTP
ports-card-ntp-what = Keeps the clocks of computers in step. Logs, certificates and tickets all depend on the right time.
ports-card-ntp-defend = Use several trusted sources, with NTS if possible, and refuse the status queries that attackers use to amplify floods.

ports-card-irc = IRC
ports-card-irc-what = An early chat network with channels. Botnets have long taken their orders there.
ports-card-irc-defend = If nobody needs it, block it outbound and treat every attempt as a hint of an infected machine.

ports-card-hsrp = HSRP
ports-card-hsrp-what = Several routers share one gateway address, so that another takes over when one fails. It comes from Cisco.
ports-card-hsrp-defend = Turn on strong authentication and keep its messages out of user networks: a forged one can make an attacker the gateway.

# Sets (役)
ports-hand-authentication = Authentication
ports-hand-dhcp = DHCP
ports-hand-dns = DNS
ports-hand-file-transfer = File Transfer
ports-hand-e-mail = E-Mail
ports-hand-monitoring = Monitoring
ports-hand-printer = Printer
ports-hand-remote-access = Remote Access
ports-hand-routing = Routing
ports-hand-web = Web
ports-hand-over-tls = over TLS
ports-hand-v6 = v6

# What the special cards do
ports-special-whois = While whois is among your captures, in your own turn you also see the hidden faces of the deck’s top card, the field, and everybody’s hands and captures.
ports-special-whois-eased = While whois is among your captures, in your own turn you also see the hidden face of the deck’s top card.
ports-special-ntp = The moment NTP becomes your capture, a gift too, you may name E-Mail, DHCP or over TLS. That set then scores 0 for everyone; red marks still cost their point.
ports-special-irc = In your own turn, swap IRC from your captures for another player’s capture, any hand card, a field card or the deck’s top card. This works once in the whole game, whoever does it.
ports-special-hsrp = At scoring, whoever has HSRP among their captures gets their second-best set doubled.

# Switches of a table
ports-switch-captures-name-up = Captures lie name face up
ports-switch-captures-name-up-help = Easier: everyone reads the names of captured cards instead of their ports.
ports-switch-beginners = Beginners
ports-switch-beginners-help = Easier for the chosen seats: they may look at the hidden faces of the field and of other players’ hands and captures, but not of the deck.
ports-switch-red = Red marks
ports-switch-red-help = Choose which cards carry the red mark; each one costs its owner a point at scoring.
ports-switch-dot-over-tls = DNS over TLS counts for over TLS
ports-switch-dot-over-tls-help = DNS over TLS then belongs to two sets, DNS and over TLS.
ports-switch-dual-transport = More cards with TCP+UDP
ports-switch-dual-transport-help = LDAP, HTTPS and DNS over TLS count as TCP+UDP instead of TCP.
ports-switch-games = Number of games
ports-switch-games-help = With more than one game, the dealer moves on to the next seat each time and the totals decide.

# Marks on the cards
ports-tcp = TCP
ports-udp = UDP
ports-both = TCP+UDP
ports-red = Vulnerable
ports-white = No red mark
ports-port-face = { $port } { $transport }
ports-both-faces = { $name } ({ $port })
ports-red-card = vulnerable { $card }

# Prompts: what the awaited player is asked
ports-prompt-act = Your turn: put a card on the field, from your hand or from the deck, or take the deck’s top card into your hand.
ports-prompt-act-irc = Your turn: put a card on the field or take the deck’s top card into your hand. You may also swap with IRC now.
ports-prompt-udp = { $count ->
        [one] You put down a UDP card: give it to one player, or leave it on the field.
        [2] You put down a UDP card: give both field cards to one player, or leave them.
       *[other] You put down a UDP card: give all { $count } field cards to one player, or leave them.
    }
ports-prompt-both = Your card is TCP+UDP: treat it as TCP and leave the field, or as UDP and give all field cards to one player.
ports-prompt-ntp = NTP is now your capture: name E-Mail, DHCP or over TLS, which then scores 0 for everyone, or name none.
ports-prompt-irc = Last chance in this turn: swap with IRC, or end your turn.
ports-prompt-over = The game is over.

# The same moments, as the others see them
ports-wait-act = Waiting for { $player } to choose an action.
ports-wait-udp = Waiting for { $player } to give the field cards away or leave them.
ports-wait-ntp = Waiting for { $player } to name a set with NTP, or none.
ports-wait-irc = Waiting for { $player } to swap with IRC or end the turn.

# Actions
ports-act-play = Play { $card }
ports-act-turn = Turn { $card } from the deck onto the field
ports-act-take = Take { $card } into your hand
ports-act-turn-empty = Turn the top card of the deck onto the field
ports-act-take-empty = Take the top card of the deck into your hand
ports-act-leave = Leave the field as it is
ports-act-give = { $count ->
        [one] Give the field card to { $player }
        [2] Give both field cards to { $player }
       *[other] Give all { $count } field cards to { $player }
    }
ports-act-give-self = { $count ->
        [one] Capture the field card yourself
        [2] Capture both field cards yourself
       *[other] Capture all { $count } field cards yourself
    }
ports-act-name = Name { $hand }
ports-act-name-none = Name no set
ports-act-swap-field = Swap IRC for { $card } on the field
ports-act-swap-capture = Swap IRC for { $card }, captured by { $player }
ports-act-swap-hand = Swap IRC for { $card } in the hand of { $player }
ports-act-swap-own-hand = Swap IRC for { $card } in your own hand
ports-act-swap-deck = Swap IRC for { $card } on top of the deck
ports-act-end = End your turn

# Events: the log. A sentence never pairs a card’s name with its port.
ports-event-dealt = { $games ->
        [1] The cards are dealt; the dealer is { $dealer }.
       *[other] Game { $game } of { $games }: the cards are dealt; the dealer is { $dealer }.
    }
ports-event-laid = { $card } was turned from the deck onto the empty field.
ports-event-played = { $player } played { $card } from the hand.
ports-event-turned = { $player } turned { $card } from the deck onto the field.
ports-event-took = { $player } took { $card } from the deck into the hand.
ports-event-left = { $player } left the field as it is.
ports-event-captured-own = { $count ->
        [one] { $player } captured the one field card.
        [2] { $player } captured both field cards.
       *[other] { $player } captured all { $count } field cards.
    }
ports-event-gave = { $count ->
        [one] { $player } gave the one field card to { $to }.
        [2] { $player } gave both field cards to { $to }.
       *[other] { $player } gave all { $count } field cards to { $to }.
    }
ports-event-named = { $player } named { $hand }: it scores 0 for everyone.
ports-event-named-none = { $player } named no set.
ports-event-swapped-field = { $player } swapped IRC for { $card } on the field.
ports-event-swapped-capture = { $player } swapped IRC for { $card } from { $owner ->
        [you] your captures
       *[other] the captures of { $owner }
    }.
ports-event-swapped-hand = { $player } swapped IRC for { $card } from { $owner ->
        [you] your hand
       *[other] the hand of { $owner }
    }.
ports-event-swapped-own-hand = { $player } swapped IRC for { $card } from { $player ->
        [you] your
       *[other] their
    } own hand.
ports-event-swapped-deck = { $player } swapped IRC for { $card } from the top of the deck.
ports-event-skipped = { $player } had no card to play and the deck is empty: { $player ->
        [you] your
       *[other] the
    } turn was skipped.
ports-event-scored = { $games ->
        [1] The game was scored.
       *[other] Game { $game } was scored.
    } { $scores }.
ports-event-won = { $score ->
        [one] { $player } won with { $score } point.
       *[other] { $player } won with { $score } points.
    }

# Refusals: why not
ports-no-not-your-turn = It is not your turn: wait until you are asked.
ports-no-wrong-step = That cannot be done at this point of the turn.
ports-no-not-in-hand = You can only play a card from your own hand, and this one is not there.
ports-no-hand-full = A hand holds two cards at most, and you have two: play one first.
ports-no-deck-empty = The deck is empty: only cards from hands can be played now.
ports-no-no-such-player = There is no such player at this table.
ports-no-no-irc = To swap you need IRC among your captures, and it is not there.
ports-no-irc-used = The IRC swap works once in a game, and it has been used.
ports-no-cannot-swap-own-capture = IRC cannot be swapped for one of your own captures: choose a card elsewhere.
ports-no-no-such-card = That card is not in that place.
ports-no-no-ntp = A set can only be named at the moment NTP becomes your capture.
ports-no-not-nameable = NTP can only name E-Mail, DHCP or over TLS.
ports-no-over = The game is over.

# Scoring
ports-score-hand = { $count ->
        [one] { $hand }: { $count } card, { $count } point
       *[other] { $hand }: { $count } cards, { $count } points
    }
ports-score-hsrp = { $points ->
        [one] { $hand }, doubled by HSRP: { $points } point more
       *[other] { $hand }, doubled by HSRP: { $points } points more
    }
ports-score-zeroed = { $hand }: named by NTP, 0 points
ports-score-red = { $count ->
        [0] No red marks: nothing deducted
        [one] { $count } red mark: −{ $count }
       *[other] { $count } red marks: −{ $count }
    }
ports-score-why-points = { $margin ->
        [one] { $margin } point ahead of second place.
       *[other] { $margin } points ahead of second place.
    }
ports-score-why-tie = A tie at the top: { $player ->
        [you] you sit
       *[other] { $player } sits
    } earlier, counted from the dealer.

# Coach: help in the first game
ports-coach-udp-self = A UDP card can fetch the whole field, and no red mark lies there: take it.
ports-coach-udp = A UDP card can fetch the whole field: look at what those cards are worth to you, and that red marks cost a point each.
ports-coach-take = A card in your hand is a plan for later: a UDP card waits there for a rich field.
ports-coach-fetch = Many cards without a red mark lie on the field: your UDP card would fetch them all.
ports-coach-red = Careful: every red mark you capture costs a point.
ports-coach-give-red = A field full of red marks makes a fine gift for somebody else.
ports-coach-ntp = Name the set that hurts the others most and you least.
ports-coach-irc = The swap works only once in the game: use it to complete a set or to break somebody else’s.

# The table in sentences: for the terminal and for screen readers
ports-describe-field = Field: { $cards }.
ports-describe-field-empty = The field is empty.
ports-describe-deck = { $count ->
    [one] Deck: one card, { $card }.
   *[other] Deck: { $count } cards, { $card } on top.
}
ports-describe-deck-empty = The deck is empty.
ports-describe-hand = { $player ->
        [you] your hand
       *[other] Hand of { $player }
    }: { $cards }.
ports-describe-hand-empty = { $player ->
        [you] you have
       *[other] { $player } has
    } no card in hand.
ports-describe-captures = { $player ->
        [you] your captures
       *[other] Captures of { $player }
    }: { $cards }.
ports-describe-zeroed = These sets score nothing: { $sets }.

# Cards, aids and scores in sentences: for the terminal and for screen readers
ports-describe-whois = whois works: in this turn you see both faces of every card.
ports-describe-whois-eased = whois works: in this turn you see both faces of the deck’s top card.
ports-describe-irc-used = The IRC swap is used up.
ports-read-name-hidden = You see only its port. Whose is it? If you know, you are ahead.
ports-read-red = Vulnerable: costs whoever has captured it a point.
ports-read-counts-for = Counts for { $sets }.
ports-read-members = { $cards }.
ports-read-set-scores = Two or more captured cards of a set score one point each.
ports-aid-score = { $player }: captures { $captures }, red marks { $reds }, points so far { $score }.
ports-aid-hidden = { $player }: captures { $captures }, red marks { $reds }; you do not see the names of { $unknown }.
ports-aid-set = { $player ->
        [you] you have
       *[other] { $player } has
    } for { $hand }, a set of { $all }: { $cards }.
ports-score-of = How { $player } scored:
ports-score-game = Game { $game }: { $points }

# What wins, and how far everybody is
ports-standing-goal = { $games ->
        [one] The most points from sets win.
       *[other] The most points from sets over { $games } games win.
    }
ports-standing-captures = { $count ->
        [one] { $count } capture
       *[other] { $count } captures
    }{ $reds ->
        [0] {""}
        [one] , { $reds } red mark
       *[other] , { $reds } red marks
    }
ports-score-of-items = { $player }: { $points } ({ $items })
ports-score-of-nothing = { $player }: { $points }
ports-score-item-set = { $hand } { $count }
ports-score-item-doubled = { $hand } 2 × { $count } by HSRP
ports-score-item-zeroed = { $hand } 0 by NTP
ports-score-item-red = red marks −{ $count }
ports-score-total = { $points ->
        [one] { $points } point in all
       *[other] { $points } points in all
    }

# Why an option is good: shown with a hint and in the review.
ports-why-points = { $points ->
    [one] makes your captures worth 1 point more
   *[other] makes your captures worth { $points } points more
}
ports-why-captures = { $count ->
    [one] brings you the card on the field
    [2] brings you both cards on the field
   *[other] brings you all { $count } cards on the field
}
ports-why-captures-other = { $count ->
    [one] gives { $player } only 1 card
   *[other] gives { $player } { $count } cards
}
ports-why-reds = { $count ->
    [one] brings only 1 red mark
   *[other] brings only { $count } red marks
}
ports-why-no-reds = brings no red mark
ports-why-reds-other = { $count ->
    [one] hands { $player } a red mark
   *[other] hands { $player } { $count } red marks
}
ports-why-fetches = { $count ->
    [one] UDP: it can fetch itself at once
   *[other] UDP: it can fetch { $count } cards at once
}
ports-why-family = { $count ->
    [one] makes a set with 1 of your captures
   *[other] makes a set with { $count } of your captures
}
ports-why-feeds = { $count ->
    [one] would make a set with only 1 of { $player }’s captures
   *[other] would make a set with only { $count } of { $player }’s captures
}
ports-why-feeds-none = makes no set with anybody else’s captures
ports-why-keeps = { $count ->
    [one] keeps a UDP card in your hand
   *[other] keeps { $count } UDP cards in your hand
}
ports-why-harm = { $points ->
    [one] takes 1 point from { $player }
   *[other] takes { $points } points from { $player }
}
ports-why-costs = { $points ->
    [one] costs you only 1 point
   *[other] costs you only { $points } points
}
ports-why-spares = costs you nothing
