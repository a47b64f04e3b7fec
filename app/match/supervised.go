package match

import (
	"strconv"

	"tablier/app/class/handin"
	"tablier/app/embed"
	"tablier/app/links/link"
	"tablier/rules"
)

// Report is the effect that tells how a match has ended for the person at it, or that a frame's task has.
type Report struct{ Report embed.Report }

func (e Report) carryOut(s *Session) {
	if supervisor := s.runtime.Reports; supervisor != nil {
		supervisor.Report(e.Report)
	}
}

// reportEnd reports the end of a match of one person against the machine, once.
func (c *Controller) reportEnd() {
	t := c.table
	if !t.Result().Over() {
		c.ended = ""
		return
	}
	end := t.ID() + " " + strconv.Itoa(t.Match().Ply())
	if person := c.pupil(); person != rules.Nobody && c.ended != end {
		c.ended = end
		c.report(person, outcome(t.Result(), person))
	}
}

// reportLeft reports that the match is left before its end, if it has been begun.
func (c *Controller) reportLeft() {
	if person := c.pupil(); person != rules.Nobody && !c.table.Result().Over() && c.table.CanTakeBack() {
		c.report(person, handin.Left)
	}
}

// pupil returns the one person at the table of a page that no host page holds; Nobody where there is none, or several.
func (c *Controller) pupil() rules.Player {
	if c.frame != nil || c.elsewhere {
		return rules.Nobody
	}
	found := rules.Nobody
	for _, player := range []rules.Player{rules.First, rules.Second} {
		switch seat := c.table.Seats()[c.table.SeatOf(player)]; {
		case !seat.Here():
		case found != rules.Nobody:
			return rules.Nobody
		default:
			found = player
		}
	}
	return found
}

// outcome returns what a result is for a player.
func outcome(r rules.Result, of rules.Player) handin.Outcome {
	switch r.Winner {
	case of:
		return handin.Won
	case of.Other():
		return handin.Lost
	}
	return handin.Drawn
}

// report reports the match on the table.
func (c *Controller) report(person rules.Player, how handin.Outcome) {
	t := c.table
	played := handin.Played{Outcome: how}
	letter := link.Letter{Record: t.Record(), Opener: t.SeatOf(rules.First)}
	if text, err := link.Encode(rules.Registry{c.game.Spec}, letter); err == nil {
		played.Game = text
	}
	if len(played.String()) > handin.MaxAnswer {
		played.Game = ""
	}
	r := embed.Report{Item: c.game.ID(), Tried: true, Answer: played.String()}
	if score := t.Result().Score; score != nil {
		r.Points = score[person.Index()]
	}
	c.do(Report{r})
}
