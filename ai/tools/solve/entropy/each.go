package main

import (
	"runtime"
	"sync"
	"sync/atomic"

	"tablier/ai"
	"tablier/ai/alphabeta"
	adapter "tablier/ai/entropy"
)

// each does work for every number below n, on all processors, each with an engine of its own. It returns the first
// error, having done all the work.
func each(n int, work func(engine ai.Engine, i int) error) error {
	const tableBits = 17 // as the levels have it
	var wait sync.WaitGroup
	var next atomic.Int64
	var once sync.Once
	var first error
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			engine := alphabeta.New(adapter.Read, tableBits)
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
