package page

import (
	"tablier/app/links/link"
	"tablier/app/match"
	"tablier/rules"
)

// openTask puts the match that a set asks for on the table, unless it goes on there; false where none is asked for, or
// not of this game. Anew has it begun again.
func (p *page) openTask(anew bool) bool {
	course := p.Site.Course
	if course == nil {
		return false
	}
	game, side, level, begun := course.Match()
	letter, m, err := link.Decode(p.kind.desk.Registry, game)
	if err != nil || m.Spec().ID != p.Game.ID() {
		return false
	}
	if begun && !anew && m.Record().Begins(p.Table().Record()) {
		return true
	}
	p.Match.Refresh() // the match of another tab is the one that is replaced
	p.Shut()
	p.Match.Dispatch(match.Arrived{Game: match.Incoming{
		Match: m, Opener: letter.Opener, Level: level, Task: true, Side: []rules.Player{rules.First, rules.Second}[side],
	}})
	p.centre()
	return true
}

// renewTask begins the match of a set again, where one is asked for: in the place of the usual one.
func (p *page) renewTask() { p.openTask(true) }
