package driver

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
)

// testSite is where the edition with the test game is, built once if a test asks for it: by a program of its own, for
// pages are drawn by the program that builds them, and this one has not the game.
var testSite = sync.OnceValues(func() (string, error) {
	dir := filepath.Join(filepath.Dir(world.dir), "testgame")
	const tag = "testgame"
	build := exec.Command("go", "run", "-tags", tag, "tablier/app/e2e/testsite", dir, tag)
	out, err := build.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("building the test game: %w\n%s", err, out)
	}
	return dir, nil
})

// ServeTestGame serves the edition with the test game at a root.
func ServeTestGame(t testing.TB) *Server {
	t.Helper()
	dir, err := testSite()
	if err != nil {
		t.Fatal(err)
	}
	s := Serve(t, "/")
	s.Publish(dir)
	return s
}
