package write

import (
	"strings"

	"tablier/app/machine"
	"tablier/app/sandbox"
	"tablier/rules"
)

// firstLevel is the one that a program meets first.
const firstLevel = 2

// itself stands for a level where the program plays both sides.
const itself = 0

// luck is what chance draws from: the same in every game, so that both sides meet it.
const luck = 1

// An arena is the board on which the program plays.
type arena struct {
	match  *rules.Match // nil until an exercise is there
	level  int
	second bool            // the program has the second seat in this match
	player sandbox.Session // the program, while it plays
	turn   int             // counts the turns, so that nothing of an older match is heard
	plies  []ply
	upTo   int    // the ply after which the board is shown
	over   string // why the game has ended without the rules: the program's fault
	spot   string // the position of a failed test that is shown instead, empty for none
}

// A ply is a move that was played.
type ply struct {
	move     rules.Move
	position string // after it
	program  bool
	printed  string
	lost     bool // it gave away what the position was worth
}

// setup is the game as Python names it.
func (k *Kind) setup() []string { return []string{k.exercise().Game, k.exercise().Variant, ""} }

// place puts the pieces up.
func (k *Kind) place() {
	k.leaveTable()
	k.plies, k.upTo, k.over, k.spot = nil, 0, "", ""
	k.match = k.begun("")
}

// begun returns a match from a position, the usual start where that is none.
func (k *Kind) begun(position string) *rules.Match {
	setup := rules.Setup{Variant: k.exercise().Variant}
	match, err := rules.NewMatch(k.game().Spec, setup, position)
	if err != nil {
		k.outside.log(err)
		match, err = rules.NewMatch(k.game().Spec, setup, "")
	}
	if err != nil {
		panic(err) // the exercises are those of this build
	}
	return match
}

// position is what the board shows, as its player may know it.
func (k *Kind) position() string {
	switch {
	case k.spot != "":
		return k.spot
	case k.upTo > 0:
		return k.plies[k.upTo-1].position
	}
	return k.begun("").Position().String()
}

// shown is the match as far as it is shown.
func (k *Kind) shown() *rules.Match {
	match := k.begun(k.spot)
	if k.spot != "" {
		return match
	}
	for _, p := range k.plies[:k.upTo] {
		if err := match.Play(p.move); err != nil {
			k.outside.log(err)
			break
		}
	}
	return match
}

// walked is the position that the program looks at in a walk; nil where that is none.
func (k *Kind) walked() *rules.Match {
	if !k.walks() || k.now().Position == "" {
		return nil
	}
	match, err := rules.NewMatch(k.game().Spec, rules.Setup{Variant: k.exercise().Variant}, k.now().Position)
	if err != nil {
		return nil // a program may say anything
	}
	return match
}

// visit shows the position of a failed test.
func (k *Kind) visit(position string) {
	k.leaveTable()
	k.leaveWalk()
	k.spot = position
	k.tab = "board"
}

// contest has the program play a game.
func (k *Kind) contest() {
	k.typed(k.text)
	k.stop()
	k.leaveWalk()
	if len(k.plies) > 0 {
		k.second = !k.second // the seats are changed from game to game
	}
	k.place()
	k.fault, k.errand = nil, moving
	k.outside.editor.Mark(0)
	k.keepProgram()
	k.open(func() { k.next() })
	k.redraw()
}

// leaveTable ends the game that is played.
func (k *Kind) leaveTable() {
	k.turn++
	k.outside.rest()
	if k.player != nil {
		k.player.End()
		k.player = nil
	}
}

func (k *Kind) playing() bool { return k.player != nil }

// programMoves says whether the program has the side of a player.
func (k *Kind) programMoves(side rules.Player) bool {
	return k.level == itself || (side == rules.Second) == k.second
}

// next has whoever is to move move.
func (k *Kind) next() {
	side := k.match.ToMove()
	switch {
	case k.match.Result().Reason != "":
		k.ended()
	case side == rules.Chance:
		k.play(k.match.ChanceMove(luck), false, "")
	case k.programMoves(side):
		k.askProgram()
	default:
		k.askMachine()
	}
}

// askProgram asks the program for a move.
func (k *Kind) askProgram() {
	r := k.moveRequest("move", 0)
	r.Position, r.ID, r.Seed = k.match.Position().String(), asking, uint64(1000+len(k.plies))
	turn := k.turn
	if k.player == nil {
		var said printed // for the move
		k.player = k.launch(k.source(), func(e event) {
			if turn != k.turn {
				return
			}
			switch {
			case e.Event.Event == "print":
				said.add(e.Text, e.Left)
				k.printed.add(e.Text, e.Left)
			case e.Event.Event == "error":
				k.lose(e.Error)
			case e.Event.Event == "done" && e.ID == valuing:
				k.judge(e.Values)
			case e.Event.Event == "done" && e.ID == asking && e.Move == "":
				k.lose(&sandbox.Fault{Kind: "move", Returned: e.Returned})
			case e.Event.Event == "done" && e.ID == asking:
				k.play(rules.Move(e.Move), true, said.text(k.messages().Programs.LeftOut))
				said = printed{}
			}
		}, r)
		return
	}
	sandbox.Send(k.player, r)
}

// askMachine asks a level of the machine.
func (k *Kind) askMachine() {
	turn := k.turn
	query := machine.Query{
		Record: k.match.Record(), Level: k.level, Seed: uint64(len(k.plies)), Urgent: true,
	}
	k.outside.search(query, func(move string, err error) {
		if turn != k.turn {
			return
		}
		if err != nil {
			k.outside.log(err)
			k.leaveTable()
		} else {
			k.play(rules.Move(move), false, "")
		}
		k.redraw()
	})
}

// play plays a move.
func (k *Kind) play(move rules.Move, program bool, printed string) {
	if err := k.match.Play(move); err != nil {
		k.outside.log(err)
		k.leaveTable()
		return
	}
	k.plies = append(k.plies, ply{
		move: move, position: k.match.Position().String(), program: program, printed: printed,
	})
	k.upTo = len(k.plies)
	k.next()
}

// lose ends the game by a fault of the program.
func (k *Kind) lose(f *sandbox.Fault) {
	k.leaveTable()
	k.fail(f)
	k.over = k.fault.Title
}

// ended ends the game; what its positions were worth is asked where that is known.
func (k *Kind) ended() {
	k.said = k.messages().Programs.Result(k.won(), len(k.plies))
	if k.exercise().Variant != "" || len(k.game().Solved) == 0 {
		k.leaveTable()
		return
	}
	positions := []string{k.begun("").Position().String()}
	for _, p := range k.plies {
		positions = append(positions, p.position)
	}
	if k.player == nil {
		return
	}
	sandbox.Send(k.player, sandbox.Request{ID: valuing, Op: "values", Game: k.setup(), Positions: positions})
}

// won is 1 where the program has won, -1 where it has lost, 0 for a draw or where it played both sides.
func (k *Kind) won() int {
	switch {
	case k.over != "":
		return -1
	case k.level == itself:
		return 0
	}
	side := rules.First
	if k.second {
		side = rules.Second
	}
	switch k.match.Result().Winner {
	case side:
		return 1
	case rules.First, rules.Second:
		return -1
	}
	return 0
}

// judge takes what the positions of the game were worth.
func (k *Kind) judge(values []string) {
	k.leaveTable()
	for i := range k.plies[:min(len(k.plies), max(0, len(values)-1))] {
		k.plies[i].lost = k.plies[i].program && worse(values[i], values[i+1])
	}
}

// worse says whether a move has given something away: what the position was worth to who moved, and the next to the
// other.
func worse(before, after string) bool {
	rank := func(value string) int { return strings.Index("ldw", value) }
	return before != "" && after != "" && rank(before) > 2-rank(after)
}

// write is a move as the move list shows it.
func (k *Kind) write(move rules.Move) string { return k.game().Words(k.site.Lang).Move(move) }
