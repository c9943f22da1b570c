# Cyber FrontLine: the stages, the action cards, every technique, defence and event.
# Names of techniques and mitigations are those of MITRE ATT&CK® v9, and the keys hold their ids.
# An effect says exactly what a card does in the game; -what, -defend and -limits speak of the real world.

# The five stages of an attack
frontline-stage-deliver = Deliver
frontline-stage-exploit = Exploit
frontline-stage-control = Control
frontline-stage-spread = Spread
frontline-stage-objective = Objective

# Action cards
frontline-plan-recon = Recon
frontline-plan-recon-effect = In the recon phase, you may turn one face-down defence of your opponent face up. It stays face up.
frontline-plan-weaponise = Weaponise
frontline-plan-weaponise-effect = In the weaponise phase, look at the top 5 cards of the attack deck. You may buy one of them; the others are shuffled back.
frontline-plan-harden = Harden
frontline-plan-harden-effect = In the harden phase, you may buy one defence from your pile, and set defences from your hand face down, to at most 5 in your zone.
frontline-plan-attack = Attack
frontline-plan-attack-effect = In the attack phase, you may place attack cards from your hand, one after the other in the order of the stages.

# Techniques, stage 1: Deliver

frontline-technique-t1566 = Phishing
frontline-technique-t1566-what = A message that looks trustworthy gets somebody to open an attachment, follow a link or give a password away. A great many intrusions begin like this.
frontline-technique-t1566-defend = Filter mail and attachments, publish DMARC, and make reporting a strange message easy and free of blame. Logins that cannot be phished, such as passkeys, limit the damage.

frontline-technique-t1189 = Drive-by Compromise
frontline-technique-t1189-what = Merely visiting a web page is enough: code hidden in a real but tampered site attacks the visitor’s browser.
frontline-technique-t1189-defend = Keep browsers up to date and let them run in a sandbox, block advertising and scripts from unknown places, and watch what your own site delivers.

frontline-technique-t1190 = Exploit Public-Facing Application
frontline-technique-t1190-what = A flaw in a system that faces the internet, such as a web site, a VPN gateway or a mail server, is used to get in without anybody’s help.
frontline-technique-t1190-defend = Know everything of yours that can be reached from outside, patch it first, give it few rights, and keep it in a network zone of its own.

frontline-technique-t1133 = External Remote Services
frontline-technique-t1133-what = VPNs, remote desktops and similar doors for staff are entered from outside, mostly with a login that was stolen or guessed.
frontline-technique-t1133-defend = Ask for a second factor at every such door, close those nobody needs, let remote access lead only where it must, and look at logins from unusual places.

# Techniques, stage 2: Exploit

frontline-technique-t1059 = Command and Scripting Interpreter
frontline-technique-t1059-what = Tools that every computer has for its administrators, such as shells and script languages, are made to run an intruder’s commands. So hardly any malware has to be brought along.
frontline-technique-t1059-defend = Allow only signed or known scripts, remove interpreters where nobody needs them, log what is run, and look for office programs that start a shell.

frontline-technique-t1203 = Exploitation for Client Execution
frontline-technique-t1203-what = A file or a page makes use of a flaw in the program that opens it, such as a browser, an office suite or a document reader, and runs code on the user’s computer.
frontline-technique-t1203-defend = Update programs soon, open what comes from outside in an isolated place, and turn on the system’s protection against exploits.

frontline-technique-t1204 = User Execution
frontline-technique-t1204-what = The attack needs a person to do something: open the document, start the program, allow the macro.
frontline-technique-t1204-defend = Block macros and programs from the internet, let only approved software run, and train people without blaming them: somebody will always click.

# Techniques, stage 3: Control

frontline-technique-t1219 = Remote Access Software
frontline-technique-t1219-what = Ordinary software for remote support is used to steer a computer from afar. It is a known product, so it attracts less notice than malware.
frontline-technique-t1219-defend = Decide on one remote support tool and block all others, on computers and in the network. Warn staff of callers who ask them to install one.

frontline-technique-t1102 = Web Service
frontline-technique-t1102-what = Commands and answers travel through a popular web service, such as a social network or a cloud storage, and drown in the usual traffic.
frontline-technique-t1102-defend = Let traffic out through a proxy, allow services by need, and look for programs and servers that talk to services they have no business with.

frontline-technique-t1205 = Traffic Signaling
frontline-technique-t1205-what = A hidden entrance stays closed and silent until a special sign arrives over the network. Until then a scan finds nothing.
frontline-technique-t1205-defend = Drop unexpected packets at a stateful firewall, turn off functions nobody uses, and compare what a device listens to with what it should.

# Techniques, stage 4: Spread

frontline-technique-t1210 = Exploitation of Remote Services
frontline-technique-t1210-what = From one computer inside, a flaw in a network service of another is exploited. The worm WannaCry spread in this way across whole organisations in 2017.
frontline-technique-t1210-defend = Patch the inside as well as the outside, turn off old services, and divide the network, so that one computer cannot reach all the others.

frontline-technique-t1021 = Remote Services
frontline-technique-t1021-what = With a stolen account, an intruder simply logs in from computer to computer, by remote desktop, SSH or file shares, like an administrator at work.
frontline-technique-t1021-defend = Ask for a second factor inside too, let accounts log in only where they are needed, use a different local password on each computer, and watch for unusual paths.

frontline-technique-t1080 = Taint Shared Content
frontline-technique-t1080-what = Files that many people open, on a shared drive or in a code repository, are tampered with. Whoever opens them next is infected.
frontline-technique-t1080-defend = Give few people the right to write, let no program start from shared folders, review changes, and keep earlier versions.

# Techniques, stage 5: Objective

frontline-technique-t1486 = Data Encrypted for Impact
frontline-technique-t1486-what = The victim’s data is encrypted, and a ransom is demanded for the key. Hospitals, cities and pipelines have come to a standstill from it.
frontline-technique-t1486-defend = Keep several backups, one of them out of reach of the network, and rehearse restoring them. Have a plan for working without computers.

frontline-technique-t1048 = Exfiltration Over Alternative Protocol
frontline-technique-t1048-what = Stolen data leaves by another way than the one the intruder is steered by, such as file transfer, mail or DNS.
frontline-technique-t1048-defend = Let out only the protocols that are needed, and through known servers, watch for unusual amounts, and keep sensitive data apart.

frontline-technique-t1489 = Service Stop
frontline-technique-t1489-what = Important services are switched off, so that people cannot work, or so that databases and backups lie open to be destroyed.
frontline-technique-t1489-defend = Let few accounts stop services, manage them from a separate network, and raise an alarm when something important stops.

# Defences

frontline-mitigation-m1016 = Vulnerability Scanning
frontline-mitigation-m1016-what = Looks regularly through your own systems for known holes and wrong settings, before somebody else does.
frontline-mitigation-m1016-limits = It finds only what is known, and repairs nothing. Scan from outside and inside, and say who repairs what by when.

frontline-mitigation-m1017 = User Training
frontline-mitigation-m1017-what = People learn to recognise tricks, and know whom to tell when something is odd.
frontline-mitigation-m1017-limits = Nobody is attentive all day. Train little and often, praise reports, and never let all depend on one click.

frontline-mitigation-m1018 = User Account Management
frontline-mitigation-m1018-what = Every account has an owner, no more rights than the work needs, and an end.
frontline-mitigation-m1018-limits = It does not help against an account misused within its rights. Review rights when people change jobs, and close accounts on the day they leave.

frontline-mitigation-m1021 = Restrict Web-Based Content
frontline-mitigation-m1021-what = Proxies and browser settings keep away dangerous sites, downloads, scripts and attachments.
frontline-mitigation-m1021-limits = New sites are not on any list, and trusted ones get hacked. Make exceptions easy to ask for, or people will find a way around.

frontline-mitigation-m1026 = Privileged Account Management
frontline-mitigation-m1026-what = The accounts that may do everything are few, separate from daily work, lent for a short time, and watched.
frontline-mitigation-m1026-limits = Service accounts are easily forgotten. Do not read mail with an administrator’s account, and keep a sealed one for emergencies.

frontline-mitigation-m1030 = Network Segmentation
frontline-mitigation-m1030-what = The network is divided into zones, and only the traffic that is needed passes between them. What happens in one zone stays there.
frontline-mitigation-m1030-limits = A single forgotten path undoes it. Start with backups, administration and production plants, and test whether the walls are tight.

frontline-mitigation-m1031 = Network Intrusion Prevention
frontline-mitigation-m1031-what = A device in the line compares traffic with known patterns of attacks, and stops what matches.
frontline-mitigation-m1031-limits = It cannot look into encrypted traffic unless that is opened first, and it does not know what is new. Keep the patterns current, and look at the alarms.

frontline-mitigation-m1032 = Multi-factor Authentication
frontline-mitigation-m1032-what = A stolen password is not enough: logging in also needs a device, a key or a fingerprint.
frontline-mitigation-m1032-limits = Codes can be coaxed out of people, and sessions stolen afterwards. Prefer passkeys or security keys, and leave no old login without it.

frontline-mitigation-m1037 = Filter Network Traffic
frontline-mitigation-m1037-what = Firewalls let in and out only what has a purpose, by address, port and protocol.
frontline-mitigation-m1037-limits = It cannot tell good from bad within what is allowed. Filter what goes out as well, give each rule an owner, and remove old ones.

frontline-mitigation-m1038 = Execution Prevention
frontline-mitigation-m1038-what = Only programs and scripts on a list of allowed ones may run.
frontline-mitigation-m1038-limits = Allowed programs can be misused too. Watch first, then block, and see to it that new software gets approved quickly.

frontline-mitigation-m1042 = Disable or Remove Feature or Program
frontline-mitigation-m1042-what = What is not installed or not switched on cannot be attacked: services, macros, old protocols.
frontline-mitigation-m1042-limits = Updates and new devices bring things back. Start from a lean template, and check regularly what is running.

frontline-mitigation-m1048 = Application Isolation and Sandboxing
frontline-mitigation-m1048-what = Programs that touch what is foreign run in a closed room, from which they reach little of the rest.
frontline-mitigation-m1048-limits = Sandboxes have holes too, and what a program may reach inside is still lost. Keep them updated, and their rights small.

frontline-mitigation-m1049 = Antivirus/Antimalware
frontline-mitigation-m1049-what = Recognises malware by known patterns and by its behaviour, and stops it.
frontline-mitigation-m1049-limits = Fresh malware and misused on-board tools slip through. Install it everywhere, guard it against being switched off, and let its alarms reach a person.

frontline-mitigation-m1050 = Exploit Protection
frontline-mitigation-m1050-what = The operating system, or a filter such as a web application firewall, recognises how flaws are typically exploited, and breaks it off.
frontline-mitigation-m1050-limits = It makes exploiting a flaw harder, not impossible, and can disturb old programs. It buys time until the update, and does not replace it.

frontline-mitigation-m1051 = Update Software
frontline-mitigation-m1051-what = The maker’s updates close holes that have become known.
frontline-mitigation-m1051-limits = There is no update yet for what nobody knows. Know what you own, patch what faces the internet first, and replace what gets no more updates.

frontline-mitigation-m1053 = Data Backup
frontline-mitigation-m1053-what = Copies of data and systems, kept where an intruder cannot reach them.
frontline-mitigation-m1053-limits = It brings data back, but does not keep stolen data from being published. A backup counts only once restoring it has been tried.

# Events

frontline-event-olympics = Olympic Games
frontline-event-olympics-effect = Each player gains 1 random attack card from the deck and 1 random defence from their own pile, free of charge.
frontline-event-olympics-what = Great events draw attackers and defenders alike. The opening of the 2018 Winter Games was disturbed by malware.
frontline-event-olympics-defend = Practise early and together: for later games, organisers and authorities did so for years.

frontline-event-staffing = More Staff
frontline-event-staffing-effect = This turn, both players may plan up to 4 action cards.
frontline-event-staffing-what = Skilled people are the scarcest thing in security.
frontline-event-staffing-defend = Train your own, and share duty rosters with partners: that goes further than any one tool.

frontline-event-state-backing = State Backing
frontline-event-state-backing-effect = This turn, the player with the fewest cards in the attack zone may plan up to 4 action cards; in a tie, both may.
frontline-event-state-backing-what = Some groups work on behalf of a state, with time, money and patience.
frontline-event-state-backing-defend = Read what the authorities publish about their methods, and check your own network for it.

frontline-event-extra-budget = Extra Budget
frontline-event-extra-budget-effect = Each player gains 10 more funds.
frontline-event-extra-budget-what = Money for security often comes after an incident.
frontline-event-extra-budget-defend = Have a list of priorities ready: whoever has one spends the money well.

frontline-event-budget-cut = Budget Cut
frontline-event-budget-cut-effect = Each player loses 5 funds, but nobody falls below 0.
frontline-event-budget-cut-what = Security competes with everything else for money, and sometimes it loses.
frontline-event-budget-cut-defend = Do first what costs little: updates, tidy accounts, unused services switched off, tested backups.

frontline-event-zero-day = Zero-Day
frontline-event-zero-day-effect = This turn these stop nothing: { $cards }.
frontline-event-zero-day-what = A flaw becomes known before there is an update for it.
frontline-event-zero-day-defend = Until then other layers have to hold: isolation, few rights, watching closely.

frontline-event-reorganisation = Reorganisation
frontline-event-reorganisation-effect = Each player may turn one of their own face-up defences face down.
frontline-event-reorganisation-what = Networks and responsibilities change, and what an intruder has found out becomes outdated.
frontline-event-reorganisation-defend = Your own plans become outdated too: keep them current, and say who is in charge of what now.

frontline-event-c2-takedown = C2 Takedown
frontline-event-c2-takedown-effect = Each player with 3 or more cards in the attack zone trashes the last of them.
frontline-event-c2-takedown-what = Police and companies of many countries together switch off the servers that steer malware, as with Emotet in 2021. The groups often come back.
frontline-event-c2-takedown-defend = Use the time gained: clean the infected machines, and close the way by which the malware came.

frontline-event-insider-leak = Insider Leak
frontline-event-insider-leak-effect = One random face-down defence of each player is turned face up.
frontline-event-insider-leak-what = Somebody on the inside gives knowledge away, on purpose or by carelessness.
frontline-event-insider-leak-defend = Share details by need, and see who looks at what.

frontline-event-tool-leak = Tool Leak
frontline-event-tool-leak-effect = This turn, attack cards cost 2 less, but at least 1.
frontline-event-tool-leak-what = In 2017 attack tools of an intelligence service became public, and criminals used them within weeks.
frontline-event-tool-leak-defend = Install updates without delay: those against these tools had been out before.

frontline-event-awareness-month = Awareness Month
frontline-event-awareness-month-effect = This turn, defence cards cost 2 less, but at least 1.
frontline-event-awareness-month-what = Many countries have a month of cybersecurity, Japan in February and March, the USA and Europe in October.
frontline-event-awareness-month-defend = Take the occasion to do what was put off, and let people practise how to report something odd.

frontline-event-cease-fire = Cease-Fire
frontline-event-cease-fire-effect = This turn, there is no attack phase.
frontline-event-cease-fire-what = States have agreed on norms for cyberspace in the United Nations, such as sparing hospitals and power grids.
frontline-event-cease-fire-defend = Use a quiet time to harden: norms do not bind criminals.
