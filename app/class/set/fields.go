package set

import "tablier/app/class/form"

// fields are those of a set.
func (s *Set) fields(c *form.Coder) {
	c.Text("title", &s.Title, MaxTitle)
	c.Text("intro", &s.Intro, MaxText)
	c.Flag("nohints", &s.Settings.NoHints)
	c.Flag("nosolution", &s.Settings.NoSolution)
	c.Flag("fixed", &s.Settings.Fixed)
	items := len(s.Items)
	c.Number("items", &items, MaxItems)
	if c.Reading() && c.OK() && items > 0 {
		s.Items = make([]Item, items)
	}
	for i := range s.Items {
		c.Item(i + 1)
		s.Items[i].fields(c)
	}
	c.Item(0)
}

func (i *Item) fields(c *form.Coder) {
	c.Number("minutes", &i.Minutes, MaxMinutes)
	c.Text("word", &i.Word, MaxWord)
	kind := 0
	if i.Task != nil {
		kind = int(i.Task.Kind())
	}
	c.Word("kind", &kind, kindWords)
	if c.Reading() {
		i.Task = newTask(Kind(kind))
	}
	if i.Task == nil {
		c.Refuse(form.Illegal, "kind")
		return
	}
	c.Block("task", func() { i.Task.fields(c) })
}

func (p *Puzzle) fields(c *form.Coder) {
	if p.Own.There() {
		if p.Own.Fields(c); c.Reading() {
			p.Game, p.ID = p.Own.Game, p.Own.ID()
		}
		return
	}
	name(c, "game", &p.Game)
	name(c, "puzzle", &p.ID)
}

func (l *Lesson) fields(c *form.Coder) {
	name(c, "game", &l.Game)
	name(c, "lesson", &l.ID)
	c.Name("board", &l.Board, maxName)
	if l.Board != "" && !isName(l.Board) {
		c.Refuse(form.Illegal, "board")
	}
}

// maxSearch and maxGame are how many characters the address of a search, and the link to a match, may have.
const (
	maxSearch = 1000
	maxGame   = 2000
)

func (w *Watch) fields(c *form.Coder) {
	c.Text("search", &w.Search, maxSearch)
	if !isName(w.Search) {
		c.Refuse(form.Illegal, "search")
	}
}

func (p *Python) fields(c *form.Coder) { name(c, "exercise", &p.Exercise) }

// maxLevel and maxPoints are beyond what any game has.
const (
	maxLevel  = 99
	maxPoints = 10_000
)

func (m *Match) fields(c *form.Coder) {
	c.Link("game", &m.Game, maxGame)
	c.Number("side", &m.Side, 1)
	c.Number("level", &m.Level, maxLevel)
	goal := int(m.Goal)
	c.Word("goal", &goal, goalWords)
	m.Goal = Goal(goal)
	c.Number("points", &m.Points, maxPoints)
	switch {
	case m.Game == "":
		c.Refuse(form.Illegal, "game")
	case m.Level == 0:
		c.Refuse(form.Illegal, "level")
	case goal >= len(goalWords):
		c.Refuse(form.Newer, "goal")
	case (m.Goal == ScorePoints) != (m.Points > 0):
		c.Refuse(form.Illegal, "points")
	}
}

func (w *Words) fields(c *form.Coder) {
	c.Text("title", &w.Title, MaxTitle)
	c.Text("text", &w.Text, MaxText)
}

func (l *Later) fields(c *form.Coder) { c.Rest("rest", &l.Body) }
