package site

import (
	"bytes"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"testing"

	"tablier/app/nav"
)

// What the service worker promises is asked in Node: the scripts of testdata/worker run it, as it ships, in a browser
// that they imitate. That real browsers do as much is shown by the tests of app/e2e.

func TestInstallIsWholeOrNothing(t *testing.T)      { inNode(t, "install.js") }
func TestEveryKeptFileIsMended(t *testing.T)        { inNode(t, "mend.js") }
func TestDamageWithoutANetwork(t *testing.T)        { inNode(t, "unplugged.js") }
func TestPagesHaveFilesCheckedAndKept(t *testing.T) { inNode(t, "messages.js") }
func TestBrokenUpdateIsHarmless(t *testing.T)       { inNode(t, "update.js") }
func TestNeighboursKeepTheirCaches(t *testing.T)    { inNode(t, "neighbours.js") }
func TestFileOnDemand(t *testing.T)                 { inNode(t, "demand.js") }
func TestNavigationsLeadToPages(t *testing.T)       { inNode(t, "pages.js") }

// inNode runs a script of testdata/worker, which finds the whole site there, and builds of few files that a server has
// one after the other.
func inNode(t *testing.T, script string) {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Fatalf("the tests of the service worker need Node (https://nodejs.org), version 20 or later: %v", err)
	}
	dir, whole := t.TempDir(), built(t)
	first := followed(t, whole, leaveFew)
	next := followed(t, first, func(files map[string][]byte) {
		files[pageProgram] = []byte("another program")
		delete(files, whole.demand[studioProgram])
		files[demandFolder+"studio.0123456789abcdef.wasm"] = []byte("another studio")
		files["icons/icon.svg"] = []byte("<svg/>")
	})
	later := followed(t, next, func(files map[string][]byte) {
		delete(files, whole.demand[nav.Licences])
		files[demandFolder+"licences.0123456789abcdef.txt"] = []byte("other licences")
	})
	for name, s := range map[string]*Site{"whole": whole, "first": first, "next": next, "later": later} {
		if err := s.Write(filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	file := filepath.Join("testdata", "worker", script)
	said, err := exec.Command(node, "--test-reporter=tap", file, dir).CombinedOutput()
	if err != nil || !regexp.MustCompile(`(?m)^# pass [1-9]`).Match(said) {
		t.Errorf("%s: %v\n%s", script, err, said)
	}
}

// leaveFew leaves some files of each kind, for most scripts do everything anew for each question.
func leaveFew(files map[string][]byte) {
	left := regexp.MustCompile(`^((tapatan/)?(regles/)?index\.html|404\.html|\w+\.js|\w+\.wasm|.*\.webmanifest|` +
		`icons/icon\.svg|lessons/tapatan\..*|demand/.*)$`)
	maps.DeleteFunc(files, func(name string, _ []byte) bool { return !left.MatchString(name) })
}

// followed is the build that follows one, with some files changed.
func followed(t *testing.T, s *Site, change func(files map[string][]byte)) *Site {
	t.Helper()
	files := maps.Clone(s.Files)
	delete(files, serviceWorker)
	change(files)
	version := hash(files)
	for name, data := range files {
		if path.Ext(name) == ".html" {
			files[name] = bytes.ReplaceAll(data, []byte(s.Version), []byte(version))
		}
	}
	source, err := os.ReadFile("../../web/" + serviceWorker)
	if err != nil {
		t.Fatal(err)
	}
	if files[serviceWorker], err = fillWorker(source, files, version); err != nil {
		t.Fatal(err)
	}
	return &Site{Files: files, Version: version}
}
