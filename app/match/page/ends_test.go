package page

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/entropy"
)

// goes plays moves as people who write them, and skips what is shown of each.
func (r *room) goes(moves ...string) {
	r.t.Helper()
	for _, move := range moves {
		r.uncover()
		ply := r.Table().Match().Ply()
		if r.do(match.Wrote{Text: move}); r.Table().Match().Ply() == ply {
			r.t.Fatalf("%s is not played: %v", move, r.Table().Fault())
		}
		for r.Match.Phase() == match.Interlude {
			r.pass()
		}
	}
}

// threat is a position in which d2-e1 disperses the black pawns.
const threat = "b1w1w/w1bwb/b4/wwbbw/b4 "

// round leads two people of Entropy back to where they were.
var round = strings.Fields("c1-c2 c5-c4 c2-c1 c4-c5")

// The end of a game is told with its reason, in each way in which it can come.
func TestReasonsOfTheEnds(t *testing.T) {
	immediate := rules.Setup{Options: []string{entropy.Immediate}}
	for name, c := range map[string]struct {
		game      string
		setup     rules.Setup
		start     string
		moves     []string
		say, last string
		why       string
	}{
		"Entropy, after the other's move": {
			game: "entropy", start: threat + "w", moves: []string{"a2-b1", "d2-e1", "b2-b4"},
			say: "Noir gagne.", last: "Blanc glisse de b2 en b4.",
			why: "Noir a ses sept pions dispersés.",
		},
		"Entropy, the other disperses too": {
			game: "entropy", start: threat + "w", moves: []string{"a2-b1", "d2-e1", "d4-e3"},
			say: "Noir gagne.", last: "Blanc glisse de d4 en e3.",
			why: "Noir a ses sept pions dispersés.",
		},
		"Entropy, at once": {game: "entropy", setup: immediate, start: threat + "b", moves: []string{"d2-e1"},
			say: "Noir gagne.", last: "Noir glisse de d2 en e1.",
			why: "Noir a ses sept pions dispersés.",
		},
		"Entropy, the third time": {
			game: "entropy", moves: slices.Concat([]string{"a2-b3", "e4-d3"}, round, round),
			say: "Partie nulle.", last: "Noir glisse de c4 en c5.",
			why: "Cette position s’est déjà présentée deux fois, d’abord après le coup 1 de Noir (e4–d3).",
		},
		"Entropy, after a pass": {game: "entropy", start: passing, moves: []string{"--", "d3-d5"},
			say: "Noir gagne.", last: "Blanc glisse de d3 en d5 et laisse les sept pions adverses dispersés.",
			why: "Noir a ses sept pions dispersés.",
		},
		"Domino": {game: "domino", moves: strings.Fields("03@-1,1>0,1 56@-1,0>-1,-1 36@1,-1>0,-1 13@2,0>2,-1 " +
			"11@2,1>3,1 26@0,-3>0,-2 05@3,-1>3,-2 22@1,-3>2,-3 06@-1,-3>-1,-2"),
			say: "Premier gagne.", last: "Premier pose le 0-6 contre le 6 du 2-6, en f4-f5.",
			why: "Plus aucun domino de la réserve n’a de place : Premier a posé le dernier.",
		},
		"Le Stratège, the back row": {
			game: "stratege", start: "w2(1)w5(1)w1(1)w6g4w3(2)/(10)w2/(11)/" +
				"(11)/(11)/(11)/(11)/(11)/(10)g4/g3(3)g6(1)g5(4) w 0 112334445566 1112223345566",
			moves: []string{"k9-k10"},
			say:   "Blanc gagne, 19 à 14.", last: "Blanc va de k9 en k10 : ce pion compte pour la fin.",
			why: "Blanc occupe les six points noirs du fond adverse.",
		},
		"Le Stratège, no moves": {game: "stratege", start: cornered, moves: []string{"--", "c2-c1"},
			say: "Vert gagne, 4 à 0.", last: "Vert va de c2 en c1 : ce pion compte pour la fin.",
			why: "Plus aucun pion ne peut bouger ni attaquer, d’un côté comme de l’autre.",
		},
		"Le Stratège, quiet": {
			game: "stratege", start: "(2)w3(8)/(11)/" +
				"(11)/g6(10)/(5)g2(5)/(3)w4(7)/(10)w2/(11)/(11)/(8)g3(2) w 99 111223344555666 111223344455566",
			moves: []string{"k4-j4"},
			say:   "Partie nulle, 3 à 3.", last: "Blanc va de côté, de k4 en j4.",
			why: "100 tours ont passé sans attaque ni pas en avant.",
		},
	} {
		r := stands(t, c.game, c.setup, c.start, [2]play.Seat{})
		r.goes(c.moves...)
		if got := r.status(); got.Say != c.say || got.Last != c.last || got.Why != c.why {
			t.Errorf("%s: the page says\n%q,\n%q,\n%q", name, got.Say, got.Last, got.Why)
		}
		for _, p := range r.Table().Pieces() {
			if p.Glyph.Face == "?" {
				t.Errorf("%s: a pawn is still hidden: %+v", name, p)
			}
		}
	}
}

// Who has scattered all pawns wins at the start of their next turn; that is told before. The number of both stands
// between the seats, and how many games have been won in the settings.
func TestEntropyIsWonLater(t *testing.T) {
	r := stands(t, "entropy", rules.Setup{}, threat+"b", [2]play.Seat{})
	r.goes("d2-e1")
	r.wantStatus("À Blanc de glisser un pion.", "Noir glisse de d2 en e1. "+
		"Noir gagnera au début de son tour si ses pions restent dispersés. "+
		"Choisissez un pion qui touche un ami, puis une case libre en ligne droite.")
	r.Site.Lang = i18n.English
	r.wantStatus("White to slide a pawn.", "Black slides from d2 to e1. "+
		"Black wins at the start of the next turn if the pawns stay scattered. "+
		"Choose a pawn that touches a friend, then a free cell in a straight line.")
	r.Site.Lang = i18n.French
	r.goes("b2-b4")
	r.do(match.UndoPressed{})
	r.wantStatus("À Blanc de glisser un pion.", "Noir glisse de d2 en e1. "+
		"Noir gagnera au début de son tour si ses pions restent dispersés. "+
		"Choisissez un pion qui touche un ami, puis une case libre en ligne droite.")
	r.Panel = region.SetupPanel
	if page, want := r.html(), french.Panel.Matches("Blanc", 0, "Noir", 0); !strings.Contains(page, want) {
		t.Errorf("the settings do not say %q", want)
	}
}

// passing is a position of Entropy in which Black can only pass, and cornered one of Le Stratège in which White can.
const (
	passing  = "bwb1b/5/b1bww/1ww1b/wb2w b"
	cornered = "(1)w4(1)w5(7)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/(2)g3(8)/(10)g1 w 0 " +
		"1112223334455666 1122233444555666"
)

// Who cannot move reads why, and passes by a button; so does the other read it.
func TestPassing(t *testing.T) {
	r := stands(t, "entropy", rules.Setup{}, passing, [2]play.Seat{})
	r.wantStatus("À Noir de passer.", "e5 est isolé, et aucun pion ne peut le rejoindre.")
	r.touch("a3")
	r.wantRefusal("Aucun pion ne peut rejoindre e5 : il faut passer.")
	r.touch("--")
	r.wantStatus("À Blanc de glisser un pion.", "Noir passe : aucun pion ne peut rejoindre e5. "+
		"Choisissez un pion qui touche un ami, puis une case libre en ligne droite.")
	if page := r.html(); strings.Contains(page, `id="point---"`) {
		t.Error("after the pass the button is there")
	}
	r.goes("d3-d5")
	r.wantCircles("lit", 7)
	if r.moves() != "-- d3-d5" || len(r.found(`<g class="lit">(<path)`)) > 0 {
		t.Errorf("after %s the pawns that are lit are joined by a line", r.moves())
	}

	r = stands(t, "stratege", rules.Setup{}, cornered, [2]play.Seat{})
	r.wantStatus("À Blanc de passer.", "Aucun de vos pions ne peut bouger ni attaquer.")
	r.touch("--")
	r.wantStatus("Passez l’écran à Vert.", "Blanc passe : aucun de ses pions ne peut bouger ni attaquer.")
}

// A pawn that is isolated is shown with those that can help, and what else is touched says why it may not go.
func TestIsolationIsShown(t *testing.T) {
	r := stands(t, "entropy", rules.Setup{}, "wbbwb/2bw1/b4/w1b2/wbw1w w", [2]play.Seat{})
	r.wantStatus("e1 est isolé : à Blanc de le relier.", "Seul d4 peut le faire.")
	marks := func(trouble, start, target int) {
		t.Helper()
		r.wantCircles("trouble", trouble)
		r.wantCircles("start", start)
		r.wantCircles("target", target)
	}
	marks(1, 1, 0)
	r.touch("a2")
	r.wantRefusal("Le pion isolé en e1 doit d’abord retrouver un voisin.")
	marks(1, 1, 0)
	r.touch("d4")
	r.wantStatus("e1 est isolé : à Blanc de le relier.", "d4 peut glisser en d1 ou en d2.")
	r.touch("d3") // in sight, but not beside e1
	r.wantRefusal("Le pion isolé en e1 doit d’abord retrouver un voisin.")
	r.touch("d1")
	r.wantCircles("trouble", 0)
}
