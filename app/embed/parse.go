package embed

import (
	"net/url"
	"slices"

	"tablier/app/board"
	"tablier/app/links/link"
	"tablier/rules"
)

// maxParameter is how many bytes a parameter may have: more than any game needs.
const maxParameter = 64 << 10

// Parse parses the parameters of a game. The error is an *Error.
func Parse(game *board.Game, query url.Values) (Options, error) {
	p, err := Begin(game, query)
	for done := false; err == nil && !done; {
		done, err = p.Step(maxParameter)
	}
	if err != nil {
		return Options{}, err
	}
	return p.Options(), nil
}

// A Parsing parses the parameters of a game a few moves at a time, for a page that has to do other things meanwhile.
type Parsing struct {
	levels  int
	query   url.Values
	options Options

	decoder *link.Decoder // of a game in a link, else nil
	moves   []string      // of a game in a parameter
}

// Begin returns the Parsing of parameters, with no move played. Its errors, and those of its steps, are those of
// [Parse].
func Begin(game *board.Game, query url.Values) (*Parsing, error) {
	spec := game.Spec
	for name, values := range query {
		for _, value := range values {
			if len(value) > maxParameter {
				return nil, &Error{Param: name, Value: value, Fault: NoValue}
			}
		}
	}
	p := &Parsing{levels: game.Levels, query: query}
	if text := query.Get(Game); text != "" {
		decoder, err := link.NewDecoder(rules.Registry{spec}, text)
		if err != nil {
			return nil, &Error{Game, text, NoRecord, err}
		}
		p.decoder = decoder
		return p, nil
	}
	setup := rules.Setup{Variant: query.Get(Variant), Options: PartsOf(query, RuleOptions)}
	if _, err := spec.Check(setup); err != nil {
		return nil, &Error{Variant, setup.Variant, NoVariant, err}
	}
	start := query.Get(Position)
	match, err := rules.NewMatch(spec, setup, start)
	if err != nil {
		return nil, &Error{Position, start, NoPosition, err}
	}
	p.options.Match, p.moves = match, list(query.Get(Moves), " ")
	return p, nil
}

// Progress returns how many moves have been played, and how many there are.
func (p *Parsing) Progress() (played, all int) {
	if p.decoder != nil {
		return p.decoder.Progress()
	}
	return p.options.Match.Ply(), len(p.moves)
}

// Options returns the parsed parameters, at the end.
func (p *Parsing) Options() Options { return p.options }

// Step plays up to that many moves. It returns true once all is read; nothing can be done after an error.
func (p *Parsing) Step(plies int) (done bool, err error) {
	if p.decoder == nil {
		done, err = p.play(plies)
	} else if done, err = p.decoder.Step(plies); err != nil {
		err = &Error{Game, p.query.Get(Game), NoRecord, err}
	}
	if !done || err != nil {
		return false, err
	}
	if p.decoder != nil {
		_, p.options.Match = p.decoder.Letter()
	}
	settings, err := ParseSettings(p.levels, p.query)
	if err != nil {
		return false, err
	}
	settings.Match = p.options.Match
	p.options = settings
	return true, nil
}

// play plays up to that many of the moves of a parameter.
func (p *Parsing) play(plies int) (done bool, err error) {
	match := p.options.Match
	for ; match.Ply() < len(p.moves); plies-- {
		if plies <= 0 {
			return false, nil
		}
		move := p.moves[match.Ply()]
		if err := match.Play(rules.Move(move)); err != nil {
			return false, &Error{Moves, move, NoMove, err}
		}
	}
	return true, nil
}

// ParseSettings parses all parameters except those of the game. The error is an *Error.
func ParseSettings(levels int, query url.Values) (o Options, err error) {
	o = Options{Lang: query.Get(Lang), Theme: query.Get(Theme), Origins: PartsOf(query, Origin)}
	for i, param := range []string{First, Second} {
		if o.Players[i], err = player(param, query.Get(param), levels); err != nil {
			return Options{}, err
		}
	}
	if o.Controls, err = controls(query); err != nil {
		return Options{}, err
	}
	if o.Task, err = task(query.Get(TaskParam)); err != nil {
		return Options{}, err
	}
	for param, known := range map[string][]string{Theme: {"", "auto", "light", "dark"}, Turned: {"", "0", "1"}} {
		if value := query.Get(param); !slices.Contains(known, value) {
			return Options{}, &Error{Param: param, Value: value, Fault: NoValue}
		}
	}
	o.Turned = query.Get(Turned) == "1"
	return o, nil
}
