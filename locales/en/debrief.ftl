# The debrief: what to talk about after a game.

debrief-title = Debrief
debrief-question = To talk about
# Where it is in the replay
debrief-step = step { $step }
debrief-table-step = table { $table }, step { $step }

# Results and turning points
debrief-result = { $game }: how it ended
debrief-score = { $player }: { $score }
debrief-not-over = The game was ended early. This is how it stood:
debrief-ahead = In the lead: { $players }
debrief-turns = Turning points
debrief-turn = { $by } chose “{ $chose }”: { $player } went from { $from } to { $to }.
debrief-turn-lead = { $by } chose “{ $chose }”: { $player } went from { $from } to { $to } and took the lead.
debrief-turn-cost = { $by } chose “{ $chose }” (chance to win { $chance }%); “{ $better }” would have kept { $best }%.

# Tables of the same deal, compared. Players are called by their seats
debrief-seat = seat { $seat }
debrief-parting = Same cards, other choices. Seat { $seat }: { $asked }
debrief-parting-choice = { $count ->
        [one] “{ $chose }”: one table
       *[other] “{ $chose }”: { $count } tables
    }
debrief-parting-came = { $player }: { $score }
debrief-parting-won = { $player } came out ahead: { $score }
debrief-parting-attacked = { $player }: { $score }; attacks from then on: { $through } through, { $stopped } stopped
debrief-parting-won-attacked = { $player } came out ahead: { $score }; attacks from then on: { $through } through, { $stopped } stopped

# Attacks
debrief-through = { $count ->
        [one] { $what } got through
       *[other] { $what } got through { $count } times
    }
debrief-hit = { $by } against { $against }
debrief-hit-game = Against { $against }
debrief-answered = At other times it was stopped by: { $cards }
debrief-would-have = Would have stopped it: { $cards }
debrief-nothing-would = No card of the game would have stopped it.
debrief-mitigations = ATT&CK advises: { $names }
debrief-detections = It shows in: { $names }
debrief-monday = On Monday: { $advice }
debrief-stopped = What was stopped
debrief-stopped-line = { $count ->
        [one] { $what }
       *[other] { $what }, { $count } times
    }
debrief-stopped-by = { $count ->
        [one] { $what }: stopped by { $cards }
       *[other] { $what }, { $count } times: stopped by { $cards }
    }
debrief-matrix = Techniques met
debrief-met = { $what }: { $through } through, { $stopped } stopped

# What was hard
debrief-hard = What was hard
debrief-had = { $player } had { $cards }, and { $what } got through all the same.
debrief-often-through = { $count ->
        [one] { $what } got through against { $player }.
       *[other] { $what } got through against { $player } { $count } times.
    }
debrief-often-stopped = { $count ->
        [one] { $player } tried { $what } and was stopped by { $cards }.
       *[other] { $player } tried { $what } and was stopped { $count } times, by { $cards }.
    }

# The same of all tables together
debrief-misjudged-unanswered = { $count ->
        [one] { $what } got through once against somebody who had an answer: { $cards }.
       *[other] { $what } got through { $count } times against somebody who had an answer: { $cards }.
    }
debrief-misjudged-in-vain = { $count ->
        [one] { $what } was tried once in vain; in the way was { $cards }.
       *[other] { $what } was tried { $count } times in vain; in the way was { $cards }.
    }

# Questions
debrief-ask-parted = With the same cards some chose “{ $one }” and others “{ $other }”. What speaks for either, and what did you know when you decided?
debrief-ask-unused = { $player } had { $cards } when { $what } got through. What would it have taken to use it in time?
debrief-ask-through = { $count ->
        [one] { $what } got through. Who could have noticed it first, and by what?
       *[other] { $what } got through { $count } times. Who could have noticed it first, and by what?
    }
debrief-ask-turn = “{ $chose }” was a turning point of { $player }. Who saw it coming, and what else could the others have done?
debrief-ask-cost = { $player } chose “{ $chose }”; the review prefers “{ $better }”. What could be known at that moment, and what spoke for either?
debrief-ask-remedy = { $card } would have helped against { $attacks }. What speaks against having it first?
debrief-ask-stopped = { $what } was stopped by { $cards }. Do we have this where we work, and who looks after it?
debrief-ask-won = What did { $players } do better: preparing, noticing or reacting?
debrief-ask-luck = What was luck here, and what was decided?
debrief-ask-again = Which decision would you take back, and what would you need to know to decide better?
debrief-ask-work = What here is like our own network, and what is quite different?

# The card to take along
debrief-card = { $player }: my card
debrief-starter = When I see { $what }, I will …
debrief-starter-blank = When I see …, I will …
debrief-hint = For example: { $advice }

# For STIX
debrief-stix-by = Sandtable
debrief-stix-table = Table { $table }

# Layers for the ATT&CK Navigator
debrief-layer = Sandtable: techniques met
debrief-layer-of = Sandtable: techniques met by { $player }
debrief-layer-what = The score is how often a technique was met in the game; the comment says what came of it.
debrief-layer-legend = met often
debrief-layer-cell = { $through } through, { $stopped } stopped

## Data components of ATT&CK, by their ids: where an attack leaves traces.

debrief-component-dc0001 = Scheduled Job Creation
debrief-component-dc0002 = User Account Authentication
debrief-component-dc0003 = Malware Metadata
debrief-component-dc0004 = Firmware Modification
debrief-component-dc0005 = Scheduled Job Metadata
debrief-component-dc0006 = Web Credential Creation
debrief-component-dc0007 = Web Credential Usage
debrief-component-dc0008 = WMI Creation
debrief-component-dc0009 = User Account Deletion
debrief-component-dc0010 = User Account Modification
debrief-component-dc0011 = Malware Content
debrief-component-dc0012 = Scheduled Job Modification
debrief-component-dc0013 = User Account Metadata
debrief-component-dc0014 = User Account Creation
debrief-component-dc0015 = Image Creation
debrief-component-dc0016 = Module Load
debrief-component-dc0017 = Cloud Storage Enumeration
debrief-component-dc0018 = Host Status
debrief-component-dc0019 = Pod Creation
debrief-component-dc0020 = Process Modification
debrief-component-dc0021 = OS API Execution
debrief-component-dc0022 = Cloud Storage Deletion
debrief-component-dc0023 = Cloud Storage Modification
debrief-component-dc0024 = Cloud Storage Creation
debrief-component-dc0025 = Cloud Storage Access
debrief-component-dc0026 = Image Deletion
debrief-component-dc0027 = Cloud Storage Metadata
debrief-component-dc0028 = Image Metadata
debrief-component-dc0029 = Script Execution
debrief-component-dc0030 = Pod Modification
debrief-component-dc0031 = Kernel Module Load
debrief-component-dc0032 = Process Creation
debrief-component-dc0033 = Process Termination
debrief-component-dc0034 = Process Metadata
debrief-component-dc0035 = Process Access
debrief-component-dc0036 = Image Modification
debrief-component-dc0037 = Pod Enumeration
debrief-component-dc0038 = Application Log Content
debrief-component-dc0039 = File Creation
debrief-component-dc0040 = File Deletion
debrief-component-dc0041 = Service Metadata
debrief-component-dc0042 = Drive Creation
debrief-component-dc0043 = Firewall Disable
debrief-component-dc0044 = Firewall Enumeration
debrief-component-dc0045 = Windows Registry Key Deletion
debrief-component-dc0046 = Drive Modification
debrief-component-dc0047 = Snapshot Enumeration
debrief-component-dc0048 = Named Pipe Metadata
debrief-component-dc0049 = Snapshot Deletion
debrief-component-dc0050 = Windows Registry Key Access
debrief-component-dc0051 = Firewall Rule Modification
debrief-component-dc0052 = Social Media
debrief-component-dc0053 = Firewall Metadata
debrief-component-dc0054 = Drive Access
debrief-component-dc0055 = File Access
debrief-component-dc0056 = Windows Registry Key Creation
debrief-component-dc0057 = Snapshot Creation
debrief-component-dc0058 = Snapshot Modification
debrief-component-dc0059 = File Metadata
debrief-component-dc0060 = Service Creation
debrief-component-dc0061 = File Modification
debrief-component-dc0062 = Snapshot Metadata
debrief-component-dc0063 = Windows Registry Key Modification
debrief-component-dc0064 = Command Execution
debrief-component-dc0065 = Service Modification
debrief-component-dc0066 = Active Directory Object Modification
debrief-component-dc0067 = Logon Session Creation
debrief-component-dc0068 = Active Directory Object Deletion
debrief-component-dc0069 = Cloud Service Modification
debrief-component-dc0070 = Cloud Service Metadata
debrief-component-dc0071 = Active Directory Object Access
debrief-component-dc0072 = Container Creation
debrief-component-dc0073 = Instance Modification
debrief-component-dc0074 = Driver Metadata
debrief-component-dc0075 = Instance Enumeration
debrief-component-dc0076 = Instance Creation
debrief-component-dc0077 = Container Start
debrief-component-dc0078 = Network Traffic Flow
debrief-component-dc0079 = Driver Load
debrief-component-dc0080 = Instance Start
debrief-component-dc0081 = Instance Deletion
debrief-component-dc0082 = Network Connection Creation
debrief-component-dc0083 = Cloud Service Enumeration
debrief-component-dc0084 = Active Directory Credential Request
debrief-component-dc0085 = Network Traffic Content
debrief-component-dc0086 = Instance Metadata
debrief-component-dc0087 = Active Directory Object Creation
debrief-component-dc0088 = Logon Session Metadata
debrief-component-dc0089 = Instance Stop
debrief-component-dc0090 = Cloud Service Disable
debrief-component-dc0091 = Container Enumeration
debrief-component-dc0092 = Volume Modification
debrief-component-dc0093 = Certificate Registration
debrief-component-dc0094 = Group Modification
debrief-component-dc0095 = Volume Enumeration
debrief-component-dc0096 = Passive DNS
debrief-component-dc0097 = Volume Creation
debrief-component-dc0098 = Volume Deletion
debrief-component-dc0099 = Group Enumeration
debrief-component-dc0100 = Volume Metadata
debrief-component-dc0101 = Domain Registration
debrief-component-dc0102 = Network Share Access
debrief-component-dc0103 = Active DNS
debrief-component-dc0104 = Response Content
debrief-component-dc0105 = Group Metadata
debrief-component-dc0106 = Response Metadata
