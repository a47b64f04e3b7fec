package draw

import (
	"encoding/json"
	"errors"
	"strings"

	"tablier/rules/morris"
)

// A kept is a drawing as it is kept, with its faults.
type kept struct {
	Version int           `json:"version"`
	Sketch  morris.Sketch `json:"sketch"`
}

// version is that of what is kept.
const version = 1

// keep keeps the drawing.
func (s *Session) keep() {
	text, err := json.Marshal(kept{version, s.sketch})
	if err != nil || !s.env.Store.Set(string(text)) {
		s.notice = NotKept
	}
}

// restore takes what was kept. What cannot be read is set aside.
func (s *Session) restore() {
	text, ok := s.env.Store.Get()
	if !ok {
		return
	}
	var k kept
	if err := json.Unmarshal([]byte(text), &k); err != nil || !sound(&k.Sketch) {
		s.env.Store.SetAside()
		return
	}
	s.sketch = k.Sketch
}

// sound says whether a drawing that was kept is one that a session can have made.
func sound(k *morris.Sketch) bool {
	n := len(k.Places)
	good := n <= morris.MaxPoints && k.Pawns >= 2 && k.Pawns <= 4 && k.Motion <= morris.Fly &&
		(k.Start == "" || len(k.Start) == n) && strings.Trim(k.Start, "or.") == "" &&
		(k.Grid == morris.Ring || k.Grid == morris.Free || Files(k.Grid) >= 3 && Files(k.Grid) <= 9)
	lists := [][]int{k.Barred, k.First}
	for _, kind := range []Stroke{Line, Path, Win} {
		lists = append(lists, *strokes(k, kind)...)
	}
	for _, list := range lists {
		for _, p := range list {
			good = good && p >= 0 && p < n
		}
	}
	return good
}

// Link returns the text of the game, empty where it is none. With names it has as much of the title and of the name as
// a link has room for.
func (s *Session) Link(names bool) string {
	if !names {
		return textOf(s.sketch)
	}
	if s.design == nil {
		return ""
	}
	return s.design.Board.ID
}

// fitting returns the game of a drawing with as much of its title and of the name as a link has room for: the title is
// cut first.
func fitting(k morris.Sketch) (*morris.Design, error) {
	for {
		design, err := k.Design()
		var faults morris.Faults
		switch {
		case !errors.As(err, &faults) || len(faults) != 1 || faults[0].Flaw != morris.LongText:
			return design, err
		case k.Title != "":
			k.Title = cut(k.Title)
		case k.Author != "":
			k.Author = cut(k.Author)
		default:
			return nil, err
		}
	}
}

// cut returns a text without its last sign.
func cut(text string) string {
	signs := []rune(text)
	return strings.TrimSpace(string(signs[:len(signs)-1]))
}
