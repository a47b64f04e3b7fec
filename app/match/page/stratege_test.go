package page

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/play"
	"tablier/rules"
)

// known returns everything of the page that a person or a program they use could find: its markup, the attributes of an
// element in an order of their own.
func (r *room) known() string {
	for r.sharing.Current().Work != nil {
		r.pass()
	}
	attribute := regexp.MustCompile(` [a-zA-Z-]+(="[^"]*")?`)
	return regexp.MustCompile(`<[a-z][^>]*>`).ReplaceAllStringFunc(r.html(), func(tag string) string {
		list := attribute.FindAllString(tag, -1)
		slices.Sort(list)
		return attribute.ReplaceAllString(tag, "") + strings.Join(list, "")
	})
}

// looks returns the page in all its panels, and at each moment of the match.
func (r *room) looks() (list []string) {
	last := r.Table().Shown()
	for _, p := range []region.Panel{
		region.NoPanel, region.MovesPanel, region.SetupPanel, region.SharePanel, region.StudyPanel, region.ToolPanel,
	} {
		r.Panel, r.tool.What = p, "do-describe"
		list = append(list, r.known())
	}
	r.Panel = region.NoPanel
	for ply := range last {
		r.do(match.WentTo{Ply: ply})
		list = append(list, r.known())
	}
	r.do(match.WentTo{Ply: last})
	return list
}

// same fails the test where two lists of pages differ.
func same(t *testing.T, what string, a, b []string) {
	t.Helper()
	if len(a) != len(b) {
		t.Fatalf("%s: %d looks and %d", what, len(a), len(b))
	}
	for i := range a {
		other := strings.Split(b[i], "\n")
		for n, line := range strings.Split(a[i], "\n") {
			if n >= len(other) || line != other[n] {
				t.Errorf("%s: at look %d there is %q, or %q", what, i, line, other[min(n, len(other)-1)])
				break
			}
		}
	}
}

// Two middles of a game that differ in strengths of Green that White does not know.
var middles = [2]string{
	"g1(1)g3(3)w6!(1)g1(1)g2/g3(1)g2(2)g5!(2)g1(1)g3/(2)w4(4)g4(2)g5/(11)/" +
		"(11)/(11)/(11)/(8)w2(1)w2/(1)w2(2)w6!w5(4)w6/g6!(1)w3(1)w1(1)w1(1)w3(1)w4 w 1 13455 244566",
	"g3(1)g1(3)w6!(1)g2(1)g1/g5(1)g4(2)g5!(2)g3(1)g3/(2)w4(4)g2(2)g1/(11)/" +
		"(11)/(11)/(11)/(8)w2(1)w2/(1)w2(2)w6!w5(4)w6/g6!(1)w3(1)w1(1)w1(1)w3(1)w4 w 1 13455 244566",
}

// What White finds in the page, before and after it is opened anew, hangs on nothing that White does not know.
func TestStrategeKeepsSecrets(t *testing.T) {
	for name, seats := range map[string][2]play.Seat{"two people": {}, "machine": {1: {Level: 1}}} {
		var looks [2][]string
		for i, start := range middles {
			r := stands(t, "stratege", rules.Setup{}, start, seats)
			look := func() { looks[i] = append(looks[i], r.looks()...) }
			look()
			r.touch("i3")
			look()
			r = open(t, "stratege", r.kept)
			look() // covered, where two people play
			r.uncover()
			look()
			if label := r.label("g10"); !strings.Contains(label, "6") {
				t.Errorf("%s: what White knows of g10 is told as %q: the test is blind", name, label)
			}
			if r.Table().Turn() != 0 {
				t.Fatalf("%s: White is not to move", name)
			}
		}
		same(t, name, looks[0], looks[1])
	}
}

// Two people arrange at one screen, one after the other. What could be found in the page is the same whatever the other
// one has arranged.
func TestStrategeSetupKeepsSecrets(t *testing.T) {
	words := []string{"#111222333444555666", "#665544332211654321", "#123456123456123456"}
	arrange := func(white, green string) (nobody, first, second []string) {
		r := enter(t, "stratege")
		write := func(word string) {
			r.do(match.Wrote{Text: word})
			if !r.able("act-ready") {
				t.Fatalf("%s is not arranged: %v", word, r.Table().Fault())
			}
		}
		nobody = append(nobody, r.looks()...)
		r.uncover()
		write(white)
		r.act("mirror")
		r.do(match.UndoPressed{})
		first = append(first, r.looks()...)
		r = open(t, "stratege", r.kept)
		nobody = append(nobody, r.looks()...)
		r.uncover()
		r.act("ready")
		nobody = append(nobody, r.looks()...)
		r.uncover()
		second = append(second, r.looks()...)
		write(green)
		second = append(second, r.looks()...)
		r.act("ready")
		nobody = append(nobody, r.looks()...)
		r.uncover()
		first = append(first, r.looks()...)
		nobody = append(nobody, open(t, "stratege", r.kept).looks()...)
		return nobody, first, second
	}
	nobody, first, second := arrange(words[0], words[2])
	other, mine, seen := arrange(words[1], words[2])
	same(t, "White arranges another way, to nobody", nobody, other)
	same(t, "White arranges another way, to Green", second, seen)
	if slices.Equal(first, mine) {
		t.Error("no difference was seen by White: the test is blind")
	}
	other, mine, _ = arrange(words[0], words[1])
	same(t, "Green arranges another way, to nobody", nobody, other)
	same(t, "Green arranges another way, to White", first, mine)
}

// While the machine arranges the page says so and shows none of it; the own side is seen below.
func TestMachineArranges(t *testing.T) {
	r := enter(t, "stratege")
	r.do(match.SatDown{Seats: [2]play.Seat{1: {Level: 1}}})
	r.act("fill")
	r.act("ready")
	r.wantStatus(french.SetUp.Other(french.Machine), "")
	for r.Table().SettingUp() {
		r.says(`"best":"` + string(r.Table().Match().Position().Moves()[0]) + `","end":"done"`)
		r.pass()
	}
	if got := r.status(); got.Say != "À vous de bouger un pion." || got.Last != "" {
		t.Errorf("then the page says %q, %q", got.Say, got.Last)
	}
	backs := 0
	for _, p := range r.Table().Pieces() {
		if p.Glyph.Owner == rules.Second && p.Glyph.Face == "?" {
			backs++
		}
	}
	if backs != 18 {
		t.Errorf("%d of the machine's pawns are hidden", backs)
	}
	below := func(own, other string) {
		t.Helper()
		points := r.Points()
		if points[board.PointNamed(points, own)].Y < points[board.PointNamed(points, other)].Y {
			t.Errorf("%s is not seen below %s", own, other)
		}
	}
	below("a1", "a10")
	settings := r.Table().Settings()
	settings.Opening = play.AlwaysSecond
	r.do(match.Configured{Settings: settings}, match.Restarted{})
	below("a10", "a1")
}

// An attack is a duel with both numbers, and is told to both sides.
func TestAttacksAreShown(t *testing.T) {
	const below = "/(11)/(6)w2(4)/(8)w6(2)/(11) w 0 "
	for name, c := range map[string]struct{ start, from, to, last string }{
		"stronger": {start: "(11)/(10)g1/g2(5)g5(4)/(11)/(11)/(2)w4g3(7)" + below + "111223334455566 11223344455666",
			from: "c5", to: "d5",
			last: "Blanc attaque d5 depuis c5, 4 contre 3. " +
				"Le défenseur est retiré, l’attaquant prend sa place en d5."},
		"equal": {start: "(11)/(10)g1/g2(5)g5(4)/(11)/(2)g3(8)/(2)w3(8)" + below + "111223344455566 11223344455666",
			from: "c5", to: "c6",
			last: "Blanc attaque c6 depuis c5, 3 contre 3. " +
				"Le défenseur est retiré, l’attaquant prend sa place en c6."},
		"weaker": {start: "(11)/(10)g1/g2(5)g5(4)/(11)/(11)/(2)w2g3(7)" + below + "111233344455566 11223344455666",
			from: "c5", to: "d5",
			last: "Blanc attaque d5 depuis c5, 2 contre 3. " +
				"L’attaquant est retiré, le défenseur prend sa place en c5."},
	} {
		r := stands(t, "stratege", rules.Setup{}, c.start, [2]play.Seat{})
		r.touch(c.from)
		if aims := strings.Count(r.html(), `class="aim"`); aims != 1 {
			t.Errorf("%s: %d pawns can be attacked", name, aims)
		}
		r.touch(c.to)
		duel := r.found(`<div ([^>]*class="duel[^>]*)>`)
		if len(duel) != 1 || slices.Contains(strings.Fields(duel[0]), "hidden") {
			t.Errorf("%s: in phase %v the duel is %q", name, r.Match.Phase(), duel)
		}
		for r.Match.Phase() == match.Interlude {
			r.pass()
		}
		for seat := range 2 {
			if got := r.status().Last; got != c.last {
				t.Errorf("%s: to seat %d the page says %q", name, seat, got)
			}
			r.uncover()
		}
	}
}
