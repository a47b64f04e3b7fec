// Package domino proves puzzles of Astronomy Domino, by looking at all that can be laid until the end.
package domino

import (
	"strconv"

	"tablier/ai"
	engine "tablier/ai/domino"
	"tablier/ai/puzzle/prove"
	"tablier/rules"
	"tablier/rules/domino"
)

// A Judge knows who wins late in a game, and when. It implements craft.Judge.
type Judge struct {
	Ruler *engine.Ruler
	tick  func() bool // counts a position; nil for no limit
	spent bool
}

// NewJudge returns a judge that has solved nothing yet, and takes as long as it takes.
func NewJudge() *Judge { return &Judge{Ruler: engine.NewRuler()} }

// portion is how many positions are looked at between two counts.
const portion = 512

// Length measures a position.
func (j *Judge) Length(p rules.Position) engine.Length {
	s := p.(domino.Position).State
	for !j.spent {
		if length, ok := j.Ruler.Length(&s, portion); ok {
			return length
		}
		for range portion {
			j.spent = j.spent || j.tick != nil && !j.tick()
		}
	}
	return engine.Length{}
}

// Value implements craft.Judge.
func (j *Judge) Value(p rules.Position) (value ai.Value, plies int) {
	if plies = j.Length(p).Plies; plies%2 == 1 {
		return ai.Win, plies
	}
	return ai.Loss, plies
}

// Appeal implements craft.Judge: the fewer replies, the better.
func (j *Judge) Appeal(p rules.Position) float64 {
	s := p.(domino.Position).State
	return -float64(s.Count())
}

// Plain implements craft.Judge: a win by the next move, or by any moves at all.
func (j *Judge) Plain(p rules.Position) bool {
	length := j.Length(p)
	return length.Plies == 1 || length.Fixed && length.Plies%2 == 1
}

// key is the same for positions that are alike.
func key(p rules.Position) string {
	s := p.(domino.Position).State
	return strconv.FormatUint(engine.Key(&s), 36)
}

// A Prover implements prove.Prover. It keeps what it has measured.
type Prover struct{ ruler *engine.Ruler }

// New returns a prover that knows nothing yet.
func New() *Prover { return &Prover{} }

// Effort implements prove.Prover.
func (*Prover) Effort() uint64 { return 150_000 }

// mostKept is how many positions are kept for the next task, and most how many ever are.
const (
	mostKept = 1 << 20
	most     = 4 * mostKept
)

// Asks returns what is answered about a position: no game is drawn.
func Asks(p rules.Position) []prove.Question {
	if _, ok := p.(domino.Position); !ok {
		return nil
	}
	return prove.Wins()
}

// Prove implements prove.Prover.
func (p *Prover) Prove(t prove.Task, meter *ai.Meter) (prove.Found, error) {
	if !prove.Has(Asks(t.Position), t.Question) {
		return prove.Found{}, prove.ErrQuestion
	}
	if p.ruler == nil || p.ruler.Known() > mostKept {
		p.ruler = engine.NewRuler()
	}
	j := &Judge{Ruler: p.ruler, tick: func() bool { return meter.Tick() && p.ruler.Known() < most }}
	values := prove.Values{
		Of:    func(p rules.Position, _ int) (ai.Value, int) { return j.Value(p) },
		Key:   key,
		Spent: func() bool { return j.spent },
		Final: func() bool { return p.ruler.Known() >= most },
	}
	return values.Prove(t)
}
