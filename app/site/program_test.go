package site

import (
	"context"
	"runtime"
	"strings"
	"testing"
)

// A site names the Go that compiles its programs, which is the one that is first in the path, with what it was asked to
// do otherwise.
func TestSiteNamesItsGo(t *testing.T) {
	version, _, _ := strings.Cut(runtime.Version(), " ")
	for experiment, want := range map[string]string{
		"": version, "fieldtrack": version + " GOEXPERIMENT=fieldtrack",
	} {
		t.Setenv("GOEXPERIMENT", experiment)
		here, err := findTools(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		if here.name != want {
			t.Errorf("with GOEXPERIMENT=%q it names %q, want %q", experiment, here.name, want)
		}
	}
}
