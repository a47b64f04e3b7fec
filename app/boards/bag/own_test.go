package bag

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/places"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/conform/bag"
)

func game() *board.Game { return Game(rules.Registry{bag.Spec()}) }

// table returns a table of two people at which seat 0 opens, after some moves; the screen is with who is to move.
func table(t *testing.T, setup rules.Setup, moves ...rules.Move) *play.Table {
	t.Helper()
	match, err := rules.NewMatch(game().Spec, setup, "")
	if err != nil {
		t.Fatal(err)
	}
	table := play.New(game(), 0, 1)
	table.Open(match, [2]play.Seat{}, 0)
	for _, m := range moves {
		if err := table.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	table.Uncover()
	return table
}

func voice(lang i18n.Lang) board.Voice {
	return board.Voice{Words: game().Words(lang), Name: func(seat int) string { return []string{"Ana", "Max"}[seat] }}
}

func act(name string) board.Gesture {
	return board.Gesture{Kind: board.Act, Act: name, Point: -1, Cursor: drawn}
}

// Moves are tried one after the other, taken back, tried again, and played; nothing that is hidden comes out by a try.
func TestTrying(t *testing.T) {
	table := table(t, rules.Setup{Variant: "one"}, "1", "2", "=3")
	own, before := table.Own(), table.View().String()
	shows := func(when, want string) {
		t.Helper()
		if got := table.View().String(); got != want || table.Trying() != (want != before) {
			t.Errorf("%s the screen shows %s, want %s (trying: %t)", when, got, want, table.Trying())
		}
	}
	const taken, left = "1? 221 0 001/000", "1? 221 0 000/001"
	if reply := own.Gesture(act(tryAct)); !reply.Mine || reply.Change != board.Tried {
		t.Errorf("a try: %+v", reply)
	}
	shows("after a try", taken)
	if request, _ := own.Say(voice(i18n.French)); request != "À l’essai : Prendre." || len(table.Targets()) > 0 {
		t.Errorf("a try is said %q, with the targets %v", request, table.Targets())
	}
	own.Gesture(board.Gesture{Kind: board.Key, Key: tryKey})
	shows("after the next one", left)
	table.Undo()
	shows("after one step back", taken)
	table.Redo()
	shows("after one step forth", left)
	if change := table.Write("+"); change != board.Tried {
		t.Errorf("a word that is written: %v", change)
	}
	shows("after a word", taken)
	if change := table.Write("9"); change.Moves() || table.Fault() == nil {
		t.Errorf("a bad word: %v, fault %v", change, table.Fault())
	}
	if again, err := play.Restore(game(), 0, table.Save()); err != nil {
		t.Error(err)
	} else if again.Uncover(); again.View().String() != taken {
		t.Errorf("saved and opened again the screen shows %s", again.View())
	}
	if reply := own.Gesture(board.Gesture{Kind: board.Touch}); !reply.Mine || reply.Change != board.Tried {
		t.Errorf("a touch beside: %+v", reply)
	}
	shows("after a touch", before)
	own.Gesture(act(tryAct))
	table.GoTo(0)
	if table.Trying() {
		t.Error("the past is on trial")
	}
	table.GoTo(3)
	if reply := own.Gesture(act(playAct)); reply.Change != board.Played || reply.Focus != "point-drawn" ||
		table.Match().Ply() != 4 {
		t.Errorf("for good: %+v after %v", reply, table.Match().Moves())
	}
	if reply := own.Gesture(act(playAct)); reply.Change != board.Nothing || own.Save() != nil {
		t.Errorf("nothing is on trial, but: %+v, %s", reply, own.Save())
	}
}

// What was saved by another is left out.
func TestRestore(t *testing.T) {
	table := table(t, rules.Setup{})
	for _, text := range []string{`[]`, `{"tries":["1"],"at":2}`, `{"tries":["1"],"at":-1}`, `{"tries":["+"],"at":1}`} {
		if table.Own().Restore(json.RawMessage(text)); table.Trying() {
			t.Errorf("%s is tried", text)
		}
	}
	if table.Own().Restore(json.RawMessage(`{"tries":["1","3"],"at":2}`)); table.View().String() != "3- 222 0 000/000" {
		t.Errorf("restored, the screen shows %s", table.View())
	}
}

// The bag is a spot, the end of a round is shown for a moment, and the points are those that everybody knows.
func TestSceneAndPoints(t *testing.T) {
	table := table(t, rules.Setup{Variant: "one"}, "1", "2", "=3")
	own := table.Own()
	s := table.Scene(voice(i18n.English))
	if spot := s.Spots.List[0]; s.Spots.Label != "The bag" || spot.Label != "In the bag: 5 balls" || spot.Name != sack {
		t.Errorf("the spots are %+v", s.Spots)
	}
	looked := func() bool { return strings.Contains(table.Scene(voice(i18n.English)).Under, "bag-looked") }
	own.Gesture(board.Gesture{Kind: board.Over, Spot: sack})
	if !looked() {
		t.Error("the bag is not looked at")
	}
	own.Gesture(board.Gesture{Kind: board.Out, Spot: sack})
	if looked() {
		t.Error("the bag is still looked at")
	}
	before := table.View()
	if err := table.Play("--"); err != nil {
		t.Fatal(err)
	}
	if steps := own.Interlude(before, "--", false); len(steps) != 1 || own.Interlude(before, "--", true) != nil {
		t.Errorf("the end of a round is shown for %v", steps)
	}
	own.Step(0)
	if above := table.Scene(voice(i18n.English)).Above; strings.Count(above, "<circle") != 2 {
		t.Errorf("at the end of a round one sees %q", above)
	}
	own.Left()
	if above := table.Scene(voice(i18n.English)).Above; above != "" {
		t.Errorf("when the page was left one sees %q", above)
	}
	if points, ok := own.Points(); points != [2]int{0, 3} || !ok {
		t.Errorf("the points are %v", points)
	}
	table.NextRound()
	if points, _ := own.Points(); points != [2]int{0, 3} {
		t.Errorf("in the next round the points are %v", points)
	}
}

// A number in the open is forgotten once the next move has been made, where the screen is to remember nothing.
func TestRedact(t *testing.T) {
	if own := table(t, rules.Setup{}).Own(); own.CanForget() {
		t.Error("a hidden number can be forgotten")
	}
	table := table(t, rules.Setup{Options: []string{"told"}}, "1", "2")
	settings := table.Settings()
	settings.Memory = play.Forget
	table.Configure(settings)
	own, view := table.Own(), table.Match().View(2, rules.First)
	if got := own.ForgetView(view, rules.First, "2").String(); !own.CanForget() || got != view.String() {
		t.Errorf("a number that has just been picked: %s", got)
	}
	if got := own.ForgetView(view, rules.First, "=1").String(); got != "1? 222 0 000/000" {
		t.Errorf("a number picked before: %s", got)
	}
	if own.ForgetMove("2") != "?" || own.ForgetMove("+") != "+" {
		t.Error("the list of moves shows a number that is to be forgotten")
	}
}

// A box is a keep that holds one text.
type box struct{ text string }

func (b *box) Get(string) (string, bool)     { return b.text, b.text != "" }
func (b *box) Read(string) (string, bool)    { return b.text, b.text != "" }
func (b *box) Set(_, text string) bool       { b.text = text; return true }
func (b *box) Unreadable(string, error) bool { return true }

// Every place of a game's page has something.
func TestParts(t *testing.T) {
	keep := &box{}
	page := &places.Page{
		Game: game(), Table: table(t, rules.Setup{}, "1", "2", "=3", "+", "=1"), Lang: i18n.English,
		Live: true, Can: true, Voice: voice(i18n.English), Keep: keep,
	}
	parts := Parts()
	html := func(e app.UI) string { return strings.Join(strings.Fields(app.HTMLString(e)), " ") }
	has := func(e app.UI, want string, hidden bool) {
		t.Helper()
		text := html(e)
		if opening, _, _ := strings.Cut(text, ">"); !strings.Contains(text, want) || strings.Contains(opening, " "+
			"hidden") != hidden {
			t.Errorf("%s, want %q, hidden: %t", text, want, hidden)
		}
	}
	has(parts.Over(page), `id="bag-over"`, true)
	page.Table.Own().Gesture(board.Gesture{Kind: board.Over, Spot: sack})
	has(parts.Over(page), "The bag", false)
	has(parts.Beside(page), "ball 1", false)
	has(parts.Beside(page), `id="bag-beside"`, false)
	has(parts.Below(page), `id="bag-own"`, false)
	has(parts.Below(page), "Try", false)
	if text := html(parts.Below(page)); strings.Contains(text, "For good") {
		t.Errorf("what is not on trial can be played: %s", text)
	}
	page.Table.Own().Gesture(act(tryAct))
	has(parts.Below(page), "For good", false)
	page.Can = false
	has(parts.Below(page), `id="bag-own"`, true)
	page.Can = true
	has(parts.Settings(page), `aria-pressed="false"`, false)
	keep.text = marked
	has(parts.Settings(page), `id="bag-settings"`, false)
	if text := html(parts.Settings(page)); strings.Contains(text, `aria-pressed="false"`) {
		t.Errorf("a mark that is kept does not show: %s", text)
	}
	if check := page.Game.Keeps[markKey]; check(marked) != nil || check("no") == nil {
		t.Error("what may be kept is not checked")
	}
}
