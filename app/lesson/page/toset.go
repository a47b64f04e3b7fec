package page

import "tablier/app/class/set"

// minutes is how long the board of a lesson takes, as a teacher may expect.
const minutes = 3

// addToSet adds the board that is shown, at the end of the lesson all of it, to the set that a teacher prepares.
func (p *page) addToSet() {
	lang := p.kind.site.Lang
	task, title := &set.Lesson{Game: p.game.ID(), ID: p.name}, p.game.Words(lang).Name()
	if board := p.course.player.Board(); board != nil {
		task.Board, title = board.ID, board.Title.In(lang)
	}
	p.kind.site.AddToSet(set.Item{Minutes: minutes, Task: task}, title)
}
