package match_test

import (
	"maps"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// A layer says what a package must not import: what is under never, and of the program all that is not under only, if
// that is not nil.
type layer struct{ never, only []string }

const goApp = "github.com/maxence-charriere/go-app/v10/pkg/app"

var layers = map[string]layer{
	"tablier/app/match": {never: []string{
		goApp, "syscall/js", "tablier/app/shell", "tablier/app/boardview", "tablier/app/ui", "tablier/app/store",
		"tablier/app/pages", "tablier/app/boards", "tablier/app/games", "tablier/app/places",
	}},
	"tablier/app/play": {never: []string{
		goApp, "syscall/js", "tablier/app/match", "tablier/app/machine", "tablier/app/boards",
	}},
	"tablier/app/atlas": {never: []string{
		goApp, "syscall/js", "tablier/app/shell", "tablier/app/ui", "tablier/app/store", "tablier/app/i18n",
		"tablier/app/pages", "tablier/app/boards", "tablier/app/games", "tablier/app/places",
	}},
	"tablier/app/links/post": {only: []string{"tablier/app/links/link", "tablier/app/links/seal", "tablier/rules"}},
	"tablier/app/links/link": {only: []string{"tablier/app/links/seal", "tablier/rules"}},
	"tablier/app/links/seal": {only: []string{}},
	"tablier/app/boardview":  {only: []string{"tablier/app/board", "tablier/app/ui", "tablier/rules"}},
	"tablier/app/shell": {only: []string{
		"tablier/app/begun", "tablier/app/class/drafts", "tablier/app/class/set", "tablier/app/embed",
		"tablier/app/i18n", "tablier/app/machine", "tablier/app/nav", "tablier/app/store", "tablier/app/ui",
	}},
	"tablier/app/begun":  {never: []string{goApp, "syscall/js"}, only: []string{}},
	"tablier/app/latest": {never: []string{goApp, "syscall/js"}, only: []string{}},
	"tablier/app/lesson": {
		never: []string{goApp, "syscall/js"}, only: []string{"tablier/app/i18n", "tablier/app/sift", "tablier/rules"},
	},
	"tablier/app/puzzles": {
		never: []string{goApp, "syscall/js"}, only: []string{"tablier/ai", "tablier/app/sift", "tablier/rules"},
	},
	"tablier/app/cup/organizer": {
		never: []string{goApp, "syscall/js"},
		only: []string{
			"tablier/ai", "tablier/app/asked", "tablier/app/begun", "tablier/app/board", "tablier/app/environment",
			"tablier/app/machine", "tablier/app/sandbox", "tablier/rules",
		},
	},
	"tablier/app/watch": {
		never: []string{goApp, "syscall/js"},
		only: []string{
			"tablier/ai/protocol", "tablier/ai/sheet", "tablier/app/asked", "tablier/app/begun", "tablier/app/board",
			"tablier/app/embed", "tablier/app/environment", "tablier/app/latest", "tablier/rules",
		},
	},
	"tablier/app/environment": {
		never: []string{goApp, "syscall/js"},
		only: []string{
			"tablier/ai/protocol", "tablier/app/board", "tablier/app/embed", "tablier/app/machine", "tablier/rules",
		},
	},
	"tablier/app/sandbox": {
		never: []string{goApp, "syscall/js"}, only: []string{"tablier/ai/cup", "tablier/app/links/link"},
	},
	"tablier/app/paper": {
		never: []string{goApp, "syscall/js"},
		only:  []string{"tablier/app/board", "tablier/app/i18n", "tablier/app/paper/sheet"},
	},
	"tablier/app/exercise": {never: []string{"tablier/app/match", "tablier/app/pages", "tablier/app/machine"}},
	"tablier/app/ui":       {only: []string{}},
}

// The packages of the program look downwards, natively and in a browser, tests not counted.
func TestPackagesLookDownwards(t *testing.T) {
	for _, target := range [][]string{nil, {"GOOS=js", "GOARCH=wasm"}} {
		for path, imports := range importsOf(t, target, slices.Collect(maps.Keys(layers))...) {
			for _, other := range imports {
				if layers[path].forbids(other) {
					t.Errorf("%s imports %s", path, other)
				}
			}
		}
	}
}

func (l layer) forbids(path string) bool {
	under := func(root string) bool { return path == root || strings.HasPrefix(path, root+"/") }
	return slices.ContainsFunc(l.never, under) ||
		l.only != nil && under("tablier") && !slices.ContainsFunc(l.only, under)
}

// importsOf lists what packages import on a target.
func importsOf(t *testing.T, target []string, paths ...string) map[string][]string {
	t.Helper()
	list := exec.Command("go", append([]string{"list", "-f", `{{.ImportPath}} {{join .Imports " "}}`}, paths...)...)
	list.Env = append(list.Environ(), target...)
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	imports := map[string][]string{}
	for line := range strings.Lines(string(out)) {
		words := strings.Fields(line)
		imports[words[0]] = words[1:]
	}
	if len(imports) != len(paths) {
		t.Fatalf("listed are %v", imports)
	}
	return imports
}
