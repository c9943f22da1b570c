# The debrief as a page.

debrief-web-names = Show names
debrief-web-previous = Back
debrief-web-next = Next
debrief-web-place = { $screen } of { $screens }
debrief-web-full = Full screen
debrief-web-print = Print
debrief-web-files = Take it along
debrief-web-markdown = Text (Markdown)
debrief-web-csv = Table of attacks (CSV)
debrief-web-compared = Decisions compared (CSV)
debrief-web-stix = Techniques and mitigations (STIX 2.1)
debrief-web-json = Everything (JSON)
debrief-web-layer = ATT&CK Navigator: everybody
debrief-web-layer-of = ATT&CK Navigator: { $player }
debrief-web-parting-how = How this player stood in the end, and what came of attacks on them from then on.
debrief-web-ahead = came out ahead
debrief-web-through = { $count } through
debrief-web-stopped = { $count } stopped
debrief-web-no-tactic = No longer in ATT&CK
debrief-web-how = Arrow keys turn the page.

# Of several tables
debrief-web-table = Table { $number }
debrief-web-seat = Table { $table }, seat { $seat }

# What the journal of a class says was hard
debrief-web-slow = { $player } usually took { $time } to decide.
debrief-web-long = { $player } once thought for { $time }.
debrief-web-hints = { $count ->
        [one] { $player } asked for a hint once.
       *[other] { $player } asked for a hint { $count } times.
    }
debrief-web-taken-back = { $count ->
        [one] { $player } took a decision back once, with everybody's consent.
       *[other] { $player } took decisions back { $count } times, with everybody's consent.
    }
debrief-web-refused = { $count ->
        [one] The rules refused once: { $why }
       *[other] The rules refused { $count } times: { $why }
    }
