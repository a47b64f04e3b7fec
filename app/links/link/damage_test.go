package link_test

import (
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"strings"
	"testing"

	"tablier/app/links/link"
	"tablier/rules"
	"tablier/rules/conform"
)

// checked makes a fragment of a body, sound or not, as the package's comment says.
func checked(body string) string {
	check := binary.LittleEndian.AppendUint32(nil, crc32.ChecksumIEEE([]byte("1"+body)))
	return "1" + base64.RawURLEncoding.EncodeToString([]byte(body+string(check)))
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// A link that lost, gained or changed a character anywhere is refused.
func TestDamage(t *testing.T) {
	games := games()
	for _, spec := range games {
		for seed := range uint64(3) {
			m, err := conform.RandomMatch(spec, rules.Setup{}, seed, 40)
			if err != nil {
				t.Fatal(err)
			}
			fragment := encode(t, games, link.Letter{Record: m.Record()})
			refuse := func(text string) {
				t.Helper()
				if l, _, err := link.Decode(games, text); err == nil {
					t.Errorf("%q, once %q, is read as %+v", text, fragment, l)
				}
			}
			for i := range fragment {
				refuse(fragment[:i])
				refuse(fragment[i+1:])
				refuse(fragment[:i] + fragment[i+1:])
				for _, c := range alphabet + " .=+/%\n\r\x00é" {
					if string(c) != fragment[i:i+1] {
						refuse(fragment[:i] + string(c) + fragment[i+1:])
					}
					refuse(fragment[:i] + string(c) + fragment[i:])
				}
			}
			for _, c := range alphabet + " .=+/%\n\r\x00é" {
				refuse(fragment + string(c))
			}
		}
	}
}

func TestFaults(t *testing.T) {
	games := games()
	for _, c := range []struct {
		what, fragment string
		want           link.Fault
	}{
		{"nothing", "", link.NotALink},
		{"a word", "tapatan", link.NotALink},
		{"a digit that no version has", "0AAAAAAA", link.NotALink},
		{"a later version", "3" + checked("\x00\x07tapatan\x00")[1:], link.Version},
		{"a turn", "2" + checked("\x00\x07tapatan\x00")[1:], link.Other},
		{"another alphabet", "1+/+/", link.Damaged},
		{"only the version", "1", link.Damaged},
		{"nothing but a checksum", checked(""), link.Damaged},
		{"half a name", checked("\x00\x07tapa"), link.Damaged},
		{"a name of 2⁶⁴-1 bytes", checked("\x00\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01tapatan"), link.Damaged},
		{"2⁶³ options", checked("\x02\x07tapatan\x80\x80\x80\x80\x80\x80\x80\x80\x80\x01"), link.Damaged},
		{"no number of moves", checked("\x00\x07tapatan"), link.Damaged},
		{"a number in two bytes for one", checked("\x00\x07tapatan\x80\x00"), link.Damaged},
		{"a byte too many", checked("\x00\x07tapatan\x00\x07"), link.Damaged},
		{"a zero byte too many", checked("\x00\x07tapatan\x01\x04\x00"), link.Damaged},
		{"more than the moves' product", checked("\x00\x07tapatan\x01\x0d"), link.Damaged},
		{"the first variant by name", checked("\x01\x07tapatan\x07tapatan\x00"), link.Damaged},
		{"an empty variant", checked("\x01\x07tapatan\x00\x00"), link.Damaged},
		{"no options, listed", checked("\x02\x07tapatan\x00\x00"), link.Damaged},
		{"options in disorder", checked("\x02\x03bag\x02\x04told\x04same\x00"), link.Damaged},
		{"a flag that no letter has", checked("\x80\x04\x07tapatan\x00"), link.Damaged},
		{"the flag that stays unused", checked("\x10\x07tapatan\x00"), link.Damaged},
		{"both resigned", checked("\x60\x07tapatan\x00"), link.Damaged},
		{"no told move, listed", checked("\x80\x01\x03bag\x00\x00"), link.Damaged},
		{"a legal move told", checked("\x80\x01\x03bag\x01\x011\x01\x03"), link.Damaged},
		{"a told move too many", checked("\x80\x01\x03bag\x02\x01?\x01?\x01\x03"), link.Damaged},
		{"a told move too few", checked("\x80\x01\x03bag\x01\x01?\x02\x0f"), link.Damaged},
		{"an unknown game", checked("\x00\x02go\x00"), link.Unknown},
		{"an unknown variant", checked("\x01\x07tapatan\x01x\x00"), link.Unknown},
		{"an unknown option", checked("\x02\x07tapatan\x01\x01x\x00"), link.Unknown},
		{"no position", checked("\x04\x07tapatan\x01x\x00"), link.Illegal},
		{"a move after the end", checked("\x04\x07tapatan\x10ooo...rr. r o0r1\x01"), link.Illegal},
		{"a resignation after the end", checked("\x24\x07tapatan\x10ooo...rr. r o0r1\x00"), link.Illegal},
		{"a told move that is none", checked("\x80\x01\x03bag\x01\x019\x01\x03"), link.Illegal},
		{"the seed of a round that runs", checked("\x08\x03bag\x01\x05\x00"), link.Illegal},
		{"too many moves", checked("\x00\x07tapatan\x91\x4e"), link.Long},
		{"too long", "1" + strings.Repeat("A", 64<<10), link.Long},
	} {
		if l, _, err := link.Decode(games, c.fragment); !faulty(err, c.want) {
			t.Errorf("%s, %q: %+v, %v; want %s", c.what, c.fragment, l, err, c.want)
		}
	}
}

// A letter that is no match is not written.
func TestEncodeRefuses(t *testing.T) {
	for _, c := range []struct {
		record rules.Record
		want   link.Fault
	}{
		{rules.Record{Game: "go"}, link.Unknown},
		{rules.Record{Game: "tapatan", Variant: "x"}, link.Unknown},
		{rules.Record{Game: "tapatan", Moves: []rules.Move{"b2", "b2"}}, link.Illegal},
		{rules.Record{Game: "tapatan", Start: "x"}, link.Illegal},
	} {
		if fragment, err := link.Encode(games(), link.Letter{Record: c.record}); !faulty(err, c.want) {
			t.Errorf("%+v: %q, %v; want %s", c.record, fragment, err, c.want)
		}
	}
}

// No text makes Decode panic, and what it accepts is the one form of what it returns.
func FuzzDecode(f *testing.F) {
	games := append(games(), wideSpec())
	for _, spec := range games {
		m, err := conform.RandomMatch(spec, rules.Setup{}, 1, 30)
		if err != nil {
			f.Fatal(err)
		}
		fragment, err := link.Encode(games, link.Letter{Record: m.Record()})
		if err != nil {
			f.Fatal(err)
		}
		f.Add(fragment, false)
		body, err := base64.RawURLEncoding.DecodeString(fragment[1:])
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(body[:len(body)-crc32.Size]), true)
	}
	f.Fuzz(func(t *testing.T, text string, bare bool) {
		if bare { // the fuzzer finds no checksum by itself
			text = checked(text)
		}
		l, _, err := link.Decode(games, text)
		if err != nil {
			return
		}
		if again := encode(t, games, l); again != text {
			t.Errorf("%q is read as %+v, which is %q", text, l, again)
		}
	})
}
