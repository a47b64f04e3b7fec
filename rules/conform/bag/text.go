package bag

import (
	"strconv"

	"tablier/rules"
)

const (
	take    rules.Move = "+"
	unknown rules.Move = "?" // the pick of a secret, redacted
)

func drawMove(ball int) rules.Move { return rules.Move("=" + strconv.Itoa(ball)) }

// secret reads the pick of a secret.
func secret(m rules.Move) int {
	if m == unknown {
		return Unknown
	}
	return int(m[0] - '0')
}

// String returns the position as text; see the package's comment.
func (p Position) String() string {
	text := append(make([]byte, 0, 2*len(form)), secretText(p.Secrets[0]), secretText(p.Secrets[1]), ' ')
	text = append(digits(text, p.Left[:]...), ' ')
	text = append(digits(text, p.Ball), ' ')
	text = append(digits(text, p.Held[0][:]...), '/')
	return string(digits(text, p.Held[1][:]...))
}

func secretText(secret int) byte {
	switch secret {
	case 0:
		return '-'
	case Unknown:
		return '?'
	}
	return byte('0' + secret)
}

// digits appends numbers, each of one digit, to a text.
func digits(text []byte, numbers ...int) []byte {
	for _, n := range numbers {
		text = strconv.AppendInt(text, int64(n), 10)
	}
	return text
}

// form is the text of every position: two secrets, then digits.
const form = "ss ### # ###/###"

// parse reads a position's text; p is the start of a round with the same setup.
func parse(p Position, text string) (rules.Position, error) {
	fail := func(at int, need string) (rules.Position, error) {
		return nil, &rules.SyntaxError{What: "position", Offset: at, Need: need, Text: text}
	}
	var n []int
	for i := range len(form) {
		if i == len(text) {
			return fail(i, form)
		}
		value, need := p.read(form[i], text[i])
		if need != "" {
			return fail(i, need)
		}
		if form[i] == 's' || form[i] == '#' {
			n = append(n, value)
		}
	}
	if len(text) > len(form) {
		return fail(len(form), "nothing more")
	}
	p.Secrets, p.Left, p.Ball = [2]int(n[:2]), [3]int(n[2:5]), n[5]
	p.Held = [2][3]int{[3]int(n[6:9]), [3]int(n[9:])}
	if need := p.absurd(); need != "" {
		return fail(0, need)
	}
	return p, nil
}

// read reads the character c where the form has what.
func (p Position) read(what, c byte) (value int, need string) {
	switch {
	case what == 's' && c == '-':
		return 0, ""
	case what == 's' && c == '?' && !p.open:
		return Unknown, ""
	case what == 's' && c >= '1' && c <= '3', what == '#' && c >= '0' && c <= '3':
		return int(c - '0'), ""
	case what == 's':
		return 0, "a secret, - or ?"
	case what == '#':
		return 0, "0 to 3"
	case what != c:
		return 0, string(what)
	}
	return 0, ""
}

// absurd returns what should be there instead of a position that no game leads to.
func (p Position) absurd() (need string) {
	for i := range 3 {
		all := p.Left[i] + p.Held[0][i] + p.Held[1][i]
		if p.Ball == i+1 {
			all++
		}
		if all != 2 {
			return "two balls of each number"
		}
	}
	if p.drawn() > p.draws || p.drawn() > 0 && p.picking() || p.Secrets[0] == 0 && !p.picking() {
		return "a position of a game"
	}
	return ""
}
