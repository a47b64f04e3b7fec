package protocol

import (
	"encoding/json"
	"reflect"
	"testing"

	"tablier/rules"
)

// A question is read as it is written, and so is its answer, by any reader of JSON.
func TestComposeReadsBack(t *testing.T) {
	r := Request{
		ID: "7", Op: OpCompose, Record: rules.Record{Game: "tapatan", Variant: "rota", Start: "......... o o3r3"},
		Compose: ComposeQuery{Question: "win", On: "a1", Soon: true, Effort: 4},
	}
	if got, err := Decode(r.Encode(nil)); err != nil || !reflect.DeepEqual(got, r) {
		t.Errorf("%+v, %v", got, err)
	}
	want := Composed{Composition{
		Puzzle: "win\ttapatan", Right: []string{"a1"}, Alike: 1, Open: 2, Subjects: []string{"e9"},
		Depth: 3, Mean: -50, Nodes: 9,
	}}
	var got Composed
	if err := json.Unmarshal(Encode(nil, "7", want), &got); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, %v", got, err)
	}
}
