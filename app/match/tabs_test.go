package match_test

import (
	"testing"
	"time"

	"tablier/app/match"
	"tablier/app/play"
)

// twoTabs opens a match of two people in two tabs.
func twoTabs(t *testing.T, levels ...int) (a, b *world) {
	a = openGame(t, "tapatan", levels...)
	a.touch("a1")
	return a, a.tab()
}

// Once another tab has played on, the match goes on there, and nothing is played or saved here.
func TestOtherTabPlays(t *testing.T) {
	a, b := twoTabs(t)
	b.touch("a3")
	a.Notice()
	a.wantPhase(match.Elsewhere)
	theirs := a.saved()
	a.touch("b2")
	a.do(match.Wrote{Text: "b2"}, match.UndoPressed{}, match.Restarted{}, match.ResignPressed{}, match.WentTo{},
		match.Suspending{}, match.KeepAsked{}, match.CorrespondenceBegun{})
	if a.saved() != theirs || len(a.past()) != 0 {
		t.Errorf("saved is %s", a.saved())
	}
	a.wantMoves("a1")
}

// A tab that was told nothing finds out when it saves: what stands in storage stays.
func TestSaveGivesWay(t *testing.T) {
	a, b := twoTabs(t)
	b.touch("a3")
	theirs := b.saved()
	a.touch("b2")
	a.wantPhase(match.Elsewhere)
	if a.saved() != theirs {
		t.Errorf("saved is %s", a.saved())
	}
}

// So does the end of a match: it is not filed where it is played elsewhere.
func TestEndGivesWay(t *testing.T) {
	a, b := twoTabs(t)
	b.touch("a3")
	a.do(match.ResignPressed{})
	a.wantPhase(match.Elsewhere)
	a.wantPast(0, 0)
}

// A person takes the match back, as it stands, and the other tab hears of it.
func TestPlayHere(t *testing.T) {
	a, b := twoTabs(t)
	b.touch("a3")
	a.Notice()
	for range 3 {
		a.Load()
		a.do(match.PlayHerePressed{})
		a.wantPhase(match.PersonMoves)
		a.wantMoves(b.moves())
		b.Notice()
		b.wantPhase(match.Elsewhere)
		a, b = b, a
	}
	b.touch("b1")
	b.wantMoves("a1 a3 b1")
}

// Looking about takes the match from no other tab, and is not told as more.
func TestLookingTakesNothing(t *testing.T) {
	a, b := twoTabs(t)
	a.do(match.WentTo{Ply: 0}, match.Suspending{})
	if again := a.tab(); again.Table().Shown() != 0 {
		t.Error("the look is not saved")
	}
	b.Notice()
	b.wantPhase(match.PersonMoves)
	b.touch("a3")
	a.Notice()
	a.wantPhase(match.Elsewhere)
	b.wantMoves("a1 a3")
}

// A look gives way to what another tab has played.
func TestLookGivesWay(t *testing.T) {
	a, b := twoTabs(t)
	b.touch("a3")
	theirs := b.saved()
	a.do(match.WentTo{Ply: 0}, match.Suspending{})
	a.wantPhase(match.Elsewhere)
	if a.saved() != theirs {
		t.Errorf("saved is %s", a.saved())
	}
}

// A claim is heard even when it changes nothing, and a look after it is not heard as one.
func TestClaimIsHeard(t *testing.T) {
	a, b := twoTabs(t)
	for range 3 {
		b.Load()
		b.do(match.PlayHerePressed{})
		a.Notice()
		a.wantPhase(match.Elsewhere)
		a.Load()
		b.do(match.WentTo{Ply: 1 - b.Table().Shown()}, match.Suspending{})
		a.Notice()
		a.wantPhase(match.PersonMoves)
	}
}

// A match that nobody looks at here is simply taken from the other tab.
func TestPageThatIsNotShownFollows(t *testing.T) {
	a, b := twoTabs(t)
	a.do(match.Left{})
	b.touch("a3")
	a.Notice()
	a.wantMoves("a1 a3")
	a.do(match.Entered{})
	a.wantPhase(match.PersonMoves)
	a.touch("b1")
	a.wantMoves("a1 a3 b1")
}

// A page that has slept takes over what has been played meanwhile; one that has missed nothing stays.
func TestWakingUp(t *testing.T) {
	a, b := twoTabs(t)
	table := a.Table()
	a.Refresh()
	if a.Table() != table {
		t.Error("the match is opened anew for nothing")
	}
	b.touch("a3")
	a.Refresh()
	a.wantMoves("a1 a3")
	b.touch("b1")
	a.Notice()
	a.wantPhase(match.Elsewhere)
	a.Refresh()
	a.wantPhase(match.PersonMoves)
	a.wantMoves("a1 a3 b1")
}

// The machine thinks in the tab that plays; an answer that comes to another one is nothing.
func TestMachineStopsElsewhere(t *testing.T) {
	a, b := twoTabs(t, 0, 1)
	a.do(match.EvaluationSwitched{})
	b.do(match.UndoPressed{})
	b.touch("b2")
	a.Notice()
	a.wantPhase(match.Elsewhere)
	a.machine.mustRest()
	a.clock.pass(time.Minute)
	a.wantMoves("a1")
}

// So does one that comes, and is played, before the tab has heard of the other: it is not saved.
func TestMachineAnswersElsewhere(t *testing.T) {
	a, b := twoTabs(t, 0, 1)
	b.do(match.UndoPressed{})
	theirs := b.saved()
	a.machine.plays("a3")
	a.clock.pass(time.Second)
	a.wantPhase(match.Elsewhere)
	a.machine.mustRest()
	if a.saved() != theirs {
		t.Errorf("saved is %s", a.saved())
	}
}

// What another tab has erased this one does not bring back, until a person plays here.
func TestErased(t *testing.T) {
	a, _ := twoTabs(t)
	clear(a.disk.texts)
	a.Notice()
	a.wantPhase(match.Elsewhere)
	a.do(match.WentTo{}, match.Suspending{})
	if len(a.disk.texts) != 0 {
		t.Errorf("stored is %v", a.disk.texts)
	}
	a.Load()
	a.do(match.PlayHerePressed{})
	a.wantMoves("")
	if a.saved() == "" {
		t.Error("the new match is not saved")
	}
}

// A link takes the place of the match as it stands in storage, which is the one that is kept.
func TestWhatMakesPlace(t *testing.T) {
	a, b := twoTabs(t)
	b.touch("a3 b1")
	a.Refresh()
	a.do(incoming(t, "b2"))
	if past := a.past(); len(past) != 1 || len(past[0].Record.Moves) != 3 {
		t.Errorf("kept is %+v", past)
	}
	a.wantMoves("b2")
}

// What another tab has erased is not brought back by a tab that slept and was told nothing.
func TestErasedWhileAsleep(t *testing.T) {
	a, b := twoTabs(t)
	delete(a.disk.texts, match.SaveKey("tapatan"))
	a.touch("b2")
	a.wantPhase(match.Elsewhere)
	b.Refresh()
	b.wantMoves("")
	if text, ok := a.disk.texts[match.SaveKey("tapatan")]; ok {
		t.Errorf("stored again is %s", text)
	}
}

// In a tab that does not play the match nothing can be chosen that would not be kept.
func TestNothingIsChosenElsewhere(t *testing.T) {
	a, b := twoTabs(t)
	b.touch("a3")
	a.Notice()
	before := a.Table().Save()
	settings := a.Table().Settings()
	settings.Opening = play.AlwaysFirst
	a.do(match.Configured{Settings: settings}, match.SatDown{Seats: [2]play.Seat{{}, {Level: 1}}},
		match.Renamed{Seat: 1, Name: "Zoé"}, match.ScoreReset{}, match.RoundBegun{}, match.LineChosen{})
	if after := a.Table().Save(); after != before {
		t.Errorf("the table was %s and is %s", before, after)
	}
}
