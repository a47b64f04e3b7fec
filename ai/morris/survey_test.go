package morris_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"tablier/ai"
	adapter "tablier/ai/morris"
	"tablier/ai/retro"
	"tablier/rules"
	"tablier/rules/morris"
)

// cross is a board of 13 points, three squares in a cross, whose figures an independent program has computed.
const cross = "g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.45678.137.7ab.b95.521&r=3psx2"

func surveyOf(t *testing.T, text string, most int) (ai.Survey, error) {
	t.Helper()
	m, err := rules.NewMatch(morris.Spec(morris.Boards()), rules.Setup{Variant: text}, "")
	if err != nil {
		t.Fatal(err)
	}
	return retro.New(adapter.Read).Survey(context.Background(), ai.TaskOf(m, 0), most, ai.Hooks{})
}

// What a drawn board comes to, and what with one rule changed, is what the independent program has found.
func TestSurvey(t *testing.T) {
	closed := cross + "&f=6"
	s, err := surveyOf(t, closed, 0)
	if err != nil {
		t.Fatal(err)
	}
	if s.Positions != 84_343 || s.Value != ai.Draw || s.Longest != 17 || s.Traps[1] != 1940 {
		t.Errorf("%d positions, %v, the longest win %d, %v traps", s.Positions, s.Value, s.Longest, s.Traps)
	}
	wantTrap(t, closed, s.Trap)
	var share [3]int
	for i, n := range []int{s.Wins, s.Losses, s.Draws} {
		share[i] = (100*n + s.Positions/2) / s.Positions
	}
	if share != [3]int{51, 23, 26} || s.Wins+s.Losses+s.Draws != s.Positions {
		t.Errorf("%v in a hundred are won, lost and drawn", share)
	}
	losing := 0
	for _, m := range s.Moves {
		if m.Value == ai.Loss {
			losing++
			if m.Plies != 6 {
				t.Errorf("%s loses in %d", m.Move, m.Plies)
			}
		}
	}
	if len(s.Moves) != 12 || losing != 8 {
		t.Errorf("%d of %d first moves lose", losing, len(s.Moves))
	}
	for text, want := range map[string]struct {
		value ai.Value
		plies int
	}{
		cross: {ai.Win, 5}, strings.Replace(closed, "psx", "pjx", 1): {ai.Draw, 0},
		strings.Replace(closed, "psx", "pfx", 1): {ai.Win, 9}, cross + "&i=6": {ai.Win, 7},
		strings.Replace(closed, "3psx", "4psx", 1): {ai.Loss, 16},
	} {
		s, err := surveyOf(t, text, 0)
		if err != nil || s.Value != want.value || s.Plies != want.plies {
			t.Errorf("%s: %v in %d, want %v in %d: %v", text, s.Value, s.Plies, want.value, want.plies, err)
		}
	}
}

// A game with more positions than allowed is refused, not surveyed in part.
func TestSurveyIsBounded(t *testing.T) {
	if _, err := surveyOf(t, cross, 84_000); err == nil {
		t.Error("more positions than allowed")
	} else if most, ok := errors.AsType[*ai.MapError](err); !ok || most.Most != 84_000 {
		t.Error(err)
	}
}

// A survey pauses, and so can be stopped, as long as it works: also while it counts what it has solved.
func TestSurveyPauses(t *testing.T) {
	m, err := rules.NewMatch(morris.Spec(morris.Boards()), rules.Setup{Variant: cross}, "")
	if err != nil {
		t.Fatal(err)
	}
	pauses := 0
	hooks := ai.Hooks{Pause: func() { pauses++ }}
	if _, err := retro.New(adapter.Read).Search(context.Background(), ai.TaskOf(m, 0), ai.Limits{}, hooks); err != nil {
		t.Fatal(err)
	}
	solving := pauses
	pauses = 0
	v, err := retro.New(adapter.Read).Survey(context.Background(), ai.TaskOf(m, 0), 1_000_000, hooks)
	if err != nil || pauses < solving+v.Positions/1024 {
		t.Errorf("%d pauses, %d of them while it solves %d positions: %v", pauses, solving, v.Positions, err)
	}
	last := pauses
	pauses = 0
	ctx, stop := context.WithCancel(context.Background())
	hooks.Pause = func() {
		if pauses++; pauses == last {
			stop()
		}
	}
	_, err = retro.New(adapter.Read).Survey(ctx, ai.TaskOf(m, 0), 1_000_000, hooks)
	if !errors.Is(err, context.Canceled) {
		t.Errorf("stopped at the last pause: %v", err)
	}
}
