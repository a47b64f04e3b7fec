package morris

import (
	"slices"
	"testing"

	"tablier/ai"
	solver "tablier/ai/morris"
	"tablier/ai/retro"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/morris"
)

func tapatan(t *testing.T) *morris.Game {
	t.Helper()
	start, err := morris.Spec(morris.Boards()).New(rules.Setup{Variant: "tapatan"})
	if err != nil {
		t.Fatal(err)
	}
	return start.(morris.Position).Game
}

// wins says whether whoever has just moved lines up three balls with the next move, whatever the answer is. It plays by
// the rules alone.
func wins(t *testing.T, p rules.Position) bool {
	t.Helper()
	for _, reply := range p.Moves() {
		answered, err := p.Play(reply)
		if err != nil {
			t.Fatal(err)
		}
		if answered.(morris.Position).Outcome().Over() || !slices.ContainsFunc(answered.Moves(), func(m rules.Move) bool {
			next, err := answered.Play(m)
			return err == nil && next.(morris.Position).Game.Won(next.(morris.Position).State)
		}) {
			return false
		}
	}
	return true
}

// Each box is another ending, in which exactly one move wins, by the rules and by the exact table.
func TestMatchboxes(t *testing.T) {
	game := tapatan(t)
	table := retro.Solve[solver.Game, morris.State, solver.Code](solver.Of(game), game.Start(), nil,
		func() bool { return true })
	boxes := boxesOfGame(game)
	if len(boxes) != boxCount {
		t.Fatalf("%d boxes", len(boxes))
	}
	seen := map[string]bool{}
	for i, b := range boxes {
		if text := b.position.String(); seen[text] || !isFirstOfItsKind(text) || b.position.ToMove() != rules.First {
			t.Errorf("box %d is %s", i+1, text)
		} else {
			seen[text] = true
		}
		if len(b.moves) < minBeads || len(b.moves) > maxBeads || len(b.moves) != len(b.position.Moves()) {
			t.Errorf("box %d has %d moves", i+1, len(b.moves))
		}
		for j, m := range b.moves {
			next, err := b.position.Play(game.Text(m))
			if err != nil {
				t.Fatal(err)
			}
			value, _ := table.Value(next.(morris.Position).State.Word())
			if won := j == b.winning; won != wins(t, next) || won != (value == ai.Loss) {
				t.Errorf("box %d: %s wins: %v", i+1, game.Text(m), !won)
			}
		}
	}
}

// What the lesson says of learning is true: if Red never makes a mistake, a box of four colours has lost at most six
// times when the winning colour alone is left in it.
func TestMatchboxesLearn(t *testing.T) {
	four := 0
	for _, b := range boxesOfGame(tapatan(t)) {
		beads := make([]int, len(b.moves))
		for i := range beads {
			beads[i] = 2
		}
		lost := 0
		for i := range beads {
			for i != b.winning && beads[i] > 0 {
				beads[i]--
				lost++
			}
		}
		if len(b.moves) == 4 {
			if four++; lost != 6 {
				t.Errorf("a box of four colours loses %d times", lost)
			}
		}
	}
	if four == 0 {
		t.Error("no box has four colours")
	}
	for _, lang := range i18n.Langs() {
		w := boxesOf(lang)
		lesson := matchboxLesson(w, newBoards(morris.Spec(morris.Boards())), &words{lang: lang, catalogue: catalogueOf(lang)})
		if len(lesson.Answers) != 5+boxCount || len(lesson.Sections) < 6 {
			t.Errorf("%s: %d answers, %d sections", lang, len(lesson.Answers), len(lesson.Sections))
		}
		for _, s := range lesson.Sections {
			for _, text := range s.Paragraphs {
				if slices.Contains(lesson.Answers, text) {
					t.Errorf("%s: an answer is told: %s", lang, text)
				}
			}
		}
		letters := map[string]bool{}
		for _, letter := range w.letters {
			letters[letter] = true
		}
		if len(letters) != maxBeads {
			t.Errorf("%s: two beads have one letter", lang)
		}
	}
}

// The small boards beside the rules show what these say: moves that the rules allow, one that they refuse, and lines
// that win.
func TestPrintedBoards(t *testing.T) {
	at := func(variant, text string) rules.Position {
		p, err := morris.Spec(morris.Boards()).Parse(rules.Setup{Variant: variant}, text)
		if err != nil {
			t.Fatalf("%s, %s: %v", variant, text, err)
		}
		return p
	}
	slide := at("tapatan", ".or..oorr o o0r0")
	if _, err := slide.Play("b1-b2"); err != nil {
		t.Error(err)
	}
	if _, err := slide.Play("b1-a2"); err == nil {
		t.Error("b1 is beside a2")
	}
	line := at("tapatan", "or..orr.o r o0r0").(morris.Position)
	if !line.Game.Won(line.State) {
		t.Error("no line is shown")
	}
	for _, of := range familyFigures {
		if of.shown.line != "" {
			p := at(of.variant, of.shown.on+" r o0r0").(morris.Position)
			if !p.Game.Won(p.State) {
				t.Errorf("%s: no line is shown", of.variant)
			}
		}
		if of.shown.arrow == "" {
			continue
		}
		won := false
		for _, side := range []string{"o", "r"} {
			p, err := morris.Spec(morris.Boards()).Parse(rules.Setup{Variant: of.variant}, of.shown.on+" "+side+" o0r0")
			if err != nil {
				continue
			}
			if next, err := p.Play(rules.Move(of.shown.arrow)); err == nil {
				q := next.(morris.Position)
				won = won || q.Game.Won(q.State)
			}
		}
		if !won {
			t.Errorf("%s: %s does not win", of.variant, of.shown.arrow)
		}
	}
}
