package link_test

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"tablier/app/links/link"
	"tablier/app/links/seal"
	"tablier/rules"
)

// checkedTurn makes a fragment of a turn of a body, sound or not, as the comment of [link.Turn] says.
func checkedTurn(body string) string { return checkedBytes(body + signature) }

// signature is that of every turn here, and key that of every side.
var signature, key = same(0xee, 64), same(0xaa, 32)

// checkedBytes makes a fragment of version 2 of all bytes before the check.
func checkedBytes(body string) string {
	check := binary.LittleEndian.AppendUint32(nil, crc32.ChecksumIEEE([]byte("2"+body)))
	return "2" + base64.RawURLEncoding.EncodeToString([]byte(body+string(check)))
}

// filled returns a hash of one byte repeated, and in text as it stands in a link.
func filled(b byte) (h seal.Hash) {
	for i := range h {
		h[i] = b
	}
	return h
}

func same(b byte, n int) string { return strings.Repeat(string([]byte{b}), n) }

const begins = "12345678\x00\x07tapatan\x07tapatan\x00\x00\x02" // Second is the host

// next is what a link begins with that is not the first, after its flags: the fifth of all, number 4.
var next = "12345678\x04" + same(0xbb, 24)

// turns are turns of each kind, and their bytes as the comment of [link.Turn] describes them.
func turns() map[string]link.Turn {
	id := link.ID([]byte("12345678"))
	chain, commit := filled(0xcc), filled(0xdd)
	after := link.Turn{ID: id, Number: 4, Before: filled(0xbb), Ply: 300}
	with := func(change func(t *link.Turn)) link.Turn {
		t := after
		change(&t)
		return t
	}
	salts := seal.Salts([]byte("sixteen letters!"))
	salt := seal.Salt([]byte("sixteen numbers?"))
	opening := "\x01\x11\x06sixteen numbers?" + "\x02" + same(1, 24) + same(2, 24)
	list := map[string]link.Turn{
		"\x00" + begins + "\x00\x00" + key: {ID: id,
			Begin: &link.Beginning{Game: "tapatan", Variant: "tapatan", Host: rules.Second}},
		"\x01" + "12345678\x00\x04hyle\x015\x01\x04same\x03abc\x01" + "\x00\x00" + same(0xdd, 24) + key: {
			ID: id, Commit: &commit, Begin: &link.Beginning{
				Game: "hyle", Variant: "5", Options: []string{"same"}, Start: "abc", Host: rules.First,
			}},
		"\x00" + next + "\xac\x02\x00":                  after,
		"\x00" + next + "\xac\x02\x02\x07\x80\x01":      with(func(t *link.Turn) { t.Moves = []int{7, 128} }),
		"\x10" + next + "\xac\x02\x00":                  with(func(t *link.Turn) { t.Resigned = true }),
		"\x01" + next + "\xac\x02\x00" + same(0xdd, 24): with(func(t *link.Turn) { t.Commit = &commit }),
		"\x02" + next + "\xac\x02\x01\x00" + "\x09" + same(0xcc, 24): with(func(t *link.Turn) {
			t.Moves, t.Chain = []int{0}, &link.ChainLink{Number: 9, Link: chain}
		}),
		"\x04" + next + "\xac\x02\x00" + opening: with(func(t *link.Turn) {
			t.Opened = []seal.Opening{{Piece: 17, Value: 6, Salt: salt}}
			t.Path = []seal.Hash{filled(1), filled(2)}
		}),
		"\x08" + next + "\xac\x02\x00" + "sixteen letters!" + "\x03\x01\x06\x02": with(func(t *link.Turn) {
			t.All = &link.Everything{Salts: salts, Values: []byte{1, 6, 2}}
		}),
		"\x13" + next + "\xac\x02\x00" + same(0xdd, 24) + "\x01" + same(0xcc, 24): with(func(t *link.Turn) {
			t.Resigned, t.Commit, t.Chain = true, &commit, &link.ChainLink{Number: 1, Link: chain}
		}),
		"\x00" + "12345678\x01" + same(0xbb, 24) + "\x01\x01\x08" + key: {
			ID: id, Number: 1, Before: filled(0xbb), Ply: 1, Moves: []int{8},
		},
	}
	for body, t := range list {
		t.Sign = seal.Signature([]byte(signature))
		if t.Introduces() {
			t.Key = seal.PublicKey([]byte(key))
		}
		list[body] = t
	}
	return list
}

// The bytes are those that the comment of [link.Turn] describes, and are read again.
func TestTurnBytes(t *testing.T) {
	for body, turn := range turns() {
		got, err := turn.Fragment()
		if err != nil || got != checkedTurn(body) || !link.IsTurn(got) {
			t.Errorf("%+v is %s, want %s; %v", turn, got, checkedTurn(body), err)
		}
		in, err := link.ReadPost(checkedTurn(body))
		if err != nil || in.Whole != nil || !reflect.DeepEqual(*in.Turn, turn) {
			t.Errorf("%q is read as %+v, %v; want %+v", body, in.Turn, err, turn)
		}
	}
}

// A whole match is its links, without what follows from those before.
func TestWholeBytes(t *testing.T) {
	public := seal.PublicKey([]byte(key))
	first := link.Turn{ID: link.ID([]byte("12345678")), Key: public,
		Begin: &link.Beginning{Game: "tapatan", Variant: "tapatan", Host: rules.Second}}
	second := link.Turn{ID: first.ID, Number: 1, Before: first.Mark(), Moves: []int{4}, Key: public,
		Sign: seal.Signature([]byte(signature))}
	third := link.Turn{ID: first.ID, Number: 2, Before: second.Mark(), Ply: 1, Moves: []int{3}, Resigned: true,
		Sign: seal.Signature([]byte(same(0xdd, 64)))}
	w := &link.Whole{ForGuest: true, Turns: []*link.Turn{&first, &second, &third}}
	body := "\x20\x01\x03" + "\x3f\x00" + begins + "\x00\x00" + key + "\x24\x00\x00\x01\x04" + key +
		"\x04\x10\x01\x01\x03" + signature + same(0xdd, 64)
	got, err := w.Fragment()
	if err != nil || got != checkedBytes(body) {
		t.Errorf("all links are %s, want %s; %v", got, checkedBytes(body), err)
	}
	in, err := link.ReadPost(checkedBytes(body))
	if err != nil || in.Turn != nil || !reflect.DeepEqual(in.Whole, w) {
		t.Errorf("read as %+v, %v", in.Whole, err)
	}
}

// The mark of a link depends on each byte of it, and of all before.
func TestMarks(t *testing.T) {
	seen := map[seal.Mark]string{}
	for body, turn := range turns() {
		if other, known := seen[turn.Mark()]; known {
			t.Errorf("%q and %q have the same mark", body, other)
		}
		seen[turn.Mark()] = body
		want := seal.After(turn.Before, []byte(body))
		if turn.Begin != nil {
			want = seal.Begin([]byte(body))
		}
		if turn.Mark() != want {
			t.Errorf("%q has the mark %x, want %x", body, turn.Mark(), want)
		}
	}
}

// A link that lost, gained or changed a character anywhere is refused.
func TestTurnDamage(t *testing.T) {
	for body := range turns() {
		text := checkedTurn(body)
		refuse := func(text string) {
			t.Helper()
			if in, err := link.ReadPost(text); err == nil {
				t.Errorf("%q, once %q, is read as %+v", text, body, in)
			}
		}
		for i := range text {
			refuse(text[:i])
			refuse(text[i+1:])
			refuse(text[:i] + text[i+1:])
			for _, c := range alphabet + " .=+/%\n\r\x00é" {
				if string(c) != text[i:i+1] {
					refuse(text[:i] + string(c) + text[i+1:])
				}
				refuse(text[:i] + string(c) + text[i:])
			}
		}
		for _, c := range alphabet + " .=+/%\n\r\x00é" {
			refuse(text + string(c))
		}
	}
}

func TestTurnFaults(t *testing.T) {
	begun := "\x3f\x00" + begins + "\x00\x00" + key // as it stands among all
	plain := "\x00" + next + "\xac\x02\x00"
	for _, c := range []struct {
		what, fragment string
		want           link.Fault
	}{
		{"nothing", "", link.NotALink},
		{"a word", "turn", link.NotALink},
		{"a later version", "3" + checkedTurn(plain)[1:], link.Version},
		{"a letter", checked("\x00\x07tapatan\x00"), link.Other},
		{"only the version", "2", link.Damaged},
		{"the check of a letter", "2" + checked(plain + signature)[1:], link.Damaged},
		{"nothing but a check", checkedBytes(""), link.Damaged},
		{"nothing but a signature", checkedTurn(""), link.Damaged},
		{"no signature", checkedBytes(plain), link.Damaged},
		{"half a signature", checkedBytes(plain + signature[:32]), link.Damaged},
		{"half a key", checkedTurn("\x00" + begins + "\x00\x00" + key[:16]), link.Damaged},
		{"a key that is not the first's", checkedTurn(plain + key), link.Damaged},
		{"only flags", checkedTurn("\x00"), link.Damaged},
		{"half an id", checkedTurn("\x001234"), link.Damaged},
		{"half a hash", checkedTurn("\x00" + next[:20]), link.Damaged},
		{"a byte too many", checkedTurn(plain + "\x00"), link.Damaged},
		{"a flag that no turn has", checkedTurn("\x40" + plain[1:]), link.Damaged},
		{"flags in two bytes for one", checkedTurn("\x80\x00" + plain[1:]), link.Damaged},
		{"a commitment that is missing", checkedTurn("\x01" + plain[1:]), link.Damaged},
		{"a chain that is missing", checkedTurn("\x02" + plain[1:]), link.Damaged},
		{"openings that are missing", checkedTurn("\x04" + plain[1:]), link.Damaged},
		{"half an opening", checkedTurn("\x04" + plain[1:] + "\x01\x02\x03sixteen"), link.Damaged},
		{"2⁶³ openings", checkedTurn("\x04" + plain[1:] + same(0x80, 9) + "\x01"), link.Damaged},
		{"2⁶³ hashes", checkedTurn("\x04" + plain[1:] + "\x00" + same(0x80, 9) + "\x01"), link.Damaged},
		{"everything that is missing", checkedTurn("\x08" + plain[1:]), link.Damaged},
		{"half of everything", checkedTurn("\x08" + plain[1:] + "sixteen letters!" + "\x12\x01\x02"), link.Damaged},
		{"2⁶³ moves", checkedTurn("\x00" + next + "\x00" + same(0x80, 9) + "\x01"), link.Damaged},
		{"a host who is nobody", checkedTurn("\x00" + begins[:len(begins)-1] + "\x00\x00\x00"), link.Damaged},
		{"a host who is chance", checkedTurn("\x00" + begins[:len(begins)-1] + "\x03\x00\x00"), link.Damaged},
		{"a host beyond a byte", checkedTurn("\x00" + begins[:len(begins)-1] + "\x81\x02\x00\x00"), link.Damaged},
		{"options in disorder", checkedTurn("\x0012345678\x00\x04hyle\x015\x02\x01b\x01a\x00\x01\x00\x00"), link.Damaged},
		{"an option twice", checkedTurn("\x0012345678\x00\x04hyle\x015\x02\x01a\x01a\x00\x01\x00\x00"), link.Damaged},
		{"too high a ply", checkedTurn("\x00" + next + "\x91\x4e\x00"), link.Long},
		{"a ply beyond all", checkedTurn("\x00" + next + "\x81\x80\x04\x00"), link.Damaged},
		{"too many moves", checkedTurn("\x00" + next + "\x00\x91\x4e" + same(0, 10_001)), link.Long},
		{"too long", "2" + strings.Repeat("A", 64<<10), link.Long},
		{"no links", checkedBytes("\x20\x00\x00"), link.Damaged},
		{"a link without bytes", checkedBytes("\x20\x00\x01\x00" + signature), link.Damaged},
		{"half a link", checkedBytes("\x20\x00\x01\x40\x00" + begins + signature), link.Damaged},
		{"links for a third", checkedBytes("\x20\x02\x01" + begun + signature), link.Damaged},
		{"links from the fifth on", checkedBytes("\x20\x00\x01" + string(rune(len(plain))) + plain + signature),
			link.Damaged},
		{"a second link whole", checkedBytes("\x20\x00\x02" + begun + begun + signature + signature), link.Damaged},
		{"a second link without bytes", checkedBytes("\x20\x00\x02" + begun + "\x00" + signature + signature), link.Damaged},
		{"all links with a signature less", checkedBytes("\x20\x00\x01" + begun), link.Damaged},
		{"all links with a signature more", checkedBytes("\x20\x00\x01" + begun + signature + signature), link.Damaged},
		{"2⁶³ links", checkedBytes("\x20\x00" + same(0x80, 9) + "\x01" + begun + signature), link.Damaged},
	} {
		if in, err := link.ReadPost(c.fragment); !faulty(err, c.want) {
			t.Errorf("%s, %q: %+v, %v; want %s", c.what, c.fragment, in, err, c.want)
		}
	}
	if _, _, err := link.Decode(games(), checkedTurn(plain)); !faulty(err, link.Other) {
		t.Errorf("a turn is read as a letter: %v", err)
	}
	long := &link.Turn{Number: 1, Moves: make([]int, 50_000)}
	if text, err := long.Fragment(); !faulty(err, link.Long) {
		t.Errorf("a link of %d characters is written: %v", len(text), err)
	}
}

// Any turn comes back as it was.
func TestTurnRoundTrip(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	some := func() bool { return rng.IntN(2) == 0 }
	hash := func() (h seal.Hash) {
		for i := range h {
			h[i] = byte(rng.Uint32())
		}
		return h
	}
	for range 3000 {
		id := hash()
		turn := link.Turn{ID: link.ID(id[:8]), Number: 1 + rng.IntN(10_000), Before: hash(), Ply: rng.IntN(10_001),
			Resigned: some()}
		for some() {
			turn.Moves = append(turn.Moves, rng.IntN(1<<16))
		}
		if commit := hash(); some() {
			turn.Commit = &commit
		}
		if some() {
			turn.Chain = &link.ChainLink{Number: rng.IntN(1 << 16), Link: hash()}
		}
		if salt := hash(); some() {
			turn.Opened = []seal.Opening{{Piece: rng.IntN(1 << 16), Value: salt[20], Salt: seal.Salt(salt[:16])}}
			for some() {
				turn.Path = append(turn.Path, hash())
			}
		}
		if secret := hash(); some() {
			turn.All = &link.Everything{Salts: seal.Salts(secret[:16]), Values: secret[:1+rng.IntN(20)]}
		}
		for i := range turn.Sign {
			turn.Sign[i] = byte(rng.Uint32())
		}
		if turn.Introduces() {
			copy(turn.Key[:], turn.Sign[:])
		}
		text, err := turn.Fragment()
		if err != nil {
			t.Fatal(err)
		}
		if in := readPost(t, text); !reflect.DeepEqual(*in.Turn, turn) {
			t.Fatalf("%+v came back as %+v", turn, *in.Turn)
		}
	}
}

// No text makes ReadPost panic, and what it accepts is the one form of what it returns.
func FuzzReadPost(f *testing.F) {
	for body := range turns() {
		f.Add(checkedTurn(body), false)
		f.Add(body+signature, true)
	}
	f.Add("\x20\x01\x02\x3f\x00"+begins+"\x00\x00"+key+"\x24\x00\x00\x01\x04"+key+signature+signature, true)
	f.Fuzz(func(t *testing.T, text string, bare bool) {
		if bare { // the fuzzer finds no checksum by itself
			text = checkedBytes(text)
		}
		in, err := link.ReadPost(text)
		if err != nil {
			if e := new(link.Error); !errors.As(err, &e) {
				t.Errorf("the error is %v", err)
			}
			return
		}
		var again string
		if in.Turn != nil {
			again, err = in.Turn.Fragment()
		} else {
			again, err = in.Whole.Fragment()
		}
		if again != text || err != nil {
			t.Errorf("%q is read as %+v, which is %q, %v", text, in, again, err)
		}
	})
}
