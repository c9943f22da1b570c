# The debrief as a page.

debrief-web-to-table = Back to the table
debrief-web-names = Show names
debrief-web-previous = Back
debrief-web-next = Next
debrief-web-place = { $screen } of { $screens }
debrief-web-full = Full screen
debrief-web-print = Print
debrief-web-files = Take it along
debrief-web-markdown = Text (Markdown)
debrief-web-csv = Table of attacks (CSV)
debrief-web-json = Everything (JSON)
debrief-web-layer = ATT&CK Navigator: everybody
debrief-web-layer-of = ATT&CK Navigator: { $player }
debrief-web-through = { $count } through
debrief-web-stopped = { $count } stopped
debrief-web-no-tactic = No longer in ATT&CK
debrief-web-how = Arrow keys turn the page.
