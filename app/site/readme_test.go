package site

import (
	"errors"
	"io/fs"
	"os"
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/app/licence"
)

// The README says of the licence what the pages say, in both languages.
func TestReadmeSaysTheLicence(t *testing.T) {
	readme, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile("../../web/" + licence.File)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	licence.Choose(licence.Name(string(text)))
	defer licence.Choose("")
	plain := func(text string) string {
		text = strings.NewReplacer("’", "'", "\u202f", " ", "\u00a0", " ", "\n", " ").Replace(text)
		return strings.Join(strings.Fields(text), " ")
	}
	for _, lang := range i18n.Langs() {
		if said := plain(licence.Sentence(lang)); !strings.Contains(plain(string(readme)), said) {
			t.Errorf("README.md does not say: %s", said)
		}
	}
}
