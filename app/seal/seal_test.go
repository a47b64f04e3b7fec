package seal_test

import (
	"encoding/hex"
	"slices"
	"strings"
	"testing"

	"tablier/app/seal"
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

// Another program finds the same hashes: these were computed by Python's hashlib from the package's comment.
func TestVectors(t *testing.T) {
	s := secret(t, sixteen)
	chain := s.Chain()
	mark := seal.Begin([]byte("one"))
	tree := s.Tree([]byte{1, 2, 3})
	root := tree.Root()
	opened, _ := tree.Open(1)
	after := seal.After(mark, []byte("two"))
	for _, c := range []struct {
		what string
		got  []byte
		want string
	}{
		{"the end of the chain", chain[seal.Draws][:], wantEnd},
		{"its beginning", chain[0][:], wantFirst},
		{"a salt", opened[0].Salt[:], wantSalt},
		{"a root", root[:], wantRoot},
		{"a mark", after[:], wantMark},
	} {
		if got := hex.EncodeToString(c.got); got != c.want {
			t.Errorf("%s is %s, want %s", c.what, got, c.want)
		}
	}
	if got := seal.Fraction([]byte("12345678"), 1, chain[1], chain[2]); got != wantFraction {
		t.Errorf("the fraction is %d, want %d", got, uint64(wantFraction))
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
		tree := s.Tree(values)
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
	if !seal.Check(root, all, opened, path) || len(path) != seal.Steps(all, pieces...) {
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
