//go:build !js

package sandbox_test

import (
	"encoding/json"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// patternsOf prints the patterns of each script: those that stand in it, which node's own parser finds, and those that
// it makes as it begins.
const patternsOf = `
	const fs = require('fs');
	const acorn = require('internal/deps/acorn/acorn/dist/acorn');
	const patternsIn = (script) => {
		const source = fs.readFileSync(script, 'utf8');
		const found = [];
		acorn.parse(source, { ecmaVersion: 'latest', onToken: (token) => {
			if (token.type.label === 'regexp') found.push({ source: token.value.pattern, flags: token.value.flags });
		} });
		const made = new Proxy(RegExp, { construct(target, [source, flags = '']) {
			found.push({ source, flags });
			return new target(source, flags);
		} });
		try {
			new Function('self', 'RegExp', source)({}, made);
		} catch {} // it wants a page
		return found;
	};
	console.log(JSON.stringify(process.argv.slice(1).map(patternsIn)));`

// patterns returns the patterns of each of some scripts. Without node the test is skipped; in continuous integration it
// fails.
func patterns(t *testing.T, scripts []string) (lists [][]*pattern) {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil && os.Getenv("CI") != "true" {
		t.Skip("no node: the patterns of scripts are not tested")
	}
	if err != nil {
		t.Fatal("the patterns of scripts need node: ", err)
	}
	cmd := exec.Command(node, append([]string{"--expose-internals", "-e", patternsOf}, scripts...)...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var found [][]struct{ Source, Flags string }
	if err := json.Unmarshal(out, &found); err != nil {
		t.Fatal(err)
	}
	for i, script := range scripts {
		var list []*pattern
		for _, f := range found[i] {
			p, err := parse(f.Source, f.Flags)
			if err != nil {
				t.Errorf("%s: %v", script, err)
				continue
			}
			list = append(list, p)
		}
		lists = append(lists, list)
	}
	return lists
}

// samples are the texts of the parts of a node, in turn; of several choices the one with a number.
func samples(n node, which int) []string {
	switch n := n.(type) {
	case set:
		const candidates = "a1_ '\".:(,/<#-=\\\n)[]{}%@&;!?*+$^|~é"
		if at := strings.IndexFunc(candidates, n); at >= 0 {
			return []string{string([]rune(candidates[at:])[:1])}
		}
		for r := rune(0); r < 0x3000; r++ {
			if n(r) {
				return []string{string(r)}
			}
		}
	case series:
		var all []string
		for _, part := range n {
			all = append(all, samples(part, which)...)
		}
		return all
	case choice:
		return samples(n[which%len(n)], which)
	case group:
		return samples(n.node, which)
	case repeat:
		return samples(n.node, which)
	case same:
		return []string{"'"}
	}
	return nil
}

// joined joins neighbouring samples that are signs of the pattern's own, so that they are repeated as a whole.
func joined(signs []string) (pieces []string) {
	plain := false
	for _, sign := range signs {
		if own := sign != "a" && sign != "1"; own && plain {
			pieces[len(pieces)-1] += sign
		} else {
			pieces = append(pieces, sign)
			plain = own
		}
	}
	return pieces
}

// size is how long a text is that a pattern looks at.
const size = 2_000

// superlinear returns a beginning of texts of which one of twice the length takes a pattern more than twice the steps;
// false where there is none. A text begins as the pattern wants it, and goes on with some of what it looks for again
// and again; its end is none that fits.
func superlinear(p *pattern) (text string, found bool) {
	const most = 600_000
	long := func(begin, piece string, n int) []rune {
		return []rune(begin + strings.Repeat(piece, n/len(piece)+1) + "\x01")
	}
	tried := map[string]bool{}
	const choices, window = 6, 3
	for which := range choices {
		for _, pieces := range [][]string{joined(samples(p.root, which)), samples(p.root, which)} {
			for i := range pieces {
				for k := i + 1; k <= min(len(pieces), i+window); k++ {
					begin, piece := strings.Join(pieces[:i], ""), strings.Join(pieces[i:k], "")
					if tried[begin+"\x02"+piece] {
						continue
					}
					tried[begin+"\x02"+piece] = true
					once, twice := p.steps(long(begin, piece, size), most), p.steps(long(begin, piece, 2*size), 3*most)
					if once > most || twice > 2*once+once/2+size {
						return begin + "(" + piece + ")*", true
					}
				}
			}
		}
	}
	return "", false
}

// The time that a pattern of a script takes grows no faster than the text that it looks at: tested with 2,000
// characters of each kind that it looks for, and twice as many.
func TestPatternsAreLinear(t *testing.T) {
	var scripts []string
	err := filepath.WalkDir("../../web", func(path string, entry fs.DirEntry, err error) error {
		if filepath.Ext(path) == ".js" {
			scripts = append(scripts, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	tested := 0
	for i, list := range patterns(t, scripts) {
		for _, p := range list {
			tested++
			if text, found := superlinear(p); found {
				t.Errorf("%s: /%s/ takes ever longer for %q", scripts[i], p.source, text)
			}
		}
	}
	if tested < 100 {
		t.Errorf("only %d patterns are there", tested)
	}
}

// Patterns that take ever longer are found, and others are not.
func TestSuperlinearPatternsAreFound(t *testing.T) {
	for source, want := range map[string]bool{
		`^(.+?) has no '(.+?)'.* mean: '(.+?)'`: true, `\d+x`: true, `^(\S+).*?: '`: true, `^(?:a+)+b`: true,
		`(\s*)while`: true, `^\w+(?=: |$)`: false, `"(?:[^"\\\n]|\\.)*"?`: false, `^([^:]+): (.+)`: false,
	} {
		p, err := parse(source, "")
		if err != nil {
			t.Fatal(err)
		}
		if text, found := superlinear(p); found != want {
			t.Errorf("/%s/: %v, %q", source, found, text)
		}
	}
	if _, err := parse(`(?<=a)b`, ""); err == nil {
		t.Error("a look behind is taken for something else")
	}
}

// The matcher finds what browsers find.
func TestMatcher(t *testing.T) {
	for _, c := range []struct {
		source, flags, text string
		want                bool
	}{
		{`^(['"])(\S+)\1$`, "", "'z9'", true}, {`^(['"])(\S+)\1$`, "", `'z9"`, false}, {`^a{2,3}$`, "", "aaaa", false},
		{`\bIF\b`, "i", "x if y", true}, {`^b`, "", "a\nb", false}, {`^b`, "m", "a\nb", true}, {`a(?!b)`, "", "ab", false},
		{`a(?=b)`, "", "ab", true}, {`[^a-c\d]`, "", "abc1", false}, {`x.*?y$`, "", "xay", true},
		{`\x41\u0042`, "", "AB", true},
	} {
		p, err := parse(c.source, c.flags)
		if err != nil {
			t.Fatal(err)
		}
		m := &matcher{text: []rune(c.text), groups: make([][2]int, p.groups+1), most: 1000}
		starts := make([]int, len(m.text)+1)
		for i := range starts {
			starts[i] = i
		}
		got := slices.ContainsFunc(starts, func(at int) bool {
			return p.root.match(m, at, func(int) bool { return true })
		})
		if got != c.want {
			t.Errorf("/%s/%s in %q: %v", c.source, c.flags, c.text, got)
		}
	}
}
