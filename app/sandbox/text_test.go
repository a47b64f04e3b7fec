package sandbox

import (
	"encoding/binary"
	"strings"
	"testing"
	"unicode/utf16"
)

// A file opens whatever its encoding: with or without a mark, of Windows too.
func TestEncodings(t *testing.T) {
	const text = "# déjà « vu » : 1 € – l’œuvre\nprint('é')\n"
	wide := func(order binary.AppendByteOrder, mark ...byte) []byte {
		for _, unit := range utf16.Encode([]rune(text)) {
			mark = order.AppendUint16(mark, unit)
		}
		return mark
	}
	of1252 := strings.NewReplacer("€", "\x80", "–", "\x96", "’", "\x92", "œ", "\x9c", "é", "\xe9", "à", "\xe0",
		"«", "\xab", "»", "\xbb").Replace(text)
	for name, file := range map[string][]byte{
		"UTF-8": []byte(text), "UTF-8 with a mark": []byte("\xef\xbb\xbf" + text), "Windows-1252": []byte(of1252),
		"UTF-16":            wide(binary.LittleEndian, 0xff, 0xfe),
		"UTF-16 big":        wide(binary.BigEndian, 0xfe, 0xff),
		"UTF-16 unmarked":   wide(binary.LittleEndian),
		"UTF-16 big, alike": wide(binary.BigEndian),
	} {
		if got := Decode(file); got != text {
			t.Errorf("%s: %q", name, got)
		}
	}
	for _, file := range []string{"", "a", "\xff\xfe", "\xff\xfea", "\x81", "\xef\xbb\xbf\xff"} {
		Decode([]byte(file))
	}
}

// What is not Python's becomes what Python reads, and what stands in texts and remarks stays; to clean twice changes
// nothing more.
func TestClean(t *testing.T) {
	for program, want := range map[string]string{
		"a = 1\r\nb = 2\rc = 3\n":              "a = 1\nb = 2\nc = 3\n",
		"\ufeffimport\u00a0random":             "import random",
		"if\u202fx\u2009==\u30001:":            "if x == 1:",
		"va\u200bleur\u00ad = 1\u2060":         "valeur = 1",
		"n = 3 – 1 − 2 — x":                    "n = 3 - 1 - 2 - x",
		"def f():\n\treturn 1\n    \tx\n\t\ty": "def f():\n    return 1\n        x\n        y",
		"x =\t1\t# \tun":                       "x =\t1\t# \tun",
		"c = “a1”, ‘b2’, ’c3’, „d4“, «e5»":     "c = \"a1\", 'b2', 'c3', \"d4\", \"e5\"",
		"print(“l’été”)":                       "print(\"l’été\")",
		"print(\"oui –\u00a0« non » “x”\")":    "print(\"oui –\u00a0« non » “x”\")",
		"print(\"a1”)":                         "print(\"a1\")",
		"print('a1’)":                          "print('a1')",
		"print('aujourd’hui')":                 "print('aujourd’hui')",
		"print('aujourd’h":                     "print('aujourd’h",
		"print(‘aujourd’hui’, ’l’été’)":        "print('aujourd’hui', 'l’été')",
		"x = ['a’, 1":                          "x = ['a', 1",
		"x = 'a\\'’b' + “c”":                   "x = 'a\\'’b' + \"c\"",
		"# l’été – « là »\u00a0!":              "# l’été – « là »\u00a0!",
		"x = 'a\u200b1'":                       "x = 'a1'",
		"\"\"\"l’été\n\t– là\n\"\"\"\n\tx":     "\"\"\"l’été\n\t– là\n\"\"\"\n    x",
		"“““a\nb”””\nx–1":                      "\"\"\"a\nb\"\"\"\nx-1",
		"'''a\\''''–1":                         "'''a\\''''-1",
		"f = \"":                               "f = \"",
		"«":                                    "\"",
		"'''–":                                 "'''–",
	} {
		got := Clean(program)
		if got != want {
			t.Errorf("%q:\n got %q\nwant %q", program, got, want)
		}
		if again := Clean(got); again != got {
			t.Errorf("%q is cleaned once more to %q", got, again)
		}
	}
}

// Usual programs are left alone, and none takes long.
func TestCleanLeavesProgramsAlone(t *testing.T) {
	const program = "def jouer(position):\n    # l’été\n    return \"a1\"  # « é »\n"
	if got := Clean(program); got != program {
		t.Errorf("%q", got)
	}
	for _, piece := range []string{"“", "\"”", "'’", "«", "\\”", "\t", "“““", "'\u200b"} {
		if got := Clean(strings.Repeat(piece, MaxProgram/len(piece))); len(got) > 4*MaxProgram {
			t.Errorf("of %q become %d bytes", piece, len(got))
		}
	}
}
