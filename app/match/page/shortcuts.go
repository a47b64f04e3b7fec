package page

import (
	"tablier/app/i18n"
	"tablier/app/shell"
)

// Shortcuts implements shell.Keyed: the keys of every game, and those of the one on the page.
func (k *Kind) Shortcuts(r string, lang i18n.Lang) []shell.Shortcut {
	p, a := k.at(r), i18n.Of(lang).Aids
	list := []shell.Shortcut{
		{Keys: a.Arrows, Does: a.WalkBoard},
		{Keys: a.EnterOrSpace, Does: a.Touch},
		{Keys: a.Escape, Does: a.PutBack},
		{Keys: a.ArrowsAndEnds, Does: a.WalkMoves},
	}
	for _, key := range p.Game.Words(lang).Shortcuts() {
		list = append(list, shell.Shortcut{Keys: key.Keys, Does: key.Does})
	}
	return list
}
