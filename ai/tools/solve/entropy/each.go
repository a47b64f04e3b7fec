package main

import (
	"runtime"
	"sync"
	"sync/atomic"

	"tablier/ai"
	adapter "tablier/ai/entropy"
	"tablier/ai/players"
)

// each does work for every number below n, on all processors, each with an engine of its own, which has exact values
// unless they are nil. It returns the first error, having done all the work.
func each(n int, values adapter.Values, work func(engine ai.Engine, i int) error) error {
	var wait sync.WaitGroup
	var next atomic.Int64
	var once sync.Once
	var first error
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			engine := players.With(values).Find("entropy").Full
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				if err := work(engine, i); err != nil {
					once.Do(func() { first = err })
				}
			}
		})
	}
	wait.Wait()
	return first
}
