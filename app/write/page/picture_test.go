package page

import (
	"strings"
	"testing"

	"tablier/app/i18n"
)

// The tree beside an exercise says whom each value is for; where the sign changes, it is the other side's greatest.
func TestPictureOfAnExercise(t *testing.T) {
	m := i18n.ProgramsOf(i18n.French)
	for id, want := range map[string][]string{
		"deuxcoups": {m.Smallest, "−100", m.PictureBranch("a2–a3", "Rouge", "−100", false, "1, 1, −100, −1, 0")},
		"signe": {i18n.WatchOf(i18n.French).For("Rouge"), `class="turn"`,
			m.PictureBranch("a2–a3", "Rouge", "100", true, "1, 1, −100, −1, 0")},
	} {
		s := perform(t, "e="+id)
		for _, text := range want {
			html := s.html() + s.task.picturing(s.session.Course.Exercise().Picture).said()
			if !strings.Contains(html, text) || strings.Count(html, `class="board`) < 4 {
				t.Errorf("%s: no %q beside it", id, text)
			}
		}
	}
	other := perform(t, "e=deuxcoups")
	other.hasNot(`class="turn"`)
	other.session.Choose("signe")
	other.has(`class="turn"`)
	if s := perform(t, "e=hasard"); strings.Contains(s.html(), "py-picture") {
		t.Error("an exercise without a picture has one")
	}
}
