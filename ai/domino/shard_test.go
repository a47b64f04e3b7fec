package domino

import (
	"context"
	"errors"
	"slices"
	"testing"

	"tablier/ai"
)

// Three provers, each with a part of the work, come together to what one comes to alone, and none of them alone.
func TestShardsProveTogether(t *testing.T) {
	const of = 3
	deep := func(known Facts) *Prover {
		p := poor(t, known)
		p.horizon = dealt + 1
		return p
	}
	whole := deep(Facts{})
	whole.Run(context.Background(), 1, 16)
	var joined Facts
	var nodes [of]uint64
	for round := 1; ; round++ {
		known := joined
		for part := range of {
			p := deep(known)
			p.Take(part, of)
			p.Run(context.Background(), 1, 16)
			nodes[part] += p.Progress().Nodes
			if round == 1 && allDecided(p) {
				t.Errorf("part %d has proved all by itself", part)
			}
			if err := joined.Join(p.Facts()); err != nil {
				t.Fatal(err)
			}
		}
		p := deep(joined)
		if p.Settle(); allDecided(p) {
			wantZone(t, p.Progress().Firsts)
			t.Logf("after %d rounds: nodes %v, alone %d", round, nodes, whole.Progress().Nodes)
			break
		}
		if round == 20 {
			t.Fatal("not all is decided after twenty rounds")
		}
	}
	if most := slices.Max(nodes[:]); most >= whole.Progress().Nodes {
		t.Errorf("one prover of %d makes %d nodes, alone it makes %d", of, most, whole.Progress().Nodes)
	}
}

// Facts are joined whatever their order; what one prover has proved counts before what another has failed at.
func TestFactsJoin(t *testing.T) {
	a := Facts{7, map[uint64]ai.Value{1: ai.Win, 2: ai.Unknown, 3: ai.Loss}}
	b := Facts{7, map[uint64]ai.Value{1: ai.Unknown, 2: ai.Loss, 4: ai.Win}}
	want := map[uint64]ai.Value{1: ai.Win, 2: ai.Loss, 3: ai.Loss, 4: ai.Win}
	for _, parts := range [][]Facts{{a, b}, {b, a}, {a, b, a}} {
		var all Facts
		for _, f := range parts {
			if err := all.Join(f); err != nil {
				t.Fatal(err)
			}
		}
		if all.Check != 7 || len(all.Values) != len(want) {
			t.Errorf("joined: %v, want %v", all, want)
		}
		for key, value := range want {
			if all.Values[key] != value {
				t.Errorf("fact %d is %q, want %q", key, all.Values[key], value)
			}
		}
	}
	for _, c := range []struct {
		with Facts
		want error
	}{
		{Facts{8, map[uint64]ai.Value{1: ai.Win}}, ErrOtherFacts},
		{Facts{7, map[uint64]ai.Value{3: ai.Win}}, ErrContradiction},
	} {
		var all Facts
		if err := errors.Join(all.Join(a), all.Join(c.with)); !errors.Is(err, c.want) {
			t.Errorf("joined %v: %v, want %v", c.with, err, c.want)
		}
	}
}

// allDecided says whether the value of every first move is known.
func allDecided(p *Prover) bool {
	open := func(f FirstProgress) bool { return f.Value == ai.Unknown }
	return !slices.ContainsFunc(p.Progress().Firsts, open)
}
