package page

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"tablier/ai"
	exact "tablier/ai/entropy/library"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/app/i18n"
)

// told is the machine's answer where the files of the repository are at hand.
func told(t *testing.T, s *stage) string {
	t.Helper()
	match, err := s.session.Replay(nil)
	if err != nil {
		t.Fatal(err)
	}
	web := exact.Disk(filepath.Join("..", "..", "..", "web"))
	files := players.With(exact.New(web)).Find("entropy").Oracle.(ai.Surpriser)
	task := ai.TaskOf(match, 0)
	numbers := files.Surprise(context.Background(), &task, &ai.Hooks{})
	if numbers == nil {
		t.Fatal("the files are not there")
	}
	return string(protocol.Encode(nil, "1", protocol.Surprise{Told: numbers}))
}

// Around a position of Entropy the page shows what its file has to say of each place of a pawn, and of the whole block;
// another pawn may be chosen, and another position has its own.
func TestSurprise(t *testing.T) {
	s := perform(t, "g=entropy")
	m := i18n.WatchOf(i18n.French)
	s.wants(m.Surprise, m.SurpriseDo)
	s.act("surprise")
	s.wants(m.SurpriseMissing) // the machine of the test has no files
	s.Says = told(t, s)
	s.act("surprise")
	s.Says = ""
	s.wants(`<g class="bits">`, `<g class="chosen">`, m.SurprisePawn, i18n.French.Grouped(31_824)+" × log₂",
		i18n.French.Grouped(50_440))
	if n := strings.Count(s.html(), `<g class="shade`); n != 11 {
		t.Errorf("%d cells have bits", n)
	}
	u := s.session.Surprise()
	first := s.html()
	moves := 0
	for pawn := 7; pawn < 14; pawn++ { // of the player to move
		u.Choose(pawn)
		moves += strings.Count(s.html(), m.SurpriseMove)
	}
	match, _ := s.session.Replay(nil)
	if want := len(match.Position().Moves()); moves != want || s.html() == first {
		t.Errorf("%d cells are told to be moves, want %d", moves, want)
	}
	s.session.Changes().TakeText("bbb1b/b1w2/1b1wb/w3w/w2ww b")
	if u.Shown() || strings.Contains(s.html(), `class="bits"`) {
		t.Error("of another position the same is shown")
	}
}

// Games without files of exact values have no such part, nor have searches under options, of which no file tells.
func TestNoSurprise(t *testing.T) {
	for search, shown := range map[string]bool{
		"g=tapatan": false, "g=entropy": true, "g=entropy&v=entropy&r=immediate&p=b1bw1/5/www1w/1bbb1/wbb1w+w": false,
	} {
		_, rest, _ := strings.Cut(perform(t, search).html(), `<div class="extras">`)
		_, after, _ := strings.Cut(rest, `class="slab surprise"`)
		tag, _, found := strings.Cut(after, ">")
		if is := found && !strings.Contains(tag, "hidden"); is != shown {
			t.Errorf("%s: it is shown: %v", search, is)
		}
	}
}
