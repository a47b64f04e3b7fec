package match

import "tablier/app/embed"

// An Effect is an action outside of the controller, which a session carries out. Each stands in the file of its
// subject; what comes of it is told by the event named after it.
type Effect interface{ carryOut(s *Session) }

// The effects on the page and on the page around it.
type (
	// Tell tells the host page something.
	Tell struct{ Notice embed.Notice }
	// ApplyAppearance gives the page a language and a theme, each empty for the one it has.
	ApplyAppearance struct{ Lang, Theme string }
	// MoveFocusFrom moves the keyboard's focus from a control that is about to go.
	MoveFocusFrom struct{ Control Control }
	// Log writes an error to the browser's console.
	Log struct{ Err error }
)

func (e Tell) carryOut(s *Session) {
	if host := s.runtime.Host; host != nil {
		host.Post(e.Notice)
	}
}

func (e ApplyAppearance) carryOut(s *Session) { s.runtime.Screen.ApplyAppearance(e.Lang, e.Theme) }

func (e MoveFocusFrom) carryOut(s *Session) { s.runtime.Screen.MoveFocusFrom(s.Controller, e.Control) }

func (e Log) carryOut(s *Session) { s.runtime.Screen.Log(e.Err) }

// A Control is a control of the page that comes and goes with what the match does.
type Control int

// The controls.
const (
	PlayNowControl Control = iota // cuts the machine short
	ReviewControl                 // starts and stops the review
)
