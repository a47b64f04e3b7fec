package watch

import (
	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/latest"
	"tablier/rules"
)

// A State is what a session shows.
type State int

// The states.
const (
	Loading State = iota // the first step has not come
	Held                 // an earlier visit has crashed over the search: it begins when a person asks for it
	Failed               // there is no step, for a reason
	Shown
)

// A Session is a person who follows a search. It is not safe for concurrent use.
type Session struct {
	environment Environment
	catalogue   catalogue

	settings Settings
	tree     *protocol.Tree // at the step that is shown; nil until it has come
	held     bool
	heldAt   int     // the step that is shown once a person asks for a search that is held
	failure  Refusal // why there is no step
	refusal  Refusal // of what was last asked for beside the step
	levels   int     // plies below the root that are asked for

	queue       queue
	quiz        Quiz
	predictions Predictions
	run         Run
	outline     Outline
	changes     Changes
	growth      Growth
	surprise    Surprise
	scorer      Scorer

	steps, reading, addressing, exporting latest.Source
	newest                                latest.Token // of the last step that was asked for
}

// New returns a session that shows the usual search of the first game that has searches.
func New(games []*board.Game, e Environment) *Session {
	s := &Session{environment: e, catalogue: catalogue{library: e.Library}}
	for _, g := range games {
		if g.Searched != nil {
			s.catalogue.games = append(s.catalogue.games, g)
		}
	}
	s.settings = s.catalogue.usual(s.catalogue.games[0])
	s.queue = queue{environment: &s.environment, settings: &s.settings}
	s.predictions.on = true
	s.run = Run{clock: e.Clock, next: s.Onward, speed: usualSpeed}
	s.outline = Outline{session: s, folds: Folds{}}
	s.changes.session = s
	s.growth.queue = &s.queue
	s.surprise = Surprise{environment: &s.environment, settings: &s.settings}
	s.scorer.environment = &s.environment
	return s
}

// Settings returns the settings of the search that is shown: its game, position and algorithm.
func (s *Session) Settings() Settings { return s.settings }

// Games returns the games of which searches are shown.
func (s *Session) Games() []*board.Game { return s.catalogue.games }

// Game returns the game whose position is searched.
func (s *Session) Game() *board.Game {
	g, _ := s.catalogue.find(s.settings.Game)
	return g
}

// State returns whether a step is shown or, if not, why: it is loading, held or has failed.
func (s *Session) State() State {
	switch {
	case s.held:
		return Held
	case s.failure.Any():
		return Failed
	case s.tree != nil:
		return Shown
	}
	return Loading
}

// Tree returns the tree at the step that is shown, nil until there is one. In the state Failed it is the last one.
func (s *Session) Tree() *protocol.Tree { return s.tree }

// Current returns the node that the step shown concerns, nil where the window does not show it.
func (s *Session) Current() *protocol.TreeNode { return Find(&s.tree.Root, s.tree.Where) }

// Failure returns why no step of the search can be shown, the zero Refusal for none.
func (s *Session) Failure() Refusal { return s.failure }

// Refusal returns why something beside the step was not taken.
func (s *Session) Refusal() Refusal { return s.refusal }

// Scorer returns the score of a person's predictions.
func (s *Session) Scorer() *Scorer { return &s.scorer }

// Quiz returns the prepared question about the whole search, and its answer.
func (s *Session) Quiz() *Quiz { return &s.quiz }

// Predictions returns the questions about the next step.
func (s *Session) Predictions() *Predictions { return &s.predictions }

// Run returns the automatic play of the steps.
func (s *Session) Run() *Run { return &s.run }

// Outline returns which nodes of the tree are folded, and which one has the focus or is chosen.
func (s *Session) Outline() *Outline { return &s.outline }

// Changes returns what a person changes at the chosen node.
func (s *Session) Changes() *Changes { return &s.changes }

// Surprise returns what files with exact values have to tell of the position.
func (s *Session) Surprise() *Surprise { return &s.surprise }

// Growth returns how the trees grow with the depth.
func (s *Session) Growth() *Growth { return &s.growth }

// Replay returns the match from the position that is searched to the end of a path.
func (s *Session) Replay(path []string) (*rules.Match, error) {
	return Replay(s.Game(), s.settings.Setup(), s.settings.Position, path)
}

// Address returns what the address has to open what is shown. A step must be shown.
func (s *Session) Address() string {
	if q := s.quiz.question; q != nil {
		return QuestionAddress(q.Name)
	}
	return s.settings.Address(s.tree.Step)
}

// CountNodes counts the nodes of the search and of the one beside it by depth.
func (s *Session) CountNodes() {
	s.run.stop()
	s.growth.count(s.settings)
}

// Dismiss removes the refusal that is shown, when a person asks for something else.
func (s *Session) Dismiss() { s.refusal = Refusal{} }

// refuse says why something is not taken; what is shown stays.
func (s *Session) refuse(r Refusal) {
	s.refusal = r
	s.environment.Screen.Say(SayRefusal)
}

// report says what the machine could not do; what is shown stays.
func (s *Session) report(err error) { s.refuse(s.environment.reason(err)) }
