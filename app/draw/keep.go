package draw

import (
	"encoding/json"
	"errors"
	"strings"

	"tablier/rules/morris"
)

// Key is that of the drawing among the texts of a device.
const Key = "drawing"

// A saved is a drawing as it is kept, with its faults.
type saved struct {
	Version int           `json:"version"`
	Sketch  morris.Sketch `json:"sketch"`
}

// version is that of what is kept.
const version = 1

// keep keeps the drawing.
func (s *Session) keep() {
	text, err := json.Marshal(saved{version, s.sketch})
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
	var k saved
	if err := json.Unmarshal([]byte(text), &k); err != nil || k.Version != version || len(k.Sketch.Sound()) > 0 {
		s.env.Store.SetAside()
		return
	}
	s.sketch = k.Sketch
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
		faults, _ := errors.AsType[morris.Faults](err)
		switch {
		case len(faults) != 1 || faults[0].Flaw != morris.LongText:
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
