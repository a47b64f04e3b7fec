package composed_test

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"os"
	"strings"
	"testing"

	"tablier/ai/puzzle"
	"tablier/app/class/form"
	"tablier/app/puzzles/composed"
	"tablier/rules/all"
)

// golden is a file with a code a line, and the file of each puzzle below it.
const golden = "testdata/composed-v1.txt"

// samples are puzzles of several kinds.
func samples() []composed.Puzzle {
	return []composed.Puzzle{
		{
			Game: "tapatan", Title: "Au centre",
			Line:     "win|tapatan|.r.o....o r o1r2|l6:3 l4:1 w5:2 l4:2 l6:0 l10:0|b2 b3 a3 a2-a1 b1-c1|4 0",
			Question: "Rouge joue et gagne. Comment ?",
			Idea:     "Où se croisent les lignes ?",
		},
		{Game: "tapatan", Line: "win+|tapatan|o.r.o..r. o o1r1|l10:0 d:0 l6:0 w3:0 w1|c2 a2 c2-c3|1 0"},
		{
			Game: "stratege", Title: "Que reste-t-il ?",
			Line: "forces e9|stratege|(11)/(4)g?(6)/(11)/(11)/(11)/(11)/(11)/(11)/" +
				"(11)/w6(1)w5!(8) w 0 1112223334445566 11122233444555666|3|-|4 1",
		},
		{
			Game: "entropy",
			Line: "win 1|entropy immediate|b1bw1/5/www1w/1bbb1/wbb1w w|" +
				"?:0 ?:0 ?:0 ?:0 ?:0 ?:0 w1 ?:0 ?:0 ?:0 ?:0 ?:0 ?:0|b3-b5|0 0",
		},
	}
}

// Every puzzle of version 1 opens for ever: pairs of a code and a file may be added, and never be changed or removed.
func TestGoldenPuzzles(t *testing.T) {
	text, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	blocks := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n\n")
	if len(blocks) < len(samples()) {
		t.Fatalf("only %d puzzles", len(blocks))
	}
	for i, block := range blocks {
		code, file, _ := strings.Cut(block, "\n")
		p, err := composed.Decode(code)
		if err != nil {
			t.Errorf("%s: %v", code, err)
			continue
		}
		if i < len(samples()) && p != samples()[i] {
			t.Errorf("%s is read as %+v", code, p)
		}
		if same, err := composed.ReadFile(file + "\n"); err != nil || same != p {
			t.Errorf("%s: the file is read as %+v, %v", code, same, err)
		}
		if again, err := composed.Encode(p); err != nil || again != code {
			t.Errorf("%s is written as %s, %v", code, again, err)
		}
		if again, err := composed.File(p); err != nil || again != file+"\n" {
			t.Errorf("%s is written as\n%s, %v", file, again, err)
		}
	}
}

// A puzzle is held against the rules: what they refuse, and what is no line, has a fault.
func TestPuzzlesAreHeldAgainstTheRules(t *testing.T) {
	good := samples()[0]
	if p, fault := good.Open(all.Games()); fault != nil || p.ID("tapatan") != good.ID() {
		t.Fatalf("%v, %v", p, fault)
	}
	for name, c := range map[string]struct {
		old, new string
		fault    form.Fault
		puzzle   puzzle.Fault
	}{
		"no game":       {"", "chess", form.Missing, ""},
		"two answers":   {"l4:1", "w3:1", form.Illegal, puzzle.NoAnswer},
		"no answer":     {"w5:2", "l2:2", form.Illegal, puzzle.NoAnswer},
		"no position":   {".r.o....o ", ".r.o.... ", form.Illegal, puzzle.BadPosition},
		"a wrong reply": {"w5:2", "w5:90", form.Illegal, puzzle.BadReply},
		"a wrong line":  {"|b2 ", "|a1 ", form.Illegal, puzzle.BadLine},
		"retired":       {"4 0", "retired", form.Illegal, ""},
		"not as is":     {"4 0", "04 0", form.Illegal, ""},
		"no value":      {"w5:2", "l5:2", form.Illegal, puzzle.NoAnswer},
		"a later kind":  {"win|", "wins|", form.Newer, puzzle.BadKind},
		"no columns":    {"|b2 b3 a3 a2-a1 b1-c1", "", form.Newer, puzzle.Columns},
	} {
		bad := good
		if bad.Line = strings.Replace(bad.Line, c.old, c.new, 1); c.old == "" {
			bad.Line, bad.Game = good.Line, c.new
		}
		_, fault := bad.Open(all.Games())
		var cause *puzzle.Error
		if fault == nil || fault.Fault != c.fault ||
			c.puzzle != "" && (!errors.As(fault, &cause) || cause.Fault != c.puzzle) {
			t.Errorf("%s: %v", name, fault)
		}
	}
}

// A text that is too long, or a code that is not whole, is refused.
func TestFaults(t *testing.T) {
	long := samples()[0]
	long.Title = strings.Repeat("é", composed.MaxTitle+1)
	if _, err := composed.Encode(long); err == nil {
		t.Error("a title may be as long as one likes")
	}
	long = samples()[0]
	long.Question = strings.Repeat("é", composed.MaxQuestion+1)
	if _, err := composed.Encode(long); err == nil {
		t.Error("a question may be as long as one likes")
	}
	code, err := composed.Encode(samples()[1])
	if err != nil || !composed.Is(code) || composed.Is("p=abcdefghij") {
		t.Fatal(code, err)
	}
	for _, bad := range []string{
		"", "e=", code[:len(code)-1], "e=2" + code[3:], "s" + code[1:], strings.Repeat(code, 9999),
	} {
		if _, err := composed.Decode(bad); err == nil {
			t.Errorf("%.40q is read", bad)
		}
	}
}

// FuzzComposed reads any bytes as the fields of a code, whose checksum fits, and as a file.
func FuzzComposed(f *testing.F) {
	for _, p := range samples() {
		code, err := composed.Encode(p)
		if err != nil {
			f.Fatal(err)
		}
		file, err := composed.File(p)
		if err != nil {
			f.Fatal(err)
		}
		body, err := base64.RawURLEncoding.DecodeString(code[3:])
		if err != nil {
			f.Fatal(err)
		}
		f.Add(body[:len(body)-4])
		f.Add([]byte(file))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		sum := crc32.ChecksumIEEE(append([]byte("e=1"), data...))
		body := binary.LittleEndian.AppendUint32(data[:len(data):len(data)], sum)
		code := "e=1" + base64.RawURLEncoding.EncodeToString(body)
		if p, err := composed.Decode(code); err == nil {
			if again, err := composed.Encode(p); err != nil || again != code {
				t.Errorf("%s is written as %s", code, again)
			}
			p.Open(all.Games()) // must not panic
		}
		if p, err := composed.ReadFile(string(data)); err == nil {
			p.Open(all.Games())
		}
	})
}
