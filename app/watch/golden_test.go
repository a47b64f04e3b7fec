package watch_test

import (
	"reflect"
	"testing"

	"tablier/ai/protocol"
	"tablier/app/watch"
)

// Every link to a search opens for ever: a line may be added here, and none changed or removed.
func TestGoldenSearches(t *testing.T) {
	for fragment, want := range map[string]watch.Asked{
		"g=tapatan&v=tapatan&p=ooro.rr..+o+o0r0&a=alphabeta&d=3&e=threats&o=worst&l=a1-b2" +
			"+c2-c3=-7&f=a1-b2=a3-b3+c2-c3&s=38": {Step: 38, Settings: watch.Settings{
			Game: "tapatan", Variant: "tapatan", Position: "ooro.rr.. o o0r0", Algorithm: protocol.AlphaBeta, Depth: 3,
			Evaluation: "threats", Order: "worst",
			Leaves: []protocol.TreeLeaf{{Path: []string{"a1-b2", "c2-c3"}, Value: -7}},
			Orders: []protocol.TreeOrder{{Path: []string{"a1-b2"}, Moves: []string{"a3-b3", "c2-c3"}}},
		}},
		"g=entropy&v=entropy&r=immediate&p=b1bw1/5/www1w/1bbb1/wbb1w+w&s=0": {Step: 0, Settings: watch.Settings{
			Game: "entropy", Variant: "entropy", Options: []string{"immediate"}, Position: "b1bw1/5/www1w/1bbb1/wbb1w w",
		}},
		"q=bound": {Question: "bound", Step: -1},
	} {
		got, err := watch.Read(fragment)
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s opens as %+v, %v", fragment, got, err)
		}
		if again := got.Address(got.Step); want.Question == "" && again != fragment {
			t.Errorf("%s is written as %s", fragment, again)
		}
	}
}
