package watch

import (
	"strconv"
	"time"

	"tablier/ai/protocol"
	"tablier/app/embed"
	"tablier/app/latest"
)

// restart drops all that is known of the search before, and shows a step of the one in the settings.
func (s *Session) restart(step int) {
	s.reset()
	s.show(step)
}

// reset gives up what is shown of a search, for another one.
func (s *Session) reset() {
	s.run.stop()
	s.tree, s.failure, s.held = nil, Refusal{}, false
	s.growth.clear()
	s.surprise.follow()
	s.exporting.Cancel()
	s.levels = fewLevels
	s.predictions.clear()
	s.outline.at = ""
	clear(s.outline.folds)
	s.environment.Screen.Replaced()
}

// show asks for a step, and shows it with what may be predicted of the next one.
func (s *Session) show(step int) {
	s.reading.Cancel()
	s.newest = s.steps.Next()
	token := s.newest
	s.ask(token, step, func(now *protocol.Tree) {
		if s.deepens(now) {
			s.show(step)
			return
		}
		if !s.predictions.on || s.quiz.question != nil || now.Step >= now.Steps {
			s.arrived(now, nil)
			return
		}
		s.ask(token, now.Step+1, func(next *protocol.Tree) { s.arrived(now, next) })
	})
}

// ask asks for a step, unless another one is asked for before the answer.
func (s *Session) ask(token latest.Token, step int, done func(*protocol.Tree)) {
	s.queue.ask(question{s.request(step), token.Valid, func(tree *protocol.Tree, err error) {
		if err != nil {
			s.run.stop()
			s.failure = s.environment.reason(err)
			return
		}
		done(tree)
	}})
}

// The plies below the root that are asked for: few of a large tree, whose branches are folded off the way to the
// present position, which is always there.
const (
	fewLevels, manyLevels = 2, 4
	maxSmall              = 400 // nodes of a tree of which many plies are asked for
)

// deepens says whether more plies are to be asked for, as of a small tree, from now on.
func (s *Session) deepens(now *protocol.Tree) bool {
	if s.levels == manyLevels || now.Total.Nodes > maxSmall || s.settings.Algorithm == protocol.MonteCarlo {
		return false
	}
	s.levels = manyLevels
	return true
}

// request returns the request for a step of the search.
func (s *Session) request(step int) protocol.Request {
	r := s.settings.Request(step)
	r.Tree.Levels = s.levels
	return r
}

// arrived shows a step that the machine has answered, and asks a person to predict the next. A run stops where
// something is asked, and at the end.
func (s *Session) arrived(now, next *protocol.Tree) {
	if s.tree == nil && s.environment.Host != nil {
		s.environment.Host.Post(embed.Notice{
			Type: embed.Ready, Game: s.settings.Game, Variant: s.settings.Variant, Options: s.settings.Options,
			Position: s.settings.Position,
		})
	}
	s.tree, s.failure = now, Refusal{}
	if now.Step == now.Steps { // a search without a question is done once it has been followed to its end
		s.environment.Reports.Report(embed.Report{Tried: true, Right: true})
	}
	s.predictions.expect(s.settings.Algorithm, now, next)
	stops := s.predictions.question != nil || now.Step == now.Steps
	if s.quiz.question == nil && (!s.run.running || stops) {
		s.environment.Screen.Say(SayStep)
	}
	if stops {
		s.run.stop()
	}
	s.writeAddress()
	s.outline.fill()
	if s.run.running {
		s.run.wait()
	}
}

// addressDelay is how long after the last change the address says what is shown: browsers refuse many changes a second.
const addressDelay = 350 * time.Millisecond

// writeAddress has the address say what is shown, a little later.
func (s *Session) writeAddress() {
	token := s.addressing.Next()
	s.environment.Clock.After(addressDelay, func() {
		if s.addressing.Take(token) && s.tree != nil && s.quiz.question == nil {
			s.environment.Address.Keep(s.settings.Address(s.tree.Step))
		}
	})
}

// Step shows a step, -1 for the last.
func (s *Session) Step(step int) {
	if s.tree == nil {
		return
	}
	s.run.stop()
	s.predictions.clear()
	s.outline.chosen = false
	s.show(step)
}

// Back shows the step of the search before the one shown.
func (s *Session) Back() {
	if s.tree != nil && s.tree.Step > 0 {
		s.Step(s.tree.Step - 1)
	}
}

// Onward shows the step of the search after the one shown. A question that has not been answered waits.
func (s *Session) Onward() {
	if s.tree == nil || s.tree.Step >= s.tree.Steps || s.predictions.Pending() {
		return
	}
	s.outline.chosen = false
	s.show(s.tree.Step + 1)
}

// Play has the steps run by themselves, from the start where they have ended, or stops them.
func (s *Session) Play() {
	switch {
	case s.run.running:
		s.run.stop()
	case s.tree == nil || s.predictions.Pending():
	case s.tree.Step == s.tree.Steps:
		s.run.start()
		s.predictions.clear()
		s.show(0)
	default:
		s.run.start()
		s.run.wait()
	}
}

// SetPredictions says whether a person is asked about the next steps.
func (s *Session) SetPredictions(on bool) {
	s.predictions.on = on
	if !on {
		s.predictions.clear()
	}
}

// Answer answers the question about the next step, -1 to be shown it. It returns false where nothing is asked.
func (s *Session) Answer(choice int) bool {
	if !s.predictions.Pending() {
		return false
	}
	s.tree = s.predictions.answer(choice)
	if choice >= 0 {
		s.scorer.mark(choice == s.predictions.question.Right)
	}
	s.environment.Screen.Say(SayVerdict)
	s.writeAddress()
	s.outline.fill()
	return true
}

// Solve takes a person's answer to the prepared question, and counts it in the score. It returns false where none is
// asked.
func (s *Session) Solve(choice int) bool {
	if !s.quiz.Pending() {
		return false
	}
	s.quiz.choice = choice
	right := choice == s.quiz.question.Right
	s.scorer.mark(right)
	s.environment.Reports.Report(embed.Report{
		Item: s.quiz.question.Name, Tried: true, Answer: strconv.Itoa(choice), Right: right,
	})
	s.environment.Screen.Say(SaySolution)
	return true
}

// EndQuiz leaves the prepared question, and goes on with its search.
func (s *Session) EndQuiz() {
	s.quiz.end()
	if s.tree != nil {
		s.show(s.tree.Step)
	}
}
