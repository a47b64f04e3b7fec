package e2e

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// The review of a match of Hyle on 25 cells, two rounds and some hundred positions, by one worker, two and four: how
// long it takes, and how many times as fast as with one that is. It takes a minute and more, so each is done once,
// however many runs are asked for. What has been found must be the same. A search more than there are positions is one
// whose worker had fallen silent: the machine is too busy for this.
func BenchmarkReview(b *testing.B) {
	s := driver.Serve(b, "/")
	table := randomHyle(b)
	var alone reviewRun
	for _, workers := range []int{1, 2, 4} {
		b.Run(fmt.Sprint(workers), func(b *testing.B) {
			var run reviewRun
			for b.Loop() {
				if run.Millis == 0 {
					run = review(b, s, table, workers)
				}
			}
			if alone.Millis == 0 {
				alone = run
			}
			if run.Workers != workers {
				b.Errorf("%d workers at once, want %d", run.Workers, workers)
			}
			if run.Found != alone.Found {
				b.Errorf("%d workers have found\n%s\none has found\n%s", workers, run.Found, alone.Found)
			}
			b.ReportMetric(run.Millis/1000, "s/review")
			b.ReportMetric(float64(run.Searches), "searches")
			b.ReportMetric(alone.Millis/run.Millis, "times-one")
			b.ReportMetric(run.Longest, "ms-longest-task")
		})
	}
}

// randomHyle returns a match that is over, between two people who play at random.
func randomHyle(b *testing.B) *play.Table {
	b.Helper()
	table := hyleTable("5", play.Steady, play.Seat{}, play.Seat{})
	rng := rand.New(rand.NewPCG(5, 5))
	for !table.Result().Over() {
		table.NextRound()
		if table.Chance() {
			table.Draw()
			continue
		}
		moves := table.Match().Position().Moves()
		if err := table.Play(moves[rng.IntN(len(moves))]); err != nil {
			b.Fatal(err)
		}
	}
	return table
}

// longestReview is how long a review may take on a slow machine before it is given up.
const longestReview = 10 * time.Minute

// A reviewRun is what a review has taken.
type reviewRun struct {
	Millis   float64
	Longest  float64 // task of the page
	Searches int     // asked of all workers
	Workers  int     // at once, at most
	Found    string  // the values in words
}

// review opens a page on a device with room for so many workers, and has it review a match.
func review(b *testing.B, s *driver.Server, table *play.Table, workers int) (run reviewRun) {
	b.Helper()
	p := driver.Open(b, driver.Desktop)
	p.Inject(counting(workers))
	p.KeepOnce(table)
	p.Start(s.Address("/hyle/"))
	p.OpenPanel("study")
	p.Wait(`document.getElementById('study-run')`)
	p.Settle()
	p.ObserveTasks()
	p.Tasks() // those of the start
	p.Run(`(() => {
		const begin = performance.now();
		document.getElementById('study-run').click();
		const look = setInterval(() => {
			if (!` + studied + `) return;
			clearInterval(look);
			window.took = performance.now() - begin;
		}, 20);
	})()`)
	for began := time.Now(); run.Millis == 0; time.Sleep(100 * time.Millisecond) {
		if run.Millis = driver.Eval[float64](p, `window.took ?? 0`); time.Since(began) > longestReview {
			p.Shot("review")
			b.Fatal("the review does not end")
		}
	}
	run.Searches = driver.Eval[int](p, `counted.searches`)
	run.Workers = driver.Eval[int](p, `counted.most`)
	run.Found = strings.Join(wholeHistory(p), " ")
	for _, task := range p.Tasks() {
		run.Longest = max(run.Longest, task)
	}
	return run
}
