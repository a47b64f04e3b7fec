package main

import (
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"

	"tablier/ai/players"
	"tablier/rules"
	"tablier/rules/all"
)

// An Arena is where contestants meet: a game and the machine that plays it.
type Arena struct {
	Spec    *rules.Spec
	Setup   rules.Setup
	Machine func() *players.Player // returns a new one: searches of the same must follow one another
	Seed    uint64                 // of every random choice
}

// newArena finds a game and who plays it.
func newArena(game string, setup rules.Setup, seed uint64) (Arena, error) {
	spec, err := all.Games().Find(game)
	if err != nil {
		return Arena{}, err
	}
	if setup, err = spec.Check(setup); err != nil {
		return Arena{}, err
	}
	machine := func() *players.Player { return players.New().Find(game) }
	if machine() == nil {
		return Arena{}, fmt.Errorf("the machine does not play %s", game)
	}
	return Arena{Spec: spec, Setup: setup, Machine: machine, Seed: seed}, nil
}

// spread calls do with 0 to n-1, on as many goroutines as can run at once, each with a machine of its own. It returns
// the first error and lets what has begun come to its end.
func (a Arena) spread(n int, do func(machine *players.Player, i int) error) error {
	var next atomic.Int64
	var mu sync.Mutex
	var err error
	first := n // of those that failed
	var group sync.WaitGroup
	for range min(n, runtime.GOMAXPROCS(0)) {
		group.Go(func() {
			machine := a.Machine()
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				if e := do(machine, i); e != nil {
					next.Store(int64(n))
					mu.Lock()
					if i < first {
						first, err = i, e
					}
					mu.Unlock()
				}
			}
		})
	}
	group.Wait()
	return err
}
