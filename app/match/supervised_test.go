package match_test

import (
	"testing"

	"tablier/app/class/handin"
	"tablier/app/match"
)

// The end of a match against the machine is reported once, as a submission has it; one that is begun anew before its
// end as left, and one between two people not at all.
func TestMatchesAreReported(t *testing.T) {
	w := openGame(t, "tapatan", 0, 1)
	w.touch("a1")
	w.do(match.Restarted{})
	w.do(match.ResignPressed{})
	w.do(match.Entered{})
	var told []handin.Outcome
	for _, r := range w.host.reports {
		played, ok := handin.ReadPlayed(r.Answer)
		if !ok || !r.Tried || played.Game == "" {
			t.Errorf("reported: %+v", r)
		}
		told = append(told, played.Outcome)
	}
	if len(told) != 2 || told[0] != handin.Left || told[1] != handin.Lost {
		t.Errorf("the matches are reported as %v", told)
	}

	two := openGame(t, "tapatan", 0, 0)
	two.touch("a1 b1")
	two.do(match.ResignPressed{})
	if len(two.host.reports) != 0 {
		t.Errorf("of two people %+v is reported", two.host.reports)
	}
}
