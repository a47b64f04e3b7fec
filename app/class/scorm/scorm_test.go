package scorm

import (
	"archive/zip"
	"bytes"
	"errors"
	"flag"
	"io"
	"os"
	"strings"
	"testing"

	"tablier/app/class/set"
	"tablier/app/i18n"
)

var update = flag.Bool("update", false, "rewrite the files of testdata")

// edition is what stands for the edition that is one file: this package does not run it.
const edition = `<!doctype html><script type="text/plain" id="file-app.wasm">AAAA</script>`

// linked returns a package of a set with a title, which a site shows.
func linked(title string) *Package {
	return &Package{
		Set: &set.Set{Title: title, Items: []set.Item{
			{Task: &set.Puzzle{Game: "tapatan", ID: "abc"}}, {Task: &set.Words{Title: "Mots"}},
		}},
		Lang: i18n.French, Site: "https://jeux.example/tablier/serie/",
	}
}

// unpacked returns the files of a package, and their names in their order.
func unpacked(t *testing.T, p *Package) (files map[string]string, names []string) {
	t.Helper()
	data, err := p.Write()
	if err != nil {
		t.Fatal(err)
	}
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	files = map[string]string{}
	for _, f := range r.File {
		opened, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(opened)
		if err != nil {
			t.Fatal(err)
		}
		files[f.Name], names = string(text), append(names, f.Name)
	}
	return files, names
}

func TestManifest(t *testing.T) {
	files, names := unpacked(t, linked("Découvrir minimax"))
	if got := strings.Join(names, " "); got != "imsmanifest.xml index.html launch.js launch.css" {
		t.Errorf("the package has %s", got)
	}
	const golden = "testdata/imsmanifest.xml"
	if *update {
		if err := os.WriteFile(golden, []byte(files[manifestFile]), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if files[manifestFile] != string(want) {
		t.Errorf("the manifest is\n%s", files[manifestFile])
	}
}

// The same set gives the same bytes.
func TestPackagesAreReproducible(t *testing.T) {
	for _, making := range []Making{Linked, Whole} {
		one, other := linked("A"), linked("A")
		for _, p := range []*Package{one, other} {
			p.Making, p.Edition = making, edition
		}
		a, err := one.Write()
		if err != nil {
			t.Fatal(err)
		}
		if b, err := other.Write(); err != nil || !bytes.Equal(a, b) {
			t.Errorf("making %d: two packages differ (%v)", making, err)
		}
	}
}

// The page frames the site alone, or what the package holds alone.
func TestPageIsConfined(t *testing.T) {
	p := linked("A")
	p.Site += "?lang=en#/x"
	files, _ := unpacked(t, p)
	for _, part := range []string{
		"default-src 'none'; script-src 'self'; style-src 'self'; frame-src https://jeux.example;",
		`data-source="https://jeux.example/tablier/serie/"`, `data-set="s=1`, "Aucune plateforme", "No platform",
	} {
		if !strings.Contains(files[launchPage], part) {
			t.Errorf("no %s in\n%s", part, files[launchPage])
		}
	}
	whole := linked("A")
	whole.Making, whole.Edition = Whole, edition
	files, names := unpacked(t, whole)
	if !strings.Contains(files[launchPage], "frame-src &#39;self&#39;;") || names[len(names)-1] != Edition ||
		files[Edition] != edition || !strings.Contains(files[launchPage], `data-source="tablier.html"`) {
		t.Errorf("%v:\n%s", names, files[launchPage])
	}
}

// What stands in a title stays text, wherever the title stands.
func TestTitlesAreText(t *testing.T) {
	const title = `</title><script>alert("a")</script> &amp; ]]> 'b' {set}`
	files, _ := unpacked(t, linked(title))
	for _, name := range []string{manifestFile, launchPage} {
		if strings.Contains(files[name], "<script>") || strings.Contains(files[name], "]]>") {
			t.Errorf("%s has markup of the title:\n%s", name, files[name])
		}
		if !strings.Contains(files[name], "&lt;/title&gt;") {
			t.Errorf("%s does not have the title", name)
		}
	}
	if got := parsed(t, files[manifestFile]).Organizations.Organization.Title; got != title {
		t.Errorf("the manifest says %q", got)
	}
	if !strings.Contains(files[launchPage], "{set}") {
		t.Error("a title is filled in")
	}
	files, _ = unpacked(t, linked(""))
	if got := parsed(t, files[manifestFile]).Organizations.Organization.Title; got != "Série Tablier" {
		t.Errorf("a set without a title is called %q", got)
	}
}

// What cannot work is not made.
func TestRefusedPackages(t *testing.T) {
	python := linked("A")
	python.Set.Items = append(python.Set.Items, set.Item{Task: &set.Python{Exercise: "gagne"}})
	if _, err := python.Write(); err != nil {
		t.Errorf("from the site: %v", err)
	}
	python.Making, python.Edition = Whole, edition
	if _, err := python.Write(); !errors.Is(err, ErrPython) {
		t.Errorf("Python in one file: %v", err)
	}
	whole := linked("A")
	whole.Making, whole.Edition = Whole, "<!doctype html>Not found"
	if _, err := whole.Write(); !errors.Is(err, ErrEdition) {
		t.Errorf("another page: %v", err)
	}
	for _, site := range []string{"", "file:///serie/", "javascript:alert(1)", "https:///serie/", "%"} {
		p := linked("A")
		p.Site = site
		if _, err := p.Write(); !errors.Is(err, ErrAddress) {
			t.Errorf("made for %q: %v", site, err)
		}
	}
}
