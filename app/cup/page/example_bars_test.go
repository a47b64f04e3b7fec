//go:build bars

package page

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/ai/cup"
	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/ai/python/native"
	"tablier/ai/python/samples"
	"tablier/app/cup/organizer"
	"tablier/rules"
	"tablier/rules/all"
)

// The table that shows what a cup is is the one that a person gets who has the samples meet and changes nothing.
func TestExampleIsPlayed(t *testing.T) {
	native.Need(t)
	programs, err := samples.All()
	if err != nil {
		t.Fatal(err)
	}
	limits := native.Usual()
	var list []cup.Player
	for i, program := range programs {
		list = append(list, cup.Player{Name: strconv.Itoa(i + 1), Kind: cup.Program, Program: program})
	}
	c, err := cup.New(all.Games(), organizer.Usual("tapatan"), list)
	if err != nil {
		t.Fatal(err)
	}
	host := python.NewHost(all.Games(), players.New(), false)
	for p, more := c.Next(1); more; p, more = c.Next(1) {
		if err := c.Record(p.Number, meet(t, c, p, programs, host, limits)); err != nil {
			t.Fatal(err)
		}
	}
	table := c.Table()
	for place, i := range table.Order {
		row, want := table.Rows[i], example[place]
		var points []string
		for _, j := range table.Order {
			if i == j {
				points = append(points, "·")
			} else {
				points = append(points, strconv.Itoa(row.Cells[j].Points()))
			}
		}
		got := sample{i + 1, strings.Join(points, " "), percent(row.Share()), percent(row.Margin())}
		if got != want {
			t.Errorf("place %d: %+v, the page shows %+v", place+1, got, want)
		}
	}
}

// meet plays a game, with both programs loaded anew.
func meet(
	t *testing.T, c *cup.Cup, p cup.Pairing, programs []string, host *python.Host, limits native.Limits,
) cup.Result {
	t.Helper()
	game, err := c.Start(p.Number)
	if err != nil {
		t.Fatal(err)
	}
	seats := map[int]*native.Player{}
	for _, i := range []int{p.First, p.Second} {
		if seats[i], err = native.Start(programs[i], host, limits); err != nil {
			t.Fatal(err)
		}
		defer seats[i].Close()
	}
	for turn, more := game.Turn(); more; turn, more = game.Turn() {
		m := game.Match()
		view := m.Position().View(m.ToMove()).String()
		move, _, err := seats[turn.Player].Move(m.Spec(), m.Setup(), view, turn.Seed)
		if err != nil || !slices.Contains(m.Position().Moves(), move) {
			t.Fatalf("%d plays %s, %v", turn.Player+1, move, err)
		}
		if err := game.Play(rules.Move(move)); err != nil {
			t.Fatal(err)
		}
	}
	result, _ := game.Result()
	return result
}
