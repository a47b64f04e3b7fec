//go:build !js

package teach

import (
	"strconv"

	"tablier/app/board"
	"tablier/app/class/contents"
	"tablier/app/class/ready"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/ui"
	"tablier/app/write"
)

// rowHigh is how high the row of an item is, and maxRows how many the picture has.
const rowHigh, maxRows = 42, 4

// setPicture draws the first of the sets that are made ready: those items that can be told without the files of
// puzzles, which are not there where pages are drawn natively.
func setPicture(lang i18n.Lang, games []*board.Game) ui.HTML {
	names := contents.Names{Lang: lang, Shelves: contents.NewShelves(games, exercisesOf(lang), func() {})}
	names.WantExercises(lang)
	var c canvas
	row := 0
	for i, item := range ready.All(lang)[0].Items {
		if _, isPuzzle := item.Task.(*set.Puzzle); isPuzzle || row == maxRows {
			continue
		}
		top := 10 + rowHigh*row
		if row == 0 {
			c.rect("tf-here", 0, top, 300, rowHigh)
			c.rect("tf-mark", 0, top, 3, rowHigh)
		} else {
			c.line("tf-line", 0, top, 300)
		}
		c.text("tf-quiet", 20, top+25, strconv.Itoa(i+1))
		c.thumbnail(names, item.Task, 40, top+5)
		called := names.Of(item.Task)
		c.text("tf-head", 82, top+19, shortened(called.Title, 26))
		c.text("tf-quiet", 82, top+32, shortened(called.About, 36))
		c.text("tf-quiet tf-end", 284, top+25, i18n.TeachOf(lang).Minutes(item.Minutes))
		row++
	}
	return framed(c.String())
}

// exercisesOf returns what has the exercises in a language, and no other file.
func exercisesOf(lang i18n.Lang) func(name string, then func(text string, ok bool)) {
	return func(name string, then func(text string, ok bool)) {
		text, err := write.Pack(lang)
		then(string(text), err == nil && name == write.File(lang))
	}
}

// thumbnailSize is how wide the board or the sign beside an item is.
const thumbnailSize = 32

// thumbnail draws the board of an item, or a sign for one without.
func (c *canvas) thumbnail(names contents.Names, task set.Task, x, y int) {
	switch task := task.(type) {
	case *set.Lesson:
		if game := names.Game(task.Game); game != nil {
			c.Board(game, game.Card, "", x, y, thumbnailSize)
			return
		}
	case *set.Watch:
		asked := names.Search(task)
		if game := names.Game(asked.Game); game != nil {
			c.Board(game, asked.Position, "", x, y, thumbnailSize)
			return
		}
	}
	c.rect("tf-tile", x, y, thumbnailSize, thumbnailSize)
	if _, ok := task.(*set.Python); ok {
		c.text("tf-code", x+6, y+20, "</>")
		return
	}
	for i, to := range []int{25, 21, 23} {
		c.line("tf-words", x+8, y+10+6*i, x+to)
	}
}
