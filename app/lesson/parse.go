package lesson

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Parse reads a lesson and never panics. The error is an *Error.
func Parse(text string) (*Lesson, error) {
	p := parser{lesson: &Lesson{}}
	for i, line := range strings.Split(text, "\n") {
		p.line = i + 1
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		if !utf8.ValidString(line) {
			return nil, p.fail(Encoding, "")
		}
		if err := p.read(line); err != nil {
			return nil, err
		}
	}
	if err := p.endBoard(); err != nil {
		return nil, err
	}
	if len(p.lesson.Boards) == 0 {
		return nil, p.fail(Missing, "board")
	}
	return p.lesson, nil
}

// A parser reads the lines of a lesson.
type parser struct {
	lesson *Lesson
	line   int
	said   bool // the last rule has its sentence
}

func (p *parser) fail(fault Fault, word string) *Error {
	return &Error{Fault: fault, Line: p.line, Word: word}
}

// A reader takes the value of a key.
type reader func(p *parser, key, value string) *Error

// readers returns the method of the parser for each key at the beginning of a line.
func readers() map[string]reader {
	return map[string]reader{
		"lesson": (*parser).head, "game": (*parser).head, "board": (*parser).board,
		"variant": (*parser).ofBoard, "start": (*parser).ofBoard, "title": (*parser).ofBoard, "know": (*parser).ofBoard,
		"task": (*parser).task, "goal": (*parser).goal, "aim": (*parser).aim, "ring": (*parser).ring,
		"arrow": (*parser).arrow, "right": (*parser).rule, "wrong": (*parser).rule, "say": (*parser).say,
	}
}

// read parses a line of a lesson, a key and its value. It returns an error that is nil as an interface when all is
// well.
func (p *parser) read(line string) error {
	key, value, _ := strings.Cut(line, " ")
	read, ok := readers()[key]
	if !ok {
		return p.fail(NoKey, key)
	}
	if value = strings.TrimSpace(value); value == "" {
		return p.fail(NoValue, key)
	}
	if err := read(p, key, value); err != nil {
		return err
	}
	return nil
}

// head reads the name of the lesson or of its game, which come before the boards.
func (p *parser) head(key, value string) *Error {
	field := map[string]*string{"lesson": &p.lesson.ID, "game": &p.lesson.Game}[key]
	if len(p.lesson.Boards) > 0 {
		return p.fail(OutOfPlace, key)
	}
	return p.once(field, key, value)
}

// once sets a field that may occur once in a file.
func (p *parser) once(field *string, key, value string) *Error {
	if *field != "" {
		return p.fail(Twice, key)
	}
	*field = value
	return nil
}

// board ends a board and begins the next.
func (p *parser) board(_, value string) *Error {
	if p.lesson.ID == "" || p.lesson.Game == "" {
		return p.fail(Missing, "lesson and game")
	}
	if !isName(p.lesson.ID) || !isName(value) {
		return p.fail(NoValue, value)
	}
	if err := p.closeBoard(); err != nil {
		return err
	}
	for _, other := range p.lesson.Boards {
		if other.ID == value {
			return p.fail(SameName, value)
		}
	}
	p.lesson.Boards = append(p.lesson.Boards, Board{ID: value, Line: p.line})
	return nil
}

// isName says whether a name can be kept in a progress: a word of small letters, digits and hyphens.
func isName(word string) bool {
	return !strings.ContainsFunc(word, func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= '0' && r <= '9' || r == '-')
	})
}

// current returns the board that is being read, nil before the first.
func (p *parser) current() *Board {
	if n := len(p.lesson.Boards); n > 0 {
		return &p.lesson.Boards[n-1]
	}
	return nil
}

// currentTask returns the task that is being read, nil before the first of a board.
func (p *parser) currentTask() *Task {
	if b := p.current(); b != nil && len(b.Tasks) > 0 {
		return &b.Tasks[len(b.Tasks)-1]
	}
	return nil
}

// ofBoard parses a line of a board before its tasks.
func (p *parser) ofBoard(key, value string) *Error {
	b := p.current()
	if b == nil || len(b.Tasks) > 0 {
		return p.fail(OutOfPlace, key)
	}
	switch key {
	case "variant":
		return p.once(&b.Variant, key, value)
	case "start":
		return p.once(&b.Start, key, value)
	case "title":
		return p.text(&b.Title, key, value)
	}
	return p.text(&b.Know, key, value)
}

// between stands between a text in French and the same in English.
const between = " | "

// text parses a text in both languages into a field that is still empty.
func (p *parser) text(field *Text, key, value string) *Error {
	if *field != (Text{}) {
		return p.fail(Twice, key)
	}
	french, english, ok := strings.Cut(value, between)
	french, english = strings.TrimSpace(french), strings.TrimSpace(english)
	if !ok || french == "" || english == "" || strings.Contains(english, between) {
		return p.fail(OneTongue, key)
	}
	*field = Text{French: french, English: english}
	return nil
}

// task ends a task and begins the next.
func (p *parser) task(key, value string) *Error {
	b := p.current()
	if b == nil {
		return p.fail(OutOfPlace, key)
	}
	if err := p.closeTask(); err != nil {
		return err
	}
	t := Task{Line: p.line}
	if err := p.text(&t.Do, key, value); err != nil {
		return err
	}
	if max(words(t.Do.French), words(t.Do.English)) > MostWords {
		return p.fail(TooLong, value)
	}
	b.Tasks = append(b.Tasks, t)
	return nil
}

// words counts the words of a sentence. What has neither letter nor digit, such as a dash, is none.
func words(sentence string) (n int) {
	for _, word := range strings.Fields(sentence) {
		if strings.ContainsFunc(word, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
			n++
		}
	}
	return n
}

// endBoard is closeBoard for the end of the file.
func (p *parser) endBoard() error {
	if err := p.closeBoard(); err != nil {
		return err
	}
	return nil
}

// closeBoard returns the error of an incomplete board at its end.
func (p *parser) closeBoard() *Error {
	b := p.current()
	if b == nil {
		return nil
	}
	for _, need := range []struct {
		key  string
		text Text
	}{{"title", b.Title}, {"know", b.Know}} {
		if need.text == (Text{}) {
			return p.fail(Missing, need.key)
		}
	}
	if len(b.Tasks) == 0 {
		return p.fail(Missing, "task")
	}
	return p.closeTask()
}

// closeTask returns the error of an incomplete task at its end.
func (p *parser) closeTask() *Error {
	t := p.currentTask()
	switch {
	case t == nil:
		return nil
	case t.Goal == (Text{}):
		return p.fail(Missing, "goal")
	case len(t.Rules) == 0:
		return p.fail(Missing, "right")
	}
	return p.closeRule()
}

// closeRule says whether the rule that ends here lacks its sentence.
func (p *parser) closeRule() *Error {
	if t := p.currentTask(); t != nil && len(t.Rules) > 0 && !p.said {
		return p.fail(Missing, "say")
	}
	return nil
}
