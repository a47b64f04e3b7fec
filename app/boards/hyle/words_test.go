package hyle

import (
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/hyle"
)

func game() *board.Game { return Game(rules.Registry{hyle.Spec()}) }

func view(t *testing.T, text string) rules.View {
	t.Helper()
	p, err := game().Spec.Parse(rules.Setup{Variant: "5"}, text)
	if err != nil {
		t.Fatal(err)
	}
	return p.View(rules.Nobody)
}

// Positions in which something is to be said.
const (
	drawing = "5/5/5/5/5 ?"
	placing = "5/1e3/a1a2/5/5 c=e"
	sliding = "5/5/ab1ba/5/2a2 o"
	packed  = "5/1b3/bab2/1b3/5 o"
	full    = "acdea/aaacc/bebeb/dcecd/bddbe o"
)

func TestAsk(t *testing.T) {
	for _, c := range []struct{ position, french, english string }{
		{drawing, "Le sac donne un pion.", "The bag gives a pawn."},
		{placing, "À vous de poser le pion orange. Sur n’importe quelle case libre.",
			"Your turn: place the orange pawn. On any free cell."},
		{sliding, "À vous de glisser un pion. Ou gardez la position : rien n’oblige Ordre à jouer.",
			"Your turn: slide a pawn. Or keep the board as it is: Order need not move."},
		{full, "Le tablier est plein.", "The board is full."},
	} {
		v := view(t, c.position)
		for lang, want := range map[i18n.Lang]string{i18n.French: c.french, i18n.English: c.english} {
			words := game().Words(lang)
			if got := strings.TrimSpace(words.Request("", v) + " " + words.Ask(v)); got != want {
				t.Errorf("%s: %q, want %q", c.position, got, want)
			}
		}
	}
}

// What a move adds to the points on the board is part of its description.
func TestDescribe(t *testing.T) {
	for _, c := range []struct {
		who, position   string
		move            rules.Move
		french, english string
	}{
		{"", drawing, "=d", "Le sac donne un pion bleu.", "The bag gives a blue pawn."},
		{"", drawing, "=e", "Le sac donne un pion orange.", "The bag gives an orange pawn."},
		{"X", placing, "d1", "X pose un pion orange en d1.", "X places the orange pawn on d1."},
		{"X", placing, "b3", "X pose un pion orange en b3 : 5 points de plus pour Ordre.",
			"X places the orange pawn on b3: 5 more points for Order."},
		{"", placing, "b3", "Vous posez un pion orange en b3 : 5 points de plus pour Ordre.",
			"You place the orange pawn on b3: 5 more points for Order."},
		{"X", sliding, "c1-c3", "X glisse le pion rouge de c1 en c3 : 14 points de plus pour Ordre.",
			"X slides the red pawn from c1 to c3: 14 more points for Order."},
		{"X", sliding, "c1-d1", "X glisse le pion rouge de c1 en d1.", "X slides the red pawn from c1 to d1."},
		{"X", packed, "a3-a1", "X glisse le pion gris de a3 en a1 : 3 points de moins pour Ordre.",
			"X slides the grey pawn from a3 to a1: 3 fewer points for Order."},
		{"X", sliding, rules.Pass, "X garde la position.", "X keeps the board as it is."},
	} {
		v := view(t, c.position)
		for lang, want := range map[i18n.Lang]string{i18n.French: c.french, i18n.English: c.english} {
			if got := game().Words(lang).Describe(c.who, v, c.move); got != want {
				t.Errorf("%s %s: %q, want %q", c.position, c.move, got, want)
			}
		}
	}
}

// A gesture that leads nowhere is explained by the rule it breaks; touching a cell is explained by what stands there.
func TestFaultsOfTouching(t *testing.T) {
	for _, c := range []struct {
		position string
		touched  []int
		want     string
	}{
		{placing, []int{cell("a3")}, "La case a3 est déjà occupée : Chaos pose sur une case libre."},
		{sliding, []int{cell("c3")}, "Il n’y a pas de pion en c3 : choisissez d’abord le pion à glisser."},
		{packed, []int{cell("b3")}, "Le pion en b3 n’a aucune case libre à côté de lui."},
		{packed, []int{cell("b4"), cell("b3")}, "La case b3 est déjà occupée : b4 ne peut pas s’y arrêter."},
		{packed, []int{cell("a3"), cell("d3")}, "b3 est sur le chemin de a3 à d3 : on ne saute pas."},
		{sliding, []int{cell("c1"), cell("d4")}, "c1 glisse dans sa ligne ou dans sa colonne : d4 n’y est pas."},
	} {
		fault := game().Skin("5", false).Fault(view(t, c.position), c.touched)
		if got := game().Words(i18n.French).Fault(fault); got != c.want {
			t.Errorf("%s %v: %q (%v), want %q", c.position, c.touched, got, fault, c.want)
		}
	}
}

// Every fault that a move in writing may have is explained in both languages.
func TestFaultsOfWriting(t *testing.T) {
	for _, c := range []struct {
		position string
		move     rules.Move
		fault    rules.Fault
	}{
		{drawing, "c3", hyle.DrawDue},
		{placing, "=a", hyle.Drawn},
		{"aaaaa/5/5/5/5 ?", "=a", hyle.Spent},
		{placing, "a3-a1", hyle.NoSlide},
		{placing, rules.Pass, rules.NoPass},
		{sliding, "c3", hyle.NoPlace},
	} {
		_, err := view(t, c.position).(rules.Open).Position.Play(c.move)
		illegal, _ := err.(*rules.Illegal)
		if illegal == nil || illegal.Fault != c.fault {
			t.Errorf("%s %s: %v, want the fault %s", c.position, c.move, err, c.fault)
			continue
		}
		for _, lang := range i18n.Langs() {
			if game().Words(lang).Fault(illegal) == "" {
				t.Errorf("%s: no words for %v", lang, illegal)
			}
		}
	}
}

func TestNames(t *testing.T) {
	french := game().Words(i18n.French)
	for _, c := range []struct{ got, want string }{
		{french.Point("c3", board.Glyph{}, ""), "c3, libre"},
		{french.Point("c3", board.Glyph{Kind: "f"}, ""), "c3, pion violet"},
		{french.Move("=d"), "bleu"},
		{french.Move("c3"), "c3"},
		{french.Move("c3-c5"), "c3–c5"},
		{french.Move(rules.Pass), "garde"},
		{french.Drawn(board.Glyph{Kind: "d"}), "bleu"},
		{french.Outlook("5", 46.2), "estimation : Ordre finira à 46 points"},
		{french.Outlook("3", 14.2464), "Ordre fera 14,25 points en moyenne"},
		{french.Outlook("7", 1), "estimation : Ordre finira à 1 point"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

// cell returns the number of a cell of the smaller board.
func cell(name string) int { return 5*int(name[0]-'a') + int(name[1]-'1') }
