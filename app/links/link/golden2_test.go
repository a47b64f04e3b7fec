package link_test

import (
	"encoding/hex"
	"encoding/json"
	"flag"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/rules"
	"tablier/rules/all"
)

const golden2 = "testdata/links-v2.txt"

// Every link of version 2 opens for ever: a match of the golden file may be added and never be changed or removed. With
// it another program can check that it plays by links as this one does. Its lines are, of each match,
//
//	match   the words "match" and a game, then the secrets of the host and the guest in hexadecimal
//	link    a fragment, the host's first
//	whole   the word "whole", the fragment of all links, which is for the guest, the guest's recovery code, and the JSON
//	        of the match's record
//
// with a tab between the parts. A program that is given the secrets, the id and the moves must write the same links, by
// the bytes that [link.Turn] describes, the hashes of package seal and the rules of package post.
func TestGoldenTurns(t *testing.T) {
	if flag.Lookup("update").Value.String() == "true" {
		addMatches(t)
	}
	seen := map[string]bool{}
	for _, g := range goldenMatches(t) {
		seen[g.game] = true
		for i, text := range g.links {
			in := readPost(t, text)
			if again, err := in.Turn.Fragment(); err != nil || again != text || in.Turn.Number != i {
				t.Errorf("%s: link %d is written as %s, %v", g.game, i, again, err)
			}
		}
		checkGolden(t, g)
	}
	for _, spec := range all.Games() {
		if !seen[spec.ID] {
			t.Errorf("no match of %s (-update adds one)", spec.ID)
		}
	}
}

// A goldenMatch is a match of the golden file.
type goldenMatch struct {
	game    string
	secrets [2]seal.Secret
	links   []string
	whole   string
	code    string
	record  rules.Record
}

func goldenMatches(t *testing.T) (list []goldenMatch) {
	t.Helper()
	text, err := os.ReadFile(golden2)
	if err != nil {
		t.Fatal(err)
	}
	var g goldenMatch
	for line := range strings.Lines(string(text)) {
		switch part := strings.Split(strings.TrimSuffix(line, "\n"), "\t"); part[0] {
		case "match":
			g = goldenMatch{game: part[1]}
			for i := range g.secrets {
				if _, err := hex.Decode(g.secrets[i][:], []byte(part[2+i])); err != nil {
					t.Fatal(err)
				}
			}
		case "whole":
			g.whole, g.code = part[1], part[2]
			if err := json.Unmarshal([]byte(part[3]), &g.record); err != nil {
				t.Fatal(err)
			}
			list = append(list, g)
		default:
			g.links = append(g.links, part[0])
		}
	}
	return list
}

// checkGolden checks that the whole of a match holds its links, that the guest goes on from it, and that the sides of a
// match with these secrets and moves write these links.
func checkGolden(t *testing.T, g goldenMatch) {
	t.Helper()
	whole := readPost(t, g.whole).Whole
	if again, err := whole.Fragment(); err != nil || again != g.whole || !whole.ForGuest {
		t.Errorf("%s: all links are written as %s, %v", g.game, again, err)
	}
	if len(whole.Turns) != len(g.links) {
		t.Fatalf("%s: %d links together, %d alone", g.game, len(whole.Turns), len(g.links))
	}
	for i, turn := range whole.Turns {
		alone := readPost(t, g.links[i]).Turn
		if turn.Mark() != alone.Mark() || i >= len(g.links)-2 && turn.Sign != alone.Sign {
			t.Errorf("%s: link %d is in the whole as %x", g.game, i, turn.Body())
		}
	}
	m, err := post.Recover(all.Games(), whole, g.code)
	if err != nil {
		t.Fatalf("%s: %v", g.game, err)
	}
	if got := m.Match().Record(); !reflect.DeepEqual(got, g.record) {
		t.Errorf("%s is recovered as %+v, want %+v", g.game, got, g.record)
	}
	if m.Code() != g.code {
		t.Errorf("%s has the code %s, want %s", g.game, m.Code(), g.code)
	}
	if again := playedGolden(t, g); !reflect.DeepEqual(again, g.links) {
		t.Errorf("%s is played by the links\n%s, want\n%s", g.game, again, g.links)
	}
}

// playedGolden returns the links by which the sides play the record of a match, to the loser's resignation.
func playedGolden(t *testing.T, g goldenMatch) []string {
	t.Helper()
	id := readPost(t, g.links[0]).Turn.ID
	links, _ := goldenLinks(t, g.game, id, g.secrets, func(m *post.Match, _ int) {
		if at := m.Match().Ply(); at == len(g.record.Moves) {
			m.Resign()
		} else if err := m.Play(g.record.Moves[at]); err != nil {
			t.Fatal(err)
		}
	})
	return links
}

// goldenLinks plays a match of which First is the host, and returns its links.
func goldenLinks(
	t *testing.T, game string, id link.ID, secrets [2]seal.Secret, move func(m *post.Match, links int),
) (links []string, guest *post.Match) {
	t.Helper()
	spec, err := all.Games().Find(game)
	if err != nil {
		t.Fatal(err)
	}
	from, err := rules.NewMatch(spec, rules.Setup{}, "")
	if err != nil {
		t.Fatal(err)
	}
	sides := [2]*post.Match{post.Invite(from, rules.First, id, secrets[0])}
	for side := 0; ; side = 1 - side {
		for sides[side].Awaits() == post.MyMove {
			move(sides[side], len(links))
		}
		if len(links) == sides[side].Links() {
			return links, sides[1] // it has nothing to answer
		}
		text, err := sides[side].Link()
		if err != nil {
			t.Fatal(err)
		}
		links = append(links, text)
		turn := readPost(t, text).Turn
		if other := &sides[1-side]; *other == nil {
			*other, err = post.Join(all.Games(), turn, secrets[1])
		} else {
			err = (*other).Receive(turn)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

func readPost(t testing.TB, text string) link.Post {
	t.Helper()
	in, err := link.ReadPost(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return in
}

// addMatches appends a match of each game that there is none of: at random, attacks where there are some, until the
// host gives up after some forty links.
func addMatches(t *testing.T) {
	t.Helper()
	f, err := os.OpenFile(golden2, os.O_APPEND|os.O_CREATE|os.O_RDWR, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	seen := map[string]bool{}
	for _, g := range goldenMatches(t) {
		seen[g.game] = true
	}
	for i, spec := range all.Games() {
		if seen[spec.ID] {
			continue
		}
		if _, err := f.WriteString(newGolden(t, spec, uint64(i))); err != nil {
			t.Fatal(err)
		}
	}
}

// newGolden returns the lines of a match.
func newGolden(t *testing.T, spec *rules.Spec, seed uint64) string {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 2))
	secrets := [2]seal.Secret{}
	id := link.ID{}
	for i := range secrets[0] {
		secrets[0][i], secrets[1][i], id[i%len(id)] = byte(rng.Uint32()), byte(rng.Uint32()), byte(rng.Uint32())
	}
	links, guest := goldenLinks(t, spec.ID, id, secrets, func(m *post.Match, links int) {
		if links >= 40 && links%2 == 0 {
			m.Resign()
			return
		}
		if err := m.Play(lively(m.Match(), rng)); err != nil {
			t.Fatal(err)
		}
	})
	whole := &link.Whole{ForGuest: true}
	for _, text := range links {
		whole.Turns = append(whole.Turns, readPost(t, text).Turn)
	}
	text, err := whole.Fragment()
	if err != nil {
		t.Fatal(err)
	}
	record, err := json.Marshal(guest.Match().Record())
	if err != nil {
		t.Fatal(err)
	}
	head := []string{"match", spec.ID, hex.EncodeToString(secrets[0][:]), hex.EncodeToString(secrets[1][:])}
	end := []string{"whole", text, guest.Code(), string(record)}
	lines := append(append([]string{strings.Join(head, "\t")}, links...), strings.Join(end, "\t"))
	return strings.Join(lines, "\n") + "\n"
}

// lively returns a move at random: an attack where there is one, else most often a move up or down the board.
func lively(m *rules.Match, rng *rand.Rand) rules.Move {
	all := m.Position().Moves()
	for _, wanted := range []func(move rules.Move) bool{
		func(move rules.Move) bool { return strings.Contains(string(move), "x") },
		func(move rules.Move) bool { return len(move) == 5 && move[0] == move[3] },
	} {
		some := slices.DeleteFunc(slices.Clone(all), func(move rules.Move) bool { return !wanted(move) })
		if len(some) > 0 {
			return some[rng.IntN(len(some))]
		}
	}
	return all[rng.IntN(len(all))]
}

// Another program, which knows the comments alone, writes the same links: testdata/links-v2.py, with Python's hashlib.
func TestLinksOfPython(t *testing.T) {
	text, err := os.ReadFile("testdata/links-v2-python.txt")
	if err != nil {
		t.Fatal(err)
	}
	written := map[string][]string{}
	game := ""
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if name, ok := strings.CutPrefix(line, "match "); ok {
			game = name
			continue
		}
		written[game] = append(written[game], line)
	}
	if len(written) < 3 {
		t.Errorf("only %d matches", len(written))
	}
	for _, g := range goldenMatches(t) {
		if links, ok := written[g.game]; ok && !slices.Equal(links, g.links) {
			t.Errorf("%s: Python writes other links", g.game)
		}
	}
}
