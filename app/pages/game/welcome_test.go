package game

import (
	"fmt"
	"strings"
	"testing"

	"tablier/app/match"
	"tablier/app/play"
)

// atHome opens a game for the first time, and plays the machine's move where chance has let it open.
func atHome(t *testing.T, texts kept) *room {
	t.Helper()
	r := open(t, "tapatan", texts)
	if r.table().MachineTurn() > 0 {
		r.pass()
		r.says(`"best":"b2","end":"done"`)
		r.pass()
	}
	return r
}

// offers are the controls by which a newcomer begins.
var offers = []string{"welcome-level", "welcome-play", "welcome-learn", "welcome-two"}

func (r *room) wantOffers(want bool) {
	r.t.Helper()
	page := r.html()
	for _, id := range offers {
		if got := strings.Contains(page, `id="`+id+`"`); got != want {
			r.t.Errorf("#%s is offered: %t, want %t", id, got, want)
		}
	}
}

// A newcomer is offered how to begin, against a machine that can be beaten, until they play or choose.
func TestNewcomerIsWelcome(t *testing.T) {
	for name, begin := range map[string]func(r *room){
		"plays":        func(r *room) { r.touch("a1") },
		"begins":       func(r *room) { r.do(match.Welcomed{}) },
		"another game": func(r *room) { r.do(match.Restarted{}) },
	} {
		r := atHome(t, kept{})
		r.wantOffers(true)
		level := r.table().Seats()[1].Level
		if usual := r.page.game.Usual(); level != usual {
			t.Errorf("the first level is %d, want %d", level, usual)
		}
		page := r.html()
		for i, said := range r.page.words().Levels() {
			if option := fmt.Sprintf("niveau %d sur 6", i+1); !strings.Contains(page, option) {
				t.Errorf("no level is offered as %s", option)
			}
			if got := strings.Contains(page, said); got != (i+1 == level && r.table().Match().Ply() == 0) {
				t.Errorf("level %d is said to be like this: %t", i+1, got)
			}
		}
		r.do(match.SatDown{Seats: [2]play.Seat{1: {Level: 1}}})
		r.wantOffers(true) // a level can be chosen, and then the other
		begin(r)
		r.wantOffers(false)
		if t.Failed() {
			t.Fatal(name)
		}
	}
}

// Whoever has played before is not welcomed again.
func TestWelcomeIsForNewcomers(t *testing.T) {
	texts := kept{}
	first := atHome(t, texts)
	first.touch("a1")
	r := open(t, "tapatan", texts)
	r.wantOffers(false)
}

// Two who want to play are asked whether they share the screen.
func TestTwoNewcomers(t *testing.T) {
	r := atHome(t, kept{})
	r.together = true
	page := r.html()
	for id, want := range map[string]bool{
		"welcome-here": true, "welcome-apart": true, "welcome-back": true, "welcome-play": false, "welcome-level": false,
	} {
		if got := strings.Contains(page, `id="`+id+`"`); got != want {
			t.Errorf("#%s is offered: %t, want %t", id, got, want)
		}
	}
	if err := r.invite(); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(r.html(), `id="welcome-here"`) {
		t.Error("who has begun by links is asked still")
	}
}
