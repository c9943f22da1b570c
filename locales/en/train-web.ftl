# The trainers: what only the page says.

train-lead = Ten questions at a time. What you know comes back later and later, what you do not know soon. It begins with what went wrong in your own games: attacks that got through to you, captured ports that brought no point.
train-standing = { $learned } of { $all } learned, { $due } due now
train-again = { $count ->
        [one] { $count } comes again soon: { $date }
       *[other] { $count } come again soon, the first at { $date }
    }
train-missed = { $count ->
        [one] { $count } thing from your games to practise
       *[other] { $count } things from your games to practise
    }
train-begin = Practise
train-anki = Deck for Anki
train-anki-text = The same questions as a deck for Anki, in the language of this page. A deck taken again later brings what has changed and no card twice.
train-left = { $count ->
        [one] The last question
       *[other] { $count } questions left
    }
train-is-right = right answer
train-is-wrong = wrong answer
train-right = Right.
train-wrong = Not quite.
train-next = Next
train-round-over = { $right } of { $asked } right
train-nothing-due = Nothing to practise right now
train-next-due = The next question is due: { $date }.
train-wrong-again = Not known yet, and asked again:
train-another = Ten more

# Progress
train-files = Your progress
train-files-text = It is kept in this browser only. Take it along as a file to go on elsewhere: of two answers to the same question the later one counts.
train-export = Save as a file
train-import = Take over from a file
train-file-taken = { $count ->
        [0] The file was read. It knows nothing newer than this browser.
        [one] { $count } question was taken over.
       *[other] { $count } questions were taken over.
    }
train-file-large = This file is too large to be progress. Nothing was changed.
train-file-foreign = This is no file with progress from here. Nothing was changed.
train-file-newer = This file is from a newer version. Update this server first. Nothing was changed.
train-file-broken = This file is damaged at “{ $about }”. Nothing was changed.
