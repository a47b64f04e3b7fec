package cup_test

import (
	"context"
	"encoding/csv"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/cup"
	"tablier/ai/players"
)

// The same players have the same table twice, and what the table says adds up.
func TestSameTable(t *testing.T) {
	for _, game := range []string{"tapatan", "hyle"} {
		once := mustNew(t, config(game, 4), programs("First", "Last", "Random", "Greedy")...)
		again := mustNew(t, config(game, 4), programs("First", "Last", "Random", "Greedy")...)
		playAll(t, once, 1000)
		playAll(t, again, 1000)
		table := once.Table()
		if other := again.Table(); !reflect.DeepEqual(table, other) {
			t.Errorf("%s: %+v, then %+v", game, table, other)
		}
		points := 0
		for i, row := range table.Rows {
			points += row.Points()
			if row.Games() != 12 || row.Player != i {
				t.Errorf("%s: row %d has %+v", game, i, row)
			}
			for j, cell := range row.Cells {
				want := 4
				if i == j {
					want = 0
				}
				if back := table.Rows[j].Cells[i]; cell.Games() != want || cell.Won != back.Lost || cell.Drawn != back.Drawn {
					t.Errorf("%s: %+v against %+v", game, cell, back)
				}
			}
		}
		if want := 2 * once.Games(); points != want {
			t.Errorf("%s: %d points in all, want %d", game, points, want)
		}
		if !slices.IsSortedFunc(table.Order, func(a, b int) int {
			return table.Rows[b].Points() - table.Rows[a].Points()
		}) {
			t.Errorf("%s: order %v of %+v", game, table.Order, table.Rows)
		}
	}
}

// The order of the players changes neither the results of a pair nor the ranking, also where one is set aside.
func TestOrderOfPlayers(t *testing.T) {
	results := func(names ...string) (cells map[[2]string]cup.Score, ranking []string) {
		c := mustNew(t, config("tapatan", 8), programs(names...)...)
		playAll(t, c, 1000)
		cells = map[[2]string]cup.Score{}
		table := c.Table()
		for _, i := range table.Order {
			ranking = append(ranking, table.Rows[i].Name)
			for j, cell := range table.Rows[i].Cells {
				cells[[2]string{names[i], names[j]}] = cell
			}
		}
		return cells, ranking
	}
	cells, ranking := results("First", "Last", "Random", "Greedy", "Wrong")
	for _, names := range [][]string{
		{"Wrong", "Greedy", "Random", "Last", "First"}, {"Random", "Wrong", "First", "Greedy", "Last"},
	} {
		if other, order := results(names...); !reflect.DeepEqual(cells, other) || !slices.Equal(ranking, order) {
			t.Errorf("%v: %v %v, else %v %v", names, order, other, ranking, cells)
		}
	}
}

// A program that is set aside has lost what it played, and its row says so. Of Wrong and Cheat whoever opens errs, so
// that in two laps each has three errors, whatever the order of the players.
func TestTableOfOneAside(t *testing.T) {
	for _, names := range [][]string{{"First", "Wrong", "Cheat"}, {"Cheat", "Wrong", "First"}} {
		c := mustNew(t, config("tapatan", 20), programs(names...)...)
		playAll(t, c, 1000)
		for _, got := range c.Table().Rows {
			want := cup.Row{Score: cup.Score{Won: 2, Lost: 6}, Faults: 6, Aside: true}
			if got.Name == "First" {
				want = cup.Row{Score: cup.Score{Won: 8}}
			}
			if got.Score != want.Score || got.Faults != want.Faults || got.Aside != want.Aside {
				t.Errorf("%v: %+v, want %+v", names, got, want)
			}
		}
	}
}

// Margins are those of the formula, worked out by hand; nobody is told apart by two games.
func TestMargin(t *testing.T) {
	for _, c := range []struct {
		score cup.Score
		share float64
		want  float64 // two wins and two losses added: 1.96 × √(v ÷ n), and how far they move the share
	}{
		{cup.Score{}, 0, 1.96*math.Sqrt(0.25/4) + 0.5},
		{cup.Score{Won: 2}, 1, 1.96*math.Sqrt(2.0/9/6) + 1.0/3},
		{cup.Score{Drawn: 6}, 0.5, 1.96 * math.Sqrt(0.1/10)},
		{cup.Score{Won: 48, Lost: 48}, 0.5, 1.96 * math.Sqrt(0.25/100)},
		{cup.Score{Won: 3, Drawn: 2, Lost: 1}, 4.0 / 6, 1.96*math.Sqrt(0.19/10) + 4.0/6 - 0.6},
	} {
		if got := c.score.Share(); math.Abs(got-c.share) > 1e-12 {
			t.Errorf("%+v: share %v, want %v", c.score, got, c.share)
		}
		if got := c.score.Margin(); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%+v: margin %v, want %v", c.score, got, c.want)
		}
	}
	row := func(s cup.Score) cup.Row { return cup.Row{Score: s} }
	table := cup.Table{Rows: []cup.Row{
		row(cup.Score{Won: 2}), row(cup.Score{Lost: 2}), row(cup.Score{Won: 60, Lost: 60}),
		row(cup.Score{Won: 70, Lost: 50}), row(cup.Score{Won: 100, Lost: 20}),
	}}
	for pair, want := range map[[2]int]bool{{0, 1}: true, {0, 2}: true, {2, 3}: true, {2, 4}: false, {3, 4}: false} {
		if table.Tied(pair[0], pair[1]) != want || table.Tied(pair[1], pair[0]) != want {
			t.Errorf("%v: tied %v, want %v", pair, !want, want)
		}
	}
}

// The margin holds what it promises, also after few games.
func TestMarginCovers(t *testing.T) {
	const cups = 4000
	rng := rand.New(rand.NewPCG(1, 0))
	for _, games := range []int{2, 4, 8, 20, 80} {
		for _, strength := range []float64{0.5, 0.7, 0.9} {
			inside := 0
			for range cups {
				var s cup.Score
				for range games {
					if rng.Float64() < strength {
						s.Won++
					} else {
						s.Lost++
					}
				}
				if math.Abs(s.Share()-strength) <= s.Margin() {
					inside++
				}
			}
			if share := float64(inside) / cups; share < 0.92 {
				t.Errorf("%d games at %v: %.3f of the shares are within their margin", games, strength, share)
			}
		}
	}
}

// Any reader of CSV finds the table again, whatever the names hold.
func TestCSV(t *testing.T) {
	names := []string{`Zoé "Z", 3e`, "=1+1", "Noé", "C"}
	c := mustNew(t, config("tapatan", 2), programs(names...)...)
	for p, more := c.Next(1); more; p, more = c.Next(1) {
		r := cup.Result{Winner: 2, Reason: cup.Failed, Fault: wrong()}
		if err := c.Record(p.Number, r); err != nil {
			t.Fatal(err)
		}
	}
	text := c.CSV()
	records, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if err != nil || len(records) != 5 || strings.Count(text, "\r\n") != 5 {
		t.Fatalf("%v in\n%s", err, text)
	}
	want := []string{"player", "'=1+1", "C", "Noé", `Zoé "Z", 3e`,
		"points", "games", "won", "drawn", "lost", "errors", "share", "margin"}
	if !slices.Equal(records[0], want) {
		t.Errorf("head %q, want %q", records[0], want)
	}
	margin := strconv.FormatFloat(c.Table().Rows[1].Margin(), 'f', 3, 64)
	want = []string{"'=1+1", "", "2", "2", "2", "6", "6", "3", "0", "3", "3", "0.500", margin}
	if !slices.Equal(records[1], want) {
		t.Errorf("first row %q, want %q", records[1], want)
	}
}

// Levels of the machine have no clock: with the cup's seeds they play the same game twice.
func TestLevels(t *testing.T) {
	list := []cup.Player{{Name: "2", Kind: cup.Level, Level: 2}, {Name: "4", Kind: cup.Level, Level: 4}}
	once, again := mustNew(t, config("tapatan", 4), list...), mustNew(t, config("tapatan", 4), list...)
	for _, c := range []*cup.Cup{once, again} {
		machine := players.New().Find("tapatan")
		for p, more := c.Next(1); more; p, more = c.Next(1) {
			if err := c.Record(p.Number, machineGame(t, machine, c, p.Number)); err != nil {
				t.Fatal(err)
			}
		}
	}
	for number := 1; number <= once.Games(); number++ {
		first, _ := once.Result(number)
		second, _ := again.Result(number)
		if len(first.Moves) == 0 || !reflect.DeepEqual(first, second) {
			t.Errorf("game %d: %v, then %v", number, first, second)
		}
	}
}

// machineGame plays a game between levels.
func machineGame(t *testing.T, machine *players.Player, c *cup.Cup, number int) cup.Result {
	t.Helper()
	g, err := c.Start(number)
	if err != nil {
		t.Fatal(err)
	}
	for turn, running := g.Turn(); running; turn, running = g.Turn() {
		m := g.Match()
		task := ai.TaskOf(m, turn.Seed)
		level := c.Players()[turn.Player].Level
		found, err := machine.Search(context.Background(), task, level, ai.Limits{}, ai.Hooks{})
		if err != nil {
			t.Fatal(err)
		}
		if err := g.Play(found.Move); err != nil {
			t.Fatal(err)
		}
	}
	r, _ := g.Result()
	return r
}
