//go:build !js

package main

import (
	"runtime"
	"strings"
	"testing"

	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/conform"
)

// questions returns searches of every variant of every game, at various moments of random matches, as many as there are
// moments of each. Their budgets are small: what is to be seen is what stays behind.
func questions(t *testing.T, moments int) (list []protocol.Request) {
	t.Helper()
	for moment := range moments {
		for _, spec := range all.Games() {
			for _, setup := range conform.Setups(spec) {
				m, err := conform.RandomMatch(spec, setup, uint64(moment), 6+3*moment)
				if err != nil {
					t.Fatal(err)
				}
				for m.Ply() > 0 && (m.Result().Over() || m.ToMove() == rules.Chance) {
					m.Undo()
				}
				if m.ToMove() == rules.Chance {
					if err := m.Play(m.ChanceMove(uint64(moment))); err != nil {
						t.Fatal(err)
					}
				}
				r := protocol.Request{Op: protocol.OpSearch, Record: m.RecordFor(m.ToMove()), Nodes: 30, Lines: 1 + moment%3}
				list = append(list, r)
			}
		}
	}
	return list
}

// heap returns how many bytes are in use once all garbage is collected.
func heap() uint64 {
	runtime.GC()
	runtime.GC() // what the first has finalized
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.HeapAlloc
}

// However many searches a program answers, it keeps no more than after the first thousand.
func TestMemoryIsFlat(t *testing.T) {
	const step, warm, slack = 500, 1_000, 256 << 10
	var failed string
	s := newServer(all.Games(), players.New, func(line []byte) {
		if strings.Contains(string(line), `"error":`) {
			failed = string(line)
		}
	}, nil)
	list, goroutines, base := questions(t, 12), runtime.NumGoroutine(), uint64(0)
	for n := 1; n <= searches; n++ {
		r := list[n%len(list)]
		r.ID, r.Seed = protocol.NumberID(n), uint64(n)
		s.handle(r.Encode(nil))
		s.wait()
		if failed != "" {
			t.Fatal(failed)
		}
		if n%step > 0 {
			continue
		}
		now := heap()
		t.Logf("%6d searches: %7.3f MB", n, float64(now)/1e6)
		if n == warm {
			base = now
		}
		if n > warm && now > base+slack {
			t.Errorf("after %d searches %d bytes are in use, %d after %d", n, now, base, warm)
		}
	}
	if len(s.open) > 0 || runtime.NumGoroutine() > goroutines {
		t.Errorf("%d requests are open, %d goroutines run", len(s.open), runtime.NumGoroutine()-goroutines)
	}
}
