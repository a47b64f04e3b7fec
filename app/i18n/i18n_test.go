package i18n

import (
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"
)

func TestNoMessageIsMissing(t *testing.T) {
	for _, lang := range Langs() {
		v := reflect.ValueOf(*Of(lang))
		for i := range v.NumField() {
			if v.Field(i).IsZero() {
				t.Errorf("%s lacks %s", lang, v.Type().Field(i).Name)
			}
		}
	}
}

// A message that no page shows is left over from a change.
func TestNoMessageIsUnused(t *testing.T) {
	var source strings.Builder
	err := filepath.WalkDir("../shell", func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		source.Write(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	messages := reflect.TypeFor[Messages]()
	for i := range messages.NumField() {
		name := messages.Field(i).Name
		if !regexp.MustCompile(`(m|words\(\))\.` + name + `\b`).MatchString(source.String()) {
			t.Errorf("no page shows %s", name)
		}
	}
}

func TestPick(t *testing.T) {
	for _, c := range []struct {
		wanted []string
		lang   Lang
	}{
		{nil, French}, {[]string{""}, French}, {[]string{"de-DE"}, French}, {[]string{"en-GB"}, English},
		{[]string{"de", "EN"}, English}, {[]string{"", "fr-CA", "en"}, French},
	} {
		if got := Pick(c.wanted...); got != c.lang {
			t.Errorf("Pick(%q) = %s, want %s", c.wanted, got, c.lang)
		}
	}
}

func TestCountAndList(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{French.Count(0, "coup", "coups"), "0 coup"},
		{English.Count(0, "move", "moves"), "0 moves"},
		{French.Count(1, "coup", "coups"), "1 coup"},
		{English.Count(2, "move", "moves"), "2 moves"},
		{List(nil, "ou"), ""},
		{List([]string{"a1"}, "ou"), "a1"},
		{List([]string{"a1", "b1", "c1"}, "ou"), "a1, b1 ou c1"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}
