// Package native runs players that are written in Python by a python3 of the machine, one process a player. What runs a
// program there is the runner of package runner, as in a page; host.py is what is particular to a process.
//
// A program is held within limits: of the looks at positions, which are the same on every machine, of turns (heads of
// loops and entries of functions), of memory and, as a last resort, of the time that it works without counting a turn.
//
// The limits hold off mistakes, not malice: a process may do what its user may. Only the page has a sandbox.
package native
