package python

import (
	"strconv"
	"strings"

	"tablier/ai/players"
	"tablier/rules"
)

// A Code says why a question has no answer.
type Code string

// The codes.
const (
	BadQuestion Code = "question" // it is none of those that there are, or has too few or too many fields
	BadGame     Code = "game"     // there is no such game, variant or option
	BadPosition Code = "position" // the rules cannot read it
	NoValues    Code = "value"    // what positions are worth is not told here
	NoFiles     Code = "files"    // that stands in files that are not here
)

// A Host answers questions by the rules of some games, and by the machine that plays them. It is not safe for
// concurrent use.
type Host struct {
	games   []*rules.Spec
	players players.Registry
	values  bool // whether what positions are worth is told
}

// NewHost returns a Host that answers the questions of Python programs about some games. What positions are worth it
// tells or refuses.
func NewHost(games []*rules.Spec, machine players.Registry, values bool) *Host {
	return &Host{games, machine, values}
}

// Answer answers a question; see the comment of the package. It never panics.
func (h *Host) Answer(question string) string {
	fields := strings.Split(question, "\t")
	switch op, rest := fields[0], fields[1:]; {
	case len(rest) == 4 && (op == "expand" || op == "cells" || op == "value"):
		return h.look(op, rest)
	case op == "filed" && len(rest) > 3:
		return h.filed(rest)
	case op == "game" && len(rest) == 3:
		spec, setup, fault := h.find(rest[0], rest[1], rest[2])
		if fault != "" {
			return fault
		}
		return record("ok", spec.Sides[0], spec.Sides[1], setup.Variant, strings.Join(setup.Options, ","))
	}
	return failure(BadQuestion, rules.Clip(question))
}

// find returns a game and what is chosen about it, or the answer that says why there is none.
func (h *Host) find(game, variant, options string) (spec *rules.Spec, setup rules.Setup, fault string) {
	for _, spec := range h.games {
		if spec.ID != game {
			continue
		}
		setup = rules.Setup{Variant: variant}
		if options != "" {
			setup.Options = strings.Split(options, ",")
		}
		setup, err := spec.Check(setup)
		if err != nil {
			return nil, setup, failure(BadGame, err.Error())
		}
		return spec, setup, ""
	}
	return nil, setup, failure(BadGame, rules.Clip(game))
}

// look answers a question about a position: a game, a variant, options and the position's text.
func (h *Host) look(op string, about []string) string {
	spec, setup, fault := h.find(about[0], about[1], about[2])
	if fault != "" {
		return fault
	}
	p, err := read(spec, setup, about[3])
	if err != nil {
		return failure(BadPosition, err.Error())
	}
	switch op {
	case "cells":
		return h.cells(spec, p)
	case "value":
		return h.value(spec, p)
	}
	return expand(p)
}

// expand answers a position and all that may follow.
func expand(p rules.Position) string {
	records := []string{record("ok", append([]string{p.String()}, describe(p)...)...)}
	moves := p.Moves()
	weights := make([]int, len(moves))
	if p.ToMove() == rules.Chance {
		weights = rules.Weights(p)
	}
	for i, m := range moves {
		records = append(records, child(p, m, max(1, weights[i])))
	}
	return strings.Join(records, "\n")
}

// read returns the position of a text, the start for an empty one.
func read(spec *rules.Spec, setup rules.Setup, text string) (rules.Position, error) {
	if text == "" {
		return spec.New(setup)
	}
	return spec.Parse(setup, text)
}

// child is the record of what follows by a legal move.
func child(p rules.Position, m rules.Move, weight int) string {
	next, err := p.Play(m)
	if err != nil { // it is legal: what it leads to hangs on something hidden
		return record(string(m), strconv.Itoa(weight), "?")
	}
	return record(string(m), append([]string{strconv.Itoa(weight), next.String()}, describe(next)...)...)
}

// describe returns the fields that say who is to move in a position and how it has ended.
func describe(p rules.Position) []string {
	out := p.Outcome()
	fields := []string{side(p.ToMove(), ""), "", "", "", string(out.Reason)}
	if out.Over() {
		fields[1] = side(out.Winner, "=")
	}
	if out.Score != nil {
		fields[2], fields[3] = strconv.Itoa(out.Score[0]), strconv.Itoa(out.Score[1])
	}
	return fields
}

// side writes a player, Nobody as it is told to.
func side(p rules.Player, nobody string) string {
	switch p {
	case rules.First:
		return "1"
	case rules.Second:
		return "2"
	case rules.Chance:
		return "c"
	}
	return nobody
}

func record(first string, fields ...string) string {
	return strings.Join(append([]string{first}, fields...), "\t")
}

func failure(code Code, about string) string { return record("error", string(code), about) }
