package composer_test

import (
	"errors"
	"testing"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/class/composer"
	"tablier/app/class/set"
	"tablier/app/games"
	"tablier/rules"
)

// gameWith returns the first of the games that is like that.
func gameWith(t *testing.T, is func(*board.Game) bool) *board.Game {
	t.Helper()
	for _, game := range games.Boards(games.All()) {
		if is(game) {
			return game
		}
	}
	t.Fatal("no such game")
	return nil
}

// solved is a game in whose first variant the best level knows every position.
func solved(g *board.Game) bool { return g.IsSolved(g.Spec.Variants[0]) && !g.NoDraws && !g.Points }

// A goal that the game does not have cannot be chosen.
func TestGoalsOfGames(t *testing.T) {
	s, _ := prepared(t)
	c := s.Contest()
	for _, game := range games.Boards(games.All()) {
		c.SetGame(game)
		c.SetGoal(set.HoldTheDraw)
		if goal, _ := c.Goal(); (goal == set.HoldTheDraw) == game.NoDraws {
			t.Errorf("%s: a draw can be held: %v", game.ID(), goal)
		}
		c.SetGoal(set.Win)
		c.SetGoal(set.ScorePoints)
		if goal, _ := c.Goal(); (goal == set.ScorePoints) != (game.MostPoints != nil) {
			t.Errorf("%s: points can be scored: %v", game.ID(), goal)
		}
	}
}

// A goal of points is refused beyond what the rules allow to the pupil's side, against every level.
func TestPointsBeyondTheRules(t *testing.T) {
	s, _ := prepared(t)
	c := s.Contest()
	for _, game := range games.Boards(games.All()) {
		if game.MostPoints == nil {
			continue
		}
		for side := range 2 {
			c.SetGame(game)
			c.SetSide(side)
			c.SetLevel(1)
			c.SetGoal(set.ScorePoints)
			most := c.MostPoints()
			for points, want := range map[int]bool{1: true, most: true, most + 1: false} {
				c.SetPoints(points)
				before := len(s.Set().Items)
				c.Add()
				if added := len(s.Set().Items) > before; added != want || !added && s.Notice().What != composer.Refused {
					t.Errorf("%s, side %d: %d of %d points were added: %v", game.ID(), side, points, most, added)
				}
			}
		}
	}
}

// What the machine proves is said for the pupil, whoever is to move; against a level that never errs a goal beyond it
// is refused, and against one that does it is not.
func TestUnreachableGoals(t *testing.T) {
	s, on := prepared(t)
	c := s.Contest()
	game := gameWith(t, solved)
	for _, test := range []struct {
		side    int
		value   string // for the side to move, First
		goal    set.Goal
		perfect bool
		want    bool
	}{
		{0, protocol.ValueWin, set.Win, true, true},
		{1, protocol.ValueWin, set.Win, true, false},
		{1, protocol.ValueWin, set.HoldTheDraw, true, false},
		{1, protocol.ValueWin, set.HoldTheDraw, false, true},
		{1, protocol.ValueLoss, set.Win, true, true},
		{0, protocol.ValueDraw, set.Win, true, false},
		{0, protocol.ValueDraw, set.Win, false, true},
		{0, protocol.ValueDraw, set.HoldTheDraw, true, true},
		{0, protocol.ValueLoss, set.PlayToTheEnd, true, true},
	} {
		c.SetGame(game)
		c.SetSide(test.side)
		c.SetGoal(test.goal)
		c.SetLevel(1)
		if test.perfect {
			c.SetLevel(game.Levels)
		}
		before := len(s.Set().Items)
		if test.perfect && test.goal != set.PlayToTheEnd {
			if c.Add(); len(s.Set().Items) != before {
				t.Errorf("%+v was added before the machine has answered", test)
			}
		}
		on.answer(protocol.Found{Progress: protocol.Progress{Value: test.value}, End: protocol.EndProved}, nil)
		c.Add()
		if added := len(s.Set().Items) > before; added != test.want || !added && s.Notice().What != composer.Refused {
			t.Errorf("%+v: added %v, %+v", test, added, s.Notice())
		}
		if got := c.Outlook(); got.Errs == test.perfect {
			t.Errorf("%+v: %+v", test, got)
		}
	}
	task := s.Set().Items[0].Task.(*set.Match)
	if task.Level != game.Levels || task.Goal != set.Win || task.Side != 0 {
		t.Errorf("%+v", task)
	}
}

// It goes on from a match, in which the other side may be to move; one that is over cannot be given.
func TestGoOn(t *testing.T) {
	s, on := prepared(t)
	c := s.Contest()
	game := gameWith(t, solved)
	c.SetGame(game)
	match, err := rules.NewMatch(game.Spec, rules.Setup{}, "")
	if err != nil {
		t.Fatal(err)
	}
	if err := match.Play(match.Position().Moves()[0]); err != nil {
		t.Fatal(err)
	}
	c.GoOn(match)
	on.answer(protocol.Found{Progress: protocol.Progress{Value: protocol.ValueWin}}, nil)
	if got := c.Outlook(); got.Value != protocol.ValueLoss {
		t.Errorf("Second wins, and First hears %+v", got)
	}
	c.Add()
	_, opened, err := s.Set().Items[0].Task.(*set.Match).Open(board.Registry(games.Boards(games.All())))
	if err != nil || opened.Ply() != 1 {
		t.Errorf("%v", err)
	}
	match.Resign(rules.Second)
	c.GoOn(match)
	c.SetGoal(set.PlayToTheEnd)
	if c.Add(); len(s.Set().Items) != 1 {
		t.Error("a match that is over was added")
	}
}

// Without an answer of the machine nothing is claimed, and a match can be given.
func TestMachineFails(t *testing.T) {
	s, on := prepared(t)
	c := s.Contest()
	game := gameWith(t, solved)
	c.SetGame(game)
	c.SetLevel(game.Levels)
	on.answer(protocol.Found{}, errors.New("gone"))
	if got := c.Outlook(); got.State != composer.Failed || got.Value != "" || !c.CanAdd() {
		t.Errorf("%+v", got)
	}
}
