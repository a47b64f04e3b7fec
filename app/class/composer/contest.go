package composer

import (
	"strings"

	"tablier/ai/protocol"
	"tablier/app/asked"
	"tablier/app/board"
	"tablier/app/class/set"
	"tablier/app/links/link"
	"tablier/app/machine"
	"tablier/rules"
)

// A Contest is a match against the machine that is to be an item: from where, by whom, against which level and with
// which goal.
type Contest struct {
	session *Session
	game    *board.Game
	start   *rules.Match
	own     bool // it goes on from a match, and not from the usual start
	side    int
	level   int
	goal    set.Goal
	points  int

	cancel  func() // the pending question, nil for none
	outlook Outlook
}

// An Outlook is what the machine says of the position.
type Outlook struct {
	State  State
	Value  string  // for the pupil, as package protocol has it; empty where nothing is proved
	Score  float64 // the machine's score for the side to move, where nothing is proved
	ToMove rules.Player
	Errs   bool // the level that plays may err where the machine at its best does not
}

// A State is how far the machine has come.
type State int

// The states.
const (
	Asking State = iota
	Answered
	Failed
)

// usualPoints is what a goal of points begins with.
const usualPoints = 20

func newContest(s *Session) *Contest {
	c := &Contest{session: s, points: usualPoints}
	c.set(s.games[0], "")
	return c
}

// set begins with the usual start of a variant of a game, the first one where none is named.
func (c *Contest) set(game *board.Game, variant string) {
	start, err := rules.NewMatch(game.Spec, rules.Setup{Variant: variant}, "")
	if err != nil {
		panic(err) // the variants are the game's own
	}
	c.game, c.start, c.own = game, start, false
	c.side, c.level, c.goal = 0, game.UsualLevel(), set.Win
}

// Game returns the game.
func (c *Contest) Game() *board.Game { return c.game }

// Start returns the match as it stands when the pupil comes. The caller must not change it.
func (c *Contest) Start() *rules.Match { return c.start }

// Own says whether it goes on from a match, and not from the usual start.
func (c *Contest) Own() bool { return c.own }

// Side returns the pupil's side, 0 for First.
func (c *Contest) Side() int { return c.side }

// Level returns the level of the machine, from 1.
func (c *Contest) Level() int { return c.level }

// Goal returns the goal, and the points of a goal of points.
func (c *Contest) Goal() (goal set.Goal, points int) { return c.goal, c.points }

// Outlook returns what the machine says of the position.
func (c *Contest) Outlook() Outlook {
	c.outlook.Errs = c.errs()
	return c.outlook
}

// SetGame chooses a game.
func (c *Contest) SetGame(game *board.Game) { c.change(func() { c.set(game, "") }) }

// SetVariant chooses a variant of the game, of which some may be drawn by somebody.
func (c *Contest) SetVariant(variant string) {
	if setup, err := c.game.Spec.Check(rules.Setup{Variant: variant}); err == nil {
		c.change(func() { c.set(c.game, setup.Variant) })
	}
}

// SetDrawn chooses a game that somebody has drawn, by its link or its text; where nothing is pasted, the usual variant.
func (c *Contest) SetDrawn(pasted string) {
	if pasted = strings.TrimSpace(pasted); pasted == "" {
		c.SetVariant("")
		return
	}
	variant, err := asked.Variant(c.game.Spec, pasted)
	if err != nil {
		c.session.notice = Notice{What: NotDrawn}
		return
	}
	c.SetVariant(variant)
}

// GoOn has it go on from a match, of the same game.
func (c *Contest) GoOn(from *rules.Match) {
	c.change(func() { c.start, c.own = from, true })
}

// Restart has it begin with the usual start of the variant.
func (c *Contest) Restart() { c.SetVariant(c.start.Setup().Variant) }

// SetSide chooses the pupil's side.
func (c *Contest) SetSide(side int) { c.change(func() { c.side = side & 1 }) }

// Levels returns how many levels the machine has in the variant.
func (c *Contest) Levels() int { return c.game.LevelsOn(c.start.Setup().Variant) }

// SetLevel chooses the level of the machine.
func (c *Contest) SetLevel(level int) {
	c.level = max(1, min(level, c.Levels()))
}

// SetGoal chooses a goal, if the game has it.
func (c *Contest) SetGoal(goal set.Goal) {
	if c.HasGoal(goal) {
		c.goal = goal
	}
}

// maxPoints is more than any game has.
const maxPoints = 9999

// SetPoints chooses the points of a goal of points.
func (c *Contest) SetPoints(points int) { c.points = max(1, min(points, maxPoints)) }

// HasGoal says whether the game has a goal: not every game can be drawn, nor counts points.
func (c *Contest) HasGoal(goal set.Goal) bool {
	switch goal {
	case set.HoldTheDraw:
		return !c.game.NoDraws
	case set.ScorePoints:
		return c.game.MostPoints != nil
	}
	return true
}

// change makes a change of what the machine is asked about, and asks it.
func (c *Contest) change(by func()) {
	by()
	c.Judge()
}

// errs says whether the level that plays may err: the best one does not where it knows every position.
func (c *Contest) errs() bool {
	return c.level < c.Levels() || !c.game.IsSolved(c.start.Setup().Variant)
}

// Judge asks the machine what the position is worth.
func (c *Contest) Judge() {
	c.Rest()
	toMove := c.start.ToMove()
	c.outlook = Outlook{ToMove: toMove}
	if toMove == rules.Nobody || c.game.Levels == 0 {
		c.outlook.State = Answered
		return
	}
	query := machine.Query{Record: c.start.Record(), Level: c.game.Levels}
	c.cancel = c.session.environment.Machine.Search(query, func(found protocol.Found, err error) {
		c.cancel = nil
		c.outlook.State = Answered
		if err != nil {
			c.outlook.State = Failed
		} else {
			c.outlook.Score = found.Score
			if found.End == protocol.EndProved || found.Value != "" {
				c.outlook.Value = c.forPupil(toMove, found.Value)
			}
		}
		c.session.environment.Screen.Changed()
	})
}

// Rest cancels the pending question.
func (c *Contest) Rest() {
	if c.cancel != nil {
		c.cancel()
		c.cancel = nil
	}
}

// forPupil returns a value for the side to move as one for the pupil; empty where chance is to move.
func (c *Contest) forPupil(toMove rules.Player, value string) string {
	switch {
	case toMove != rules.First && toMove != rules.Second:
		return ""
	case toMove.Index() == c.side:
		return value
	}
	switch value {
	case protocol.ValueWin:
		return protocol.ValueLoss
	case protocol.ValueLoss:
		return protocol.ValueWin
	}
	return value
}

// Over says whether the match has ended already.
func (c *Contest) Over() bool { return c.start.Result().Over() }

// Reachable says whether the pupil can reach a goal, and whether that is known yet. Against a level that may err
// everything can be reached that the rules allow; against one that knows every position, what the position is worth.
func (c *Contest) Reachable(goal set.Goal) (can, known bool) {
	switch {
	case c.Over() || !c.HasGoal(goal):
		return false, true
	case goal == set.ScorePoints:
		return c.points <= c.MostPoints(), true
	case c.errs() || goal == set.PlayToTheEnd:
		return true, true
	case c.outlook.State == Asking:
		return false, false
	case goal == set.Win:
		return c.outlook.Value == protocol.ValueWin || c.outlook.Value == "", true
	}
	return c.outlook.Value != protocol.ValueLoss, true
}

// MostPoints returns the most points that the pupil can make by the rules: those of the rounds that have ended, and
// what the pupil's side can make in the others. Players change sides from round to round.
func (c *Contest) MostPoints() (most int) {
	ended := c.start.RoundOutcomes()
	for round := range c.start.Rounds() {
		if round < len(ended) {
			most += ended[round].Score[c.side]
			continue
		}
		side := []rules.Player{rules.First, rules.Second}[(c.side+round)%2]
		most += c.game.MostPoints(c.start.Setup().Variant, side)
	}
	return most
}

// CanAdd says whether the match can be an item as it stands.
func (c *Contest) CanAdd() bool {
	can, known := c.Reachable(c.goal)
	return can && known
}

// Add adds the match to the set, unless its goal cannot be reached.
func (c *Contest) Add() {
	s := c.session
	if !c.CanAdd() {
		s.notice = Notice{What: Refused}
		return
	}
	task, err := c.Task()
	if err != nil {
		s.environment.Screen.Log(err)
		s.notice = Notice{What: Refused}
		return
	}
	s.Add(set.Item{Minutes: minutesOfMatch, Task: task})
}

// Task returns the item's task. The error is that of [link.Encode].
func (c *Contest) Task() (*set.Match, error) {
	task, err := set.NewMatch(c.session.registry, link.Letter{Record: c.start.Record()})
	if err != nil {
		return nil, err
	}
	task.Side, task.Level, task.Goal = c.side, c.level, c.goal
	if c.goal == set.ScorePoints {
		task.Points = c.points
	}
	return task, nil
}
