package native

import (
	"fmt"
	"os/exec"
	"strings"
	"sync"
)

// Interpreter returns where the program is that python3 stands for. On some machines python3 is a script that looks for
// it, which takes ten times as long as the program takes to start: it is asked once.
var Interpreter = sync.OnceValues(func() (string, error) {
	out, err := exec.Command("python3", "-c", "import sys; print(sys.executable)").Output()
	if err != nil {
		return "", fmt.Errorf("looking for python3: %w", err)
	}
	return strings.TrimSpace(string(out)), nil
})
