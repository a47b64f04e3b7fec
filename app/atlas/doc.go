// Package atlas is the map of a board, and a person's session at it. It knows no browser, and has no sentences.
//
// A [Map] has all positions of a board: where each stands in the picture, ring by ring by its distance from the end.
// The positions and their order come from the machine. A [Graph] has the moves between them, which come from the rules.
//
// A [Session] is which map is shown, which position is chosen ([Choice]), how far the waves have come ([Waves]), and
// the match whose path lies over the map ([Trail]). Its events are the methods that return effects; they change nothing
// but its state. A [Runtime] carries the effects out over a [Port], and tells the session what comes of them as further
// events. In tests the parts of the port are fakes.
//
//	click, key, answer, timer ──► event ──► effects ──► Runtime ──► machine, clock, address, crash notes, screen
//	                                ▲                                                      │
//	                                └──────────────────────────────────────────────────────┘
package atlas
