package cup

import (
	"encoding/json"
	"slices"

	"tablier/ai/cup"
	"tablier/app/begun"
	"tablier/app/machine"
	"tablier/app/sandbox"
	"tablier/rules"
)

// A run is the cup while its games are played, one at a time.
type run struct {
	running bool
	number  int // of the game that is played
	current *cup.Game
	noted   []begun.Thing       // the programs that play it
	at      map[int]*contestant // the programs that run, by the place of the player in the list
	turn    int                 // counts the turns, so that nothing of an older one is heard
	unkept  int                 // games that were played since the cup was kept
	retried int                 // the number of the game that is played again because of the clock
	over    string              // why it has stopped by itself
}

// A contestant is a program. It is loaded anew for each game, which leaves nothing of the game before.
type contestant struct {
	session sandbox.Session
	loaded  int            // the number of the request to load it for this game
	asked   int            // that of its last request
	failed  *sandbox.Fault // how it has failed before its turn
}

// ready brings Python, and then does what is to be done with it: what was asked for last, if the page is still shown.
func (k *Kind) ready(then func()) {
	if k.python == sandbox.Ready {
		then()
		return
	}
	k.wanted = then
	if k.python.OnItsWay() {
		return
	}
	k.python = sandbox.Coming
	k.outside.python(func(s sandbox.State) {
		k.python = s
		if s == sandbox.Ready && k.here {
			k.wanted()
		}
		k.redraw()
	})
}

// begin has the games played that are left, with Python where a program takes part.
func (k *Kind) begin() {
	isProgram := func(p cup.Player) bool { return p.Kind == cup.Program }
	if !slices.ContainsFunc(k.cup.Players(), isProgram) {
		k.start()
		return
	}
	k.ready(k.start)
}

// start has the games played that are left.
func (k *Kind) start() {
	if k.running || k.reading || !k.here {
		return
	}
	k.endTrial()
	k.running, k.over, k.said, k.at = true, "", "", map[int]*contestant{}
	k.next()
}

// pause ends the game that is played: it will be played again from its start, with the same moves.
func (k *Kind) pause() {
	if !k.running {
		return
	}
	k.running = false
	k.leaveGame()
	k.keepCup()
}

// leaveGame ends what runs for the game that is played.
func (k *Kind) leaveGame() {
	k.turn++
	k.outside.rest()
	for _, c := range k.at {
		c.session.End()
	}
	clear(k.at)
	for _, t := range k.noted {
		k.site.Begun.End(t)
	}
	k.current, k.noted = nil, nil
}

// stop ends the cup for now, and says why.
func (k *Kind) stop(why string) {
	k.pause()
	k.over = why
	k.redraw()
}

// next begins the next game.
func (k *Kind) next() {
	p, more := k.cup.Next(1)
	if !more {
		k.finish()
		return
	}
	game, err := k.cup.Start(p.Number)
	if err != nil {
		k.outside.log(err)
		k.stop(k.messages().Cup.NoGame)
		return
	}
	k.current, k.number = game, p.Number
	players := k.cup.Players()
	for _, i := range []int{p.First, p.Second} {
		if players[i].Kind == cup.Program {
			k.noted = append(k.noted, thing(players[i].Program))
			k.site.Begun.Begin(thing(players[i].Program))
			k.seat(i, players[i].Program)
		}
	}
	k.ask()
}

// finish ends the cup.
func (k *Kind) finish() {
	k.pause()
	played, _ := k.cup.Progress()
	k.said = k.messages().Cup.Done(played)
	k.tryNext()
}

// seat loads a program for a game.
func (k *Kind) seat(player int, program string) {
	c := k.at[player]
	if c == nil {
		c = &contestant{}
		k.at[player] = c
		c.session = k.outside.session(func(text string) { k.heard(player, c, text) })
	}
	c.asked++
	c.loaded = c.asked
	sandbox.Send(c.session, k.request(sandbox.Request{ID: c.asked, Op: "load", Program: program}))
}

// heard takes the text of an event, unless it was said before the program was ended.
func (k *Kind) heard(player int, c *contestant, text string) {
	if k.at[player] != c {
		return
	}
	var e sandbox.Event
	if err := json.Unmarshal([]byte(text), &e); err != nil {
		k.outside.log(err)
		return
	}
	e.Cut()
	k.hear(player, c, e)
}

// ask asks whoever is to move.
func (k *Kind) ask() {
	turn, more := k.current.Turn()
	switch {
	case !more:
		k.record()
	case turn.Level > 0:
		k.askLevel(turn)
	case k.at[turn.Player].failed != nil:
		k.fail(*k.at[turn.Player].failed)
	default:
		c := k.at[turn.Player]
		c.asked++
		sandbox.Send(c.session, k.moveRequest(c.asked, k.current.Match(), turn.Seed))
	}
}

// askLevel asks a level of the machine.
func (k *Kind) askLevel(turn cup.Turn) {
	k.turn++
	now := k.turn
	query := machine.Query{
		Record: k.current.Match().Record(), Level: turn.Level, Seed: turn.Seed, Urgent: true,
	}
	k.outside.search(query, func(move string, err error) {
		if now != k.turn {
			return
		}
		if err == nil {
			err = k.current.Play(rules.Move(move))
		}
		if err != nil {
			k.outside.log(err)
			k.stop(k.messages().Cup.Stopped)
			return
		}
		k.ask()
	})
}

// hear takes what a program says. It is asked for a move while asked is beyond loaded. An error ends it: it is the end
// of the game where the program is to move, and waits for that otherwise.
func (k *Kind) hear(player int, c *contestant, e sandbox.Event) {
	moving := c.asked > c.loaded
	switch {
	case e.Event == "error" && e.Error != nil:
		c.failed = e.Error
		if turn, _ := k.current.Turn(); moving && turn.Player == player {
			k.fail(*e.Error)
		}
	case e.Event == "done" && moving && e.ID == c.asked:
		k.play(e)
	}
}

// play plays the move of a program; one that is not legal loses the game.
func (k *Kind) play(e sandbox.Event) {
	if e.Move == "" || k.current.Play(rules.Move(e.Move)) != nil {
		k.fail(sandbox.Fault{Kind: "move", Message: e.Returned})
		return
	}
	k.ask()
}

// fail has the program that is to move lose the game. Where the clock has ended it, or its worker has crashed, that may
// be this machine's fault: the game is played once more.
func (k *Kind) fail(f sandbox.Fault) {
	if (f.Kind == "clock" || f.Kind == "crash") && k.retried != k.number {
		k.retried = k.number
		k.leaveGame()
		k.nextSoon()
		return
	}
	err := k.current.Fail(cup.Fault{Kind: f.Kind, Type: f.Type, Line: max(0, f.Line), Text: f.Message})
	if err != nil {
		k.outside.log(err)
		k.stop(k.messages().Cup.Stopped)
		return
	}
	k.record()
}

// keepEvery is after how many games the cup is kept while it runs.
const keepEvery = 20

// record takes the result of the game, and goes on.
func (k *Kind) record() {
	result, _ := k.current.Result()
	if err := k.cup.Record(k.number, result); err != nil {
		k.outside.log(err)
		k.stop(k.messages().Cup.Stopped)
		return
	}
	k.leaveGame()
	if k.unkept++; k.unkept >= keepEvery {
		k.keepCup()
	}
	k.nextSoon()
}

// nextSoon begins the next game, once others have had their turn.
func (k *Kind) nextSoon() {
	now := k.turn
	k.outside.soon(func() {
		if k.running && now == k.turn {
			k.next()
			k.redraw()
		}
	})
}
