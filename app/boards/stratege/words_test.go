package stratege

import (
	"reflect"
	"testing"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/stratege"
)

func game() *board.Game { return Game(rules.Registry{stratege.Spec()}) }

// seen returns a position as a player sees it.
func seen(t *testing.T, text string, who rules.Player) rules.View {
	t.Helper()
	p, err := game().Spec.Parse(rules.Setup{Variant: "stratege"}, text)
	if err != nil {
		t.Fatal(err)
	}
	return p.View(who)
}

// Positions in which something is to be said.
const (
	start  = "(11)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/(11) w 0 - -"
	middle = "g1(1)g3(3)w6!(1)g1(1)g2/g3(1)g2(2)g5!(2)g1(1)g3/(2)w4(4)g4(2)g5/(11)/(11)/(11)/(11)/" +
		"(8)w2(1)w2/(1)w2(2)w6!w5(4)w6/g6!(1)w3(1)w1(1)w1(1)w3(1)w4 w 1 13455 244566"
	late = "(2)w3(8)/(11)/(11)/g6(10)/(5)g2(5)/(3)w4(7)/(10)w2/(11)/(11)/(8)g4(2) w 98 111223344555666 " +
		"111223334455566"
	stuck = "(1)w4(1)w5(7)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/(2)g3(8)/(10)g1 w 0 1112223334455666 1122233444555666"
)

// eachLang compares what is said in each language.
func eachLang(t *testing.T, of string, say func(words board.Words) string, french, english string) {
	t.Helper()
	for lang, want := range map[i18n.Lang]string{i18n.French: french, i18n.English: english} {
		if got := say(game().Words(lang)); got != want {
			t.Errorf("%s: %q, want %q", of, got, want)
		}
	}
}

func TestTold(t *testing.T) {
	for _, c := range []struct {
		position        string
		move            rules.Move
		french, english string
	}{
		{start, "a1=3", "X pose un pion de force 3 en a1.", "X places a pawn of strength 3 on a1."},
		{start, "a1=?", "X pose un pion en a1.", "X places a pawn on a1."},
		{start, "#??????????????????", "X dispose ses dix-huit pions.", "X sets up eighteen pawns."},
		{middle, "e2-e3", "X avance de e2 en e3.", "X advances from e2 to e3."},
		{middle, "f2-g2", "X va de côté, de f2 en g2.", "X steps aside from f2 to g2."},
		{middle, "c8xc9=42", "X attaque c9 depuis c8, 4 contre 2. Le défenseur est retiré, l’attaquant prend sa " +
			"place en c9.", "X attacks c9 from c8, 4 against 2. The defender is removed and the attacker takes its " +
			"place on c9."},
		{middle, "c8xc9=46", "X attaque c9 depuis c8, 4 contre 6. L’attaquant est retiré, le défenseur prend sa " +
			"place en c8.", "X attacks c9 from c8, 4 against 6. The attacker is removed and the defender takes its " +
			"place on c8."},
		{middle, "c8xc9", "X attaque c9 depuis c8.", "X attacks c9 from c8."},
		{stuck, rules.Pass, "X passe : aucun de ses pions ne peut bouger ni attaquer.", "X passes: no pawn of " +
			"theirs can move or attack."},
	} {
		v := seen(t, c.position, rules.First)
		say := func(words board.Words) string { return words.Describe("X", v, c.move) }
		eachLang(t, string(c.move), say, c.french, c.english)
	}
	// To whom nothing is hidden an attack is told without what it has shown.
	everything := seen(t, middle, rules.Chance)
	eachLang(t, "c8xc9", func(words board.Words) string { return words.Describe("X", everything, "c8xc9") },
		"X attaque c9 depuis c8, 4 contre 2. Le défenseur est retiré, l’attaquant prend sa place en c9.",
		"X attacks c9 from c8, 4 against 2. The defender is removed and the attacker takes its place on c9.")
}

func TestAsk(t *testing.T) {
	for _, c := range []struct{ position, french, english string }{
		{start, "À vous de disposer les pions. Sur les points noirs de vos trois rangées.",
			"Your turn: set up the pawns. On the black points of your three rows."},
		{middle, "À vous : un pas ou une attaque. Choisissez d’abord un de vos pions.",
			"Your turn: step or attack. Choose one of your pawns first."},
		{late, "À vous de bouger un pion. Sans attaque ni pas en avant, la partie s’arrête dans 2 tours.",
			"Your turn: move a pawn. Without an attack or a step forward, the game ends in 2 turns."},
		{stuck, "À vous de passer. Aucun de vos pions ne peut bouger ni attaquer.",
			"Your turn: pass. None of your pawns can move or attack."},
	} {
		v := seen(t, c.position, rules.First)
		eachLang(t, c.position, func(words board.Words) string {
			return words.Request("", v) + " " + words.Ask(v)
		}, c.french, c.english)
	}
}

// Points are named with what the viewer knows.
func TestPoints(t *testing.T) {
	skin := game().Skin("stratege", false)
	for _, c := range []struct {
		who             rules.Player
		point           string
		french, english string
	}{
		{rules.First, "c8", "c8, point noir, pion blanc de force 4", "c8, black point, white pawn of strength 4"},
		{rules.Second, "c8", "c8, point noir, pion blanc, force inconnue", "c8, black point, white pawn, strength " +
			"unknown"},
		{rules.First, "a10", "a10, point noir du fond, pion vert, force inconnue", "a10, black point of the back " +
			"row, green pawn, strength unknown"},
		{rules.First, "f9", "f9, point blanc, pion vert de force 5, montré", "f9, white point, green pawn of " +
			"strength 5, shown"},
		{rules.Nobody, "g10", "g10, point noir du fond, pion blanc de force 6, montré, arrivé", "g10, black point " +
			"of the back row, white pawn of strength 6, shown, arrived"},
		{rules.First, "b1", "b1, point blanc, libre", "b1, white point, free"},
	} {
		v := seen(t, middle, c.who)
		for i, p := range skin.Points(v) {
			if p.Name == c.point {
				say := func(words board.Words) string { return words.Point(p.Name, skin.PieceAt(v, i), "X") }
				eachLang(t, c.point, say, c.french, c.english)
			}
		}
	}
}

// Beside the points that the viewer knows of, it is said how many pawns count that are hidden.
func TestStanding(t *testing.T) {
	const hidden = "w2(1)w5(1)w1(1)w6!g4w3(2)/(10)w2/(11)/(11)/(11)/(11)/(11)/(11)/(10)g4/g3(3)g6(1)g5(4) w 0 " +
		"112334445566 1112223345566"
	for _, c := range []struct {
		position, french, english string
		who, player               rules.Player
	}{
		{start, "", "", rules.First, rules.First},
		{middle, "", "", rules.First, rules.First},
		{hidden, "", "", rules.First, rules.First},
		{hidden, "+ 4 arrivés cachés", "+ 4 hidden there", rules.Second, rules.First},
		{hidden, "+ 3 arrivés cachés", "+ 3 hidden there", rules.First, rules.Second},
	} {
		v := seen(t, c.position, c.who)
		say := func(words board.Words) string { return words.Standing(v, c.player) }
		eachLang(t, c.position, say, c.french, c.english)
	}
}

func TestMoves(t *testing.T) {
	for move, want := range map[rules.Move]string{
		"c3-c4": "c3–c4", "c4xc5=43": "c4×c5 " +
			"4/3", "c4xc5": "c4×c5", "a1=3": "a1=3", "a1=?": "a1=•", rules.Pass: "passe",
	} {
		if got := game().Words(i18n.French).Move(move); got != want {
			t.Errorf("%s is listed as %q, want %q", move, got, want)
		}
	}
}

func TestReasons(t *testing.T) {
	for _, c := range []struct {
		outcome         rules.Outcome
		french, english string
	}{
		{
			rules.Outcome{Reason: stratege.BackRow, Cells: []string{"a10", "c10"}},
			"Blanc occupe les six points noirs du fond adverse.", "White holds the six black points of the enemy’s " +
				"back row.",
		},
		{
			rules.Outcome{Reason: stratege.BackRow, Cells: []string{"a1", "c1"}},
			"Vert occupe les six points noirs du fond adverse.", "Green holds the six black points of the enemy’s " +
				"back row.",
		},
		{
			rules.Outcome{Reason: stratege.NoMoves},
			"Plus aucun pion ne peut bouger ni attaquer, d’un côté comme de l’autre.", "No pawn of either side can " +
				"move or attack any more.",
		},
		{
			rules.Outcome{Reason: stratege.Quietness},
			"100 tours ont passé sans attaque ni pas en avant.", "100 turns have gone by without an attack or a " +
				"step forward.",
		},
	} {
		say := func(words board.Words) string { return words.Reason(c.outcome, "X") }
		eachLang(t, string(c.outcome.Reason), say, c.french, c.english)
	}
}

// Every fault that a move in writing may have is explained in both languages.
func TestFaultsOfWriting(t *testing.T) {
	const spent = "(11)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/w1(1)w1(1)w1(6) w 0 - -"
	for _, c := range []struct {
		position string
		move     rules.Move
		fault    rules.Fault
	}{
		{start, "a8=3", stratege.NotYourRows},
		{start, "b1=3", stratege.NotBlack},
		{spent, "a1=3", stratege.Occupied},
		{spent, "g1=1", stratege.Spent},
		{spent, "#111222333444555666", stratege.Begun},
		{start, "#111122333444555666", stratege.Spent},
		{spent, "a1-a2", stratege.NotSetUp},
		{middle, "a1=3", stratege.Complete},
		{middle, "a5-a6", stratege.NoPawn},
		{middle, "a9-a8", stratege.NotYours},
		{middle, "g10-f10", stratege.Frozen},
		{middle, "c8-d9", stratege.Diagonal},
		{middle, "c8-c6", stratege.TooFar},
		{middle, "b2-b3", stratege.FromWhite},
		{middle, "e2-f2", stratege.Occupied},
		{middle, "c8-c7", stratege.Backward},
		{middle, "c8-c9", stratege.Enemy},
		{middle, "c8xc7", stratege.NoEnemy},
		{middle, "c8xc9=32", stratege.WrongStrength},
		{middle, "c8xc9", rules.Undetermined},
		{middle, rules.Pass, rules.NoPass},
	} {
		p := seen(t, c.position, rules.First).(stratege.View).Position
		_, err := p.Play(c.move)
		illegal, _ := err.(*rules.Illegal)
		if illegal == nil || illegal.Fault != c.fault {
			t.Errorf("%s: %v, want the fault %s", c.move, err, c.fault)
			continue
		}
		for _, lang := range i18n.Langs() {
			if game().Words(lang).Fault(illegal) == "" {
				t.Errorf("%s: no words for %v", lang, illegal)
			}
		}
	}
}

// No sentence is missing in either language.
func TestNoSentenceIsMissing(t *testing.T) {
	for _, lang := range i18n.Langs() {
		c := *catalogueOf(lang)
		for _, part := range []any{c, c.setUp} {
			value := reflect.ValueOf(part)
			for i := range value.NumField() {
				if value.Field(i).IsZero() {
					t.Errorf("%s lacks %s", lang, value.Type().Field(i).Name)
				}
			}
		}
	}
}
