package shell

import (
	"regexp"
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/app/play"
)

// attr finds the tag that has an id and says whether it has an attribute.
func attr(t *testing.T, page, id, attribute string) bool {
	t.Helper()
	tag := regexp.MustCompile(`<[a-z]+[^>]* id="` + id + `"[^>]*>`).FindString(page)
	if tag == "" {
		t.Fatalf("no #%s in\n%s", id, page)
	}
	return strings.Contains(tag, attribute)
}

func TestLookingIsTold(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table := seatTwo(r)
	touch(t, table, "a1 b2 c3")
	table.Look(1)
	wantWords(t, r, "Après 1 coup sur 3.", "Orange pose en a1. Jouer d’ici ouvre une autre ligne ; celle-ci reste gardée.")
	if id, text, _ := r.statusAct(r.only()); id != "act-live" || text != "Revenir" {
		t.Errorf("the status offers %q, %q", id, text)
	}
	table.Look(0)
	wantWords(t, r, "Position de départ.", "Jouer d’ici ouvre une autre ligne ; celle-ci reste gardée.")
	r.lang = i18n.English
	if say, _ := r.statusWords(r.only()); say != "The first position." {
		t.Errorf("in English: %q", say)
	}
	r.lang = i18n.French
	touch(t, table, "b2") // branches
	if say, _ := r.statusWords(r.only()); say != "À Rouge de jouer." {
		t.Errorf("after another move: %q", say)
	}
	if got := html(r); !strings.Contains(got, "Revenir à la ligne 1, quittée au coup 1") {
		t.Errorf("the line that was left is not offered:\n%s", got)
	}
}

// The walk through the moves says where it can go; the move shown is marked, and those undone are.
func TestMoveList(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table := seatTwo(r)
	if got := html(r); !strings.Contains(got, "Aucun coup pour l’instant.") || strings.Contains(got, `id="walk-first"`) {
		t.Error("a game without moves has a list")
	}
	touch(t, table, "a1 b2 c3")
	walks := func(first, forward bool) {
		t.Helper()
		page := html(r)
		for id, can := range map[string]bool{"first": first, "back": first, "forward": forward, "last": forward} {
			if attr(t, page, "walk-"+id, "aria-disabled") == can {
				t.Errorf("at ply %d of %d: #walk-%s can do something: %v, want %v", table.Looking(), table.Match().Ply(), id, !can, can)
			}
		}
	}
	walks(true, false)
	table.Look(1)
	walks(true, true)
	table.Look(0)
	walks(false, true)
	table.Look(3)
	table.Undo()
	moves := table.Moves()
	for i, want := range []moveCell{
		{Text: "a1", Class: "move"}, {Text: "b2", Class: "move", Current: true}, {Text: "c3", Class: "move undone"},
	} {
		if got := r.moveCell(r.only(), moves[i], i, table.Result()); got != want {
			t.Errorf("move %d is %+v, want %+v", i+1, got, want)
		}
	}
}

func TestResignationIsTold(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table := seatTwo(r)
	touch(t, table, "a1")
	if seat := r.only().resigner(); seat != 1 {
		t.Errorf("seat %d would resign, want the one to move", seat)
	}
	table.Resign(1)
	wantWords(t, r, "Orange gagne.", "Orange pose en a1. Rouge abandonne.")
	if seat := r.only().resigner(); seat != -1 {
		t.Errorf("seat %d would resign a game that is over", seat)
	}
	table.Restart()
	table.Sit([2]play.Seat{1: {Level: 1}})
	touch(t, table, "a1")
	if seat := r.only().resigner(); seat != 0 {
		t.Errorf("seat %d would resign, want the person while the machine thinks", seat)
	}
	table.Sit([2]play.Seat{{Level: 1}, {Level: 1}})
	if seat := r.only().resigner(); seat != -1 {
		t.Errorf("seat %d would resign, of two machines", seat)
	}
}

// A game between machines can be paused, stepped and told apart.
func TestMachinesOnly(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table := seatTwo(r)
	table.Sit([2]play.Seat{{Level: 2}, {Level: 3}})
	page := html(r)
	if !strings.Contains(page, "Machine contre machine") || !attr(t, page, "do-step", "aria-disabled") {
		t.Error("a game between machines has no controls")
	}
	wantWords(t, r, "Orange réfléchit.", "")
	r.only().paused = true
	wantWords(t, r, "La partie est en pause.", "")
	if page := html(r); attr(t, page, "do-step", "aria-disabled") || !strings.Contains(page, "Continuer") {
		t.Error("a paused game cannot be stepped or go on")
	}
}

// Letters say whose turn it is, and where the answer comes from.
func TestLettersAreTold(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table := seatTwo(r)
	table.SendLetters()
	wantWords(t, r, "À vous de jouer.", "Posez une boule sur un point libre.")
	touch(t, table, "a1")
	wantWords(t, r, "Au tour de Rouge, ailleurs.", "Orange pose en a1. Envoyez le lien de la partie ; la réponse viendra par un autre lien.")
	if id, _, _ := r.statusAct(r.only()); id != "act-send" {
		t.Errorf("the status offers %q, want to send the link", id)
	}
	if strings.Contains(html(r), "Deux joueurs") {
		t.Error("a game by letters is told as one at one screen")
	}
}

// What is asked of the machine about a game between people or machines: the whole record up to where it stands.
func TestQuery(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table := seatTwo(r)
	touch(t, table, "a1 b2")
	table.Look(1)
	query := r.only().query(table.Match().Ply(), 3)
	if len(query.Record.Moves) != 2 || query.Level != 3 || query.Record.Game != table.Game.ID() {
		t.Errorf("the machine is asked %+v", query)
	}
}
