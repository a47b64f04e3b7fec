package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/boardview"
	"tablier/app/watch"
)

// onKey goes through the steps where the focus is on the bar or the tree, and answers what is asked; Escape leaves a
// node that was chosen.
func (k *Kind) onKey(ctx app.Context, e app.Event) {
	target, key := e.Get("target"), boardview.KeyOf(e)
	on := target.Call("closest", ".bar-of-steps, .branches").Truthy()
	inTree := target.Call("closest", ".branches").Truthy()
	switch {
	case key == "Escape" && k.session.Outline().Choosing():
		k.close()
	case !on || k.session.Tree() == nil || !k.key(key, inTree):
		ctx.PreventUpdate()
		return
	}
	e.PreventDefault()
	k.rev++
}

// key does what a key is for; it returns false for one that is for nothing.
func (k *Kind) key(key string, inTree bool) bool {
	switch s := k.session; {
	case inTree && k.walk(key):
	case key == "Home":
		s.Step(0)
	case key == "End":
		s.Step(-1)
	case key == "ArrowLeft":
		s.Back()
	case key == "ArrowRight":
		s.Onward()
	case key == " " && inTree:
		s.Play()
	default:
		return k.reply(key)
	}
	return true
}

// walkingKeys are the keys that go through the tree, as trees are gone through.
var walkingKeys = map[string]watch.Key{
	"ArrowDown": watch.NextRow, "ArrowUp": watch.PreviousRow, "ArrowRight": watch.Into, "ArrowLeft": watch.OutOf,
}

// walk goes through the tree by a key; it returns false for other keys.
func (k *Kind) walk(key string) bool {
	outline := k.session.Outline()
	if key == "Enter" {
		rows := outline.Rows()
		outline.Choose(rows[outline.Reached(rows)].Key)
		return true
	}
	way, ok := walkingKeys[key]
	if ok {
		k.site.Focus(rowID(outline.Walk(way)))
	}
	return ok
}

// reply answers what is asked by the number of the answer; it returns false where the key gives none.
func (k *Kind) reply(key string) bool {
	n, err := strconv.Atoi(key)
	quiz := k.session.Quiz()
	switch {
	case err != nil || n < 1 || k.session.Outline().Choosing():
		return false
	case quiz.Pending() && n <= len(quiz.Question().Choices):
		k.session.Solve(n - 1)
	case quiz.Question() == nil && k.session.Predictions().Pending() && n <= len(k.words().choices()):
		k.answer(n - 1)
	default:
		return false
	}
	return true
}
