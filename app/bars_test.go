//go:build !js

package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The bars run to the end whatever some of them do, and it is said at the end which held, of all or of those named. The
// one that has to be ended runs alone: the others have all the time they need.
func TestBarsRunToTheEnd(t *testing.T) {
	dir := t.TempDir()
	few, long := filepath.Join(dir, "few"), filepath.Join(dir, "long")
	for path, text := range map[string]string{
		few:  "# A comment.\n\ngood  echo fine; cat\nbad   echo poor; exit 3\nlast  test \"$GO$BROWSER_TESTS\" = gotest\n",
		long: "long  sleep 1000\n",
	} {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		list  string
		hours string
		names []string
		code  int
		want  []string // the last lines, without seconds
	}{
		{few, "", nil, 1, []string{"good held", "bad FAILED, status 3", "last held"}},
		{few, "", []string{"last", "good"}, 0, []string{"good held", "last held"}},
		{few, "", []string{"bad"}, 1, []string{"bad FAILED, status 3"}},
		{few, "", []string{"missing"}, 2, nil},
		{long, "0.0003", nil, 1, []string{"long FAILED, not ended after 0.0003 hours"}},
	} {
		cmd := exec.Command("../.ci/bars", c.names...)
		cmd.Env = append(os.Environ(), "GO=go", "BROWSER_TESTS=test", "HOURS="+c.hours, "BARS="+c.list)
		out, _ := cmd.Output()
		if code := cmd.ProcessState.ExitCode(); code != c.code {
			t.Errorf("%q: status %d, want %d", c.names, code, c.code)
		}
		_, end, _ := strings.Cut(string(out), "\n== What held\n")
		if said := saidOfBars(end); !slices.Equal(said, c.want) {
			t.Errorf("%q: said at the end is %q, want %q", c.names, said, c.want)
		}
	}
}

// saidOfBars returns what is said of each bar, without how long it took.
func saidOfBars(end string) (said []string) {
	for line := range strings.Lines(end) {
		words := strings.Fields(line)
		said = append(said, strings.Join(append(words[:1], words[3:]...), " "))
	}
	return said
}

// Each bar of the repository has a name of its own, and the workflow is told all of them.
func TestBarsHaveNames(t *testing.T) {
	out, err := exec.Command("../.ci/bars", "-names").Output()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	if err := json.Unmarshal(out, &names); err != nil {
		t.Fatal(err)
	}
	if sorted := slices.Compact(slices.Sorted(slices.Values(names))); len(sorted) < len(names) || len(names) < 10 {
		t.Errorf("names are %q", names)
	}
}
