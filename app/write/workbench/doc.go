// Package workbench is a person at the exercises in Python, without the page: the program that they write, what the
// tests say of it, and how it plays. Package app/write has the exercises and how far a person has got, package sandbox
// what programs are asked and what they say; app/write/page draws this package, and has the words.
//
// A [Session] has parts, each with a state and events of its own, and sees to what concerns several of them:
//
//	[Course]   the exercises, and how far the person has got
//	[Draft]    the program in the editor, the earlier ones, and those of another tab
//	[Lines]    the lines of a solution that are put in order before a program is written
//	[Run]      a run of the program: tests, steps, calls, what is printed, the fault that ends it
//	[Walk]     the steps of the program, one by one
//	[Contest]  a game of the program against a level of the machine
//
//	control, key, link, file ──► methods ──► Environment: Library, Python, Machine, Editor, Address, Host, Screen, Store
//	                                ▲                                      │
//	                                └─────────────── callbacks ◄───────────┘
//
// The acts of a person are methods. What they need is asked of the parts of an [Environment], and the outcome arrives
// by a callback; in tests package workbench/fake is these parts. The package knows no browser, draws nothing and says
// no sentence: a refusal is a [Trouble], what a screen reader is to say a [Saying].
//
// What a program says is read as what a stranger says: no more is kept of it than a page shows.
package workbench
