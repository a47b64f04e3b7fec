package site

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tablier/app/games"
	"tablier/app/nav"
)

// A file on demand is named by its content: the same content is the same address in every build.
func TestFilesOnDemandAreNamedByTheirContent(t *testing.T) {
	named := func(text string) (files map[string][]byte, place string) {
		files = map[string][]byte{"a.js": nil, demandFolder + "b/c.json": []byte(text)}
		return files, nameByHash(files)["b/c.json"]
	}
	files, place := named("x")
	if _, again := named("x"); again != place {
		t.Errorf("one content has two names: %s, %s", place, again)
	}
	if _, other := named("y"); other == place {
		t.Errorf("two contents have one name: %s", place)
	}
	if len(files) != 2 || string(files[place]) != "x" || !strings.HasPrefix(place, demandFolder+"b/c.") {
		t.Errorf("%s among %v", place, files)
	}
	got := linkByHash(`<a href="../`+demandFolder+`b/c.json">`, map[string]string{"b/c.json": place})
	if want := `<a href="../` + place + `">`; got != want {
		t.Errorf("linked by %s, want %s", got, want)
	}
}

// The licence of all that ships is there, linked from a page as it is served, and in the edition that is one file.
func TestLicencesShip(t *testing.T) {
	s := built(t)
	place := s.demand[nav.Licences]
	texts := string(s.Files[place])
	tools, err := findTools(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	modules, err := tools.shipped(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{goApp, "github.com/google/uuid", "rsc.io/qr"} {
		if !strings.Contains(texts, path+" v") {
			t.Errorf("no licence of %s", path)
		}
	}
	for _, m := range append(modules, module{"Go", tools.goroot}) {
		text, err := os.ReadFile(filepath.Join(m.dir, "LICENSE"))
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(texts, m.name) || !strings.Contains(texts, strings.TrimSpace(string(text))) {
			t.Errorf("no licence text of %s", m.name)
		}
	}
	if page := string(s.Files["a-propos/index.html"]); !strings.Contains(page, `href="../`+place+`"`) {
		t.Errorf("the page about the site has no link to %s", place)
	}
	single, err := oneFile()
	if err != nil {
		t.Fatal(err)
	}
	packed, err := inBase64([]byte(texts))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(single), `id="file-`+nav.Licences+`">`+packed) {
		t.Error("the one file has no licences")
	}
}

// A module without a licence text cannot ship.
func TestModuleWithoutALicence(t *testing.T) {
	if err := (module{"x", t.TempDir()}).writeLicence(nil); err == nil {
		t.Error("no error")
	}
}

// Every lesson of the games ships, is kept for use offline from the installation on, and is in the single file.
func TestLessonsShip(t *testing.T) {
	s := built(t)
	single, err := oneFile()
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range games.All() {
		for _, lesson := range game.Lessons {
			name := nav.LessonFile(lesson)
			place := s.demand[name]
			if !strings.Contains(string(s.Files[place]), "lesson "+lesson+"\n") {
				t.Errorf("%s is not in the site", name)
			}
			if !Offline(place) {
				t.Errorf("%s is not kept", place)
			}
			if !strings.Contains(string(single), `id="file-`+name+`"`) {
				t.Errorf("%s is not in the single file", name)
			}
		}
	}
}

// The puzzles of every game ship, are kept for use offline from the installation on, and are in the single file.
func TestPuzzlesShip(t *testing.T) {
	s := built(t)
	single, err := oneFile()
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range games.All() {
		name := nav.PuzzleFile(game.ID())
		place, there := s.demand[name]
		if there != game.Puzzles {
			t.Errorf("%s is in the site: %t", name, there)
		}
		if there && (!Offline(place) || !strings.Contains(string(single), `id="file-`+name+`"`)) {
			t.Errorf("%s is not kept, or not in the single file", place)
		}
	}
}
