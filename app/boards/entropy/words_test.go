package entropy

import (
	"testing"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/entropy"
)

func game() *board.Game { return Game(rules.Registry{entropy.Spec()}) }

func view(t *testing.T, text string, options ...string) rules.View {
	t.Helper()
	p, err := game().Spec.Parse(rules.Setup{Options: options}, text)
	if err != nil {
		t.Fatal(err)
	}
	return p.View(rules.Nobody)
}

// cell returns the number of a cell.
func cell(name string) int { return entropy.Size*int(name[0]-'a') + int(name[1]-'1') }

// Positions in which something is to be said.
const (
	free      = "bbbbb/b3b/5/w3w/wwwww w"
	oneHelper = "wbbwb/2bw1/b4/w1b2/wbw1w w"
	helpers   = "b1w1b/w3w/wbbwb/b4/2wwb w"
	noHelper  = "bwb1b/5/b1bww/1ww1b/wb2w b"
	blocked   = "wwb1w/bbbb1/wb2w/5/1wbw1 w"
	rescued   = "bwb1b/5/b1bww/1ww1b/wb2w w p"
	threat    = "b1w1w/w1bwb/b4/wwbbw/b4 b"
	cutting   = "w3b/bbbw1/w1wbw/4b/2wbw w"
	mutual    = "ww2b/b1b2/w1w1b/b1b1w/w1w1b w"
)

func TestAsk(t *testing.T) {
	for _, c := range []struct{ position, french, english string }{
		{free, "À vous de glisser un pion. Choisissez un pion qui touche un ami, puis une case libre en ligne droite.",
			"Your turn: slide a pawn. Choose a pawn that touches a friend, then a free cell in a straight line."},
		{oneHelper, "e1 est isolé : à vous de le relier. Seul d4 peut le faire.",
			"Your turn: join e1, isolated. Only d4 can do that."},
		{helpers, "c5 est isolé : à vous de le relier. Seuls a3, a4, d3 et e4 peuvent le faire.",
			"Your turn: join c5, isolated. Only a3, a4, d3 and e4 can do that."},
		{noHelper, "À vous de passer. e5 est isolé, et aucun pion ne peut le rejoindre.",
			"Your turn: pass. No pawn can join e5."},
		{blocked, "À vous de passer. Aucun pion qui touche un ami n’a de case libre.",
			"Your turn: pass. No pawn that touches a friend has a free cell."},
	} {
		v := view(t, c.position)
		for lang, want := range map[i18n.Lang]string{i18n.French: c.french, i18n.English: c.english} {
			words := game().Words(lang)
			if got := words.Request("", v) + " " + words.Ask(v); got != want {
				t.Errorf("%s: %q, want %q", c.position, got, want)
			}
		}
	}
}

// What a move does to isolated and to dispersed pawns is part of its description.
func TestDescribe(t *testing.T) {
	for _, c := range []struct {
		position        string
		options         []string
		move            rules.Move
		french, english string
	}{
		{free, nil, "a2-c4", "X glisse de a2 en c4.", "X slides from a2 to c4."},
		{oneHelper, nil, "d4-d1", "X glisse de d4 en d1 et rejoint e1.", "X slides from d4 to d1 and joins e1."},
		{noHelper, nil, rules.Pass, "X passe : aucun pion ne peut rejoindre e5.", "X passes: no pawn can join e5."},
		{blocked, nil, rules.Pass, "X passe : aucun pion qui touche un ami n’a de case libre.", "X passes: no pawn " +
			"that touches a friend has a free cell."},
		{rescued, nil, "d3-d5", "X glisse de d3 en d5 et laisse les sept pions adverses dispersés.",
			"X slides from d3 to d5 and leaves all seven enemy pawns scattered."},
		{threat, nil, "d2-e1", "X glisse de d2 en e1. X gagnera au début de son tour si ses pions restent dispersés.",
			"X slides from d2 to e1. X wins at the start of the next turn if the pawns stay scattered."},
		{cutting, nil, "d4-c5", "X glisse de d4 en c5 et isole e5. X gagnera au début de son tour si ses pions " +
			"restent dispersés.", "X slides from d4 to c5 and isolates e5. X wins at the start of the next turn if " +
			"the pawns stay scattered."},
		{mutual, nil, "b5-d5", "X glisse de b5 en d5 et disperse les deux camps à la fois.", "X slides from b5 to d5 " +
			"and scatters both sides at once."},
		{mutual, []string{entropy.Immediate}, "b5-d5", "X glisse de b5 en d5 et disperse les deux camps à la fois.",
			"X slides from b5 to d5 and scatters both sides at once."},
		{threat, []string{entropy.Immediate}, "d2-e1", "X glisse de d2 en e1.", "X slides from d2 to e1."},
	} {
		v := view(t, c.position, c.options...)
		for lang, want := range map[i18n.Lang]string{i18n.French: c.french, i18n.English: c.english} {
			if got := game().Words(lang).Describe("X", v, c.move); got != want {
				t.Errorf("%s %s: %q, want %q", c.position, c.move, got, want)
			}
		}
	}
}

// A gesture that leads nowhere is explained by the rule it breaks; touching a cell is explained by what stands there.
func TestFaults(t *testing.T) {
	for _, c := range []struct {
		position string
		touched  []string
		want     string
	}{
		{free, []string{"c3"}, "Il n’y a pas de pion en c3 : choisissez d’abord un des vôtres."},
		{free, []string{"c5"}, "Le pion en c5 est à l’adversaire."},
		{free, []string{"a2", "b4"}, "Aucune ligne droite ne mène de a2 à b4."},
		{free, []string{"a2", "a5"}, "La case a5 est déjà occupée."},
		{free, []string{"a1", "a3"}, "a2 est sur le chemin de a1 à a3 : on ne saute pas."},
		{oneHelper, []string{"c1"}, "c1 ne touche aucun pion ami : il ne peut pas glisser."},
		{oneHelper, []string{"a2"}, "Le pion isolé en e1 doit d’abord retrouver un voisin."},
		{oneHelper, []string{"d4", "d3"}, "Le pion isolé en e1 doit d’abord retrouver un voisin."},
		{noHelper, []string{"a3"}, "Aucun pion ne peut rejoindre e5 : il faut passer."},
		{blocked, []string{"a5"}, "Le pion en a5 n’a aucune case libre à côté de lui."},
		{blocked, []string{"a3"}, "a3 ne touche aucun pion ami : il ne peut pas glisser."},
	} {
		v := view(t, c.position)
		skin := game().Skin("", false)
		var touched []int
		for _, name := range c.touched {
			touched = append(touched, cell(name))
		}
		fault := skin.Fault(v, touched)
		if got := game().Words(i18n.French).Fault(fault); got != c.want {
			t.Errorf("%s %v: %q (%v), want %q", c.position, c.touched, got, fault, c.want)
		}
	}
}

// With a pawn chosen, another one that cannot start is explained by itself, not as a cell that is taken.
func TestTouchingAnotherPawn(t *testing.T) {
	match, err := rules.NewMatch(game().Spec, rules.Setup{}, oneHelper)
	if err != nil {
		t.Fatal(err)
	}
	table := play.New(game(), 0, 1)
	table.Open(match, [2]play.Seat{}, 0)
	for _, c := range []struct{ touched, want string }{
		{"c1", "c1 ne touche aucun pion ami : il ne peut pas glisser."},
		{"a2", "Le pion isolé en e1 doit d’abord retrouver un voisin."},
		{"c4", "La case c4 est déjà occupée."}, // the other side's
	} {
		table.Cancel()
		table.Touch(cell("d4"))
		table.Touch(cell(c.touched))
		if got := game().Words(i18n.French).Fault(table.Fault()); got != c.want || len(table.Selected()) != 1 {
			t.Errorf("d4 chosen, %s touched: %q, want %q", c.touched, got, c.want)
		}
	}
}
