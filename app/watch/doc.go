// Package watch is a person who follows a search step by step. It knows no browser, and has no sentences; package
// app/watch/page draws it and has the words.
//
// The search is a [Settings], as an address has it ([Read], [Settings.Address]). The machine builds its whole tree and
// answers a part of it at one step ([protocol.Tree]). Each algorithm has a program whose line a step runs ([Program],
// [Line]), and of some steps a person may predict what comes next ([Predict]).
//
// A [Session] is the person: the step that is shown, and the parts that have a subject of their own. They are the
// questions about the next step ([Predictions]) and those that are prepared for a class ([Quiz]), the run of the steps
// by themselves ([Run]), the tree as a list that is folded and walked ([Outline]), what is changed at a node
// ([Changes]), and the growth of the tree with the depth ([Growth]). The whole tree can be saved ([Export]).
//
//	control, key, address ──► methods of Session ──► Environment: Machine, Clock, Tables, Address, Store, Screen …
//	                                ▲                                  │
//	                                └──────────── callbacks ◄──────────┘
//
// What a session needs it asks of the parts of its [Environment], and the outcome arrives by a callback. In tests these
// parts are package watch/fake.
package watch
