package domino

import (
	"reflect"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/places"
	"tablier/rules/domino"
)

func pageOf(d desk) *places.Page {
	return &places.Page{
		Game: d.Game, Table: d.Table, Lang: i18n.French, Step: -1, Voice: voice(i18n.French),
		Do: func(_ app.Context, g board.Gesture) { d.Gesture(g) },
	}
}

// element returns a button of a page as markup. An attribute that is "true" stands there without a value.
func element(t *testing.T, page, id string) string {
	t.Helper()
	for _, button := range strings.Split(page, "<button ")[1:] {
		button, _, _ = strings.Cut(button, "</button>")
		if strings.Contains(button, `id="`+id+`"`) {
			return button
		}
	}
	t.Fatalf("there is no %s in %s", id, page)
	return ""
}

// is says whether an attribute of a button is "true".
func is(button, attribute string) bool {
	return strings.Contains(button, attribute) && !strings.Contains(button, attribute+"=")
}

func TestReserve(t *testing.T) {
	d := deskAfter(t, "03@-1,1>0,1")
	page := pageOf(d)
	html := app.HTMLString(Parts().Below(page))
	for _, want := range []string{
		`class="tray"`, `class="tally"`, "Réserve : 26, dont ",
		`class="tiles"`, `role="group"`, `aria-label="Réserve"`, `class="lay"`,
	} {
		if !strings.Contains(html, want) {
			t.Errorf("%q is not in the reserve", want)
		}
	}
	if n := strings.Count(html, `class="tile"`); n != domino.Pieces {
		t.Errorf("%d dominoes", n)
	}
	for id, want := range map[string][]string{
		"point-00":      {`data-point="00"`, `tabindex="0"`, `aria-label="domino 0-0, posé"`, "#domino-00laid"},
		"point-36":      {`data-point="36"`, `tabindex="-1"`, `aria-pressed="false"`, `"domino 3-6"`, `"#domino-36"`},
		"do-turn-piece": {`data-act="turn"`, `aria-keyshortcuts="R"`, "Tourner"},
		"do-put":        {`data-act="put"`, "Poser"},
		"do-back":       {`data-act="back"`, "Remettre"},
		"do-dead":       {`data-act="dead"`, `aria-pressed="false"`, "Cases mortes"},
	} {
		for _, w := range want {
			if e := element(t, html, id); !strings.Contains(e, w) {
				t.Errorf("%s has no %s: %s", id, w, e)
			}
		}
	}
	for id, can := range map[string]bool{
		"point-00": false, "point-03": false, "point-36": true, "do-dead": true,
	} {
		if is(element(t, html, id), "aria-disabled") == can {
			t.Errorf("%s can do something: %v", id, !can)
		}
	}
	for id, shown := range map[string]bool{"do-turn-piece": false, "do-put": false, "do-back": false, "do-dead": true} {
		if is(element(t, html, id), "hidden") == shown {
			t.Errorf("with nothing in the hand, %s is shown: %v", id, !shown)
		}
	}
}

func TestReserveWithADominoChosen(t *testing.T) {
	d := deskAfter(t, "03@-1,1>0,1")
	page := pageOf(d)
	now := func(id string) string {
		t.Helper()
		return element(t, app.HTMLString(Parts().Below(page)), id)
	}
	d.do(board.Touch, "36")
	if e := now("point-36"); !is(e, "aria-pressed") || !strings.Contains(e, `tabindex="0"`) {
		t.Errorf("the domino chosen is %s", e)
	}
	if html := app.HTMLString(Parts().Below(page)); !strings.Contains(html, "3-6") || !strings.Contains(html, " en main") {
		t.Error("it is not said what is in the hand")
	}
	for id, can := range map[string]bool{"do-turn-piece": true, "do-back": true, "do-put": false} {
		if e := now(id); is(e, "aria-disabled") == can || is(e, "hidden") {
			t.Errorf("a domino is chosen and shown nowhere, and %s can do something: %v; %s", id, !can, e)
		}
	}
	if !is(now("do-dead"), "hidden") {
		t.Error("the switch has kept the room of the controls")
	}
	d.do(board.Over, "1,1")
	if is(now("do-put"), "aria-disabled") {
		t.Error("the preview cannot be laid")
	}
	if d.act("dead"); !is(now("do-dead"), "aria-pressed") {
		t.Error("the dead cells are marked, and the control does not say so")
	}
	page.Hint = d.Skin().Path(d.View(), "24@0,-1>0,-2")
	if !strings.Contains(now("point-24"), `class="tile hinted"`) {
		t.Error("the domino advised is not marked")
	}
}

func TestPreviewLeavesTheReserveAlone(t *testing.T) {
	d := deskAfter(t)
	page := pageOf(d)
	d.do(board.Touch, "36")
	d.do(board.Over, "1,1")
	before := Parts().Below(page)
	d.do(board.Over, "1,2")
	d.act("turn")
	if !reflect.DeepEqual(before, Parts().Below(page)) {
		t.Error("a preview that moves has the reserve drawn anew")
	}
}

func TestArrowsInTheReserve(t *testing.T) {
	for _, c := range []struct{ from, key, to string }{
		{"00", "ArrowLeft", ""}, {"00", "ArrowUp", ""}, {"00", "ArrowRight", "01"}, {"00", "ArrowDown", "11"},
		{"06", "ArrowRight", "11"}, {"66", "ArrowRight", ""}, {"66", "ArrowUp", "35"}, {"66", "ArrowDown", ""},
	} {
		to := ""
		step, _ := boardview.Arrow(c.key)
		if next := tileBeside(tileNamed(c.from), step); next >= 0 {
			to = pieceName(numbersOf(next))
		}
		if to != c.to {
			t.Errorf("%s from %s leads to %q, want %q", c.key, c.from, to, c.to)
		}
	}
	for _, name := range []string{"", "63", "77", "0,0"} {
		if point := tileNamed(name); point >= 0 {
			t.Errorf("%q is domino %d", name, point)
		}
	}
}
