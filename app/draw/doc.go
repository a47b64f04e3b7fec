// Package draw is a person who draws a game of the family that is made of points and lines: what is drawn so far, with
// its tools, what is wrong with it and how that can be mended, its rule, and what the machine has found out about it.
// No browser: a page tells a [Session] what the person does, and draws what it answers.
//
// What is drawn is a [morris.Sketch]. A drawing without faults is a [morris.Design], whose text is its link. The
// machine surveys it a moment after the last change, and when that is done the games with one rule changed; only the
// newest question counts.
package draw
