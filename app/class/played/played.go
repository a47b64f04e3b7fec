// Package played says how a match on a table has ended for the one person at it, as a submission has it.
package played

import (
	"tablier/app/class/handin"
	"tablier/app/embed"
	"tablier/app/links/link"
	"tablier/app/play"
	"tablier/rules"
)

// Pupil returns the one person at a table; Nobody where there is none, or several.
func Pupil(t *play.Table) rules.Player {
	found := rules.Nobody
	for _, player := range []rules.Player{rules.First, rules.Second} {
		switch seat := t.Seats()[t.SeatOf(player)]; {
		case !seat.Here():
		case found != rules.Nobody:
			return rules.Nobody
		default:
			found = player
		}
	}
	return found
}

// Ended returns the report of a match that has ended; false where that is to be told to nobody.
func Ended(spec *rules.Spec, t *play.Table) (embed.Report, bool) {
	person := Pupil(t)
	if person == rules.Nobody || !t.Result().Over() {
		return embed.Report{}, false
	}
	how := handin.Drawn
	switch t.Result().Winner {
	case person:
		how = handin.Won
	case person.Other():
		how = handin.Lost
	}
	return report(spec, t, person, how), true
}

// Left returns the report of a match that is left before its end; false where it has not been begun.
func Left(spec *rules.Spec, t *play.Table) (embed.Report, bool) {
	person := Pupil(t)
	if person == rules.Nobody || t.Result().Over() || !t.CanTakeBack() {
		return embed.Report{}, false
	}
	return report(spec, t, person, handin.Left), true
}

func report(spec *rules.Spec, t *play.Table, person rules.Player, how handin.Outcome) embed.Report {
	answer := handin.Played{Outcome: how}
	letter := link.Letter{Record: t.Record(), Opener: t.SeatOf(rules.First)}
	if text, err := link.Encode(rules.Registry{spec}, letter); err == nil {
		answer.Game = text
	}
	if len(answer.String()) > handin.MaxAnswer {
		answer.Game = ""
	}
	r := embed.Report{Item: spec.ID, Tried: true, Answer: answer.String()}
	if score := t.Result().Score; score != nil {
		r.Points = score[person.Index()]
	}
	return r
}
