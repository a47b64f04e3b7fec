//go:build !js

package block_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The program that browsers run reads the same values from the same bytes: the tests of blocks, as WebAssembly in Node.
func TestBlocksInWebAssembly(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil && os.Getenv("CI") != "true" {
		t.Skip("no node: no program is executed")
	}
	if err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(t.TempDir(), "block.wasm")
	// With the flags of the site (app/site), so that what both need is compiled once.
	flags := []string{"-trimpath", "-buildvcs=false", "-ldflags", "-s -w"}
	build := exec.Command("go", append(append([]string{"test", "-c", "-vet=off"}, flags...), "-o", program, ".")...)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if text, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	glue := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec_node.js")
	run := exec.Command(node, "--stack-size=8192", glue, program, "-test.v", "-test.run", "^Test(Blocks|Golden)$")
	run.Env = []string{"PATH=" + os.Getenv("PATH")} // wasm_exec.js has little room for variables
	text, err := run.CombinedOutput()
	for _, want := range []string{"--- PASS: TestBlocks", "--- PASS: TestGolden"} {
		if err != nil || !strings.Contains(string(text), want) {
			t.Fatalf("%v: %s", err, text)
		}
	}
}
