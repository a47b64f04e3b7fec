package watch

import (
	"net/url"
	"strconv"
	"strings"

	"tablier/ai/protocol"
	"tablier/app/asked"
	"tablier/rules"
)

// Settings say which search is followed.
type Settings struct {
	Game, Variant     string
	Options           []string // of the rules
	Position          string
	Algorithm         string
	Depth             int // plies
	Evaluation, Order string
	Leaves            []protocol.TreeLeaf  // positions to which a person has given another value
	Orders            []protocol.TreeOrder // positions in which they try some moves first
}

// Setup returns how the game is played.
func (s Settings) Setup() rules.Setup { return rules.Setup{Variant: s.Variant, Options: s.Options} }

// The parameters of an address.
const (
	gameParam       = "g"
	variantParam    = "v"
	optionsParam    = asked.SearchOptionsField
	positionParam   = "p"
	algorithmParam  = "a"
	depthParam      = "d"
	evaluationParam = "e"
	orderParam      = "o"
	leafParam       = "l"
	firstParam      = "f"
	stepParam       = "s"
	questionParam   = "q"
)

// An Asked is what an address asks for.
type Asked struct {
	Settings
	Step     int    // -1 where it asks for none
	Question string // the name of a prepared question; empty for none
}

// A ParamError is the error of a parameter of an address that cannot be read.
type ParamError struct{ Name, Value string }

func (e *ParamError) Error() string { return "watch: bad " + e.Name + "=" + e.Value }

// maxAddress is how many bytes an address may have: more than any search needs.
const maxAddress = 64 << 10

// Read parses the fragment of an address that asks for a search. What it does not say is empty. The error is a
// *ParamError; what could be read is returned, of one that is too long nothing.
func Read(fragment string) (a Asked, err error) {
	if len(fragment) > maxAddress {
		return Asked{Step: -1}, &ParamError{"#", fragment}
	}
	q, bad := url.ParseQuery(fragment)
	if bad != nil {
		err = &ParamError{"#", fragment}
	}
	a.Game, a.Variant, a.Position = q.Get(gameParam), q.Get(variantParam), q.Get(positionParam)
	a.Options = asked.SplitOptions(q.Get(optionsParam))
	a.Algorithm, a.Evaluation, a.Order = q.Get(algorithmParam), q.Get(evaluationParam), q.Get(orderParam)
	a.Question, a.Step = q.Get(questionParam), -1
	number := func(name string, least, most int, to *int) {
		text := q.Get(name)
		if text == "" {
			return
		}
		n, wrong := strconv.Atoi(text)
		if wrong != nil || n < least || n > most {
			err = &ParamError{name, text}
			return
		}
		*to = n
	}
	number(depthParam, 1, MaxDepth, &a.Depth)
	number(stepParam, 0, 1<<30, &a.Step)
	for _, text := range q[leafParam] {
		path, value, ok := strings.Cut(text, "=")
		n, wrong := strconv.Atoi(value)
		if !ok || wrong != nil || n < -MaxLeaf || n > MaxLeaf {
			err = &ParamError{leafParam, text}
			continue
		}
		a.Leaves = append(a.Leaves, protocol.TreeLeaf{Path: strings.Fields(path), Value: n})
	}
	for _, text := range q[firstParam] {
		path, moves, ok := strings.Cut(text, "=")
		if !ok {
			err = &ParamError{firstParam, text}
			continue
		}
		a.Orders = append(a.Orders, protocol.TreeOrder{Path: strings.Fields(path), Moves: strings.Fields(moves)})
	}
	return a, err
}

// MaxDepth is how many plies a person may have searched: beyond, trees are too large.
const MaxDepth = 12

// MaxLeaf is the largest value that a person may give a leaf; the smallest is its opposite.
const MaxLeaf = 99

// QuestionAddress returns what an address has to ask for a prepared question.
func QuestionAddress(name string) string { return questionParam + "=" + asked.Escape(name) }

// Address returns what an address has to ask for the same search at a step.
func (s Settings) Address(step int) string {
	var b strings.Builder
	add := func(name, value string) {
		if value == "" {
			return
		}
		if b.Len() > 0 {
			b.WriteByte('&')
		}
		b.WriteString(name + "=" + asked.Escape(value))
	}
	add(gameParam, s.Game)
	add(variantParam, s.Variant)
	add(optionsParam, asked.JoinOptions(s.Options))
	add(positionParam, s.Position)
	add(algorithmParam, s.Algorithm)
	if s.Depth > 0 {
		add(depthParam, strconv.Itoa(s.Depth))
	}
	add(evaluationParam, s.Evaluation)
	add(orderParam, s.Order)
	for _, l := range s.Leaves {
		add(leafParam, strings.Join(l.Path, " ")+"="+strconv.Itoa(l.Value))
	}
	for _, o := range s.Orders {
		add(firstParam, strings.Join(o.Path, " ")+"="+strings.Join(o.Moves, " "))
	}
	if step >= 0 {
		add(stepParam, strconv.Itoa(step))
	}
	return b.String()
}

// Request returns the request for the search as it stands at a step, -1 for the last.
func (s Settings) Request(step int) protocol.Request {
	r := protocol.Request{
		Op: protocol.OpTree, Depth: s.Depth,
		Record: rules.Record{Game: s.Game, Variant: s.Variant, Options: s.Options, Start: s.Position},
		Tree: protocol.TreeQuery{
			Algorithm: s.Algorithm, Evaluation: s.Evaluation, Order: s.Order, Leaves: s.Leaves, Orders: s.Orders,
			Step: step, Truth: true,
		},
	}
	if s.Algorithm == protocol.MonteCarlo {
		r.Depth, r.Nodes = 0, Playouts
	} else if beside := Beside(s.Algorithm); beside != "" {
		r.Tree.Beside = beside
	}
	return r
}

// Playouts is how many playouts Monte-Carlo tree search makes.
const Playouts = 500

// Beside returns the algorithm whose counters stand beside those of another one; empty for none.
func Beside(algorithm string) string {
	switch algorithm {
	case protocol.AlphaBeta, protocol.Tabled:
		return protocol.Minimax
	case protocol.Minimax, protocol.Negamax:
		return protocol.AlphaBeta
	}
	return ""
}

// WithLeaf returns settings in which a position at the horizon has another value.
func (s Settings) WithLeaf(path []string, value int) Settings {
	var list []protocol.TreeLeaf
	for _, l := range s.Leaves {
		if strings.Join(l.Path, " ") != strings.Join(path, " ") {
			list = append(list, l)
		}
	}
	s.Leaves = append(list, protocol.TreeLeaf{Path: path, Value: value})
	return s
}

// WithOrder returns settings in which the moves of a position are tried in an order.
func (s Settings) WithOrder(path, moves []string) Settings {
	var list []protocol.TreeOrder
	for _, o := range s.Orders {
		if strings.Join(o.Path, " ") != strings.Join(path, " ") {
			list = append(list, o)
		}
	}
	s.Orders = append(list, protocol.TreeOrder{Path: path, Moves: moves})
	return s
}
