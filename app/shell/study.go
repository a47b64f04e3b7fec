package shell

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// A study is the replay of a game with what the machine thinks of each move.
type study struct{}

func (r *Root) studyView(s *session) app.UI {
	return r.panelBox(s, studyPanel, r.words().Study.Title, func() []app.UI { return nil })
}

func (r *Root) onStudy(app.Context, app.Event) { r.open(r.current(), studyPanel) }

// turningWords says what the move to ply changed, empty when it is not known to be a turning point.
func (r *Root) turningWords(s *session, ply int) string { return "" }

// turningMark returns the sign of a turning point and what it means, empty when the move to ply is none.
func (r *Root) turningMark(s *session, ply int) (mark, why string) { return "", "" }
