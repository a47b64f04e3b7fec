package post

import "tablier/rules"

// A duty is what a side, whose turn it is, has to do and to show in it.
type duty struct {
	of  *Match
	who rules.Player
}

// duty returns what a side has to do in its turn.
func (m *Match) duty(who rules.Player) duty { return duty{m, who} }

// stuck says whether a side, whose turn it is, can do nothing more in it.
func (d duty) stuck() bool {
	return d.of.pending.move != "" || d.of.pending.over || d.of.match.ToMove() != d.who && !d.foresees()
}

// foresees says whether the side that moves after the pending draw knows its outcome: the other has shown its link
// for it.
func (d duty) foresees() bool {
	return d.of.afterDraw() == d.who && d.of.side(d.who.Other()).shown > d.of.draws
}

// binds says whether the link with which a side ends its turn commits it.
func (d duty) binds() bool {
	return d.of.now.setUp || hasChance(d.of.match) && d.of.side(d.who).commit == nil
}

// owes returns the number of the last link of its chain that a side must have shown by the end of its turn.
func (d duty) owes() int {
	drawer := d.of.afterDraw()
	if drawer == rules.Nobody || drawer == d.who || d.of.repeatsDraw() || d.of.side(drawer).commit == nil {
		return d.of.draws
	}
	return d.of.draws + 1
}

// mustDisclose says whether a side must disclose everything at the end of its turn: it knows that the match is over.
func (d duty) mustDisclose() bool {
	return d.of.pending.over && !d.of.now.blind && !d.of.side(d.who).all
}
