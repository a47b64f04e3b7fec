package puzzle

import (
	"slices"
	"strconv"
	"strings"

	"tablier/ai"
	"tablier/rules"
)

const (
	head    = "puzzles 1 "
	bands   = "bands "
	retired = "retired"
	none    = "-"
	several = "+"
)

// kinds returns all kinds of questions.
func kinds() []Kind { return []Kind{Win, Hold, Escape, Parity, Points, Forces, Odds} }

// String returns the text of the set for Parse.
func (s *Set) String() string {
	var b strings.Builder
	b.WriteString(head + s.Game + "\n" + bands + strconv.Itoa(s.Bands[0]) + " " + strconv.Itoa(s.Bands[1]) + "\n")
	for i := range s.Puzzles {
		b.WriteString(s.Puzzles[i].String() + "\n")
	}
	return b.String()
}

// String returns the puzzle as a line of a file.
func (p *Puzzle) String() string {
	question := string(p.Kind)
	if p.Several {
		question += several
	}
	if p.On != "" {
		question += " " + p.On
	}
	line := none
	if len(p.Line) > 0 {
		var words []string
		for _, m := range p.Line {
			words = append(words, string(m))
		}
		line = strings.Join(words, " ")
	}
	difficulty := retired
	if !p.Retired {
		difficulty = strconv.Itoa(p.Level) + " " + strconv.Itoa(p.Rank)
	}
	return strings.Join([]string{question, p.by(), p.Position, p.answers(), line, difficulty}, "\t")
}

// by returns the text of the variant and the options. No variant has a space, not even one that somebody has drawn.
func (p *Puzzle) by() string { return strings.Join(append([]string{p.Variant}, p.Options...), " ") }

// answers returns the text of the answers in a puzzle's line: the values of the moves, their costs, or the one answer.
func (p *Puzzle) answers() string {
	var words []string
	switch {
	case p.Kind.Exact():
		for _, v := range p.Verdicts {
			words = append(words, v.String())
		}
	case p.Kind == Points:
		for _, cost := range p.Costs {
			words = append(words, strconv.Itoa(cost))
		}
	default:
		return p.Answer
	}
	return strings.Join(words, " ")
}

// letters are the letters of the values, by value.
const letters = "?ldw"

// String returns the verdict as a file has it.
func (v Verdict) String() string {
	text := letters[v.Value : v.Value+1]
	if v.Plies > 0 {
		text += strconv.Itoa(v.Plies)
	}
	if v.Reply >= 0 {
		text += ":" + strconv.Itoa(v.Reply)
	}
	return text
}

// Parse parses the file of the puzzles of a game. It never panics; the error is an *Error.
func Parse(text string) (*Set, error) {
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	s := &Set{}
	if err := s.parseHead(lines); err != nil {
		return nil, err
	}
	seen := map[string]bool{}
	for i, line := range lines[2:] {
		p, fault, word := parsePuzzle(line)
		if id := p.ID(s.Game); fault == "" && seen[id] {
			fault, word = Same, id
		} else {
			seen[id] = true
		}
		if fault != "" {
			return nil, &Error{Fault: fault, Line: i + 3, Word: word}
		}
		s.Puzzles = append(s.Puzzles, p)
	}
	return s, nil
}

// parseHead parses the first two lines of a file: its game and the bounds of the bands of difficulty.
func (s *Set) parseHead(lines []string) error {
	game, ok := strings.CutPrefix(lines[0], head)
	if !ok || game == "" {
		return &Error{Fault: BadHead, Line: 1, Word: lines[0]}
	}
	s.Game = game
	if len(lines) < 2 {
		return &Error{Fault: BadHead, Line: 2}
	}
	easy, medium, _ := strings.Cut(strings.TrimPrefix(lines[1], bands), " ")
	var okEasy, okMedium bool
	s.Bands[0], okEasy = number(easy)
	s.Bands[1], okMedium = number(medium)
	if !strings.HasPrefix(lines[1], bands) || !okEasy || !okMedium || s.Bands[0] > s.Bands[1] {
		return &Error{Fault: BadHead, Line: 2, Word: lines[1]}
	}
	return nil
}

// parsePuzzle parses a line; fault is empty when it is valid.
func parsePuzzle(line string) (p Puzzle, fault Fault, word string) {
	columns := strings.Split(line, "\t")
	if len(columns) != 6 {
		return p, Columns, line
	}
	kind, on, _ := strings.Cut(columns[0], " ")
	kind, p.Several = strings.CutSuffix(kind, several)
	by := strings.Split(columns[1], " ")
	p.Kind, p.On, p.Variant, p.Position = Kind(kind), on, by[0], columns[2]
	if len(by) > 1 {
		p.Options = by[1:]
	}
	if !slices.Contains(kinds(), p.Kind) || !p.asks() {
		return p, BadKind, columns[0]
	}
	if word, ok := p.parseAnswers(columns[3]); !ok {
		return p, BadAnswer, word
	}
	if columns[4] != none {
		for _, m := range strings.Fields(columns[4]) {
			p.Line = append(p.Line, rules.Move(m))
		}
	}
	if columns[5] == retired {
		p.Retired = true
		return p, "", ""
	}
	level, rank, _ := strings.Cut(columns[5], " ")
	var okLevel, okRank bool
	p.Level, okLevel = number(level)
	p.Rank, okRank = number(rank)
	if !okLevel || !okRank {
		return p, BadLevel, columns[5]
	}
	return p, "", ""
}

// asks says whether the subject of the question is one of its kind.
func (p *Puzzle) asks() bool {
	if p.Kind == Win && p.On != "" {
		n, ok := number(p.On)
		return ok && n > 0 && n <= MostMoves && p.On[0] != '0'
	}
	return (p.On == "") == p.Kind.Moves() && (p.Kind.Moves() || !p.Several)
}

// parseAnswers parses the column of the answers. It returns the first word that it cannot read.
func (p *Puzzle) parseAnswers(text string) (word string, ok bool) {
	if !p.Kind.Moves() {
		p.Answer = text
		return text, text != ""
	}
	for _, word := range strings.Fields(text) {
		if p.Kind == Points {
			cost, ok := number(word)
			if !ok {
				return word, false
			}
			p.Costs = append(p.Costs, cost)
			continue
		}
		v, ok := parseVerdict(word)
		if !ok || v.Value == ai.Unknown && p.Within() == 0 {
			return word, false
		}
		p.Verdicts = append(p.Verdicts, v)
	}
	return "", true
}

// parseVerdict parses the text of a Verdict.
func parseVerdict(word string) (v Verdict, ok bool) {
	value := strings.IndexByte(letters, word[0])
	plies, reply, replied := strings.Cut(word[1:], ":")
	v = Verdict{Value: ai.Value(value), Reply: -1}
	okPlies, okReply := true, true
	if plies != "" {
		v.Plies, okPlies = number(plies)
	}
	if replied {
		v.Reply, okReply = number(reply)
	}
	decided := v.Value == ai.Win || v.Value == ai.Loss
	return v, value >= 0 && okPlies && okReply && decided == (v.Plies > 0)
}

// MostMoves is in how many moves of the solver a puzzle may ask for a win.
const MostMoves = 99

// ParseLine parses a puzzle as String writes it. The error is an *Error.
func ParseLine(line string) (*Puzzle, error) {
	p, fault, word := parsePuzzle(line)
	if fault != "" {
		return nil, &Error{Fault: fault, Word: word}
	}
	return &p, nil
}

// number parses a number that is neither negative nor too large.
func number(text string) (n int, ok bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= 0 && n < 1<<24 && text[0] != '+' && text[0] != '-'
}
