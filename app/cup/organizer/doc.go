// Package organizer has a cup played: what the room of the workshop does in which the programs of a class meet each
// other, without its page. Package ai/cup says who meets whom and what comes of it. A [Session] is one person with one
// cup: players come from files, links, the exercises and the levels of the machine; each program has a first game, its
// [Trial], which shows whether it works; the games are played one after another; the cup is kept between visits, and
// opened from a file. A [Duel] is the games of two players, one of them on the board.
//
//	control, file, link ──► methods of Session ──► Environment: Python, Machine, Clock, Store, Library, Screen
//	                                ▲                                  │
//	                                └──────────── callbacks ◄──────────┘
//
// The acts of a person are methods. What they need is asked of the parts of an [Environment], and the outcome arrives
// by a callback. In tests package organizer/fake is these parts, and a whole cup with faults takes a moment.
//
// The package knows no browser and draws nothing. It says no sentence either: a refusal is a [Trouble] with a code, and
// app/cup/page, which draws the session, has the words.
//
// Programs run in the sandbox of package sandbox, anew in each game, and get a number of calls of the interface a move:
// the same cup has the same table in every browser, and by command ai/tools/arena.
package organizer
