package shell

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/play"
)

// load mounts the page natively as it stands at a route. Live makes it behave as in a browser, with a machine
// that never answers.
func load(t *testing.T, route string, live bool) *Root {
	t.Helper()
	r := New().(*Root)
	engine := app.NewTestEngine()
	if err := engine.Load(r); err != nil {
		t.Fatal(err)
	}
	r.route, r.live = route, live
	r.machine = machine.New(silent{})
	engine.ConsumeAll()
	return r
}

type silent struct{ machine.Host }

func html(r *Root) string { return app.HTMLString(r.Render()) }

func (r *Root) only() *session { return r.sessions[r.games[0].ID()] }

// seatTwo seats two people, seat 0 opening.
func seatTwo(r *Root) *play.Table {
	t := r.only().table
	t.Sit([2]play.Seat{})
	t.Configure(play.Settings{Opening: play.AlwaysFirst})
	t.Restart()
	return t
}

func touch(t *testing.T, table *play.Table, names string) {
	t.Helper()
	for name := range strings.FieldsSeq(names) {
		found := false
		for i, p := range table.Skin().Points(table.View()) {
			if p.Name == name {
				table.Touch(i)
				found = true
			}
		}
		if !found {
			t.Fatalf("no point %s", name)
		}
	}
}

func wantWords(t *testing.T, r *Root, say, why string) {
	t.Helper()
	if gotSay, gotWhy := r.statusWords(r.only()); gotSay != say || gotWhy != why {
		t.Errorf("the status says %q, %q; want %q, %q", gotSay, gotWhy, say, why)
	}
}

func TestEveryPageIsPrerenderedWithAHeading(t *testing.T) {
	for _, page := range Pages() {
		if got := html(load(t, page.Route, false)); strings.Count(got, "<h1") != 1 || !strings.Contains(got, `<main`) {
			t.Errorf("%s: want one h1 and a main in\n%s", page.Route, got)
		}
		if page.Title == "" || page.Description == "" {
			t.Errorf("%s lacks a title or a description", page.Route)
		}
	}
	if got := html(load(t, "/nowhere/", false)); !strings.Contains(got, i18n.Of(i18n.French).NotFound) {
		t.Errorf("an unknown route shows\n%s", got)
	}
}

func TestPrerenderedTableSaysThatItLoads(t *testing.T) {
	r := load(t, "/tapatan/", false)
	wantWords(t, r, "Le jeu se charge.", "Votre premier geste sera gardé, et joué dès que le tablier répond. Ensuite, tout marche aussi sans réseau.")
	if got := strings.Count(html(r), "data-point="); got != 9 {
		t.Errorf("%d points can be touched, want 9", got)
	}
}

func TestStatusFollowsTheGame(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table := seatTwo(r)
	wantWords(t, r, "À Orange de jouer.", "Posez une boule sur un point libre.")
	touch(t, table, "a1")
	wantWords(t, r, "À Rouge de jouer.", "Orange pose en a1. Posez une boule sur un point libre.")
	touch(t, table, "a1")
	wantWords(t, r, "À Rouge de jouer.", "Le point a1 est déjà occupé.")
	touch(t, table, "b2 c3 c1 a2 b3 a2")
	wantWords(t, r, "À Orange de jouer.", "a2 peut aller en a3.")
	touch(t, table, "c2")
	wantWords(t, r, "À Orange de jouer.", "Aucune ligne ne relie a2 à c2 : on glisse d’un point au point voisin sur une ligne.")
}

func TestStatusTellsTheResultAndItsReason(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table := seatTwo(r)
	touch(t, table, "a1 a3 b1 b3 c1")
	wantWords(t, r, "Orange gagne.", "Orange pose en c1. Trois boules alignées : a1, b1, c1.")
	if got := html(r); !strings.Contains(got, "Revanche") {
		t.Error("no rematch is offered")
	}
	table.Restart()
	touch(t, table, "a1 a3 b1 b3 c3 c1 c3 c2 c1 b2 c2 c3 b2 c1")
	wantWords(t, r, "Partie nulle.", "Rouge glisse de b2 en c1. Cette position s’est déjà présentée, après le coup 3 de Rouge (c1).")
	r.lang = i18n.English
	wantWords(t, r, "A draw.", "Red slides from b2 to c1. This position has stood before, after move 3 of Red (c1).")
}

func TestMachineFailureLeavesTheGame(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table := seatTwo(r)
	touch(t, table, "a1")
	r.only().failed = true
	wantWords(t, r, "La machine ne répond plus.", "La partie est intacte. On peut relancer la machine, annuler ou recommencer.")
	if got := html(r); !strings.Contains(got, "Relancer") {
		t.Error("restarting the machine is not offered")
	}
}

func TestExactValueAndHint(t *testing.T) {
	r := load(t, "/tapatan/", true)
	seatTwo(r)
	s := r.only()
	s.exact, s.hinted = true, true
	if got := r.valueWords(s); got != "La machine cherche." {
		t.Errorf("before the answer: %q", got)
	}
	s.advice = &protocol.Found{Progress: protocol.Progress{Best: "b2", Value: "win", Plies: 9}}
	if got, want := r.valueWords(s), "exact : Orange gagne en 9 coups au plus"; got != want {
		t.Errorf("value %q, want %q", got, want)
	}
	wantWords(t, r, "À Orange de jouer.", "Indice : b2, exact : Orange gagne en 9 coups au plus.")
	s.advice = &protocol.Found{Progress: protocol.Progress{Best: "a1", Value: "draw"}}
	if got, want := r.valueWords(s), "exact : nulle si chacun joue au mieux"; got != want {
		t.Errorf("value %q, want %q", got, want)
	}
	s.advice = &protocol.Found{Progress: protocol.Progress{Best: "a1", Score: .5, PV: []string{"a1", "b2", "c3", "a3", "c1"}}}
	if got, want := r.valueWords(s), "estimation : Orange 75 %"; got != want {
		t.Errorf("value %q, want %q", got, want)
	}
	wantWords(t, r, "À Orange de jouer.", "Indice : a1, estimation : Orange 75 %. Suite attendue : b2, c3, a3.")
}

func TestNamesAndColoursFollowTheSeat(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table := r.only().table
	if a, b := r.seatName(table, 0), r.seatName(table, 1); a != "Humain" || b != "Ordi" {
		t.Errorf("one player: %s against %s, want Humain against Ordi", a, b)
	}
	table.Sit([2]play.Seat{{Name: "Zoé"}, {}})
	table.Configure(play.Settings{Opening: play.AlwaysSecond})
	table.Restart()
	touch(t, table, "b2")
	if got := html(r); !strings.Contains(got, "b2, boule (Rouge)") || !strings.Contains(got, "Zoé") {
		t.Errorf("after Rouge opens on b2:\n%s", got)
	}
}

func TestArrowsFindTheNextPoint(t *testing.T) {
	points := []board.Point{{Name: "a1", X: 100, Y: 500}, {Name: "b1", X: 300, Y: 500}, {Name: "a2", X: 100, Y: 300}, {Name: "b2", X: 300, Y: 300}}
	for _, c := range []struct {
		from int
		key  string
		to   int
	}{{0, "ArrowRight", 1}, {0, "ArrowUp", 2}, {3, "ArrowLeft", 2}, {3, "ArrowDown", 1}, {0, "ArrowLeft", -1}} {
		if got := neighbour(points, c.from, arrows[c.key]); got != c.to {
			t.Errorf("%s from %s leads to %d, want %d", c.key, points[c.from].Name, got, c.to)
		}
	}
}

// The board drawn by the page has one button a point, named by what stands there, and the keyboard enters it at one of
// them.
func TestBoardIsButtons(t *testing.T) {
	r := load(t, "/tapatan/", true)
	seatTwo(r)
	s := r.only()
	got := app.HTMLString(r.pointButton(s, s.points()[s.point("b2")], "b2, libre", false))
	for _, want := range []string{`type="button"`, `id="point-b2"`, `class="point x23 y23 r14"`, `data-point="b2"`, `tabindex="0"`, `aria-label="b2, libre"`} {
		if !strings.Contains(got, want) {
			t.Errorf("the point b2 lacks %s: %s", want, got)
		}
	}
	if got := strings.Count(html(r), `class="point `); got != 9 {
		t.Errorf("%d points, want 9", got)
	}
	if got := strings.Count(html(r), `tabindex="0"`); got != 1 {
		t.Errorf("%d elements take the keyboard by tabindex, want the point b2", got)
	}
	touch(t, s.table, "a1")
	if got := strings.Count(html(r), `tabindex="0"`); got != 2 {
		t.Errorf("%d elements take the keyboard by tabindex, want the point b2 and the list of moves", got)
	}
}
