package page

import (
	"strings"
	"testing"

	"tablier/ai/plan"
	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/match/page/wording"
)

// A hint says what its move is for in the words of the game, and an estimate never in per cent.
func TestHintsSayAPlan(t *testing.T) {
	for _, c := range []struct {
		game, move string
		plan       plan.Plan
		fr, en     string
	}{
		{"stratege", "c9-c10", plan.Plan{Aim: plan.Arrive, Points: 5},
			"Indice : avancez c9 au fond : 5 points.", "Hint: take c9 to the back row: 5 points."},
		{"stratege", "c8-c9", plan.Plan{Aim: plan.Advance, Points: 5, Moves: 2},
			"Indice : menez c8 en c9 : ce 5 sera à 1 pas du fond.",
			"Hint: move c8 to c9: this 5 will be 1 step from the back row."},
		{"stratege", "c8xc9", plan.Plan{Aim: plan.Take, Points: 4},
			"Indice : attaquez c9 depuis c8 : ce 4 est pris à coup sûr.",
			"Hint: attack c9 from c8: this 4 is sure to fall."},
		{"stratege", "c8xc9", plan.Plan{Aim: plan.Dare, Points: 5},
			"Indice : attaquez c9 depuis c8 : seul un plus fort que 5 peut l’emporter.",
			"Hint: attack c9 from c8: only more than 5 can win there."},
		{"entropy", "a2-c4", plan.Plan{Aim: plan.Open, Moves: 3},
			"Indice : a2–c4 : tant que l’autre camp passe, il n’y a pas de gain ; faites-le rejouer, en 3 coups.",
			"Hint: a2–c4: while the other side passes, there is no win; have it move again, in 3 moves."},
		{"entropy", "a2-c4", plan.Plan{Aim: plan.Spread, Points: 5},
			"Indice : a2–c4 : 5 pions dispersés sur 7.", "Hint: a2–c4: 5 pawns scattered of 7."},
		{"entropy", "a2-c4", plan.Plan{}, "Indice : a2–c4.", "Hint: a2–c4."},
		{"domino", "24@0,-1>0,-2", plan.Plan{}, "", ""},
	} {
		r := enter(t, c.game)
		found := protocol.Found{Progress: protocol.Progress{Best: c.move, Score: 0.97}, Plan: &c.plan}
		for lang, want := range map[i18n.Lang]string{i18n.French: c.fr, i18n.English: c.en} {
			got := wording.New(r.Match.Controller, lang).Values().Advice(&found)
			if want != "" && got != want {
				t.Errorf("%s: %q, want %q", c.game, got, want)
			}
			if strings.Contains(got, "%") {
				t.Errorf("%s: %q is in per cent", c.game, got)
			}
		}
	}
}

// A hint of a domino is the domino as it is to lie, and no circles; it is laid by the control, and the hint says why
// until a person does something else with it.
func TestHintOfADomino(t *testing.T) {
	r := enter(t, "domino")
	r.do(match.HintAsked{})
	r.says(`"best":"24@0,-1>0,-2","value":"win","plies":8`)
	html := r.html()
	if !strings.Contains(html, `data-move="24@0,-1&gt;0,-2"`) && !strings.Contains(html, `data-move="24@0,-1>0,-2"`) {
		t.Error("the domino does not lie where the hint says")
	}
	if strings.Contains(html, `class="hint"><`) {
		t.Error("there are circles beside it")
	}
	if why := r.Wording().Status().Text().Why; !strings.HasPrefix(why, "Indice") {
		t.Errorf("the page says %q", why)
	}
	r.do(match.Gestured{Gesture: board.Gesture{Kind: board.Act, Act: "put", Point: -1}})
	if m := r.Table().Match(); m.Ply() != 1 || m.Move(1) != "24@0,-1>0,-2" {
		t.Errorf("there lies %v", m.Moves())
	}
}
