package page

import (
	"tablier/app/class/contents"
	"tablier/app/class/set"
)

// minutes is how long a search is followed, as a teacher may expect.
const minutes = 5

// addToSet adds the search as it is shown, or the prepared question that is asked, to the set that a teacher prepares.
func (k *Kind) addToSet() {
	task := &set.Watch{Search: k.session.Address()}
	names := contents.Names{Shelves: contents.NewShelves(k.library.games, nil, nil), Lang: k.site.Lang}
	k.site.AddToSet(set.Item{Minutes: minutes, Task: task}, names.Of(task).Title)
}
