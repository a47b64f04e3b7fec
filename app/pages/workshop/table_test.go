package workshop

import (
	"context"
	"strconv"
	"testing"

	"tablier/ai"
	"tablier/ai/cup"
	"tablier/ai/players"
	"tablier/rules/all"
)

// The picture of the cup is one that five levels have played.
func TestPictureOfTheCupIsPlayed(t *testing.T) {
	config := cup.Config{Game: "tapatan", Games: 10, Seed: 7, Calls: 1, Plies: 2}
	var list []cup.Player
	for level := 1; level <= len(points); level++ {
		list = append(list, cup.Player{Name: strconv.Itoa(level), Kind: cup.Level, Level: level})
	}
	c, err := cup.New(all.Games(), config, list)
	if err != nil {
		t.Fatal(err)
	}
	machine := players.New().Find(config.Game)
	for p, more := c.Next(1); more; p, more = c.Next(1) {
		g, err := c.Start(p.Number)
		for turn, running := g.Turn(); err == nil && running; turn, running = g.Turn() {
			task := ai.TaskOf(g.Match(), turn.Seed)
			found, wrong := machine.Search(context.Background(), task, turn.Level, ai.Limits{}, ai.Hooks{})
			if err = wrong; err == nil {
				err = g.Play(found.Move)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		result, _ := g.Result()
		if err := c.Record(p.Number, result); err != nil {
			t.Fatal(err)
		}
	}
	table := c.Table()
	for i, row := range table.Order {
		for j, column := range table.Order {
			want := nobody
			if i != j {
				want = table.Rows[row].Cells[column].Points()
			}
			if points[i][j] != want {
				t.Errorf("row %d, column %d: %d, want %d", i, j, points[i][j], want)
			}
		}
	}
}
