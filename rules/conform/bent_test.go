package conform_test

import (
	"fmt"
	"math/rand/v2"

	"tablier/rules"
	"tablier/rules/conform/bag"
)

// A bend breaks a game in one way: each function that is not nil stands in for a method. The positions it
// is handed are those of the sound game.
type bend struct {
	toMove  func(rules.Position) rules.Player
	moves   func(rules.Position) []rules.Move
	play    func(rules.Position, rules.Move) (rules.Position, error)
	outcome func(rules.Position) rules.Outcome
	view    func(rules.Position, rules.Player) rules.View
	text    func(rules.Position) string
	odds    func(rules.Position) []int
	count   func(rules.Position) int
	redact  func(rules.Position, rules.Move, rules.Player) rules.Move
	expand  func(rules.Position, rules.Move) []rules.Move
	parse   func(string, error) error // what the parser says instead
	spec    func(*rules.Spec)
}

// bent is a position of a broken game.
type bent struct {
	rules.Position
	how *bend
}

func (b bent) ToMove() rules.Player {
	if b.how.toMove != nil {
		return b.how.toMove(b.Position)
	}
	return b.Position.ToMove()
}

func (b bent) Moves() []rules.Move {
	if b.how.moves != nil {
		return b.how.moves(b.Position)
	}
	return b.Position.Moves()
}

func (b bent) Play(m rules.Move) (rules.Position, error) {
	play := rules.Position.Play
	if b.how.play != nil {
		play = b.how.play
	}
	next, err := play(b.Position, m)
	if err != nil {
		return nil, err
	}
	return bent{next, b.how}, nil
}

func (b bent) Outcome() rules.Outcome {
	if b.how.outcome != nil {
		return b.how.outcome(b.Position)
	}
	return b.Position.Outcome()
}

func (b bent) View(p rules.Player) rules.View {
	if b.how.view != nil {
		return bentView{b.how.view(b.Position, p), b.how}
	}
	return bentView{b.Position.View(p), b.how}
}

func (b bent) String() string {
	if b.how.text != nil {
		return b.how.text(b.Position)
	}
	return b.Position.String()
}

func (b bent) Count() int {
	if b.how.count != nil {
		return b.how.count(b.Position)
	}
	return len(b.Moves())
}

func (b bent) Odds() []int {
	if b.how.odds != nil {
		return b.how.odds(b.Position)
	}
	return b.Position.(rules.Odds).Odds()
}

func (b bent) Redact(m rules.Move, p rules.Player) rules.Move {
	if b.how.redact != nil {
		return b.how.redact(b.Position, m, p)
	}
	return b.Position.(rules.Redacter).Redact(m, p)
}

func (b bent) Expand(m rules.Move) []rules.Move {
	if b.how.expand == nil {
		return nil
	}
	return b.how.expand(b.Position, m)
}

// bentView bends the positions that a view resamples and, as its game does, what it says.
type bentView struct {
	rules.View
	how *bend
}

func (v bentView) ToMove() rules.Player {
	if v.how.toMove != nil {
		return v.how.toMove(v.View.Resample(rand.New(rand.NewPCG(0, 0))))
	}
	return v.View.ToMove()
}

func (v bentView) Moves() []rules.Move {
	if v.how.moves != nil {
		return v.how.moves(v.View.Resample(rand.New(rand.NewPCG(0, 0))))
	}
	return v.View.Moves()
}

func (v bentView) Resample(rng *rand.Rand) rules.Position {
	return bent{v.View.Resample(rng), v.how}
}

// spoil returns the bag's game, broken.
func spoil(how *bend) *rules.Spec {
	spec := bag.Spec()
	sound := *spec
	spec.New = func(setup rules.Setup) (rules.Position, error) {
		p, err := sound.New(setup)
		return bent{p, how}, err
	}
	spec.Parse = func(setup rules.Setup, text string) (rules.Position, error) {
		p, err := sound.Parse(setup, text)
		if how.parse != nil {
			err = how.parse(text, err)
		}
		if err != nil {
			return nil, err
		}
		return bent{p, how}, nil
	}
	if how.spec != nil {
		how.spec(spec)
	}
	return spec
}

// A peek is a view that hides a secret but resamples the true position.
type peek struct {
	rules.View
	truth rules.Position
}

func (v peek) Resample(*rand.Rand) rules.Position { return v.truth }

// A hunch is a view that hides a secret but takes it into account when it resamples.
type hunch struct {
	rules.View
	truth bag.Position
}

func (v hunch) Resample(rng *rand.Rand) rules.Position {
	for range v.truth.Secrets[1] {
		rng.Uint64()
	}
	return v.View.Resample(rng)
}

// leaking is a view whose text holds a secret of the other.
type leaking struct {
	rules.View
	truth bag.Position
}

func (v leaking) String() string {
	return fmt.Sprint(v.View, " ", v.truth.Secrets[0]+v.truth.Secrets[1])
}

// fewer is a view whose moves depend on a secret of the other.
type fewer struct {
	rules.View
	truth bag.Position
}

func (v fewer) Moves() []rules.Move { return v.View.Moves()[min(1, v.truth.Secrets[0]/2):] }

// forgetful resamples as if nothing were known.
type forgetful struct {
	rules.View
	truth rules.Position
}

func (v forgetful) Resample(rng *rand.Rand) rules.Position {
	return v.truth.View(rules.Nobody).Resample(rng)
}

// mute has no moves.
type mute struct{ rules.View }

func (mute) Moves() []rules.Move { return nil }

// vain has nobody to move.
type vain struct{ rules.View }

func (vain) ToMove() rules.Player { return rules.Nobody }

// hasty resamples a move too far.
type hasty struct{ rules.View }

func (v hasty) Resample(rng *rand.Rand) rules.Position {
	p := v.View.Resample(rng)
	for _, m := range p.Moves() {
		p, _ = p.Play(m)
		break
	}
	return p
}

// wild resamples what no game leads to.
type wild struct{ rules.View }

func (v wild) Resample(rng *rand.Rand) rules.Position {
	b := v.View.Resample(rng).(bag.Position)
	b.Held[0][0] += 3
	return b
}

// vague resamples what it knows and no more.
type vague struct{ rules.View }

func (v vague) Resample(*rand.Rand) rules.Position { return v.View.(bag.View).Position }

// anew resamples another game.
type anew struct{ rules.View }

func (v anew) Resample(*rand.Rand) rules.Position {
	p := v.View.(bag.View).Position
	for side, secret := range p.Secrets {
		if secret > 0 {
			p.Secrets[side] = 1 + secret%3
		}
	}
	return p
}

// An elephant remembers what its text does not say: after the secret 1, First takes no ball.
type elephant struct {
	bag.Position
	first rules.Move
}

func (e elephant) Play(m rules.Move) (rules.Position, error) {
	if e.first == "" {
		e.first = m
	}
	if e.first == "1" && m == "+" && e.ToMove() == rules.First {
		m = "--"
	}
	next, err := e.Position.Play(m)
	if err != nil {
		return nil, err
	}
	return elephant{next.(bag.Position), e.first}, nil
}
