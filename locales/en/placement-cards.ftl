# Cyber Attacker Placement: the sites, the colours and every card.
# An effect says what a card does in the game; cost and points stand on the card as symbols.
# -what and -defend speak of the real world.

# Sites and colours
placement-site-hospital = Hospital
placement-site-company = Company
placement-site-e-commerce = E-commerce
placement-site-e-commerce-short = E-shop
placement-site-factory = Factory
placement-colour-red = red
placement-colour-blue = blue
placement-colour-green = green
placement-colour-yellow = yellow
placement-token-red = red token
placement-token-blue = blue token
placement-token-green = green token
placement-token-yellow = yellow token

# Attack cards

placement-attack-port-scan = Port Scan
placement-attack-port-scan-effect = If the attacker is on the start space, it may enter level 1 of the target site for free.
placement-attack-port-scan-what = Knocks on the ports of a system to learn which services answer. It is often the first visible sign that somebody is looking for a way in.
placement-attack-port-scan-defend = Close or filter every service that nobody needs, look at your own network from outside, and treat a scan from inside as an alarm.

placement-attack-emotet = Emotet
placement-attack-emotet-effect = Name a colour and roll a d4. On a match, take 1 token of that colour from the stock of its site.
placement-attack-emotet-what = Malware that spread by mail with infected documents, often posing as a reply in a real conversation, and then let other malware in.
placement-attack-emotet-defend = Block macros in files from the internet, filter attachments, and make it easy for everyone to report a strange mail.

placement-attack-brute-force = Brute Force
placement-attack-brute-force-effect = From any space, the start space too. No further effect.
placement-attack-brute-force-what = Tries one password after another until one fits. Short and common passwords fall first.
placement-attack-brute-force-defend = Ask for long passwords and a second factor, slow logins down after failures, and watch for many failed attempts.

placement-attack-ddos = DDoS
placement-attack-ddos-effect = Only from the start space. Scores 1 point for each other attacker there, whoever it belongs to.
placement-attack-ddos-what = Floods a service with traffic from very many machines until real users no longer get through.
placement-attack-ddos-defend = Arrange help with your provider or a protection service beforehand, keep spare capacity, and rehearse who does what.

placement-attack-usb-drop = USB Drop
placement-attack-usb-drop-effect = With an attacker at level 1 or deeper, you may pay 2 more tokens of any colours but the site’s: the card then scores 3 points in all. Vulnerabilities do not reduce these 2.
placement-attack-usb-drop-what = A USB stick carrying malware is left lying about, in the hope that a curious finder plugs it in.
placement-attack-usb-drop-defend = Turn off autorun, allow only registered devices, and tell everyone where to hand in what they find.

placement-attack-sql-injection = SQL Injection
placement-attack-sql-injection-effect = From any space, the start space too. No further effect.
placement-attack-sql-injection-what = What somebody types into a web page reaches the database as if it were part of a command, so that data can be read or changed.
placement-attack-sql-injection-defend = Pass input to queries as parameters, never as glued text, give the application few database rights, and review and test the code.

placement-attack-password-list = Password List
placement-attack-password-list-effect = Only from level 1 or deeper. Roll a d4: on the site’s colour, an attacker at level 1 may move to level 2 for free.
placement-attack-password-list-what = Logins leaked from one service are tried at another, since many people use the same password twice.
placement-attack-password-list-defend = Add a second factor, refuse passwords known from leaks, and encourage password managers.

placement-attack-cryptomining = Cryptomining
placement-attack-cryptomining-effect = Only from level 1 or deeper. Roll a d4 now and in the preparation of each of your turns: the site’s colour scores 1 point. The card stays while the attacker stays on this space.
placement-attack-cryptomining-what = Somebody else’s computers secretly calculate cryptocurrency. The owner pays with electricity, speed and cloud bills.
placement-attack-cryptomining-defend = Watch for machines under constant load, set alarms on cloud costs, and find out how the intruder came in.

placement-attack-arp-spoofing = ARP Spoofing
placement-attack-arp-spoofing-effect = Only from level 1 or deeper. Allows a joint attack or a co-attack.
placement-attack-arp-spoofing-what = False messages in a local network make devices send their traffic to the wrong machine.
placement-attack-arp-spoofing-defend = Turn on dynamic ARP inspection in the switches, divide the network, and encrypt traffic on the inside too.

placement-attack-credential-stuffing = Credential Stuffing
placement-attack-credential-stuffing-effect = Only from level 1 or deeper. Allows a joint attack or a co-attack.
placement-attack-credential-stuffing-what = The idea of the password list on a large scale: programs try huge numbers of leaked logins, spread over many addresses.
placement-attack-credential-stuffing-defend = Limit how often a login may be tried, recognise programs by their behaviour, and offer passkeys, which cannot be reused elsewhere.

placement-attack-man-in-the-middle = Man in the Middle
placement-attack-man-in-the-middle-effect = Only from level 2 or deeper. You may discard an ARP Spoofing card from your hand instead of paying the cost, surcharges included.
placement-attack-man-in-the-middle-what = Somebody sits unnoticed between two sides and reads or changes what they send each other.
placement-attack-man-in-the-middle-defend = Encrypt connections, check certificates strictly, turn on HSTS, and never get used to clicking warnings away.

placement-attack-formjacking = Formjacking
placement-attack-formjacking-effect = Only from level 2 or deeper. Roll a d4 now and in the preparation of each of your turns: the site’s colour scores 3 points. The card stays while the attacker stays on this space.
placement-attack-formjacking-what = Foreign script code in a shop’s payment page copies what customers type in, such as card numbers.
placement-attack-formjacking-defend = Allow only known scripts, with a content security policy and integrity checks, and watch payment pages for changes.

placement-attack-replay = Replay
placement-attack-replay-effect = Only from level 2 or deeper. Roll a d4: on the site’s colour, an attacker at level 2 may move to level 3 for free.
placement-attack-replay-what = A valid message, such as a login, is recorded and sent again later as if it came from the real user.
placement-attack-replay-defend = Use one-time values, time stamps and sessions that soon expire, so that an old message is worth nothing.

placement-attack-directory-traversal = Directory Traversal
placement-attack-directory-traversal-effect = Only from level 2 or deeper. Allows a joint attack or a co-attack.
placement-attack-directory-traversal-what = A web application trusts a file path that comes from outside, and hands out files it should keep to itself.
placement-attack-directory-traversal-defend = Do not build file paths from user input, allow one fixed folder only, and run the service with few rights.

placement-attack-backdoor = Backdoor
placement-attack-backdoor-effect = Only from level 2 or deeper. The attacker goes to the start space without retreat points. In your next preparation it may return to the same space, if it is still on the start space and Access Control does not bar it.
placement-attack-backdoor-what = A hidden way back in, such as a web shell or an extra account, that remains when the first hole has been closed.
placement-attack-backdoor-defend = Compare programs, accounts and start-up entries with a known good state, and rebuild from clean media after an incident.

placement-attack-phobos = Phobos
placement-attack-phobos-effect = Only at level 3 of the Hospital. Allows a joint attack or a co-attack.
placement-attack-phobos-what = Ransomware rented out to many gangs. It often came in through remote desktops open to the internet, and hospitals were among its victims.
placement-attack-phobos-defend = Put remote access behind a VPN with a second factor, keep backups offline, and practise working without computers.

placement-attack-conti = Conti
placement-attack-conti-effect = Only at level 3 of the Company. Ignores the site’s security cards, Patching too; afterwards you may destroy all of them. Allows a joint attack or a co-attack.
placement-attack-conti-what = A ransomware gang, active from 2020 to 2022, that encrypted the data of whole organisations and threatened to publish what it had stolen.
placement-attack-conti-defend = Separate networks and administrator accounts, watch for large amounts of data leaving, and test that backups can be restored.

placement-attack-fake-site = Fake Site
placement-attack-fake-site-effect = Only at level 3 of the E-commerce site. After you have paid, scores 1 point for each green token that all players together hold.
placement-attack-fake-site-what = An imitation of a real shop that tricks visitors out of money, passwords or card numbers.
placement-attack-fake-site-defend = Look for lookalike domains and have them taken down, publish DMARC, and offer passkeys, which do not work on a false site.

placement-attack-snake = Snake
placement-attack-snake-effect = Only at level 3 of the Factory. The site’s stock drops to 0 and leaks. This attacker alone escapes to the start space and scores the 2 retreat points as well.
placement-attack-snake-what = Ransomware, also called EKANS, that stops the software of industrial plants before it encrypts their data.
placement-attack-snake-defend = Separate the plant’s network from the office, allow only known programs on its computers, and keep offline copies of controller settings.

# Security cards

placement-security-two-factor = Two-Factor Authentication
placement-security-two-factor-effect = Attacking this site, entering it and moving deeper each cost 1 more token of a colour other than the site’s.
placement-security-two-factor-what = Besides the password, a login asks for a second proof, such as a security key, a fingerprint or a code.
placement-security-two-factor-defend = Start with administrators, mail and remote access. Prefer passkeys or security keys to codes sent by text message.

placement-security-waf = WAF
placement-security-waf-effect = Attacking this site, entering it and moving deeper each cost 1 more token of the site’s colour.
placement-security-waf-what = A web application firewall inspects the requests to a web site and stops those that look like attacks.
placement-security-waf-defend = Observe first, then block, and keep the rules current. Repair the application all the same: the firewall only buys time.

placement-security-antivirus = Antivirus
placement-security-antivirus-effect = Attacking this site costs 2 more tokens of any colours but the site’s.
placement-security-antivirus-what = Software that recognises malware and stops it, by known patterns and by suspicious behaviour.
placement-security-antivirus-defend = Install it everywhere, update it automatically, guard it against being switched off, and let its alarms reach a person.

placement-security-log-monitoring = Log Monitoring
placement-security-log-monitoring-effect = Attacking this site costs 2 more tokens of the site’s colour.
placement-security-log-monitoring-what = Gathers what systems record about themselves, and looks through it for signs of an intrusion.
placement-security-log-monitoring-defend = Collect logs in one place with clocks in step, keep them long enough, and decide who reacts to which alarm.

placement-security-edr = EDR
placement-security-edr-effect = Entering this site and moving deeper each cost 2 more tokens of any colours but the site’s.
placement-security-edr-what = Endpoint detection and response watches what programs do on each computer, raises alarms, and can cut a machine off from the network.
placement-security-edr-defend = Cover every machine, servers too, have somebody look at alarms at night as well, and practise isolating a machine.

placement-security-physical = Physical Protection
placement-security-physical-effect = Entering this site and moving deeper each cost 2 more tokens of the site’s colour.
placement-security-physical-what = Locks, badges, cameras and a reception desk: whoever can touch a device can often get around its software.
placement-security-physical-defend = Lock server rooms and unused network sockets, accompany visitors, and encrypt disks in case a device is stolen.

placement-security-patching = Patching
placement-security-patching-effect = The vulnerability of this site is void. Against Weak Password, the card placed later wins.
placement-security-patching-what = Installing the makers’ updates closes holes that have become known.
placement-security-patching-defend = Know what you own, and first patch what faces the internet or is already being exploited. Test updates so that nobody fears them.

placement-security-access-control = Access Control
placement-security-access-control-effect = Nobody can enter this site or move deeper in it, not even by a card’s effect. Leaving it is still possible.
placement-security-access-control-what = Everyone reaches only the systems and data that their work requires.
placement-security-access-control-defend = Grant as little as possible, review rights regularly, close the accounts of people who leave at once, and divide the network.

# Vulnerability cards: each card, then once what its family is about

placement-vulnerability-os-end-of-support-1 = End of OS Support
placement-vulnerability-os-end-of-support-1-effect = An attack from level 1 or deeper of the Hospital costs 1 token fewer in colours other than the site’s.
placement-vulnerability-os-end-of-support-2 = End of OS Support
placement-vulnerability-os-end-of-support-2-effect = An attack from level 2 or deeper of the Hospital costs 1 token fewer in the site’s colour.
placement-vulnerability-os-end-of-support-what = The maker no longer repairs this operating system, yet medical devices often depend on it for years.
placement-vulnerability-os-end-of-support-defend = Plan the replacement when you buy. Until then isolate the device, allow only known programs on it, and watch it closely.

placement-vulnerability-vpn-unpatched-1 = Unpatched VPN
placement-vulnerability-vpn-unpatched-1-effect = Moving deeper from level 1 or 2 of the Hospital costs 1 token fewer in colours other than the site’s.
placement-vulnerability-vpn-unpatched-2 = Unpatched VPN
placement-vulnerability-vpn-unpatched-2-effect = Moving deeper from level 1 or 2 of the Hospital costs 1 token fewer in the site’s colour.
placement-vulnerability-vpn-unpatched-what = Known holes in the VPN gateway stay open, although it faces the internet and leads straight inside.
placement-vulnerability-vpn-unpatched-defend = Follow the maker’s notices and patch gateways within days, require a second factor, and look for traces if an update came late.

placement-vulnerability-no-lockout-1 = No Lockout
placement-vulnerability-no-lockout-1-effect = An attack from level 1 or deeper of the Company costs 1 token fewer in colours other than the site’s.
placement-vulnerability-no-lockout-2 = No Lockout
placement-vulnerability-no-lockout-2-effect = An attack from level 2 or deeper of the Company costs 1 token fewer in the site’s colour.
placement-vulnerability-no-lockout-what = Failed logins never lock an account or slow it down, so passwords can be tried without end.
placement-vulnerability-no-lockout-defend = Delay or lock after several failures, add a second factor, and raise an alarm when failures spread over many accounts.

placement-vulnerability-alert-flood-1 = Alert Flood
placement-vulnerability-alert-flood-1-effect = Moving deeper from level 1 or 2 of the Company costs 1 token fewer in colours other than the site’s.
placement-vulnerability-alert-flood-2 = Alert Flood
placement-vulnerability-alert-flood-2-effect = Moving deeper from level 1 or 2 of the Company costs 1 token fewer in the site’s colour.
placement-vulnerability-alert-flood-what = So many alerts arrive that the one that matters is overlooked.
placement-vulnerability-alert-flood-defend = Tune or remove noisy rules, group what belongs together, rank by risk, and automate what is routine.

placement-vulnerability-web-design-flaw-1 = Flawed Web Design
placement-vulnerability-web-design-flaw-1-effect = An attack from level 1 or deeper of the E-commerce site costs 1 token fewer in colours other than the site’s.
placement-vulnerability-web-design-flaw-2 = Flawed Web Design
placement-vulnerability-web-design-flaw-2-effect = An attack from level 2 or deeper of the E-commerce site costs 1 token fewer in the site’s colour.
placement-vulnerability-web-design-flaw-what = The web site was planned without thinking of abuse; it trusts, for instance, whatever the browser sends.
placement-vulnerability-web-design-flaw-defend = Think about misuse while designing, check every right on the server, and have the site tested before it opens.

placement-vulnerability-cloud-misconfiguration-1 = Cloud Misconfiguration
placement-vulnerability-cloud-misconfiguration-1-effect = Moving deeper from level 1 or 2 of the E-commerce site costs 1 token fewer in colours other than the site’s.
placement-vulnerability-cloud-misconfiguration-2 = Cloud Misconfiguration
placement-vulnerability-cloud-misconfiguration-2-effect = Moving deeper from level 1 or 2 of the E-commerce site costs 1 token fewer in the site’s colour.
placement-vulnerability-cloud-misconfiguration-what = A cloud setting allows more than was meant: storage that anyone can read, or rights that are far too wide.
placement-vulnerability-cloud-misconfiguration-defend = Start from safe templates, block public access by default, check settings continuously, and know which part is your duty and which the provider’s.

placement-vulnerability-os-updates-stopped-1 = OS Updates Stopped
placement-vulnerability-os-updates-stopped-1-effect = An attack from level 1 or deeper of the Factory costs 1 token fewer in colours other than the site’s.
placement-vulnerability-os-updates-stopped-2 = OS Updates Stopped
placement-vulnerability-os-updates-stopped-2-effect = An attack from level 2 or deeper of the Factory costs 1 token fewer in the site’s colour.
placement-vulnerability-os-updates-stopped-what = Updates are switched off, often because a production line must not stop.
placement-vulnerability-os-updates-stopped-defend = Agree on maintenance windows and try updates on a copy. Where that is impossible, separate the machine and watch it.

placement-vulnerability-dual-nic-1 = Two Network Cards
placement-vulnerability-dual-nic-1-effect = Moving deeper from level 1 or 2 of the Factory costs 1 token fewer in colours other than the site’s.
placement-vulnerability-dual-nic-2 = Two Network Cards
placement-vulnerability-dual-nic-2-effect = Moving deeper from level 1 or 2 of the Factory costs 1 token fewer in the site’s colour.
placement-vulnerability-dual-nic-what = One computer is plugged into two networks and so bridges what was meant to be apart, such as office and plant.
placement-vulnerability-dual-nic-defend = Forbid such bridges and search for them. Let data cross only through a firewall or a guarded zone in between.

placement-vulnerability-weak-password-hospital = Weak Password
placement-vulnerability-weak-password-hospital-effect = The security cards of the Hospital are void. Against Patching, the card placed later wins.
placement-vulnerability-weak-password-company = Weak Password
placement-vulnerability-weak-password-company-effect = The security cards of the Company are void. Against Patching, the card placed later wins.
placement-vulnerability-weak-password-e-commerce = Weak Password
placement-vulnerability-weak-password-e-commerce-effect = The security cards of the E-commerce site are void. Against Patching, the card placed later wins.
placement-vulnerability-weak-password-factory = Weak Password
placement-vulnerability-weak-password-factory-effect = The security cards of the Factory are void. Against Patching, the card placed later wins.
placement-vulnerability-weak-password-what = Short, common or factory-set passwords open even a system that is otherwise well protected.
placement-vulnerability-weak-password-defend = Change default passwords before first use, ask for length rather than odd characters, refuse known passwords, and add a second factor.

# Event cards

placement-event-information-blackout = Information Blackout
placement-event-information-blackout-effect = Name a colour. Every player, you too, discards all tokens of that colour.
placement-event-information-blackout-what = Stolen knowledge ages: passwords get changed, accounts closed, addresses moved.
placement-event-information-blackout-defend = Change passwords and close accounts as soon as something has leaked: what was stolen is then worthless.

placement-event-physical-intrusion = Physical Intrusion
placement-event-physical-intrusion-effect = Make one of your standing attackers acted: it goes one level deeper, or from the start space into level 1 of a site you choose. Not possible at level 3.
placement-event-physical-intrusion-what = Somebody simply walks in, as a visitor or a technician.
placement-event-physical-intrusion-defend = Check badges and accompany guests: that stops what no firewall sees.

placement-event-dark-web-1 = Dark Web Research 1
placement-event-dark-web-1-effect = Make one of your standing attackers acted. Roll a d4 four times and take those tokens from the bank.
placement-event-dark-web-1-what = Stolen logins and data are traded on hidden markets.
placement-event-dark-web-1-defend = Watch for your own names there, and change whatever has leaked.

placement-event-dark-web-2 = Dark Web Research 2
placement-event-dark-web-2-effect = Make one of your standing attackers acted. Take any 3 tokens from the bank.
placement-event-dark-web-2-what = Old leaks are gathered and sorted by victim.
placement-event-dark-web-2-defend = Tell users early and renew their passwords: that takes the value out of old leaks.

placement-event-information-confusion = Information Confusion
placement-event-information-confusion-effect = Choose a player and a number, at most what the poorer of you holds. Give that many of your tokens and take as many of theirs; you choose both.
placement-event-information-confusion-what = In an incident, false and contradictory reports cost precious time.
placement-event-information-confusion-defend = Have one point of contact, and pass on only facts that have been checked.

placement-event-ransom-1 = Ransom 1
placement-event-ransom-1-effect = You score 1 point.
placement-event-ransom-1-what = Criminals lock data and demand money. Paying guarantees nothing and finances the next attack.
placement-event-ransom-1-defend = Keep backups that the attacker cannot reach, and test restoring them: then nobody needs to pay.

placement-event-ransom-2 = Ransom 2
placement-event-ransom-2-effect = You score 2 points.
placement-event-ransom-2-what = Double extortion: besides locking data, the criminals threaten to publish it.
placement-event-ransom-2-defend = Store less, and store it encrypted: then there is less to lose.

placement-event-zero-day = Zero-Day
placement-event-zero-day-effect = Pick any vulnerability card from the deck. It works this turn only, beside those on the board; then it goes back and the deck is shuffled.
placement-event-zero-day-what = A hole that is exploited before its maker has a patch.
placement-event-zero-day-defend = Until there is one, let several layers of defence and good monitoring limit the damage.

placement-event-claim-of-responsibility = Claim of Responsibility
placement-event-claim-of-responsibility-effect = Choose a site. Until your next turn begins, nobody gains tokens of its colour from anywhere. Deals and Information Confusion still move them, unless this table rules that out.
placement-event-claim-of-responsibility-what = A group states in public that it was behind an attack, true or not.
placement-event-claim-of-responsibility-defend = Prepare what you will say, and confirm only what has been checked.

placement-event-weapon-creation = Weapon Creation
placement-event-weapon-creation-effect = Take any attack card from the deck without showing it, and shuffle the deck. Then discard down to 3 attack cards.
placement-event-weapon-creation-what = Attack tools are written, bought or adapted.
placement-event-weapon-creation-defend = Share what you have seen with other defenders, so that they recognise those tools sooner.

placement-event-initial-access-broker = Initial Access Broker
placement-event-initial-access-broker-effect = Up to two of your standing attackers on the start space enter level 1 of sites you choose and become acted.
placement-event-initial-access-broker-what = Some criminals only sell the way in, and others attack later.
placement-event-initial-access-broker-defend = Treat an odd login as urgent even when nothing else has happened.

placement-event-attacker-buyout = Attacker Buyout
placement-event-attacker-buyout-effect = Only if the leader among the players still in has at least 5 points more than you. One attacker of another player is yours until the turn ends.
placement-event-attacker-buyout-what = Gangs lure people away from each other, and sometimes bribe employees of a victim.
placement-event-attacker-buyout-defend = Give people few rights, and ask for a second person’s approval where much is at stake.

placement-event-unauthorized-access-law = Unauthorized Access Law
placement-event-unauthorized-access-law-effect = Played at once when drawn. Every player with 10 points or more has their deepest attacker arrested; the owner chooses among equals. Nobody loses one if all theirs are on the start space.
placement-event-unauthorized-access-law-what = In Japan it is a crime to use somebody else’s login or get past access controls without permission, even if nothing is damaged. Most countries have such laws.
placement-event-unauthorized-access-law-defend = Report intrusions and keep the logs as evidence. And test only systems you are allowed to test.
