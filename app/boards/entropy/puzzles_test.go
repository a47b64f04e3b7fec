package entropy

import (
	"strconv"
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
)

// Every puzzle is solved in the moves it says, by the player whose turn it is; only its solution tells that.
func TestPuzzles(t *testing.T) {
	for _, lang := range i18n.Langs() {
		words := game().Words(lang)
		solved := 0
		for _, section := range words.Rules() {
			if d := section.Demo; d != nil && d.Playable {
				solved++
				solves(t, words, section.Title, d)
			}
		}
		if solved != len(puzzles) {
			t.Errorf("%s: %d puzzles on the page, want %d", lang, solved, len(puzzles))
		}
	}
}

func solves(t *testing.T, words board.Words, title string, d *board.Demo) {
	t.Helper()
	match, err := rules.NewMatch(game().Spec, rules.Setup{}, d.Start)
	if err != nil {
		t.Fatal(err)
	}
	solver, moves := match.ToMove(), 0
	for _, move := range d.Moves {
		if match.ToMove() == solver {
			moves++
		}
		if err := match.Play(move); err != nil {
			t.Fatalf("%s: %v", title, err)
		}
	}
	result := match.Result()
	if result.Winner != solver {
		t.Errorf("%s: the solution ends in %v", title, result)
	}
	winner := words.Seat(solver.Index())
	if want := " " + strconv.Itoa(moves) + " "; !strings.HasPrefix(d.Captions[0], winner) ||
		!strings.Contains(d.Captions[0], want) {
		t.Errorf("%s: %q, but %s wins in%smoves", title, d.Captions[0], winner, want)
	}
	if last := d.Captions[len(d.Moves)]; !strings.HasSuffix(last, words.Reason(result.Outcome, winner)) {
		t.Errorf("%s ends with %q", title, last)
	}
}
