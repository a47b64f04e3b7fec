package morris_test

import (
	"encoding/json"
	"os"
	"testing"

	"tablier/ai"
	adapter "tablier/ai/morris"
	"tablier/ai/retro"
	"tablier/rules"
	"tablier/rules/conform"
	"tablier/rules/conform/eleventh"
	"tablier/rules/morris"
)

// names are what the boards are called in the reference vectors, which an independent program has made.
var names = map[string]string{
	"tapatan": "tapatan", "achi": "achi_blocked_passes", "neuf-trous": "nine_holes", "pendus": "tapatan_fly",
	"tant-fant": "tant_fant", "shisima": "shisima", "rota": "rota_diameters", "tsoro": "tsoro_yematatu",
	"picaria":    "picaria",
	"orthogonal": "three_mens_orth_8lines",
}

// A solution is a board with the value of all its positions.
type solution struct {
	game  *morris.Game
	core  adapter.Game
	table *retro.Table[morris.State]
}

func solveBoard(t testing.TB, b morris.Board) solution {
	t.Helper()
	g := morris.Compile(b)
	root, err := adapter.Read(
		ai.Task{Spec: &rules.Spec{}, View: morris.Position{Game: g, State: g.Start()}.View(rules.First)},
	)
	if err != nil {
		t.Fatal(err)
	}
	return solution{g, root.Game, retro.Solve[adapter.Game, morris.State](root.Game, root.Start, nil, always)}
}

// A verdict is a value with its plies as the reference has it: ["win", 9], ["draw", null].
type verdict struct {
	value string
	plies int
}

func (v *verdict) UnmarshalJSON(text []byte) error {
	return json.Unmarshal(text, &[]any{&v.value, &v.plies})
}

func (s solution) verdict(p morris.State) verdict {
	value, plies := s.table.Value(p.Word())
	return verdict{value.String(), plies}
}

// moved is the value of a move for who makes it.
func (s solution) moved(p morris.State, m adapter.Code) verdict {
	_, word, _ := s.core.Play(p, m)
	value, plies := s.table.Value(word)
	if value != ai.Draw {
		plies++
	}
	return verdict{opposite(value).String(), plies}
}

// The values of whole boards and of their first moves are those of the reference.
func TestValuesAgainstReference(t *testing.T) {
	text, err := os.ReadFile("../../rules/morris/testdata/values.json")
	if err != nil {
		t.Fatal(err)
	}
	var all map[string]struct {
		States   int
		Counts   map[string]int     `json:"side_to_move"`
		Longest  int                `json:"max_distance"`
		Value    verdict            `json:"start_value"`
		Openings map[string]verdict `json:"first_moves"`
	}
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatal(err)
	}
	checked := 0
	for _, board := range append(morris.Boards(), eleventh.Board()) {
		want, ok := all[names[board.ID]]
		if !ok {
			continue
		}
		checked++
		s := solveBoard(t, board)
		counts, longest := map[string]int{}, 0
		for _, p := range s.table.States() {
			v := s.verdict(p)
			counts[v.value]++
			longest = max(longest, v.plies)
		}
		if s.table.Len() != want.States || longest != want.Longest || s.verdict(s.game.Start()) != want.Value {
			t.Errorf("%s: %d positions, longest %d, %v, want %+v", board.ID, s.table.Len(), longest,
				s.verdict(s.game.Start()), want)
		}
		for _, value := range []ai.Value{ai.Win, ai.Loss, ai.Draw} {
			if name := value.String(); counts[name] != want.Counts[name] {
				t.Errorf("%s: %d of %s, want %d", board.ID, counts[name], name, want.Counts[name])
			}
		}
		moves := s.core.Moves(nil, s.game.Start())
		for _, m := range moves {
			if got := s.moved(s.game.Start(), m); got != want.Openings[string(s.core.Text(m))] {
				t.Errorf("%s %s: %v, want %v", board.ID, s.core.Text(m), got, want.Openings[string(s.core.Text(m))])
			}
		}
		if len(moves) != len(want.Openings) {
			t.Errorf("%s: %d openings, want %d", board.ID, len(moves), len(want.Openings))
		}
	}
	if checked != len(all) || checked != 10 {
		t.Errorf("%d of %d boards of the reference were checked", checked, len(all))
	}
}

// rules/README.md §1.1: on 13 points First wins in 7 plies; the reference does not have that board.
func TestThirteenPoints(t *testing.T) {
	for _, board := range morris.Boards() {
		if board.ID != "picaria-13" {
			continue
		}
		s := solveBoard(t, board)
		if got := s.verdict(s.game.Start()); got != (verdict{"win", 7}) {
			t.Errorf("13 points: %v", got)
		}
	}
}

// The positions were solved by an independent program, each with all its moves.
func TestPositionsAgainstReference(t *testing.T) {
	solutions := map[string]solution{}
	for _, board := range morris.Boards() {
		solutions[names[board.ID]] = solveBoard(t, board)
	}
	for _, want := range conform.Lines[struct {
		Game, Position, Value string
		Plies                 int
		Moves                 map[string]string
	}](t, "../../rules/morris/testdata/positions.jsonl") {
		s := solutions[want.Game]
		p, err := s.game.Parse(want.Position)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.verdict(p.State); got != (verdict{want.Value, want.Plies}) {
			t.Errorf("%s %s: got %v, want %s in %d", want.Game, p, got, want.Value, want.Plies)
		}
		if s.core.End(p.State) != ai.Unknown {
			continue
		}
		moves := s.core.Moves(nil, p.State)
		if len(moves) != len(want.Moves) {
			t.Errorf("%s %s: %d moves, want %d", want.Game, p, len(moves), len(want.Moves))
		}
		for _, m := range moves {
			if got := s.moved(p.State, m); got.value != want.Moves[string(s.core.Text(m))] {
				t.Errorf("%s %s %s: got %v, want %s", want.Game, p, s.core.Text(m), got,
					want.Moves[string(s.core.Text(m))])
			}
		}
	}
}

// BenchmarkSolve measures the exact solution of each board from its start.
func BenchmarkSolve(b *testing.B) {
	for _, board := range morris.Boards() {
		b.Run(board.ID, func(b *testing.B) {
			for b.Loop() {
				solveBoard(b, board)
			}
		})
	}
}
