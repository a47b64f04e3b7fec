package main

import (
	"context"
	"encoding/gob"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/signal"
	"runtime"
	"text/tabwriter"
	"time"

	"tablier/ai"
	"tablier/ai/domino"
	rules "tablier/rules/domino"
)

// prove goes on for so long to prove who wins in a zone, from the facts in a file, and keeps there what it has proved,
// when it is interrupted too.
func prove(n int, path string, sitting time.Duration) error {
	const bits = 29 // 4 GB for each search
	if n < rules.LeastSize || n > rules.MostSize {
		return fmt.Errorf("-facts needs a zone: -n from %d to %d", rules.LeastSize, rules.MostSize)
	}
	facts, err := load(path)
	if err != nil {
		return err
	}
	p, err := domino.NewProver(n, facts)
	if err != nil {
		return fmt.Errorf("go on from %s: %w", path, err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	ctx, stopLate := context.WithTimeout(ctx, sitting)
	defer stopLate()
	done := make(chan struct{})
	go func() {
		defer close(done)
		p.Run(ctx, runtime.GOMAXPROCS(0), bits)
	}()
	for begin := time.Now(); ; {
		select {
		case <-time.After(2 * time.Minute):
			if err := save(path, p.Facts()); err != nil {
				fmt.Fprintln(os.Stderr, "solve:", err) // it may go better the next time
			}
			fmt.Printf("after %v:\n", time.Since(begin).Round(time.Second))
			printProgress(p.Progress())
		case <-done:
			printProgress(p.Progress())
			return save(path, p.Facts())
		}
	}
}

// load reads the facts in a file, none when there is no file yet.
func load(path string) (facts domino.Facts, err error) {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return facts, nil
	}
	if err != nil {
		return facts, err
	}
	defer f.Close()
	if err := gob.NewDecoder(f).Decode(&facts); err != nil {
		return facts, fmt.Errorf("read the facts in %s: %w", path, err)
	}
	return facts, nil
}

// save writes facts to a file; one that is there stays as it is until the new one is whole.
func save(path string, facts domino.Facts) (err error) {
	f, err := os.Create(path + ".new")
	if err != nil {
		return err
	}
	err = gob.NewEncoder(f).Encode(facts)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return fmt.Errorf("write the facts to %s: %w", path, err)
	}
	return os.Rename(path+".new", path)
}

// printProgress prints how far a prover has come.
func printProgress(s domino.Progress) {
	fmt.Printf("%d nodes; efforts: %d won, %d lost, %d failed\n", s.Nodes, s.Counts.Won, s.Counts.Lost, s.Counts.Failed)
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "first move\twinner\treplies\trefuted\tmoves after best reply\tanswered\t")
	for _, f := range s.Firsts {
		winner := map[ai.Value]string{ai.Win: "first", ai.Loss: "second"}[f.Value]
		fmt.Fprintf(w, "%s\t%s\t%d\t%d\t%d\t%d\t\n", f.Move, winner, f.Replies, f.Refuted, f.Thirds, f.Answered)
	}
	w.Flush()
}
