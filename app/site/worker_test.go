package site

import (
	"bytes"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"sync"
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

// shared is a folder for what several tests read.
var shared string

func TestMain(m *testing.M) {
	var err error
	if shared, err = os.MkdirTemp("", "site"); err != nil {
		panic(err)
	}
	code := m.Run()
	_ = os.RemoveAll(shared)
	os.Exit(code)
}

// writeBuilds writes the whole site into the shared folder, and builds of few files that a server has one after the
// other.
var writeBuilds = sync.OnceValue(func() error {
	whole, err := buildOnce()
	if err != nil {
		return err
	}
	first, err := followed(whole, leaveFew)
	if err != nil {
		return err
	}
	next, err := followed(first, func(files map[string][]byte) {
		files[pageProgram] = []byte("another program")
		delete(files, whole.demand[studioProgram])
		files[demandFolder+"studio.0123456789abcdef.wasm"] = []byte("another studio")
		files["icons/icon.svg"] = []byte("<svg/>")
	})
	if err != nil {
		return err
	}
	later, err := followed(next, func(files map[string][]byte) {
		delete(files, whole.demand[nav.Licences])
		files[demandFolder+"licences.0123456789abcdef.txt"] = []byte("other licences")
	})
	if err != nil {
		return err
	}
	for name, s := range map[string]*Site{"whole": whole, "first": first, "next": next, "later": later} {
		if err := s.Write(filepath.Join(shared, name)); err != nil {
			return err
		}
	}
	return nil
})

// inNode runs a script of testdata/worker, which is told where those sites are, and only reads them.
func inNode(t *testing.T, script string) {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Fatalf("the tests of the service worker need Node (https://nodejs.org), version 20 or later: %v", err)
	}
	if err := writeBuilds(); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join("testdata", "worker", script)
	said, err := exec.Command(node, "--test-reporter=tap", file, shared).CombinedOutput()
	if err != nil || !regexp.MustCompile(`(?m)^# pass [1-9]`).Match(said) {
		t.Errorf("%s: %v\n%s", script, err, said)
	}
}

// leaveFew leaves some files of each kind, for most scripts do everything anew for each question.
func leaveFew(files map[string][]byte) {
	left := regexp.MustCompile(`^((tapatan/)?(regles/)?index\.html|404\.html|\w+\.js|\w+\.wasm|.*\.webmanifest|` +
		`icons/icon\.svg|lessons/tapatan\..*|demand/[^/]*|demand/certificates/ta.*|demand/exact/entropy/0.*)$`)
	maps.DeleteFunc(files, func(name string, _ []byte) bool { return !left.MatchString(name) })
}

// followed is the build that follows one, with some files changed.
func followed(s *Site, change func(files map[string][]byte)) (*Site, error) {
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
		return nil, err
	}
	if files[serviceWorker], err = fillWorker(source, files, version); err != nil {
		return nil, err
	}
	return &Site{Files: files, Version: version}, nil
}
