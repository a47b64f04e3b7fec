package protocol_test

import (
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"

	"tablier/ai/protocol"
	"tablier/rules"
)

func TestDecode(t *testing.T) {
	tests := []struct {
		line string
		want protocol.Request
	}{
		{`{"id":1,"op":"games"}`, protocol.Request{ID: "1", Op: "games"}},
		{" { \"op\" : \"games\" , \"id\" : 1.50e+1 }\r", protocol.Request{ID: "1.50e+1", Op: "games"}},
		{`{"id":"a\u00e9","op":"stop","target":-3}`, protocol.Request{ID: `"a\u00e9"`, Op: "stop", Target: "-3"}},
		{
			`{"id":1,"op":"moves","game":"g","variant":"v","options":["a","b"],"start":"s","moves":["x","?"],` +
				`"resigned":"first","seeds":[0,9007199254740991]}`,
			protocol.Request{ID: "1", Op: "moves", Record: rules.Record{
				Game: "g", Variant: "v", Options: []string{"a", "b"}, Start: "s", Moves: []rules.Move{"x", "?"}, Resigned: "first",
				Seeds: []uint64{0, 1<<53 - 1},
			}},
		},
		{
			`{"id":1,"op":"draw","game":"g","moves":["x"],"seed":9007199254740991}`,
			protocol.Request{
				ID: "1", Op: "draw", Record: rules.Record{Game: "g", Moves: []rules.Move{"x"}},
				Seed: 1<<53 - 1,
			},
		},
		{
			`{"id":1,"op":"perft","game":"\ud83d\ude00\n","options":{"b":true,"a":true,"c":false},"depth":0}`,
			protocol.Request{ID: "1", Op: "perft", Record: rules.Record{Game: "😀\n", Options: []string{"a", "b"}}},
		},
		{
			`{"id":1,"op":"search","game":"g","ms":3600000,"nodes":1,"depth":100,"lines":100,"seed":18446744073709551615}`,
			protocol.Request{
				ID: "1", Op: "search", Record: rules.Record{Game: "g"}, Millis: 3_600_000, Nodes: 1,
				Depth: 100, Lines: 100, Seed: 1<<64 - 1,
			},
		},
		{
			`{"id":1,"op":"search","game":"g","level":2,"seed":"18446744073709551615","alone":true}`,
			protocol.Request{
				ID: "1", Op: "search", Record: rules.Record{Game: "g"}, Level: 2, Seed: 1<<64 - 1, Alone: true,
			},
		},
		{
			`{"id":1,"op":"hint","game":"g","moves":["x"],"seed":3}`,
			protocol.Request{ID: "1", Op: "hint", Record: rules.Record{Game: "g", Moves: []rules.Move{"x"}}, Seed: 3},
		},
		{
			`{"id":1,"op":"map","game":"g","variant":"v","from":7}`,
			protocol.Request{ID: "1", Op: "map", Record: rules.Record{Game: "g", Variant: "v"}, From: 7},
		},
	}
	for _, test := range tests {
		got, err := protocol.Decode([]byte(test.line))
		if err != nil || !reflect.DeepEqual(got, test.want) {
			t.Errorf("%s: got %+v, %v; want %+v", test.line, got, err, test.want)
		}
	}
}

func TestDecodeErrors(t *testing.T) {
	tests := []struct {
		line string
		code protocol.Code
		says string // a part of the message
	}{
		{``, "syntax", "at byte 0: want an object, found the end"},
		{`hello`, "syntax", "at byte 0"},
		{`[]`, "syntax", "want an object"},
		{`{"id":1,"op":"games"`, "syntax", "at byte 20"},
		{`{"id":1,"op":"games"} {}`, "syntax", "at byte 22: want the end"},
		{`{"id":1,"id":2,"op":"games"}`, "syntax", `"id" stands twice`},
		{"{\"id\":\"\xff\"}", "syntax", "at byte 7: want UTF-8"},
		{`{"id":"\ud800x"}`, "syntax", "surrogates"},
		{`{"id":01}`, "syntax", "at byte 7"},
		{`{"id":1,"x":` + strings.Repeat("[", 1000), "syntax", "nesting"},
		{`{"id":1,"x":` + strings.Repeat(`{"a":`, 100_000), "syntax", "nesting"},
		{`{}`, "id", "missing"},
		{`{"id":null,"op":"games"}`, "id", "want a number or a string"},
		{`{"id":[1],"op":"games"}`, "id", "want a number or a string"},
		{`{"id":1}`, "field", `field "op": want a string; it is missing`},
		{`{"id":1,"op":7}`, "field", `field "op"`},
		{`{"id":1,"op":"plant"}`, "op", `unknown op "plant": want games, moves, draw, perft, search, hint, tree, stop`},
		{`{"id":1,"op":"games","game":"tapatan"}`, "field", `unknown field "game"`},
		{`{"id":1,"op":"moves"}`, "field", `field "game": want a string; it is missing`},
		{`{"id":1,"op":"moves","game":"g","moves":"b2"}`, "field", `field "moves": want an array`},
		{`{"id":1,"op":"moves","game":"g","moves":[1]}`, "field", `field "moves": want an array`},
		{
			`{"id":1,"op":"moves","game":"g","moves":[` + strings.Repeat(`"a",`, 10_000) + `"a"]}`, "field",
			"at most 10000",
		},
		{`{"id":1,"op":"moves","game":"g","options":{"a":1}}`, "field", `field "options"`},
		{`{"id":1,"op":"moves","game":"g","options":{"a":true,"a":false}}`, "field", `field "options"`},
		{
			`{"id":1,"op":"moves","game":"g","seeds":7}`, "field",
			`field "seeds": want an array of at most 100 integers from 0 to 9007199254740991`,
		},
		{`{"id":1,"op":"moves","game":"g","seeds":[9007199254740992]}`, "field", `field "seeds"`},
		{`{"id":1,"op":"moves","game":"g","seeds":["7"]}`, "field", `field "seeds"`},
		{`{"id":1,"op":"moves","game":"g","seeds":[-1]}`, "field", `field "seeds"`},
		{`{"id":1,"op":"moves","game":"g","seeds":[1.0]}`, "field", `field "seeds"`},
		{`{"id":1,"op":"moves","game":"g","seeds":[` + strings.Repeat(`1,`, 100) + `1]}`, "field", "at most 100"},
		{`{"id":1,"op":"perft","game":"g"}`, "field", `field "depth": want an integer from 0 to 100; it is missing`},
		{`{"id":1,"op":"perft","game":"g","depth":-1}`, "field", `field "depth": want an integer from 0 to 100`},
		{`{"id":1,"op":"perft","game":"g","depth":1000000000}`, "field", `field "depth"`},
		{`{"id":1,"op":"perft","game":"g","depth":1.5}`, "field", `field "depth"`},
		{`{"id":1,"op":"perft","game":"g","depth":"3"}`, "field", `field "depth"`},
		{`{"id":1,"op":"search","game":"g"}`, "field", `wants the field "level"`},
		{`{"id":1,"op":"search","game":"g","level":1,"nodes":5}`, "field", `not together`},
		{`{"id":1,"op":"search","game":"g","level":1,"ms":5,"depth":5}`, "field", `not together`},
		{`{"id":1,"op":"search","game":"g","level":0}`, "field", `field "level"`},
		{`{"id":1,"op":"search","game":"g","depth":0}`, "field", `field "depth": want an integer from 1`},
		{`{"id":1,"op":"search","game":"g","ms":3600001}`, "field", `field "ms"`},
		{`{"id":1,"op":"search","game":"g","nodes":0}`, "field", `field "nodes"`},
		{`{"id":1,"op":"search","game":"g","nodes":9,"seed":18446744073709551616}`, "field", `field "seed"`},
		{
			`{"id":1,"op":"draw","game":"g"}`, "field",
			`field "seed": want an integer from 0 to 9007199254740991; it is missing`,
		},
		{`{"id":1,"op":"draw","game":"g","seed":9007199254740992}`, "field", `field "seed"`},
		{`{"id":1,"op":"stop"}`, "field", `field "target"`},
		{`{"id":1,"op":"map"}`, "field", `field "game": want a string; it is missing`},
		{`{"id":1,"op":"map","game":"g","from":10001}`, "field", `field "from": want an integer from 0 to 10000`},
		{`{"id":1,"op":"map","game":"g","start":"s"}`, "field", `unknown field "start"`},
	}
	for _, test := range tests {
		_, err := protocol.Decode([]byte(test.line))
		var e *protocol.Error
		if !errors.As(err, &e) || e.Code != test.code || !strings.Contains(e.Message, test.says) ||
			len(e.Message) > 400 {
			t.Errorf("%.80s: got %.400v; want %s: …%s…", test.line, err, test.code, test.says)
		}
	}
}

// A request that cannot be answered still says whose it is.
func TestDecodeKeepsID(t *testing.T) {
	got, err := protocol.Decode([]byte(`{"op":"perft","depth":-1,"id":"x"}`))
	if err == nil || got.ID != `"x"` || got.Op != protocol.OpPerft {
		t.Errorf("got %+v, %v", got, err)
	}
}

// FuzzDecode holds the scanner against encoding/json: what it takes, that takes too, and reads alike.
func FuzzDecode(f *testing.F) {
	f.Add(`{"id":1,"op":"perft","game":"tapatan","depth":8}`)
	f.Add(`{"id":"a","op":"search","game":"tapatan","moves":["b2","a1"],"options":{"x":true},"ms":5,"seed":"9"}`)
	f.Add(`{"id":1,"op":"moves","game":"bag","moves":["?","2","=3"],"seeds":[0,9007199254740991]}`)
	f.Add(`{"id":-0.5E+3,"op":"stop","target":"\ud83d\ude00\\\/\b\f"}`)
	f.Add(`{"id":1,"op":"tree","game":"tapatan","algorithm":"table","depth":2,"leaves":[{"path":["a1"],"value":-3}]}`)
	f.Add(`{"0":[1E700]}`)
	f.Add(`{"id":1,"x":[{},[],null,true,false,{"y":[1,"\u0000"]}]}`)
	f.Fuzz(func(t *testing.T, line string) {
		request, err := protocol.Decode([]byte(line))
		var e *protocol.Error
		if err != nil && (!errors.As(err, &e) || e.Code == "" || e.Message == "") {
			t.Fatalf("%q: error %v", line, err)
		}
		if e != nil && e.Code == protocol.CodeSyntax {
			return
		}
		var tree map[string]any
		plain := json.NewDecoder(strings.NewReader(line))
		plain.UseNumber() // a number need not fit a float64
		if err := plain.Decode(&tree); err != nil {
			t.Fatalf("%q: accepted, but %v", line, err)
		}
		if e != nil {
			return
		}
		if tree["op"] != string(request.Op) || tree["game"] != nil && tree["game"] != request.Game {
			t.Fatalf("%q: read %+v", line, request)
		}
		again, err := protocol.Decode(request.Encode(nil))
		if err != nil || !same(again, request) {
			t.Fatalf("%q: %+v came back as %+v, %v", line, request, again, err)
		}
	})
}

// same compares two requests, an absent list being the same as an empty one.
func same(a, b protocol.Request) bool {
	for _, r := range []*protocol.Request{&a, &b} {
		if len(r.Options) == 0 {
			r.Options = nil
		}
		if len(r.Moves) == 0 {
			r.Moves = nil
		}
		if len(r.Seeds) == 0 {
			r.Seeds = nil
		}
	}
	return reflect.DeepEqual(a, b)
}

// Whatever encoding/json writes, the scanner takes, unless it nests beyond reason.
func FuzzScan(f *testing.F) {
	f.Add("é\u2028\x00\\\"", 1.5e-7)
	f.Fuzz(func(t *testing.T, s string, n float64) {
		line, err := json.Marshal(map[string]any{"id": s, "op": s, "z": []any{n, map[string]any{s: s}, nil, true}})
		if err != nil {
			return
		}
		_, err = protocol.Decode(line)
		var e *protocol.Error
		if errors.As(err, &e) && e.Code == protocol.CodeSyntax {
			t.Fatalf("%s: %v", line, err)
		}
	})
}
