package e2e

import (
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
)

// Complete rounds of Hyle at random: how many a second in the browser, and what a native program makes of the same
// benchmark.
func BenchmarkRoundsInTheBrowser(b *testing.B) {
	const pkg = "../../rules/hyle"
	dir := b.TempDir()
	compile(b, filepath.Join(dir, "native"), pkg)
	compile(b, filepath.Join(dir, "rounds.wasm"), pkg, "GOOS=js", "GOARCH=wasm")
	s := driver.Serve(b, "/")
	s.Disturb(programs(b, dir))
	for _, size := range []string{"5", "7"} {
		b.Run(size, func(b *testing.B) {
			args := []string{"-test.run=^$", "-test.bench=Round/" + size, "-test.benchtime=300000x"}
			var native, browser float64
			runs := 0.0
			for b.Loop() {
				native += rounds(b, runProgram(b, filepath.Join(dir, "native"), args))
				p := driver.OpenInstalling(b, driver.Phone)
				p.Visit(s.Address("/rounds.html"))
				browser += rounds(b, driver.Eval[string](p, `run(`+driver.Quote(strings.Join(args, " "))+`)`))
				runs++
			}
			b.ReportMetric(browser/runs, "rounds/s")
			b.ReportMetric(native/runs, "native-rounds/s")
			b.ReportMetric(100*browser/native, "%-of-native")
		})
	}
}

// compile builds the tests of a package into a file.
func compile(b *testing.B, file, pkg string, env ...string) {
	b.Helper()
	command := exec.Command("go", "test", "-c", "-o", file, pkg)
	command.Env = append(os.Environ(), env...)
	if out, err := command.CombinedOutput(); err != nil {
		b.Fatalf("%v: %s", err, out)
	}
}

func runProgram(b *testing.B, program string, args []string) string {
	b.Helper()
	out, err := exec.Command(program, args...).CombinedOutput()
	if err != nil {
		b.Fatalf("%v: %s", err, out)
	}
	return string(out)
}

// programs serves what a page needs to run the program in a folder and hear what it prints.
func programs(b *testing.B, dir string) func(http.ResponseWriter, *http.Request) bool {
	b.Helper()
	root := strings.TrimSpace(runProgram(b, "go", []string{"env", "GOROOT"}))
	return func(w http.ResponseWriter, r *http.Request) bool {
		switch r.URL.Path {
		case "/rounds.html":
			fmt.Fprint(w, runner)
		case "/rounds.wasm":
			http.ServeFile(w, r, filepath.Join(dir, "rounds.wasm"))
		case "/exec.js":
			http.ServeFile(w, r, filepath.Join(root, "lib", "wasm", "wasm_exec.js"))
		default:
			return false
		}
		return true
	}
}

// runner is a page that runs a program of Go and collects what it prints.
const runner = `<!doctype html><link rel="icon" href="data:,"><script src="/exec.js"></script><script>
let printed = '';
fs.writeSync = (_, bytes) => { printed += new TextDecoder().decode(bytes); return bytes.length; };
fs.write = (fd, bytes, offset, length, position, done) => { done(null, fs.writeSync(fd, bytes)); };
async function run(args) {
	const go = new Go();
	go.argv = ['rounds', ...args.split(' ')];
	const { instance } = await WebAssembly.instantiateStreaming(fetch('/rounds.wasm'), go.importObject);
	await go.run(instance);
	return printed;
}
</script>`

var perSecond = regexp.MustCompile(`([0-9.e+]+) rounds/s`)

// rounds reads the rate that the benchmark printed.
func rounds(b *testing.B, printed string) float64 {
	b.Helper()
	found := perSecond.FindStringSubmatch(printed)
	if found == nil {
		b.Fatalf("no rate in %q", printed)
	}
	rate, err := strconv.ParseFloat(found[1], 64)
	if err != nil {
		b.Fatal(err)
	}
	return rate
}
