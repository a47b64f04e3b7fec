package draw

import (
	"encoding/json"
	"errors"
	"fmt"
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
	if !s.env.Store.Set(Save(s.sketch)) {
		s.notice = NotKept
	}
}

// Save writes a drawing as it is kept.
func Save(k morris.Sketch) string {
	text, err := json.Marshal(saved{version, k})
	if err != nil {
		panic(err) // it has numbers and texts alone
	}
	return string(text)
}

// ReadSaved reads a drawing that was kept.
func ReadSaved(text string) (k morris.Sketch, err error) {
	var of saved
	if err := json.Unmarshal([]byte(text), &of); err != nil {
		return k, err
	}
	if of.Version != version {
		return k, fmt.Errorf("a drawing of version %d", of.Version)
	}
	if faults := of.Sketch.Sound(); len(faults) > 0 {
		return k, faults
	}
	return of.Sketch, nil
}

// restore takes what was kept. What cannot be read is set aside.
func (s *Session) restore() {
	text, ok := s.env.Store.Get()
	if !ok {
		return
	}
	kept, err := ReadSaved(text)
	if err != nil {
		s.env.Store.SetAside()
		return
	}
	s.sketch = kept
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
