package rules

import (
	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/variants"
	"tablier/rules"
)

// route returns the route at which the variant of the demonstration is played.
func (d *demo) route() string {
	game := nav.GameRoute(d.game.ID())
	return variants.Of(d.game).Follow(game, d.table.Match().Setup().Variant, "")
}

// free returns the position of the demonstration as a match that can be played on: from its start where it is over.
// It returns nil where something that nobody has been told would have to be known.
func (d *demo) free() *rules.Match {
	record := d.table.Match().Record()
	record.Moves = record.Moves[:d.table.Shown()]
	m := d.replay(record)
	if m.Result().Over() || m.Position().Outcome().Over() {
		record.Moves = nil
		m = d.replay(record)
	}
	if d.game.Spec.Secret && rules.Masked(m.Position().String()) {
		return nil
	}
	return m
}

// begin returns the start of the demonstration as a match.
func (d *demo) begin() *rules.Match {
	record := d.table.Match().Record()
	record.Moves = nil
	return d.replay(record)
}

func (d *demo) replay(record rules.Record) *rules.Match {
	m, err := rules.Registry{d.game.Spec}.Replay(record)
	if err != nil {
		panic(err) // the demonstration came through there
	}
	return m
}

// try puts the position of a demonstration on the table of its game: a person moves for both sides. Where the sides
// know different things the machine plays the other one, and the screen need not be handed over.
func (k *Kind) try(d *demo) {
	d.stop()
	level := 0
	if d.game.Spec.Secret {
		level = d.game.UsualLevel()
	}
	k.matches.Receive(incoming(d.free(), level))
}

// challenge puts the start of a demonstration on the table of its game, for a person against the machine at its best.
func (k *Kind) challenge(d *demo) {
	d.stop()
	k.matches.Receive(incoming(d.begin(), d.game.Levels))
}

// incoming returns a match for the table of its game; the person sits where they usually do.
func incoming(m *rules.Match, level int) match.Incoming {
	in := match.Incoming{Match: m, Level: level}
	if m.ToMove() == rules.Second {
		in.Opener = 1
	}
	return in
}
