package shell

import (
	"strings"
	"testing"

	"tablier/app/boards/bag"
	"tablier/app/play"
	"tablier/rules"
	rulesbag "tablier/rules/conform/bag"
)

// loadBag mounts the page at the test game, played by two people at one screen.
func loadBag(t *testing.T) (*Root, *session) {
	t.Helper()
	r := load(t, "/", true)
	game := bag.Game(rules.Registry{rulesbag.Spec()})
	s := r.openSession(game, 1)
	r.games, r.route = append(r.games, game), gameRoute(game)
	r.sessions[game.ID()] = s
	s.table.Sit([2]play.Seat{})
	s.table.Configure(play.Settings{Opening: play.AlwaysFirst})
	s.table.Restart()
	return r, s
}

func say(r *Root, s *session) string {
	say, _ := r.statusWords(s)
	return say
}

// While the screen is handed over nothing on it can be touched, and nothing secret is anywhere in the page.
func TestCover(t *testing.T) {
	r, s := loadBag(t)
	if page := html(r); !strings.Contains(page, `id="uncover"`) || !strings.Contains(page, "inert") {
		t.Error("the screen is not handed over at the start")
	}
	s.table.Uncover()
	if page := html(r); strings.Contains(page, `id="uncover"`) || !strings.Contains(page, "Choisir 3") {
		t.Error("the screen stays covered")
	}
	touch(t, s.table, "3")
	page := html(r)
	if !strings.Contains(page, "Passez l’écran à Rouge.") || say(r, s) != "Passez l’écran à Rouge." {
		t.Errorf("the status says %q", say(r, s))
	}
	for _, secret := range []string{"bag-card03", "nombre 3", "3 (Orange)", `data-ply="1">3<`} {
		if strings.Contains(page, secret) {
			t.Errorf("the covered page has %q", secret)
		}
	}
	s.table.Uncover()
	if page := html(r); strings.Contains(page, "bag-card03") || strings.Contains(page, "nombre 3") {
		t.Error("Rouge finds the number of Orange in the page")
	}
}

func TestRoundsAndPointsAreTold(t *testing.T) {
	r, s := loadBag(t)
	for s.table.Match().Round() == 0 {
		switch {
		case s.table.Chance():
			if got := say(r, s); got != "Le hasard tire." {
				t.Errorf("while chance acts: %q", got)
			}
			s.table.Draw()
		default:
			s.table.Uncover()
			if !s.table.Write("2") && !s.table.Write("+") {
				t.Fatal("nothing can be played")
			}
		}
	}
	said, reason := r.statusWords(s)
	if said != "Fin de la manche 1." || !strings.Contains(reason, "Orange ") || !strings.Contains(reason, ", Rouge ") {
		t.Errorf("between rounds: %q, %q", said, reason)
	}
	if id, _, _ := r.statusAct(s); id != "act-round" {
		t.Errorf("between rounds the status offers %q", id)
	}
	s.table.NextRound()
	if got := say(r, s); got != "À Rouge de jouer." && got != "Passez l’écran à Rouge." {
		t.Errorf("in the second round: %q", got)
	}
}

// The machine is told what its side knows and nothing else.
func TestQueryKeepsSecrets(t *testing.T) {
	_, s := loadBag(t)
	s.table.Sit([2]play.Seat{1: {Level: 1}})
	touch(t, s.table, "3")
	if query := s.query(s.table.Match().Ply(), 1); len(query.Record.Moves) != 1 || query.Record.Moves[0] != "?" {
		t.Errorf("the machine is told %v", query.Record.Moves)
	}
}

// Two people at one screen: only the one to move can give up, and nobody while neither is.
func TestWhoResigns(t *testing.T) {
	_, s := loadBag(t)
	for round := 0; round == 0; round = s.table.Match().Round() {
		s.table.Uncover()
		want := s.table.Turn()
		if got := s.resigner(); got != want {
			t.Errorf("at ply %d seat %d would resign, want %d", s.table.Match().Ply(), got, want)
		}
		if s.table.Chance() {
			s.table.Draw()
		} else if !s.table.Write("2") && !s.table.Write("+") {
			t.Fatal("nothing can be played")
		}
	}
	if got := s.resigner(); !s.table.Between() || got != -1 {
		t.Errorf("between rounds seat %d would resign", got)
	}
}
