package e2e

import (
	"encoding/json"
	"fmt"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/variants"
)

// The home page keeps room for the board of the day, which it knows once the program is there: on no day does anything
// move.
func TestRoomForTheBoardOfAnyDay(t *testing.T) {
	driver.Parallel(t)
	s := driver.Serve(t, "/")
	game, names := variants.AtHome(games.Boards(games.All()))
	p := driver.Open(t, driver.Narrow)
	for _, lang := range i18n.Langs() {
		p.Start(s.Address(nav.HomeRoute + "?lang=" + string(lang)))
		var stories [][2]string
		for day := range names {
			c := variants.OfDay(game, lang, day)
			stories = append(stories, [2]string{variants.WithCountry(c.Name), c.Name.Story})
		}
		texts, err := json.Marshal(stories)
		if err != nil {
			t.Fatal(err)
		}
		for _, width := range []int64{320, 360, 384, 390, 512, 560, 880, 1280} {
			p.Resize(width, 800)
			if over := driver.Eval[[]string](p, fmt.Sprintf(storiesTooLong, texts)); len(over) > 0 {
				t.Errorf("%d wide, in %s: no room for %q", width, lang, over)
			}
		}
	}
}

// storiesTooLong are those of some names and stories for which the room on the home page would grow.
const storiesTooLong = `(() => {
	const what = document.querySelector('.of-world .what');
	const [name, story] = what.querySelectorAll('p');
	const before = [name.textContent, story.textContent];
	what.style.alignSelf = 'start';
	const over = %s.filter(([a, b]) => {
		[name.textContent, story.textContent] = [a, b];
		return what.getBoundingClientRect().height > parseFloat(getComputedStyle(what).minHeight) + .01;
	});
	[name.textContent, story.textContent] = before;
	what.style.alignSelf = '';
	return over.map(([a]) => a);
})()`
