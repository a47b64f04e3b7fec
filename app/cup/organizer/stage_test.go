package organizer_test

import (
	"slices"
	"testing"

	"tablier/ai/cup"
	"tablier/app/board"
	"tablier/app/cup/organizer"
	"tablier/app/cup/organizer/fake"
)

// A stage is a session in a fake world, whose page is shown.
type stage struct {
	*organizer.Session
	*fake.World
}

// enter returns a session whose page has been opened at an address.
func enter(w *fake.World, opens string) *stage {
	s := &stage{organizer.New(w.Games, w.Environment()), w}
	s.Enter(opens)
	s.Settle()
	return s
}

// join has programs take part, each of which is called by its word, and waits for their trials.
func (s *stage) join(words ...string) {
	for _, word := range words {
		s.AddFiles([]organizer.File{{Name: word + ".py", Data: []byte(word)}})
		s.Settle()
	}
}

// play has the games played that are left.
func (s *stage) play() {
	s.Start()
	s.Settle()
}

// playing says whether games are played.
func (s *stage) playing() bool {
	_, playing := s.Playing()
	return playing
}

// answer answers the question, and lets everybody say what they have to say.
func (s *stage) answer(yes bool) {
	s.Answer(yes)
	s.Settle()
}

// wantProgress fails a test unless so many games have been played, of so many.
func (s *stage) wantProgress(played, all int) {
	s.T.Helper()
	if gotPlayed, gotAll := s.Cup().Progress(); gotPlayed != played || gotAll != all {
		s.T.Errorf("%d games of %d have been played, want %d of %d", gotPlayed, gotAll, played, all)
	}
}

// wantTroubles fails a test unless these are the faults that are told, in this order, and forgets them.
func (s *stage) wantTroubles(want ...organizer.Fault) {
	s.T.Helper()
	var got []organizer.Fault
	for _, t := range s.Notices().Troubles {
		got = append(got, t.Fault)
	}
	if !slices.Equal(got, want) {
		s.T.Errorf("troubles %v, want %v", got, want)
	}
	s.Dismiss()
}

// wantTrials fails a test unless the trials of the players have come so far, in the order of the list.
func (s *stage) wantTrials(want ...organizer.TrialState) {
	s.T.Helper()
	var got []organizer.TrialState
	for _, p := range s.Cup().Players() {
		got = append(got, s.Trial(p.Program).State)
	}
	if !slices.Equal(got, want) {
		s.T.Errorf("trials %v, want %v", got, want)
	}
}

func newStage(t *testing.T) *stage { return enter(fake.New(t), "") }

// levels returns how many levels the machine has at the game of a cup.
func (s *stage) levels(of cup.Config) int {
	i := slices.IndexFunc(s.Games, func(g *board.Game) bool { return g.ID() == of.Game })
	return s.Games[i].LevelsOn(of.Variant)
}
