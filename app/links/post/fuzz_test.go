package post_test

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"testing"

	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/rules"
	"tablier/rules/all"
)

// sealed makes a fragment of a body, sound or not, as package link says.
func sealed(body []byte) string {
	sum := crc32.Update(crc32.ChecksumIEEE([]byte{'2'}), crc32.IEEETable, body)
	return "2" + base64.RawURLEncoding.EncodeToString(binary.LittleEndian.AppendUint32(body[:len(body):len(body)], sum))
}

// bare returns the body of a fragment.
func bare(t testing.TB, text string) []byte {
	t.Helper()
	body, err := base64.RawURLEncoding.DecodeString(text[1:])
	if err != nil {
		t.Fatal(err)
	}
	return body[:len(body)-crc32.Size]
}

// A moment is a side of a match, and the next link to it.
type moment struct {
	save string
	turn *link.Turn
}

// moments returns some of matches of every game: early ones, some of the middle and the last ones.
func moments(t testing.TB) []moment {
	var list []moment
	for _, spec := range all.Games() {
		for seed := range uint64(2) {
			p := invite(t, spec, rules.Setup{}, host(seed), seed)
			var of []moment
			for side := 0; ; side = 1 - side {
				p.act(side)
				if p.sides[1] != nil && p.sides[1-side].Awaits() == post.Nothing {
					break
				}
				text := p.fragment(side)
				if p.sides[1-side] != nil {
					of = append(of, moment{p.sides[1-side].Save(), read(t, text)})
				}
				p.must(1-side, text)
			}
			for i, m := range of {
				if i < 4 || i%10 == 0 || i >= len(of)-3 {
					list = append(list, m)
				}
			}
		}
	}
	return list
}

// FuzzReceive gives a side any bytes for the next link, also with what every next link says: it does not panic, and is
// as it was when it does not take them.
func FuzzReceive(f *testing.F) {
	list := moments(f)
	for i, m := range list {
		f.Add(uint16(i), m.turn.Body(), false)
		f.Add(uint16(i), list[(i+7)%len(list)].turn.Body(), true)
	}
	f.Fuzz(func(t *testing.T, i uint16, body []byte, fits bool) {
		in, err := link.ReadPost(sealed(body))
		if err != nil || in.Turn == nil {
			return
		}
		at, turn := list[int(i)%len(list)], in.Turn
		if fits {
			turn.ID, turn.Number, turn.Begin = at.turn.ID, at.turn.Number, at.turn.Begin
			turn.Before, turn.Ply = at.turn.Before, at.turn.Ply
		}
		p := &pair{t: t, sides: [2]*post.Match{restored(t, at.save)}}
		before := p.state(0)
		if err := p.sides[0].Receive(turn); err == nil {
			return
		} else if fault := new(post.Error); !errors.As(err, &fault) {
			t.Errorf("the error is %v", err)
		}
		if p.state(0) != before || p.sides[0].Save() != at.save {
			t.Errorf("%+v is refused, and has changed %s", turn, before)
		}
		if err := p.sides[0].Receive(at.turn); err != nil {
			t.Errorf("the true link is refused after %+v: %v", turn, err)
		}
	})
}

// FuzzJoin reads any bytes as the first link of a match.
func FuzzJoin(f *testing.F) {
	for _, spec := range all.Games() {
		for _, setup := range setups(spec) {
			p := invite(f, spec, setup, rules.Second, 1)
			p.sides[1] = p.sides[0] // nobody joins
			p.act(0)
			f.Add(bare(f, p.fragment(0)))
		}
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		in, err := link.ReadPost(sealed(body))
		if err != nil || in.Turn == nil {
			return
		}
		m, err := post.Join(all.Games(), in.Turn, seal.Secret{1})
		if err != nil {
			return
		}
		if again := restored(t, m.Save()); again.Save() != m.Save() || again.Awaits() != m.Awaits() {
			t.Errorf("%s came back as %s", m.Save(), again.Save())
		}
	})
}

// FuzzRestore reads any text as a match that was kept: what is read is kept so again.
func FuzzRestore(f *testing.F) {
	for _, m := range moments(f) {
		f.Add(m.save)
	}
	for _, text := range oddSaves {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := post.Restore(all.Games(), text)
		if err != nil {
			return
		}
		again := restored(t, m.Save())
		if again.Save() != m.Save() || again.Awaits() != m.Awaits() {
			t.Errorf("%s came back as %s", m.Save(), again.Save())
		}
	})
}

// FuzzRecover reads any bytes as all links of a match, and any text as its code.
func FuzzRecover(f *testing.F) {
	for _, m := range moments(f) {
		was := restored(f, m.save)
		text, err := was.Whole(was.Me())
		if err != nil {
			f.Fatal(err)
		}
		f.Add(bare(f, text), was.Code())
	}
	f.Fuzz(func(t *testing.T, body []byte, code string) {
		in, err := link.ReadPost(sealed(body))
		if err != nil || in.Whole == nil {
			return
		}
		m, err := post.Recover(all.Games(), in.Whole, code)
		if err != nil {
			return
		}
		if again := restored(t, m.Save()); again.Save() != m.Save() {
			t.Errorf("%s came back as %s", m.Save(), again.Save())
		}
	})
}
