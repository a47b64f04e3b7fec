package lesson

import (
	"time"

	"tablier/app/board"
	"tablier/app/lesson"
	"tablier/app/play"
	"tablier/rules"
)

// beat is after how long the reply to a move is shown.
const beat = 700 * time.Millisecond

// A course is a person going through a lesson, at a table of their own on which the other side does what the lesson
// says.
type course struct {
	game   *board.Game
	lesson *lesson.Lesson
	player *lesson.Player
	table  *play.Table
	boards int        // how many have been put on the table: each is drawn anew
	before int        // how many plies had been played before the last move of the person's
	hint   rules.Move // a right move, while it is shown
	still  func() bool

	after  func(time.Duration, func())
	change func() // called when something has come to be shown
	queue  []act  // what is still to be shown of the answer to a move
	run    int    // counts the answers, so that the clock of an older one does nothing
	step   int    // of what the game shows of a move, -1 while it shows nothing
}

// An act is something that is shown a while after what came before it.
type act struct {
	wait time.Duration
	do   func()
}

// newCourse returns the course through a lesson that has been checked, where a person has left it. Outside says what
// time it is, and change is called when something has come to be shown by itself.
func newCourse(game *board.Game, l *lesson.Lesson, done lesson.Progress, o outside, change func()) *course {
	c := &course{
		game: game, lesson: l, player: lesson.Begin(l, game.Spec, done), table: play.New(game, 1, 0),
		after: o.after, still: o.still, change: change, step: -1,
	}
	settings := c.table.Settings()
	settings.Memory = play.Remember // what the position says has been shown
	c.table.Configure(settings)
	c.lay()
	return c
}

// lay puts the board that the player is at on the table, from its start.
func (c *course) lay() {
	b := c.player.Board()
	if b == nil {
		return // the last one stays
	}
	c.open(b, nil)
	c.before, c.hint = 0, ""
}

// open puts a board on the table after some moves. The person sits at seat 0, and nobody moves at the other one.
func (c *course) open(b *lesson.Board, moves []rules.Move) {
	match, err := rules.NewMatch(c.game.Spec, rules.Setup{Variant: b.Variant}, b.Start)
	for i := 0; err == nil && i < len(moves); i++ {
		err = match.Play(moves[i])
	}
	if err != nil {
		panic(err) // the lesson has been checked, and the moves have been played
	}
	opener := 0
	if c.player.Position().ToMove() == rules.Second {
		opener = 1
	}
	c.table.Open(match, [2]play.Seat{{}, {Level: 1}}, opener)
	c.boards++
}

// answering says whether something is still to be shown of the answer to a move.
func (c *course) answering() bool { return len(c.queue) > 0 }

// gesture does what a gesture means. While an answer stands on the board one only looks at it.
func (c *course) gesture(g board.Gesture) board.Reply {
	if !g.Kind.Looks() && (c.answering() || c.player.State() != lesson.ToPlay) {
		return board.Reply{}
	}
	reply := c.table.Gesture(g)
	if reply.Change == board.Played {
		c.played()
	}
	return reply
}

// played answers the move that the person has just played on the table.
func (c *course) played() {
	match := c.table.Match()
	c.before, c.hint = match.Ply()-1, ""
	answer, err := c.player.Play(match.Move(match.Ply()))
	if err != nil {
		panic(err) // the table plays by the same rules, and the lesson has been checked
	}
	c.run++
	c.queue = c.interlude()
	for i, m := range answer.Reply {
		last := i == len(answer.Reply)-1
		c.queue = append(c.queue, act{beat, func() { c.reply(m, last) }})
	}
	c.next(c.run)
}

// reply plays a move of the reply.
func (c *course) reply(m rules.Move, last bool) {
	if err := c.table.Play(m); err != nil {
		panic(err) // the player has played it
	}
	if last { // what the game shows of it comes before nothing else
		c.queue = append(c.queue, c.interlude()...)
	}
}

// interlude returns what the game shows, step by step, of the move that has just been played.
func (c *course) interlude() (acts []act) {
	ply := c.table.Match().Ply()
	steps := c.table.Own().Interlude(c.table.Before(ply), c.table.Redacted(ply), c.still())
	if len(steps) == 0 {
		return nil
	}
	c.show(0)
	for i, lasts := range steps {
		to := i + 1
		if to == len(steps) {
			to = -1
		}
		acts = append(acts, act{lasts, func() { c.show(to) }})
	}
	return acts
}

// show shows a step of what the game shows of a move.
func (c *course) show(step int) {
	c.step = step
	c.table.Own().Step(step)
}

// next shows, when its time has come, what comes next of the answer with the number of a run.
func (c *course) next(run int) {
	if run != c.run || len(c.queue) == 0 {
		return
	}
	c.after(c.queue[0].wait, func() {
		if run == c.run && len(c.queue) > 0 {
			c.do()
			c.change()
			c.next(run)
		}
	})
}

// do shows what comes next at once.
func (c *course) do() {
	first := c.queue[0]
	c.queue = c.queue[1:]
	first.do()
}

// finish shows at once all that is still to be shown.
func (c *course) finish() {
	for len(c.queue) > 0 {
		c.do()
	}
	c.run++
}

// retry takes the wrong move and the reply to it back.
func (c *course) retry() {
	c.finish()
	c.player.Retry()
	for c.table.Match().Ply() > c.before && c.table.TakeBack() != board.Nothing {
	}
	if match := c.table.Match(); match.Ply() != c.before { // once all is told nobody takes a move back
		c.open(c.player.Board(), match.Moves()[:c.before])
	}
}

// shown shows a right move, where enough wrong ones have been made.
func (c *course) shown() {
	m, ok := c.player.Shown()
	if !ok {
		return
	}
	if c.player.State() == lesson.Wrong {
		c.retry()
	}
	c.table.Cancel()
	c.hint = m
}

// move goes to another board.
func (c *course) move(by func()) {
	c.finish()
	by()
	c.lay()
}
