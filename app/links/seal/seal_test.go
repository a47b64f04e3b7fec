package seal_test

import (
	"encoding/binary"
	"encoding/hex"
	"os"
	"slices"
	"strings"
	"testing"

	"tablier/app/links/seal"
)

// secret returns a secret that a test can name.
func secret(t *testing.T, text string) seal.Secret {
	t.Helper()
	s, err := seal.NewSecret(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

const sixteen = "sixteen letters!"

func TestShortSource(t *testing.T) {
	if s, err := seal.NewSecret(strings.NewReader("short")); err == nil {
		t.Errorf("%v from five bytes", s)
	}
}

// Another program finds the same: testdata/vectors.txt was made from the package's comment by testdata/vectors.py.
func TestVectors(t *testing.T) {
	s := secret(t, sixteen)
	chain, salts := s.Chain(), s.Salts()
	tree := salts.Tree([]byte{1, 2, 3})
	root := tree.Root()
	opened, path := tree.Open(1)
	mark := seal.After(seal.Begin([]byte("one")), []byte("two"))
	fraction := seal.Fraction([]byte("12345678"), 1, chain[1], chain[2])
	public, signature := s.Key().Public(), s.Key().Sign(mark)
	got := map[string][]byte{
		"end": chain[seal.Draws][:], "first": chain[0][:], "salts": salts[:], "salt": opened[0].Salt[:], "root": root[:],
		"path": slices.Concat(path[0][:], path[1][:]), "mark": mark[:],
		"fraction": binary.LittleEndian.AppendUint64(nil, fraction), "public": public[:], "signature": signature[:],
	}
	text, err := os.ReadFile("testdata/vectors.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		what, want, _ := strings.Cut(strings.TrimSpace(line), " ")
		if hex.EncodeToString(got[what]) != want {
			t.Errorf("the %s is %x, want %s", what, got[what], want)
		}
		delete(got, what)
	}
	if len(got) > 0 {
		t.Errorf("no vector for %v", got)
	}
}

// A signature is that of one mark by one key, and no bit of it can be another.
func TestSign(t *testing.T) {
	key, other := secret(t, sixteen).Key(), secret(t, "sixteen letters?").Key()
	mark := seal.Begin([]byte("one"))
	s := key.Sign(mark)
	if !key.Public().Signed(mark, s) {
		t.Fatal("it is refused")
	}
	refuse := func(what string, p seal.PublicKey, m seal.Mark, s seal.Signature) {
		t.Helper()
		if p.Signed(m, s) {
			t.Errorf("it is taken with %s", what)
		}
	}
	refuse("another key", other.Public(), mark, s)
	refuse("another mark", key.Public(), seal.After(mark, []byte("two")), s)
	refuse("none", key.Public(), mark, seal.Signature{})
	for bit := range 8 * len(s) {
		bent := s
		bent[bit/8] ^= 1 << (bit % 8)
		refuse("another bit", key.Public(), mark, bent)
	}
}

// Each link of a chain is found from the next, and from no other.
func TestChain(t *testing.T) {
	chain := secret(t, sixteen).Chain()
	for i := range seal.Draws {
		if chain[i+1].Before() != chain[i] {
			t.Errorf("link %d does not follow", i+1)
		}
	}
	if chain[1].Before() == chain[1] || *secret(t, "sixteen letters?").Chain() == *chain {
		t.Error("two chains are the same")
	}
}

// Any pieces of a tree can be opened, and nothing but what was sealed.
func TestTree(t *testing.T) {
	s := secret(t, sixteen)
	for all := 1; all <= 19; all++ {
		values := make([]byte, all)
		for i := range values {
			values[i] = byte(1 + i%6)
		}
		tree := s.Salts().Tree(values)
		for a := range all {
			checkOpening(t, tree, values, a)
			for b := a + 1; b < all; b++ {
				checkOpening(t, tree, values, a, b)
			}
		}
	}
}

func checkOpening(t *testing.T, tree *seal.Tree, values []byte, pieces ...int) {
	t.Helper()
	all, root := len(values), tree.Root()
	opened, path := tree.Open(pieces...)
	for i, o := range opened {
		if o.Value != values[pieces[i]] {
			t.Errorf("piece %d of %d is opened as %d", o.Piece, all, o.Value)
		}
	}
	if !seal.Check(root, all, opened, path) || len(path) != seal.ProofLength(all, pieces...) {
		t.Fatalf("pieces %v of %d are refused", pieces, all)
	}
	wrong := func(what string, opened []seal.Opening, path []seal.Hash) {
		t.Helper()
		if seal.Check(root, all, opened, path) {
			t.Errorf("pieces %v of %d are taken with %s", pieces, all, what)
		}
	}
	for i := range opened {
		other := slices.Clone(opened)
		other[i].Value ^= 1
		wrong("another value", other, path)
		other = slices.Clone(opened)
		other[i].Salt[0] ^= 1
		wrong("another salt", other, path)
		other = slices.Clone(opened)
		other[i].Piece = (other[i].Piece + 1) % (all + 1)
		wrong("another number", other, path)
	}
	for i := range path {
		other := slices.Clone(path)
		other[i][0] ^= 1
		wrong("another path", opened, other)
	}
	wrong("a longer path", opened, append(slices.Clone(path), root))
	wrong("nothing", nil, path)
	wrong("a piece twice", append(slices.Clone(opened), opened[len(opened)-1]), path)
}
