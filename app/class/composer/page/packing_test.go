package page

import (
	"testing"

	"tablier/app/class/scorm"
	"tablier/app/class/set"
	"tablier/app/i18n"
)

// A package says what a platform receives, and a set with Python is refused where there is none.
func TestPackagesAreOffered(t *testing.T) {
	for lang, texts := range map[i18n.Lang][4]string{
		i18n.French: {"SCORM 1.2", "decouvrir.zip, à déposer", "réussis sur 1", "que le paquet complet ne peut pas exécuter"},
		i18n.English: {
			"SCORM 1.2", "decouvrir.zip, to add", "solved of 1", "which the full package cannot run",
		},
	} {
		s := perform(t, lang, "")
		s.session.Begin(&set.Set{Title: "Découvrir", Items: []set.Item{
			{Task: &set.Python{Exercise: "gagne"}}, {Task: &set.Words{Title: "a"}},
		}})
		s.act("package")
		s.has(texts[:3]...)
		if got := s.packing.refused(s.session.Set()); got != notPacked {
			t.Errorf("refused: %q", got)
		}
		s.act("making 1")
		s.has(texts[3])
		s.pack()
		if s.packing.state != notPacked || s.packing.making != scorm.Whole {
			t.Errorf("%+v", s.packing)
		}
		s.session.Remove(0)
		if got := s.packing.refused(s.session.Set()); got != notPacked {
			t.Errorf("still refused: %q", got)
		}
	}
}
