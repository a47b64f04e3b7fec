package page

import (
	"strings"
	"testing"

	"tablier/app/class/drafts"
	"tablier/app/class/set"
	"tablier/app/i18n"
)

// On a teacher's device the search that is shown, or the question that is asked, is added to the set being prepared.
func TestAddToSet(t *testing.T) {
	s := perform(t, "q=max")
	shelf := drafts.Shelf{Store: s.Store}
	shelf.Teach()
	s.wants(i18n.Of(i18n.French).Tray.Add)
	s.Kind.act("toset")
	draft := shelf.Get(shelf.Open())
	if draft == nil || len(draft.Items) != 1 {
		t.Fatalf("%+v has been added", draft)
	}
	if task := draft.Items[0].Task.(*set.Watch); task.Search != "q=max" || strings.Contains(task.Search, "g=") {
		t.Errorf("the search is %s", task.Search)
	}
}
