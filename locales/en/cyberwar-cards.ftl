# CyberWar: every card, the tactics, the groups and the mitigations.
# Names of techniques, data sources, tactics and mitigations are those of MITRE ATT&CK®, © The MITRE
# Corporation (docs/ATTRIBUTION.md); attacks and defences bear their names of version 6.3.
# -what says what it is in the real world, -defend what a defender does about it, -tools what shows it.

# Attack cards

cyberwar-attack-t1002 = Data Compressed
cyberwar-attack-t1002-what = Files are packed into an archive before they are taken away, so that there is less to send and the content is not obvious.
cyberwar-attack-t1002-defend = Know which archive programs are used in your organisation, ask about archives that appear in odd places, and watch for large ones leaving the network.

cyberwar-attack-t1003 = Credential Dumping
cyberwar-attack-t1003-what = Passwords, or the values a system stores in their place, are read from the memory or files of a computer that is already under control.
cyberwar-attack-t1003-defend = Never log in to ordinary machines as a domain administrator, turn on the system’s protection of stored logins, and raise an alarm when a program reads the memory of the login service.

cyberwar-attack-t1005 = Data from Local System
cyberwar-attack-t1005-what = The documents and databases on the captured computer itself are searched for whatever is worth taking.
cyberwar-attack-t1005-defend = Keep sensitive files off ordinary computers, encrypt them, and notice when one program reads unusually many.

cyberwar-attack-t1015 = Accessibility Features
cyberwar-attack-t1015-what = Windows offers aids such as the magnifier already on its login screen. If one is secretly replaced, a stranger’s program opens there instead.
cyberwar-attack-t1015-defend = Check that these programs are the maker’s originals, put remote desktops behind a gateway that asks for the login first, and allow only known programs to run.

cyberwar-attack-t1016 = System Network Configuration Discovery
cyberwar-attack-t1016-what = The intruder asks a computer for its addresses, gateways and network settings, to learn where it stands.
cyberwar-attack-t1016-defend = Administrators ask the same every day, so look at who asks: several such questions in a row from an office computer deserve a second look.

cyberwar-attack-t1018 = Remote System Discovery
cyberwar-attack-t1018-what = The intruder looks for the other computers that can be reached from the captured one.
cyberwar-attack-t1018-defend = Divide the network so that little can be seen from any one place, and notice a computer that suddenly talks to many others. A decoy that nobody needs to touch is a good alarm.

cyberwar-attack-t1023 = Shortcut Modification
cyberwar-attack-t1023-what = A shortcut is made or changed so that a click, or the next login, also starts something that nobody asked for.
cyberwar-attack-t1023-defend = Watch the start-up folders for new and changed shortcuts, compare their targets with a known good state, and let people work with ordinary rights.

cyberwar-attack-t1027 = Obfuscated Files or Information
cyberwar-attack-t1027-what = Files or commands are encoded, encrypted or split up so that neither scanners nor people recognise what they do.
cyberwar-attack-t1027-defend = Let protection software look at scripts at the moment they run, when they are readable again, and treat a command that nobody can read as suspicious in itself.

cyberwar-attack-t1033 = System Owner/User Discovery
cyberwar-attack-t1033-what = The intruder finds out who uses a computer and who else logs in there.
cyberwar-attack-t1033-defend = On its own it is harmless: judge it by what happens before and after. Keep administrators off ordinary computers, so that there is little to find.

cyberwar-attack-t1041 = Exfiltration Over Command and Control Channel
cyberwar-attack-t1041-what = Stolen data leaves by the very connection through which the intruder gives commands, so that no new one is to be seen.
cyberwar-attack-t1041-defend = Ask which programs send more than they receive, let traffic out through inspected gateways only, and block addresses known to be bad.

cyberwar-attack-t1043 = Commonly Used Port
cyberwar-attack-t1043-what = Malware talks through ports that are open nearly everywhere, such as those of the web, mail and name services, and hides in the crowd.
cyberwar-attack-t1043-defend = Do not trust a port number. Check that the traffic really is what belongs there, send web traffic through a proxy, and ask which program opened the connection.

cyberwar-attack-t1045 = Software Packing
cyberwar-attack-t1045-what = A program is compressed or encrypted and unpacks itself only when it runs, so that its file does not look like known malware.
cyberwar-attack-t1045-defend = Use antivirus that unpacks what it examines, keep it current, and distrust packed programs that no known publisher has signed.

cyberwar-attack-t1047 = Windows Management Instrumentation
cyberwar-attack-t1047-what = The interface through which Windows computers are administered is misused to run commands, here or on another machine.
cyberwar-attack-t1047-defend = Allow remote use to few administrators and from few machines, give every machine its own administrator password, and record what is started this way.

cyberwar-attack-t1049 = System Network Connections Discovery
cyberwar-attack-t1049-what = The intruder lists the connections a computer has open, to see which systems it works with.
cyberwar-attack-t1049-defend = Watch for it together with other questions of this kind, and separate networks so that the list leads nowhere important.

cyberwar-attack-t1050 = New Service
cyberwar-attack-t1050-what = A program is registered as a Windows service: it then starts with the computer, often with high rights.
cyberwar-attack-t1050-defend = Let only administrators set up services, compare the list with a known good state, and ask about every new one that no installation explains.

cyberwar-attack-t1053 = Scheduled Task
cyberwar-attack-t1053-what = The system’s own timetable is used to start a program later, again and again, or on another machine.
cyberwar-attack-t1053-defend = Limit who may create tasks that run with high rights, collect the events about new tasks, and clear out the list now and then.

cyberwar-attack-t1056 = Input Capture
cyberwar-attack-t1056-what = What people type, passwords above all, is secretly recorded, or asked for in a false window.
cyberwar-attack-t1056-defend = Add a second factor, so that a recorded password is not enough, do daily work without administrator rights, and accept only signed drivers.

cyberwar-attack-t1057 = Process Discovery
cyberwar-attack-t1057-what = The intruder lists the running programs, to learn what the computer is for and which protection is on guard.
cyberwar-attack-t1057-defend = Record who lists programs and from where, and guard protection software against being stopped once it has been found.

cyberwar-attack-t1059 = Command-Line Interface
cyberwar-attack-t1059-what = Commands are given in the system’s text window, by hand, by a program or from afar.
cyberwar-attack-t1059-defend = Record command lines together with the program that started them, and let only those use the shell who need it for their work.

cyberwar-attack-t1060 = Registry Run Keys / Startup Folder
cyberwar-attack-t1060-what = An entry in one of the places where Windows looks at login makes a program start every time.
cyberwar-attack-t1060-defend = Take stock of all start-up entries, with Autoruns for instance, and raise an alarm when a new one appears.

cyberwar-attack-t1061 = Graphical User Interface
cyberwar-attack-t1061-what = The intruder works with mouse and windows, usually in a remote session, just like somebody at the desk.
cyberwar-attack-t1061-defend = Guard remote sessions with a second factor, end those that are idle, and notice desktops in use at unusual hours.

cyberwar-attack-t1064 = Scripting
cyberwar-attack-t1064-what = Scripts do the work quickly and by themselves, often hidden as macros in documents or written in languages the system already has.
cyberwar-attack-t1064-defend = Block macros in files from the internet, remove script languages that nobody uses, and open unknown documents in a protected view.

cyberwar-attack-t1065 = Uncommonly Used Port
cyberwar-attack-t1065-what = Connections use odd port numbers, to get past filters and monitors that watch only the usual ones.
cyberwar-attack-t1065-defend = Let out only what is needed and only through known gateways. Then whatever knocks elsewhere is an alarm.

cyberwar-attack-t1066 = Indicator Removal from Tools
cyberwar-attack-t1066-what = A tool that was recognised is changed just enough that the old signature no longer fits.
cyberwar-attack-t1066-defend = Do not stop when antivirus has removed a file: find out how it got there. Judge programs by what they do as well as by how they look.

cyberwar-attack-t1069 = Permission Groups Discovery
cyberwar-attack-t1069-what = The intruder finds out which groups of rights there are and who belongs to them, administrators above all.
cyberwar-attack-t1069-defend = Keep powerful groups small and reviewed, and look closer when an ordinary account asks who the administrators are.

cyberwar-attack-t1070 = Indicator Removal on Host
cyberwar-attack-t1070-what = Logs and other traces on a computer are deleted or altered, so that nobody can tell what happened.
cyberwar-attack-t1070-defend = Send logs at once to a place an intruder cannot reach, protect them against changes, and treat a cleared log as an alarm.

cyberwar-attack-t1073 = DLL Side-Loading
cyberwar-attack-t1073-what = A genuine program is led to load a false library, and so lends its good name to foreign code.
cyberwar-attack-t1073-defend = Update programs that load libraries carelessly, protect program folders against writing, and ask why a signed program runs from an unusual place.

cyberwar-attack-t1074 = Data Staged
cyberwar-attack-t1074-what = What is to be stolen is first gathered in one place, a folder or a machine, before it leaves.
cyberwar-attack-t1074-defend = Watch for folders that suddenly grow and for many files copied in a short time. It is the last good moment to act.

cyberwar-attack-t1076 = Remote Desktop Protocol
cyberwar-attack-t1076-what = With a stolen login, the intruder opens a remote desktop on another computer and works there as that user.
cyberwar-attack-t1076-defend = Switch it off where nobody needs it, never open it to the internet, and put the rest behind a gateway with a second factor.

cyberwar-attack-t1077 = Windows Admin Shares
cyberwar-attack-t1077-what = Windows offers its drives to administrators over the network, hidden from others. With such a login, files and programs can be carried to the next machine.
cyberwar-attack-t1077-defend = Give every machine a different administrator password, block file sharing between workstations, and bar local administrators from the network.

cyberwar-attack-t1078 = Valid Accounts
cyberwar-attack-t1078-what = The intruder simply logs in, with a real account that was stolen, bought or guessed, and looks like everybody else.
cyberwar-attack-t1078-defend = Ask for a second factor, close accounts that are not used, change default passwords, and question logins at odd times and from odd places.

cyberwar-attack-t1081 = Credentials in Files
cyberwar-attack-t1081-what = Passwords are found lying in files: in notes, scripts, settings or source code.
cyberwar-attack-t1081-defend = Give people a password manager and programs a vault, and search your own shares and repositories for secrets before somebody else does.

cyberwar-attack-t1082 = System Information Discovery
cyberwar-attack-t1082-what = The intruder asks a computer for its system, version, updates and hardware, to choose the next step.
cyberwar-attack-t1082-defend = It cannot be forbidden, but it can be recorded. And the answer helps less where updates are current.

cyberwar-attack-t1083 = File and Directory Discovery
cyberwar-attack-t1083-what = The intruder looks through folders and shares to learn what is kept where.
cyberwar-attack-t1083-defend = Open folders only to those who need them, notice programs that walk through whole drives, and leave a decoy file that reports when it is opened.

cyberwar-attack-t1084 = Windows Management Instrumentation Event Subscription
cyberwar-attack-t1084-what = Windows can be told to run something whenever a certain event occurs. Such a subscription survives a restart and hardly shows among the files.
cyberwar-attack-t1084-defend = List all subscriptions, compare them with a known good state, and let only a few administrators make new ones.

cyberwar-attack-t1085 = Rundll32
cyberwar-attack-t1085-what = A small Windows program whose task is to run parts of libraries is misused to start foreign code under a trusted name.
cyberwar-attack-t1085-defend = Record how it is called and what it loads, learn what is normal in your network, and limit it by rules for allowed programs.

cyberwar-attack-t1086 = PowerShell
cyberwar-attack-t1086-what = The administration language of Windows is misused, because it is on nearly every machine and can do nearly everything.
cyberwar-attack-t1086-defend = Turn on logging of scripts, remove its outdated version, and allow signed scripts only where nobody needs more.

cyberwar-attack-t1087 = Account Discovery
cyberwar-attack-t1087-what = The intruder draws up a list of accounts, of the computer or of the whole domain, to choose the next target.
cyberwar-attack-t1087-defend = Do not show account names where none are needed, and add a decoy account: whoever tries it has read the list.

cyberwar-attack-t1088 = Bypass User Account Control
cyberwar-attack-t1088-what = Before a program gets administrator rights, Windows asks. Here the question is got around, and nobody sees it.
cyberwar-attack-t1088-defend = Let people work without administrator rights, set the question to its strictest level, and keep Windows up to date.

cyberwar-attack-t1090 = Connection Proxy
cyberwar-attack-t1090-what = Traffic is passed on by another machine, inside or outside the network, so that its real destination does not show.
cyberwar-attack-t1090-defend = Notice workstations that pass traffic on for others, stop connections between them that serve no purpose, and block known relays.

cyberwar-attack-t1095 = Standard Non-Application Layer Protocol
cyberwar-attack-t1095-what = Commands travel in basic protocols such as ICMP, which keep a network running and which few people look into.
cyberwar-attack-t1095-defend = Let these protocols pass only where they are needed, and watch for unusual amounts, sizes and destinations.

cyberwar-attack-t1097 = Pass the Ticket
cyberwar-attack-t1097-what = In a Windows domain, tickets prove who somebody is. With a stolen ticket one can act as its owner without any password.
cyberwar-attack-t1097-defend = Let administrators use machines of their own, protect domain controllers most of all, and after an intrusion renew the key that all tickets depend on, twice.

cyberwar-attack-t1098 = Account Manipulation
cyberwar-attack-t1098-what = An existing account gets more rights, a new password or other changes, so that access is kept.
cyberwar-attack-t1098-defend = Raise an alarm at every change to powerful groups, separate administrators’ accounts from their everyday ones, and review rights regularly.

cyberwar-attack-t1104 = Multi-Stage Channels
cyberwar-attack-t1104-what = Malware first reports to one server and is sent on to another later, so that finding the first does not give away the second.
cyberwar-attack-t1104-defend = After one find keep looking: examine every connection of that computer around that time, and isolate it as a whole.

cyberwar-attack-t1105 = Remote File Copy
cyberwar-attack-t1105-what = More tools are fetched from outside, or copied from one captured machine to the next.
cyberwar-attack-t1105-defend = Let downloads pass through a proxy that examines them, stop workstations from sharing files with each other, and run known programs only.

cyberwar-attack-t1107 = File Deletion
cyberwar-attack-t1107-what = Tools and results are deleted after use, so that little is left to be found.
cyberwar-attack-t1107-defend = Record what is created and deleted, and keep the record on another machine. In an incident, secure copies of disks before anything is cleaned.

cyberwar-attack-t1108 = Redundant Access
cyberwar-attack-t1108-what = Besides the first way in there is soon a second and a third: another program, another account, another connection.
cyberwar-attack-t1108-defend = Do not shut one door only. Find out how far the intrusion goes, then remove everything at once, and watch for a return.

cyberwar-attack-t1110 = Brute Force
cyberwar-attack-t1110-what = Passwords are tried by the thousand, at a login or on stolen copies where nobody counts the attempts.
cyberwar-attack-t1110-defend = Ask for long passwords and a second factor, slow logins down after failures, and count failures over all accounts together.

cyberwar-attack-t1136 = Create Account
cyberwar-attack-t1136-what = A new account is a way in that survives changed passwords and looks almost like everybody else’s.
cyberwar-attack-t1136-defend = Let few people create accounts, compare each new one with a request, and raise an alarm at those that nobody asked for.

cyberwar-attack-t1143 = Hidden Window
cyberwar-attack-t1143-what = A program runs without showing a window, and the person at the screen notices nothing.
cyberwar-attack-t1143-defend = What the eye misses, the log holds: record how programs are started, look at those meant to stay unseen, and allow only known ones.

cyberwar-attack-t1172 = Domain Fronting
cyberwar-attack-t1172-what = A connection names a well-known site on the outside and asks for another one inside its encryption, at the same large provider.
cyberwar-attack-t1172-defend = Where law and agreements allow it, inspect encrypted traffic at the gateway and compare the two names. Many providers have closed this way.

cyberwar-attack-t1188 = Multi-hop Proxy
cyberwar-attack-t1188-what = Traffic passes through a chain of machines, often an anonymity network, so that its origin cannot be traced.
cyberwar-attack-t1188-defend = Decide whether your network needs such services at all. If not, block their known entry points and look into every attempt.

cyberwar-attack-t1192 = Spearphishing Link
cyberwar-attack-t1192-what = A mail written for its reader leads to a prepared web page. Nothing is attached, so there is less for a scanner to find.
cyberwar-attack-t1192-defend = Check links at the moment they are pressed, use passkeys, which do not work on a false page, and thank everyone who reports a mail.

cyberwar-attack-t1193 = Spearphishing Attachment
cyberwar-attack-t1193-what = A mail made for one person or department brings an infected file and a good reason to open it.
cyberwar-attack-t1193-defend = Stop dangerous kinds of files, try attachments out in a sandbox first, block macros, and make reporting easy.

cyberwar-attack-t1203 = Exploitation for Client Execution
cyberwar-attack-t1203-what = A flaw in an everyday program, such as a browser or an office suite, lets a prepared file or page run foreign code.
cyberwar-attack-t1203-defend = Update these programs quickly, run them in a sandbox, turn on exploit protection, and ask why an office program starts another one.

cyberwar-attack-t1204 = User Execution
cyberwar-attack-t1204-what = The decisive step is left to a person, who opens a file or presses a link in good faith.
cyberwar-attack-t1204-defend = Practise with everyone and blame nobody, keep programs from mail and downloads from running, and build systems that survive one wrong press.

cyberwar-attack-t1208 = Kerberoasting
cyberwar-attack-t1208-what = In a Windows domain, a ticket for a service is sealed with the password of that service’s account. If the password is weak, it can be guessed from the ticket, out of sight.
cyberwar-attack-t1208-defend = Use managed service accounts with long random passwords, modern encryption and few rights, and notice one user asking for many tickets.

cyberwar-attack-t1518 = Software Discovery
cyberwar-attack-t1518-what = The intruder takes stock of the installed programs and their versions, to find outdated ones and protection software.
cyberwar-attack-t1518-defend = Keep your own list better than theirs: know what is installed, remove what is not needed, and update the rest.

# Defence cards

cyberwar-defence-d01 = Process monitoring
cyberwar-defence-d01-what = Records which programs start and end on a computer, who started them, and which program called which.
cyberwar-defence-d01-tools = Endpoint sensors and audit functions, for instance Sysmon for Windows, or auditd for Linux.

cyberwar-defence-d02 = Process command-line parameters
cyberwar-defence-d02-what = Records the whole line with which a program was called. The same program can be daily work or an attack; the line tells which.
cyberwar-defence-d02-tools = Process auditing with command lines, which Windows has built in, or sensors such as Sysmon and osquery.

cyberwar-defence-d03 = File monitoring
cyberwar-defence-d03-what = Records which files are created, changed and deleted, and compares important ones with a known good state.
cyberwar-defence-d03-tools = File integrity monitoring, for instance Wazuh or AIDE.

cyberwar-defence-d04 = API monitoring
cyberwar-defence-d04-what = Records which functions of the operating system a program calls, for instance to reach memory, accounts or the keyboard.
cyberwar-defence-d04-tools = Endpoint detection (EDR) and event tracing of the system; for examining single files a sandbox such as CAPE.

cyberwar-defence-d05 = Process use of network
cyberwar-defence-d05-what = Records which program on a computer opens which connection: a browser is expected to, a text editor is not.
cyberwar-defence-d05-tools = Host firewalls and endpoint sensors, for instance Sysmon or osquery.

cyberwar-defence-d06 = Packet capture
cyberwar-defence-d06-what = Keeps the traffic that passes a point of the network, content included, so that it can be read again later.
cyberwar-defence-d06-tools = Wireshark and tcpdump for looking closely, Arkime for storing and searching a lot of it.

cyberwar-defence-d07 = Windows Registry
cyberwar-defence-d07-what = Records changes to the database in which Windows keeps its settings, such as start-up entries and services.
cyberwar-defence-d07-tools = The registry events of Sysmon; Autoruns for taking stock.

cyberwar-defence-d08 = Authentication logs
cyberwar-defence-d08-what = Records who logged in when, from where and by what means, and who tried and failed.
cyberwar-defence-d08-tools = Logs of directory, VPN and cloud services, gathered in a log system (SIEM) such as Wazuh or Graylog.

cyberwar-defence-d09 = Netflow/Enclave netflow
cyberwar-defence-d09-what = Records who talked to whom, when, how long and how much, at the border and between parts of the network, but not what was said.
cyberwar-defence-d09-tools = Flow data from routers and switches, collected for instance with nfdump or SiLK.

cyberwar-defence-d10 = Windows event logs
cyberwar-defence-d10-what = What Windows writes down about itself: new services, tasks and accounts, cleared logs, errors.
cyberwar-defence-d10-tools = Windows Event Forwarding to gather them, Hayabusa or Chainsaw to search them.

cyberwar-defence-d11 = Network protocol analysis
cyberwar-defence-d11-what = Takes traffic apart and checks whether it really speaks the protocol it pretends to, and what is said in it.
cyberwar-defence-d11-tools = Network sensors, for instance Zeek or Suricata.

cyberwar-defence-d12 = Binary file metadata
cyberwar-defence-d12-what = Looks at the facts about a program file: signature, publisher, hash, structure, whether it is packed.
cyberwar-defence-d12-tools = Sigcheck for signatures and hashes, YARA for patterns in files.

# Tactics: what a technique is meant to achieve

cyberwar-tactic-reconnaissance = Reconnaissance
cyberwar-tactic-reconnaissance-what = The attacker gathers information about an organisation, its people and its systems before anything is attacked.
cyberwar-tactic-resource-development = Resource Development
cyberwar-tactic-resource-development-what = The attacker acquires or builds what will be needed later, such as domains, servers, accounts and tools.
cyberwar-tactic-initial-access = Initial Access
cyberwar-tactic-initial-access-what = The attacker takes the first step into the network, by mail, with a stolen login or through a gap that faces the internet.
cyberwar-tactic-execution = Execution
cyberwar-tactic-execution-what = The attacker makes a computer run foreign code or commands.
cyberwar-tactic-persistence = Persistence
cyberwar-tactic-persistence-what = The attacker makes sure of coming back, even after restarts, updates and changed passwords.
cyberwar-tactic-privilege-escalation = Privilege Escalation
cyberwar-tactic-privilege-escalation-what = The attacker gains higher rights than before, such as those of an administrator.
cyberwar-tactic-defense-evasion = Defense Evasion
cyberwar-tactic-defense-evasion-what = The attacker hides from people, logs and protection software, or gets around them.
cyberwar-tactic-credential-access = Credential Access
cyberwar-tactic-credential-access-what = The attacker gets hold of passwords, keys or tickets.
cyberwar-tactic-discovery = Discovery
cyberwar-tactic-discovery-what = The attacker looks around and learns what systems, accounts and data there are.
cyberwar-tactic-lateral-movement = Lateral Movement
cyberwar-tactic-lateral-movement-what = The attacker moves from one computer to the next, towards the real target.
cyberwar-tactic-collection = Collection
cyberwar-tactic-collection-what = The attacker gathers the data that is to be taken.
cyberwar-tactic-command-and-control = Command and Control
cyberwar-tactic-command-and-control-what = The attacker talks to captured computers from outside, as inconspicuously as possible.
cyberwar-tactic-exfiltration = Exfiltration
cyberwar-tactic-exfiltration-what = The attacker carries the collected data out of the network.
cyberwar-tactic-impact = Impact
cyberwar-tactic-impact-what = The attacker disturbs, alters or destroys systems and data, or makes them unusable.

# Groups of the box

cyberwar-group-g0022 = APT3
cyberwar-group-g0022-what = A group, also called Gothic Panda or Buckeye, that researchers attribute to China: first seen in attacks on organisations in the United States, and from 2015 on more in Hong Kong.
cyberwar-group-g0016 = APT29
cyberwar-group-g0016-what = A group, also called Cozy Bear, that several governments attribute to Russia’s foreign intelligence service: active since at least 2008, it seeks information above all from governments, research institutes and think tanks in Europe and NATO countries.

# Mitigations of ATT&CK

cyberwar-mitigation-m1013 = Application Developer Guidance
cyberwar-mitigation-m1015 = Active Directory Configuration
cyberwar-mitigation-m1016 = Vulnerability Scanning
cyberwar-mitigation-m1017 = User Training
cyberwar-mitigation-m1018 = User Account Management
cyberwar-mitigation-m1019 = Threat Intelligence Program
cyberwar-mitigation-m1020 = SSL/TLS Inspection
cyberwar-mitigation-m1021 = Restrict Web-Based Content
cyberwar-mitigation-m1022 = Restrict File and Directory Permissions
cyberwar-mitigation-m1024 = Restrict Registry Permissions
cyberwar-mitigation-m1025 = Privileged Process Integrity
cyberwar-mitigation-m1026 = Privileged Account Management
cyberwar-mitigation-m1027 = Password Policies
cyberwar-mitigation-m1028 = Operating System Configuration
cyberwar-mitigation-m1029 = Remote Data Storage
cyberwar-mitigation-m1030 = Network Segmentation
cyberwar-mitigation-m1031 = Network Intrusion Prevention
cyberwar-mitigation-m1032 = Multi-factor Authentication
cyberwar-mitigation-m1033 = Limit Software Installation
cyberwar-mitigation-m1034 = Limit Hardware Installation
cyberwar-mitigation-m1035 = Limit Access to Resource Over Network
cyberwar-mitigation-m1036 = Account Use Policies
cyberwar-mitigation-m1037 = Filter Network Traffic
cyberwar-mitigation-m1038 = Execution Prevention
cyberwar-mitigation-m1039 = Environment Variable Permissions
cyberwar-mitigation-m1040 = Behavior Prevention on Endpoint
cyberwar-mitigation-m1041 = Encrypt Sensitive Information
cyberwar-mitigation-m1042 = Disable or Remove Feature or Program
cyberwar-mitigation-m1043 = Credential Access Protection
cyberwar-mitigation-m1044 = Restrict Library Loading
cyberwar-mitigation-m1045 = Code Signing
cyberwar-mitigation-m1046 = Boot Integrity
cyberwar-mitigation-m1047 = Audit
cyberwar-mitigation-m1048 = Application Isolation and Sandboxing
cyberwar-mitigation-m1049 = Antivirus/Antimalware
cyberwar-mitigation-m1050 = Exploit Protection
cyberwar-mitigation-m1051 = Update Software
cyberwar-mitigation-m1052 = User Account Control
cyberwar-mitigation-m1053 = Data Backup
cyberwar-mitigation-m1054 = Software Configuration
cyberwar-mitigation-m1055 = Do Not Mitigate
cyberwar-mitigation-m1056 = Pre-compromise
cyberwar-mitigation-m1057 = Data Loss Prevention
cyberwar-mitigation-m1060 = Out-of-Band Communications Channel
