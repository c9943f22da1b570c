# League of Hackers: the colours, the action tiles and every card.
# Numbers stand on the cards as symbols; -effect says what a defence card does in the game.
# -what and -defend speak of the real world.
# Each colour has a theme, and attacks and servers keep to the themes of their colours.

# Colours
league-colour-red = red
league-colour-red-what = Red is the web: sites, shops and everything that answers a browser.
league-colour-yellow = yellow
league-colour-yellow-what = Yellow is the network: lines, radio and the services that join machines.
league-colour-green = green
league-colour-green-what = Green is people: their accounts, their passwords and their trust.
league-colour-blue = blue
league-colour-blue-what = Blue is the system: the machines and the software that runs on them.

# Action tiles
league-tile-install = Install
league-tile-defend = Defend
league-tile-attack = Attack
league-tile-repair = Repair

# Defence cards

league-defence-thin-provision = Thin Provision
league-defence-thin-provision-effect = When you install a server that costs more than 1 card, this card is tapped by itself and the server costs 1 card less. Several of these add up, but the price never falls under 1.
league-defence-thin-provision-what = Storage is promised to many systems but taken up only as they really fill it, so that a new server costs little at first.
league-defence-thin-provision-defend = Watch how full the real disks are and set alarms well before the end: when promised space runs out, every server on it stops at once.

league-defence-incident-response = Incident Response
league-defence-incident-response-effect = When you repair with at least one card, you may tap this card: remove 2 more damage from anywhere. Several of these can serve one repair.
league-defence-incident-response-what = A team with a rehearsed plan that finds out what happened, stops it from spreading and brings services back.
league-defence-incident-response-defend = Write down who decides what, keep the telephone numbers on paper too, practise with exercises such as this one, and learn from every incident.

league-defence-solid-state-cache = Solid State Cache
league-defence-solid-state-cache-effect = Each time you install a server, you score 1 point.
league-defence-solid-state-cache-what = Fast memory chips in front of slower disks hold what is asked for most, so that a new service answers quickly from its first day.
league-defence-solid-state-cache-defend = Speed is also reserve against overload. Encrypt what is cached, and plan for the day the cache fails.

league-defence-auto-recovery = Auto Recovery
league-defence-auto-recovery-effect = At the end of each round, remove 2 damage from anywhere on your servers before points are counted.
league-defence-auto-recovery-what = Systems that notice a failure and restart, switch over or rebuild themselves without waiting for a person.
league-defence-auto-recovery-defend = Test the switch-over regularly, rebuild from images known to be clean, and have every recovery reported: a machine that heals itself too often is hiding something.

league-defence-certification-audit = Certification Audit
league-defence-certification-audit-effect = At the end of each round, you score 1 point for each of your servers without damage.
league-defence-certification-audit-what = Independent examiners check whether an organisation really protects its information as a standard demands, and confirm it in public.
league-defence-certification-audit-defend = Treat findings as free advice rather than as blame, gather evidence throughout the year, and remember that a certificate shows a moment, not a guarantee.

league-defence-proof-of-concept = Proof of Concept
league-defence-proof-of-concept-effect = When your attack places damage on at least one opponent, you score 1 point.
league-defence-proof-of-concept-what = A harmless demonstration, made by researchers, that a vulnerability is real and not just theory.
league-defence-proof-of-concept-defend = Offer a clear way to report vulnerabilities and thank those who use it. Once a demonstration is public, patch first what it concerns.

league-defence-trojan-horse = Trojan Horse
league-defence-trojan-horse-effect = Your attacks in a colour marked on this card have 2 more normal strength, also those with direct damage only. Direct damage does not grow.
league-defence-trojan-horse-what = Malware that looks like a useful program, so that people install it themselves.
league-defence-trojan-horse-defend = Install software only from known sources, check signatures, let only approved programs run, and work without administrator rights.

league-defence-underground-market = Underground Market
league-defence-underground-market-effect = When one attack of yours places damage on at least two opponents, you score 2 points.
league-defence-underground-market-what = Hidden shops in which stolen data, access and attack services are traded. Whoever was hit once is often offered there again.
league-defence-underground-market-defend = Watch for your own names and passwords in leaks, change what has leaked at once, and report finds to the police and to those concerned.

league-defence-zero-day-attack = Zero-Day Attack
league-defence-zero-day-attack-effect = Your attacks in a colour marked on this card deal 2 more direct damage.
league-defence-zero-day-attack-what = An attack through a hole for which the maker has no patch yet, so that nobody has had a single day to prepare.
league-defence-zero-day-attack-defend = Do not rely on one wall: divide networks, grant few rights, watch for odd behaviour, and be able to switch a feature off until the patch arrives.

league-defence-deep-security = Deep Security
league-defence-deep-security-effect = Gives you 1 defence in every colour.
league-defence-deep-security-what = Defence in depth: several layers that do not share the same weakness, so that one mistake is not yet a disaster.
league-defence-deep-security-defend = Ask of each layer what happens if it fails. Prevention, detection and recovery belong together, in technology as well as in habits.

# Attack cards: red, the web

league-attack-a-01-red = Cross-Site Scripting
league-attack-a-01-red-what = Foreign script gets into a trusted web page and runs in the browsers of its visitors, with their rights.
league-attack-a-01-red-defend = Treat everything typed in as text when showing it, use frameworks that do so by themselves, and set a content security policy.

league-attack-a-02-red = SQL Injection
league-attack-a-02-red-what = Text entered in a form reaches the database as a command, because the program does not keep the two apart.
league-attack-a-02-red-defend = Hand values to queries as parameters only, let the application reach just the tables it needs, and test forms before release.

league-attack-a-03-red = Web Shell
league-attack-a-03-red-what = A small file left behind on a web server that lets an intruder come back and give commands, past all the walls outside.
league-attack-a-03-red-defend = Let the server write only where it must and run nothing from there, compare its files with the released ones, and rebuild it after a find.

league-attack-a-04-red = SSRF
league-attack-a-04-red-what = Server-side request forgery: a web application is talked into calling an address for somebody else, and so reaches inner systems that trust it.
league-attack-a-04-red-defend = Allow outgoing calls only to a fixed list, keep them away from inner addresses, and never trust a request just because it comes from inside.

# Attack cards: yellow, the network

league-attack-a-01-yellow = ARP Spoofing
league-attack-a-01-yellow-what = In a local network somebody answers in another’s name, and traffic takes a way it was never meant to take.
league-attack-a-01-yellow-defend = Let switches check such answers, keep networks small and separate, and encrypt inside too.

league-attack-a-02-yellow = DDoS
league-attack-a-02-yellow-what = A great many hijacked machines send traffic at once until a service drowns in it. The more machines, the worse.
league-attack-a-02-yellow-defend = Agree on filtering with your provider beforehand, spread services over several places, and practise the emergency.

league-attack-a-03-yellow = Evil Twin
league-attack-a-03-yellow-what = A wireless access point carries the name of a known one. Devices that join it have stepped outside all the walls at home.
league-attack-a-03-yellow-defend = Use enterprise Wi-Fi that proves its identity by certificate, stop devices from joining open networks by themselves, and use a VPN on the road.

league-attack-a-04-yellow = DNS Hijacking
league-attack-a-04-yellow-what = A domain’s entries are changed at the registrar or the name server, so that visitors and mail go elsewhere.
league-attack-a-04-yellow-defend = Protect registrar accounts with a second factor and a lock, sign zones with DNSSEC, and be alerted to every change.

# Attack cards: green, people

league-attack-a-01-green = Phishing
league-attack-a-01-green-what = A message pretends to come from somebody trusted and urges people to click, log in or pay in a hurry.
league-attack-a-01-green-defend = Make reporting easy and free of blame, confirm payments by a second channel, and use passkeys, which do not work on false sites.

league-attack-a-02-green = Password Spraying
league-attack-a-02-green-what = A few common passwords are tried on very many accounts, slowly enough that no single account is locked.
league-attack-a-02-green-defend = Refuse common passwords, require a second factor, and look at failed logins across all accounts together.

league-attack-a-03-green = Session Theft
league-attack-a-03-green-what = The token that shows a browser is already logged in is stolen. Password and second factor are not even asked for.
league-attack-a-03-green-defend = Keep sessions short, bind them to the device, ask again before important steps, and end all sessions at the first suspicion.

league-attack-a-04-green = MFA Fatigue
league-attack-a-04-green-what = MFA is login with a second factor. Somebody who already has the password sends login requests again and again until the tired owner approves one.
league-attack-a-04-green-defend = Have a number typed in instead of a mere yes, limit requests, prefer security keys, and treat a request nobody made as an alarm.

# Attack cards: blue, the system

league-attack-a-01-blue = Buffer Overflow
league-attack-a-01-blue-what = A program accepts more data than it has room for, overwrites its own memory, and no longer does what its makers meant.
league-attack-a-01-blue-defend = Write new code in memory-safe languages, switch on the compiler’s and the system’s protections, and patch services soon.

league-attack-a-02-blue = Ransomware
league-attack-a-02-blue-what = Data is encrypted and money demanded for its return. The longer the intruders prepare it, the greater the harm.
league-attack-a-02-blue-defend = Keep backups that cannot be changed and test restoring them, separate networks, and practise working without computers.

league-attack-a-03-blue = Rootkit
league-attack-a-03-blue-what = Malware that nests so deep in a system that the system itself helps to hide it from protection programs.
league-attack-a-03-blue-defend = Use secure boot and signed drivers, examine a suspicious machine from outside, and set it up anew rather than cleaning it.

league-attack-a-04-blue = Privilege Escalation
league-attack-a-04-blue-what = An ordinary account gains the rights of an administrator through a flaw or a careless setting.
league-attack-a-04-blue-defend = Patch systems that many people share, review who has which rights, and keep administrator accounts for administration only.

# Attack cards of two colours, and of all four

league-attack-a-05-red-yellow = Man in the Middle
league-attack-a-05-red-yellow-what = Somebody sits on the line between a browser and a site, and reads or changes what passes.
league-attack-a-05-red-yellow-defend = Serve everything over TLS with HSTS, check certificates, and never teach people to click warnings away.

league-attack-a-05-yellow-green = Remote Access Abuse
league-attack-a-05-yellow-green-what = A VPN or a remote desktop is opened from outside with somebody else’s login, as if the owner were working from home.
league-attack-a-05-yellow-green-defend = Require a second factor for every way in, close those that are not needed, and ask about logins at odd times or from odd places.

league-attack-a-05-green-blue = Infostealer
league-attack-a-05-green-blue-what = Malware that collects the passwords and sessions saved on a computer and sends them away within minutes.
league-attack-a-05-green-blue-defend = Keep work logins off private computers, use a password manager rather than the browser’s list, and renew everything after an infection.

league-attack-a-05-blue-red = Drive-by Download
league-attack-a-05-blue-red-what = Just visiting a web page that was tampered with is enough for malware to reach an outdated computer.
league-attack-a-05-blue-red-defend = Let browsers update themselves, block advertising and unknown scripts, and isolate the browser from the rest of the system.

league-attack-a-06 = Supply Chain Attack
league-attack-a-06-what = The attack comes with something trusted: an update, a library, a device or a service provider. It can hit anything that depends on it.
league-attack-a-06-defend = Know what your products are made of, check signatures and pin versions, give suppliers few rights, and watch what updates do.

# Servers of level 1

league-server-s-01 = Web Server
league-server-s-01-what = Delivers pages to every browser that asks. It faces the internet day and night.
league-server-s-01-defend = Keep it lean: no unused modules, no sample pages, current software, and logs that somebody reads.

league-server-s-02 = Reverse Proxy
league-server-s-02-what = Stands before other web servers, takes their visitors’ requests and passes them on.
league-server-s-02-defend = End TLS here with current settings, refuse malformed requests, and let inner servers accept only what comes from here.

league-server-s-03 = Wiki
league-server-s-03-what = Pages that a whole team writes together, often with far more in them than anyone remembers.
league-server-s-03-defend = Require logins with a second factor, keep passwords and keys out of the pages, and review who can read what.

league-server-s-04 = Content Management System
league-server-s-04-what = Lets editors fill a web site without programming. Its many extensions are its weak side.
league-server-s-04-defend = Use few extensions and remove abandoned ones, update automatically, and keep the administration pages off the open internet.

league-server-s-05 = DNS Server
league-server-s-05-what = Tells every machine which address belongs to a name. Without it, little else can be reached.
league-server-s-05-defend = Run at least two in different places, separate the public one from the one for inside, and log unusual questions.

league-server-s-06 = VPN Gateway
league-server-s-06-what = The door through which people work from elsewhere as if they sat in the office.
league-server-s-06-defend = Patch it within days, require a second factor, and let each person reach only what they need behind it.

league-server-s-07 = Print Server
league-server-s-07-what = Takes print jobs from all and hands them to the printers. It is easily forgotten and connected with everything.
league-server-s-07-defend = Switch the print service off where nobody prints, install only signed drivers, and put printers in a network of their own.

league-server-s-08 = Authentication Server
league-server-s-08-what = Checks who somebody is before Wi-Fi, VPN or programs let them in.
league-server-s-08-defend = Protect it more than what it protects, store no readable passwords, and raise an alarm when failures pile up.

league-server-s-09 = File Server
league-server-s-09-what = The folders that everyone shares, and where ransomware does the most harm.
league-server-s-09-defend = Give write access sparingly, keep snapshots that users cannot delete, and notice when very many files change at once.

league-server-s-10 = Backup Server
league-server-s-10-what = Keeps copies of all the others, and is the last hope when they are lost.
league-server-s-10-defend = Keep one copy offline or unchangeable, use separate accounts for it, and restore something real every month.

# Servers of level 2

league-server-s-11 = Video Conferencing Server
league-server-s-11-what = Brings faces, voices and shared screens together, for colleagues and guests alike.
league-server-s-11-defend = Use waiting rooms and meeting codes, encrypt the streams, and make clear who may record.

league-server-s-12 = API Gateway
league-server-s-12-what = The one entrance through which apps and partners call the programs inside.
league-server-s-12-defend = Check identity and rights at each call, limit how many calls anyone may make, and know all the interfaces you offer.

league-server-s-13 = Groupware Server
league-server-s-13-what = Calendars, documents and chat in one place: practical for teams, and a treasure for anyone who gets in.
league-server-s-13-defend = Limit sharing outside, set a lifetime for links, and look for accounts with far too many rights.

league-server-s-14 = Directory Server
league-server-s-14-what = Knows all users, groups and machines of an organisation and decides what each may do.
league-server-s-14-defend = Administer it from special machines only, keep the most powerful groups nearly empty, and watch every change to them.

league-server-s-15 = Online Shop
league-server-s-15-what = Catalogue, basket and payment page, with customers’ accounts behind them.
league-server-s-15-defend = Leave card numbers to a payment provider, allow only known scripts on the payment page, and protect accounts against reused passwords.

league-server-s-16 = IP Telephony Server
league-server-s-16-what = Carries telephone calls over the network. An outage silences a whole organisation, and misuse costs money.
league-server-s-16-defend = Separate voice from data, encrypt calls, forbid expensive destinations, and keep another way to call for help.

league-server-s-17 = Mail Server
league-server-s-17-what = Receives and sends everyone’s mail, with a web page to read it. Most attacks on people arrive here.
league-server-s-17-defend = Publish SPF, DKIM and DMARC, filter attachments, mark mail from outside, and require a second factor.

league-server-s-18 = Database Server
league-server-s-18-what = Holds the data that everything else works with: customers, orders, results.
league-server-s-18-defend = Never let it face the internet, give each application an account of its own with few rights, and encrypt disks and backups.

# Servers of level 3

league-server-s-19 = Online Banking Platform
league-server-s-19-what = Thousands log in every day to move money: web pages, customers’ identities and the bank’s systems in one.
league-server-s-19-defend = Have each transfer confirmed on a second device with its amount shown, watch for unusual payments, and test every release from outside.

league-server-s-20 = Content Delivery Network
league-server-s-20-what = Hundreds of servers all over the world keep copies of web sites close to their visitors and swallow floods of traffic.
league-server-s-20-defend = Keep the origin’s address secret and open only to the network, protect the keys, and plan for the network’s own outage.

league-server-s-21 = Identity Provider
league-server-s-21-what = One login for every cloud service of an organisation. Whoever controls it controls them all.
league-server-s-21-defend = Use passkeys for administrators, guard the signing keys in hardware, and keep an emergency account under lock.

league-server-s-22 = ERP System
league-server-s-22-what = Purchasing, stock, wages and accounts in one large program on which the whole company depends.
league-server-s-22-defend = Separate duties so that nobody can both order and pay, install updates on a plan, and review interfaces to partners.

league-server-s-23 = Video Streaming Platform
league-server-s-23-what = Sends films and live pictures to millions at once. It lives on bandwidth and on its web pages.
league-server-s-23-defend = Spread the load over several networks, slow down what asks too much, and practise how to degrade instead of failing.

league-server-s-24 = Virtual Desktop Farm
league-server-s-24-what = The workplaces of a whole organisation run in the data centre, and people look in from anywhere.
league-server-s-24-defend = Require a second factor, reset desktops from a clean image after use, and separate groups of users from each other.

league-server-s-25 = Build and Release Platform
league-server-s-25-what = Turns developers’ code into software that customers install. A change slipped in here reaches all of them.
league-server-s-25-defend = Have every change reviewed by a second person, keep secrets out of code, build in fresh environments, and sign what leaves.

league-server-s-26 = Container Cluster
league-server-s-26-what = Many machines share many small web services that start and stop as needed.
league-server-s-26-defend = Start from small, checked images, run without administrator rights, limit who talks to whom, and close the control interface to outsiders.
