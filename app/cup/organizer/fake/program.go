package fake

import (
	"encoding/json"
	"strconv"

	"tablier/app/board"
	"tablier/app/cup/organizer"
	"tablier/app/sandbox"
	"tablier/rules"
)

// A program plays as its word says.
type program struct {
	world *World
	word  string
	hear  func(string)
	back  bool // its sets are gone through backwards
	over  bool
}

// Session implements sandbox.Python. The words: a program plays the first legal move, "last" the last one, and
// "unordered" the last one where its sets are gone through backwards; "twice" answers twice; "endless" never answers;
// "slow" is too slow once, "hangs" always; "unreadable" cannot be loaded; "raises" raises an error at its first move,
// "later" only after the trials of two programs; "cheats" plays no legal move.
func (w *World) Session(hear func(string)) sandbox.Session {
	w.Running++
	return &program{world: w, hear: hear}
}

// End implements sandbox.Session.
func (p *program) End() {
	if !p.over {
		p.world.Running--
	}
	p.over = true
}

// Send implements sandbox.Session.
func (p *program) Send(text string) {
	var r sandbox.Request
	if err := json.Unmarshal([]byte(text), &r); err != nil {
		p.world.T.Error(err)
	}
	if r.Op == "load" {
		p.word, p.back = r.Program, r.Backwards
	} else {
		p.world.Moves++
	}
	p.world.Soon(func() { p.say(r) })
}

// twoTrials is how many moves programs are asked for in two trials at most.
const twoTrials = 4 * organizer.MaxTrialMoves

// say answers a request; what is said after the end is said all the same, as by a worker that has not yet heard of it.
func (p *program) say(r sandbox.Request) {
	switch {
	case r.Op == "load" && p.word == "unreadable":
		p.event(r, `"event":"error","error":{"kind":"program","type":"SyntaxError","line":3,"message":"x"}`)
	case r.Op == "load":
		p.event(r, `"event":"done"`)
	case r.Values == nil || *r.Values || r.Calls != sandbox.MoveCalls:
		p.world.T.Errorf("asked with %+v", r)
	case p.word == "endless":
	case p.word == "slow" && p.world.Late < 1 || p.word == "hangs":
		p.world.Late++
		p.event(r, `"event":"error","error":{"kind":"clock","type":"","line":0,"message":""}`)
	case p.word == "raises":
		p.hear(`nonsense`)
		p.event(r, `"event":"error","error":{"kind":"program","type":"NameError","line":12,"message":"x"}`)
	case p.word == "later" && p.world.Moves > twoTrials:
		p.event(r, `"event":"error","error":{"kind":"program","type":"IndexError","line":21,"message":"x"}`)
	case p.word == "cheats":
		p.event(r, `"event":"done","move":"","returned":"'z9'"`)
	default:
		p.event(r, `"event":"done","move":"`+string(p.move(r))+`"`)
		if p.word == "twice" {
			p.event(r, `"event":"done","move":"","returned":"'z9'"`)
		}
	}
}

// event says an event about a request.
func (p *program) event(r sandbox.Request, fields string) {
	p.hear(`{"id":` + strconv.Itoa(r.ID) + `,` + fields + `}`)
}

// move returns the first legal move, or the last.
func (p *program) move(r sandbox.Request) rules.Move {
	spec, err := board.Registry(p.world.Games).Find(r.Game[0])
	if err != nil {
		p.world.T.Fatal(err)
	}
	position, err := spec.Parse(rules.Setup{Variant: r.Game[1]}, r.Position)
	if err != nil {
		p.world.T.Fatal(err)
	}
	moves := position.Moves()
	if p.word == "last" || p.word == "unordered" && p.back {
		return moves[len(moves)-1]
	}
	return moves[0]
}
