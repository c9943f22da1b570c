## ポート札の、案内つきの最初のゲーム。

lesson-ports-faces = カードの2つの面
lesson-ports-play-tcp = カードの片面はプロトコル名、もう片面はポート番号です。手札には名前が見えています。HTTPSを出すと、裏返って番号の面になります。
lesson-ports-turned-over = 443番として場に出ました。TCPなのでほかには何も起こりません。誰かが取るまで場で待ちます。
lesson-ports-transports = TCPは待つ、UDPは集める
lesson-ports-play-udp = 次はRIPngを出しましょう。UDPのカードを出した人は、場のカード全部を1人に渡せます。
lesson-ports-sweep = 場のカードは全部まとめて1人のものになります。443はHTTPS、993はIMAPSで、同じ役です。自分で取りましょう。
lesson-ports-sets = 役と赤い印
lesson-ports-scored = HTTPSとIMAPSはどちらもover TLS。同じ役が2枚そろうと1枚1点です。Telnetはパスワードを平文で送るので赤い印、1点の減点です。
lesson-ports-which = 次に取るなら、どちらがよいでしょう。理由も考えてみてください。
lesson-ports-which-mail = POP3S（995番）
lesson-ports-which-mail-reply = そのとおり。over TLSの3枚目で、IMAPSとは電子メールの役もできます。1枚が2つの役で数えられます。
lesson-ports-which-login = rlogin（513番）
lesson-ports-which-login-reply = Telnetとそろって2点ですが、どちらも赤い印で2点の減点。差し引き0点です。
lesson-ports-deck = 山札は名前を見せている
lesson-ports-take = 手札がなくなりました。山札の一番上はDNS over TLSです。手札が1枚以下なら、加えることができます。
lesson-ports-gifts = 取るか、贈るか
lesson-ports-turn = 場に赤い印のカードがあります。山札の一番上はUDPのDHCPv6クライアント。めくれば、場をまとめて渡せます。
lesson-ports-keep-or-give = 赤い印は取った人の減点なので、困った贈り物になります。でもDHCPv6クライアントはRIPngと同じ役です。どうしますか。
lesson-ports-keep-or-give-keep = 2枚とも自分で取る
lesson-ports-keep-or-give-keep-reply = RIPngとDHCPv6クライアントで役「v6」、2点。赤い印で1点減っても、役はまだ伸ばせます。
lesson-ports-keep-or-give-give = 相手に渡す
lesson-ports-keep-or-give-give-reply = 相手は1点の減点です。自分で取れば差し引き1点の得で、役も伸ばせます。どちらもよい手です。
lesson-ports-gift = 赤い印は、取った人の1点の減点です。場のカードを相手に渡しましょう。
lesson-ports-specials = 特殊カード
lesson-ports-hsrp = 相手の手札のHSRPは4枚ある特殊カードの1枚で、取った人の2番目に高い役が2倍になります。押すと説明が読めます。
