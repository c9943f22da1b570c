## What is said around every guided first game.

guide-name = Guided first game
guide-chapter = Chapter { $chapter } of { $chapters }
guide-free = Your move: our tip is marked
guide-strayed = Another way: that is fine
guide-go-back = Take it back
guide-go-on = Go on
guide-leave = Leave
guide-leave-title = Leave the lesson; it waits for you on the home page
guide-waiting = Your opponents play. Watch what they do.
guide-done = You have finished the lesson
guide-seen = You have seen
guide-not-seen = Not seen yet: the rules tell you
guide-real = Play a real game
guide-play-on = Play this one to its end
guide-next = Next lesson: { $lesson }
guide-anew = Begin the lesson again
guide-hm = Not quite.
