package certificate_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/certificate"
	"tablier/ai/entropy/exact"
	"tablier/ai/puzzle"
	"tablier/ai/python/native"
	"tablier/rules/entropy"
)

var update = flag.Bool("update", false, "rewrite testdata/golden.txt")

// text returns the certificate with a name.
func text(t testing.TB, name string) []byte {
	t.Helper()
	text, err := certificate.Text(name)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// run runs a program in Python with input, and returns what it prints.
func run(t testing.TB, input []byte, args ...string) string {
	t.Helper()
	native.Need(t)
	python, err := native.Interpreter()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(python, args...)
	c.Stdin = bytes.NewReader(input)
	out, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return strings.TrimSpace(string(out))
}

// Each certificate proves what the golden file says, which has its length and a hash of it as well: the same program
// writes the same certificates, and what the checker has once read it goes on to read. Those that take it long are
// read with the tag bars alone, as .ci/run does it; their texts are compared here, too.
func TestCertificates(t *testing.T) {
	const golden = "testdata/golden.txt"
	data, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	want, b := string(data), strings.Builder{}
	for _, name := range certificate.Names() {
		text := text(t, name)
		line := fmt.Sprintf("%s: %d lines, %x\n\t", name, bytes.Count(text, []byte("\n")), sha256.Sum256(text))
		b.WriteString(line)
		long := name == "picaria-13" || name == "domino-5" || name == "entropy-far"
		if _, said, ok := strings.Cut(want, line); long && !Long && ok {
			said, _, _ = strings.Cut(said, "\n")
			b.WriteString(said + "\n")
			continue
		}
		b.WriteString(run(t, text, "check.py") + "\n")
	}
	if *update {
		if err := os.WriteFile(golden, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if b.String() != want {
		t.Errorf("got\n%swant\n%s", b.String(), want)
	}
}

// Those that are kept are what their makers make. The game of Entropy is solved for the far traps, in minutes and
// 3.2 GB, or its table read from the file that TABLIER_ENTROPY_TABLE names.
func TestKept(t *testing.T) {
	for n, bits := range map[int]int{3: 20, 4: 20, 5: 26} {
		wantKept(t, "domino-"+strconv.Itoa(n), n == 5, func() ([]byte, error) {
			return certificate.Domino(context.Background(), n, bits), nil
		})
	}
	wantKept(t, "entropy", true, func() ([]byte, error) { return certificate.Entropy(puzzles(t, 1)) })
	wantKept(t, "entropy-far", true, func() ([]byte, error) {
		table, err := exact.Open(os.Getenv("TABLIER_ENTROPY_TABLE"), false)
		if err != nil {
			return nil, err
		}
		return certificate.FarEntropy(puzzles(t, 1), table)
	})
}

// wantKept makes a certificate and wants it as it is kept; one that takes long with the tag bars alone.
func wantKept(t *testing.T, name string, long bool, remake func() ([]byte, error)) {
	t.Helper()
	if long && !Long {
		return
	}
	t.Run(name, func(t *testing.T) {
		made, err := remake()
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(made, text(t, name)) {
			t.Error("another one is made")
		}
	})
}

// puzzles returns every nth of Entropy's puzzles.
func puzzles(t testing.TB, n int) *puzzle.Set {
	t.Helper()
	text, err := os.ReadFile("../../app/boards/entropy/puzzles.txt")
	if err != nil {
		t.Fatal(err)
	}
	set, err := puzzle.Parse(string(text))
	if err != nil {
		t.Fatal(err)
	}
	var some []puzzle.Puzzle
	for i, p := range set.Puzzles {
		if i%n == 0 {
			some = append(some, p)
		}
	}
	set.Puzzles = some
	return set
}

// farTraps returns the certificate of the first few far traps alone.
func farTraps(t testing.TB, traps int) string {
	t.Helper()
	var b strings.Builder
	moves, met := 0, 0
	for _, line := range strings.SplitAfter(string(text(t, "entropy-far")), "\n")[1:] {
		if strings.Contains(line, " ") {
			met++
		} else {
			moves++
		}
		if met > traps {
			break
		}
		b.WriteString(line)
	}
	return fmt.Sprintf("tablier certificate 1 entropy %d %d\n%s", moves, traps, &b)
}

// A certificate with a mistake in it is refused: with a line left out, said twice or changed, and cut short. Of each
// kind so many are, no two of them the same (testdata/mutate.py says why each is a mistake): of the boards of the
// family together, of each zone of Astronomy Domino, and of the wins, the traps and the far traps of Entropy.
func TestMistakesAreRefused(t *testing.T) {
	few, err := certificate.Entropy(puzzles(t, 25))
	if err != nil {
		t.Fatal(err)
	}
	type mistakes struct {
		name, certificate string
		text              []byte
		times             int
		upto, worth       string // the lines that have the mistakes; see mutate.py
	}
	list := []mistakes{
		{"wins", "entropy", few, Repeat, "0", "w"}, {"traps", "entropy", few, Repeat, "0", "l"},
		{"far traps", "entropy-far", []byte(farTraps(t, 20)), Repeat, "0", ""},
		{"zone of 3", "domino-3", text(t, "domino-3"), Repeat, "0", ""},
		{"zone of 4", "domino-4", text(t, "domino-4"), Repeat, "0", ""},
		{"zone of 5", "domino-5", text(t, "domino-5"), Repeat, strconv.Itoa(Lines), ""},
	}
	for _, board := range mutatedBoards() {
		list = append(list, mistakes{board, board, text(t, board), Repeat / len(mutatedBoards()), "0", ""})
	}
	for _, m := range list {
		t.Run(m.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), m.certificate)
			if err := os.WriteFile(path, m.text, 0o644); err != nil {
				t.Fatal(err)
			}
			said := run(t, nil, "testdata/mutate.py", "check.py", path, "1", strconv.Itoa(m.times), m.upto, m.worth)
			if want := "refused " + strconv.Itoa(m.times) + " "; !strings.HasPrefix(said, want) {
				t.Errorf("%s\nwant all %d refused", said, m.times)
			}
		})
	}
}

// Of each mistake the checker says what is wrong and at which line.
func TestWhatIsWrong(t *testing.T) {
	tapatan, zone, wins := string(text(t, "tapatan")), string(text(t, "domino-4")), string(text(t, "entropy"))
	begun := strings.Join(strings.SplitAfter(string(text(t, "domino-5")), "\n")[:1000], "")
	far := farTraps(t, 1)
	for _, c := range []struct{ text, old, with, want string }{
		{tapatan, "certificate 1", "certificate 2", "line 1: not a certificate"},
		{tapatan, "1 tapatan tapatan", "1 tapatan losange", "line 1: no board of the family has this name"},
		{tapatan, "1 tapatan tapatan", "1 tapatan achi",
			"line 324: a move leads to ororor.o. with r to move, and no line says what that is worth"},
		{tapatan, "turn a1 a2", "turn a2 a1", "line 2: this makes another board of it"},
		{tapatan, "......... o w 9 b2", "......... o w 7 b2", "line 9: by the lines after its moves this is w 9"},
		{tapatan, "......... o w 9 b2", "......... o w 9 a1", "line 9: a1 does not keep that"},
		{tapatan, "o........ r d a2\n", "",
			"line 9: a move leads to o........ with r to move, and no line says what that is worth"},
		{zone, "First wins by 12@-1,-1>0,-1", "First wins by 12@0,0>1,0", "line 2: 12@0,0>1,0 cannot be laid"},
		{zone, "First wins by 12@-1,-1>0,-1", "Second wins", "line 3: no position after 1 moves is open"},
		{begun, "", "", "line 1001: before this line an answer to 03@-2,0>-2,1 is missing"},
		{wins, "entropy 3996", "entropy 3995",
			"line 1: so many positions that are won, and moves that lose, have a line: 3996 1688"},
		{wins, "1b1wb/ww3/2bwb/b1w2/w1bwb w l 1 a4-a3", "1b1wb/ww3/2bwb/b1w2/w1bwb w l 3 a4-a3",
			"line 2: it loses in 1 moves"},
		{far, "", "", "ok: Entropy, so many positions that are won, and moves that lose: 36 1"},
		{far, "l 27 a2-b2", "l 29 a2-b2", "line 2: it loses in 27 moves"},
		{far, "l 27 a2-b2", "l 25 a2-b2", "line 32: no line wins what comes of this in 0 moves"},
		{far, "l 27 a2-b2", "l 999 a2-b2", "line 2: '999' is no number of moves up to 400"},
		{far, "c2-c1\nd4-a4\nd4-a4\n", "c2-c1\nd4-a4\nd4-a4\nd4-a4\n", "line 39: this is needless"},
		{far, "c2-c1\nd4-a4\nd4-a4\n", "c2-c1\nd4-a4\n", "line 36: no line wins what comes of this in 2 moves"},
		{far, "c2-c1\nd4-a4\nd4-a4\n", "c2-c1\nd4-a4\nd4-d4\n", "line 38: no good move"},
		{far, "d4-b4\nc2-d1\n", "a3-b3\nb3-a3\n", "line 4: this comes back to where it was"},
	} {
		if !strings.Contains(c.text, c.old) {
			t.Errorf("no %q in the certificate", c.old)
		}
		if said := run(t, []byte(strings.Replace(c.text, c.old, c.with, 1)), "check.py"); said != c.want {
			t.Errorf("with %q for %q: %s\nwant %s", c.with, c.old, said, c.want)
		}
	}
}

// The checker is short, and imports nothing.
func TestCheckerIsPlain(t *testing.T) {
	if n := strings.Count(certificate.Checker, "\n"); n > 250 {
		t.Errorf("%d lines", n)
	}
	for i, line := range strings.Split(certificate.Checker, "\n") {
		if words := strings.Fields(line); len(words) > 0 && (words[0] == "import" || words[0] == "from") {
			t.Errorf("line %d imports", i+1)
		}
	}
}

// Each puzzle of Entropy that asks for a win has it proved, in as many moves as it says, and so has each of its traps.
func TestPuzzlesAreProved(t *testing.T) {
	lines := map[string]bool{}
	for _, name := range []string{"entropy", "entropy-far"} {
		for _, line := range strings.Split(string(text(t, name)), "\n") {
			lines[line] = true
		}
	}
	wins, traps, set := 0, 0, puzzles(t, 1)
	for i := range set.Puzzles {
		p := &set.Puzzles[i]
		position, err := p.Open(entropy.Spec())
		if err != nil {
			t.Fatal(err)
		}
		for j, m := range position.Moves() {
			value, v := "w", p.Verdicts[j]
			switch {
			case v.Value == ai.Win:
				wins++
			case v.Value == ai.Loss:
				value = "l"
				traps++
			default:
				continue
			}
			if line := fmt.Sprintf("%s %s %d %s", p.Position, value, v.Plies, m); !lines[line] {
				t.Errorf("%s is not proved", line)
			}
		}
	}
	if wins != 157 || traps != 2389 {
		t.Errorf("%d wins and %d traps", wins, traps)
	}
}
