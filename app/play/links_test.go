package play_test

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"tablier/app/board"
	"tablier/app/boards/domino"
	"tablier/app/boards/entropy"
	"tablier/app/boards/hyle"
	"tablier/app/boards/stratege"
	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/all"
)

// Two tables that exchange only links play every game to its end, whatever is saved and taken up again on the way.
func TestTablesByLinks(t *testing.T) {
	for _, game := range []*board.Game{
		tapatan(), entropy.Game(all.Games()), domino.Game(all.Games()), hyle.Game(all.Games()), stratege.Game(all.Games()),
	} {
		for seed := range uint64(2) {
			d := &devices{t: t, game: game, rng: rand.New(rand.NewPCG(seed, 3))}
			d.invite(seed)
			side := 0
			for links := 0; d.turn(side); links++ {
				if links < early || links%later == 0 {
					d.tables[side] = d.kept(side)
				}
				side = 1 - side
			}
			d.end()
		}
	}
}

// devices are two of them, each with a table.
type devices struct {
	t      *testing.T
	game   *board.Game
	rng    *rand.Rand
	tables [2]*play.Table
}

// invite has the host invite, who opens or not.
func (d *devices) invite(seed uint64) {
	d.t.Helper()
	host := seated(d.game, d.game.Levels, [2]play.Seat{})
	if seed%2 > 0 { // the machine, which opens, makes place for the guest
		host = seated(d.game, 3, [2]play.Seat{{Level: 1}, {}})
	}
	if !host.CanCorrespond() || !host.Invite(link.ID{byte(seed)}, seal.Secret{byte(seed)}) {
		d.t.Fatalf("%s does not go by links", d.game.ID())
	}
	d.tables[0] = host
}

// turn has the person at a table play until the link is ready, and the other table take it; false at the end.
func (d *devices) turn(side int) bool {
	d.t.Helper()
	table := d.tables[side]
	for table.ByLinks().Awaits() == post.MyMove {
		d.step(table)
	}
	fragment, err := table.ByLinks().Link()
	if err != nil {
		d.t.Fatal(err)
	}
	in, err := link.ReadPost(fragment)
	if err != nil {
		d.t.Fatal(err)
	}
	other := d.tables[1-side]
	if other == nil {
		links, err := post.Join(all.Games(), in.Turn, seal.Secret{99})
		if err != nil {
			d.t.Fatal(err)
		}
		other = seated(d.game, d.game.Levels, [2]play.Seat{})
		other.Join(links, [2]play.Seat{}, 0)
		d.tables[1-side] = other
	} else if other.ByLinks().Awaits() == post.Nothing {
		return false
	} else if err := other.Receive(in.Turn); err != nil {
		d.t.Fatal(err)
	}
	if table.PersonTurn() || table.Chance() {
		d.t.Fatalf("%s: who waits can play on after %v", d.game.ID(), table.Match().Moves())
	}
	return true
}

// step does one thing that the person at a table, or chance before their eyes, can do.
func (d *devices) step(table *play.Table) {
	d.t.Helper()
	switch {
	case table.Between():
		table.NextRound()
	case table.Chance():
		table.Draw()
	case !table.PersonTurn():
		d.t.Fatalf("%s: the turn is seat %d's: %v", d.game.ID(), table.Turn(), table.Match().Moves())
	default:
		moves := table.Match().Position().Moves()
		if err := table.Play(moves[d.rng.IntN(len(moves))]); err != nil {
			d.t.Fatal(err)
		}
	}
}

// kept saves a table and returns it as it is restored.
func (d *devices) kept(side int) *play.Table {
	d.t.Helper()
	was := d.tables[side]
	now, err := play.Restore(d.game, d.game.Levels, was.Save())
	if err != nil {
		d.t.Fatal(err)
	}
	if now.Save() != was.Save() || now.ByLinks().Awaits() != was.ByLinks().Awaits() || now.Turn() != was.Turn() {
		d.t.Fatalf("%s\nis restored as\n%s", was.Save(), now.Save())
	}
	return now
}

// end checks that both tables have the same match with the same result.
func (d *devices) end() {
	d.t.Helper()
	a, b := d.tables[0], d.tables[1]
	if !reflect.DeepEqual(a.Record(), b.Record()) || !reflect.DeepEqual(a.Result(), b.Result()) || !a.Result().Over() {
		d.t.Fatalf("%s: %+v\n%+v\n%+v\n%+v", d.game.ID(), a.Result(), a.Record(), b.Result(), b.Record())
	}
	if a.ID() != b.ID() {
		d.t.Errorf("the tables call the match %s and %s", a.ID(), b.ID())
	}
}

// Who gives up sends that with their link.
func TestGivingUpByLinks(t *testing.T) {
	for _, game := range []*board.Game{tapatan(), hyle.Game(all.Games()), stratege.Game(all.Games())} {
		d := &devices{t: t, game: game, rng: rand.New(rand.NewPCG(1, 3))}
		d.invite(0)
		side := 0
		for range 4 {
			d.turn(side)
			side = 1 - side
		}
		table := d.tables[side]
		for table.Chance() {
			table.Draw()
		}
		table.Resign(table.Turn())
		d.turn(side)
		d.turn(1 - side)
		d.end()
		if got := d.tables[0].Result().Reason; got != rules.Resigned {
			t.Errorf("%s: it ends by %s", game.ID(), got)
		}
	}
}
