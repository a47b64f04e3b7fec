package native

import (
	"os"
	"os/exec"
)

// A Test is a *testing.T, as far as Need has to do with it.
type Test interface {
	Helper()
	Fatal(args ...any)
	Skip(args ...any)
}

// Need skips a test where there is no python3, and says so. In continuous integration it fails there.
func Need(t Test) {
	t.Helper()
	_, err := exec.LookPath("python3")
	switch {
	case err == nil:
	case os.Getenv("CI") == "true":
		t.Fatal("a player in Python needs python3: ", err)
	default:
		t.Skip("no python3: players in Python are not tested")
	}
}
