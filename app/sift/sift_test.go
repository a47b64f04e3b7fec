package sift

import (
	"encoding/json"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"tablier/rules"
)

type table struct {
	Name   string         `json:"name"`
	Record rules.Record   `json:"record"`
	Lines  []rules.Record `json:"lines"`
}

// sifted reads a table in steps of so many bytes.
func sifted(text string, bytes int) (t table, steps int, err error) {
	s := New(text)
	for done := false; !done && err == nil; steps++ {
		done, err = s.Step(bytes)
	}
	if err == nil {
		err = json.Unmarshal(s.Rest(), &t)
	}
	for _, r := range append([]*rules.Record{&t.Record}, pointers(t.Lines)...) {
		if err == nil {
			err = s.Fill(r)
		}
	}
	return t, steps, err
}

func pointers(records []rules.Record) (list []*rules.Record) {
	for i := range records {
		list = append(list, &records[i])
	}
	return list
}

// What is read in steps of any length is what the JSON reader reads at once.
func TestSteps(t *testing.T) {
	for _, text := range []string{
		`{"name":"a","record":{"game":"g","moves":["a1","b2"]},"lines":[{"moves":["c3"]},{"moves":["a1","é\u00e9\"]"]}]}`,
		`{"lines":[{"moves": [ "x" , "y" ] ,"game":"late"}],"record":{"moves" : [] },"name":"moves"}`,
		`{"name":"{\"moves\":[\"a1\"]}","record":{"options":["moves"],"moves":null}}`,
		`{}`, `{"record":{"moves":["` + strings.Repeat(`a1","`, 5000) + `b2"]}}`,
	} {
		var want table
		if err := json.Unmarshal([]byte(text), &want); err != nil {
			t.Fatal(err)
		}
		if len(want.Record.Moves) == 0 {
			want.Record.Moves = nil
		}
		for _, bytes := range []int{1, 7, 1 << 20} {
			if got, _, err := sifted(text, bytes); err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("in steps of %d, %.60s: %+v, %v", bytes, text, got, err)
			}
		}
	}
}

// A step reads no more than it may and one text between quotes.
func TestStepIsShort(t *testing.T) {
	s := New(`{"record":{"moves":["` + strings.Repeat(`a1","`, 1_000_000) + `b2"]}}`)
	for done, before := false, 0; !done; {
		var err error
		if done, err = s.Step(10_000); err != nil {
			t.Fatal(err)
		}
		read, all := s.Progress()
		if read-before > 10_010 || !done && read <= before {
			t.Fatalf("a step reads from %d to %d of %d", before, read, all)
		}
		before = read
	}
	if len(s.Rest()) > 100 {
		t.Errorf("%d bytes are left", len(s.Rest()))
	}
}

func TestRefusals(t *testing.T) {
	for _, text := range []string{
		`{"record":{"moves":[1]}}`, `{"record":{"moves":["a1"`, `{"record":{"moves":["a1" "b2"]}}`,
		`{"record":{"moves":["a1",]}}`,
		`{"record":{"moves":[["a1"]]}}`, `{"record":{"moves":["a1"}}`, `{"name":"` + strings.Repeat("x", MaxRest) + `"}`,
		`{"name`,
		`{"record":{"moves":["` + strings.Repeat(`\n`, maxMove) + `"]}}`,
	} {
		if got, _, err := sifted(text, 100); err == nil {
			t.Errorf("%.60s is read as %+v", text, got)
		}
	}
}

// FuzzSifter reads any text: what the JSON reader refuses is refused, and what both read is the same.
func FuzzSifter(f *testing.F) {
	f.Add(`{"record":{"moves":["a1","b2"]},"lines":[{"moves":[]}]}`, 3)
	f.Add(`{"name":"moves","record":{"moves" : [ "\u0031" ]}}`, 1)
	f.Fuzz(func(t *testing.T, text string, bytes int) {
		got, _, err := sifted(text, max(1, bytes%1000))
		if err != nil {
			return
		}
		var want table
		if err := json.Unmarshal([]byte(text), &want); err != nil {
			t.Fatalf("%q is read as %+v: %v", text, got, err)
		}
		for _, r := range append(pointers(want.Lines), &want.Record) {
			if len(r.Moves) == 0 {
				r.Moves = nil
			}
		}
		for _, r := range append(pointers(got.Lines), &got.Record) {
			if len(r.Moves) == 0 {
				r.Moves = nil
			}
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%q is read as %+v, want %+v", text, got, want)
		}
	})
}

func BenchmarkSifter(b *testing.B) {
	var moves []string
	for i := range 500_000 {
		moves = append(moves, strconv.Itoa(i))
	}
	text, err := json.Marshal(map[string]any{"record": map[string]any{"moves": moves}})
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		if done, err := New(string(text)).Step(len(text)); !done || err != nil {
			b.Fatal(err)
		}
	}
}
