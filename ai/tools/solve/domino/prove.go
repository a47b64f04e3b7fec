package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"text/tabwriter"
	"time"

	"tablier/ai"
	"tablier/ai/domino"
	rules "tablier/rules/domino"
)

// A sitting is how to go on with a proof.
type sitting struct {
	n     int           // size of the zone
	path  string        // the file that keeps the facts
	joins []string      // files of more facts
	shard string        // "", or which part of how many: 2/8
	long  time.Duration // until it ends
	bits  int           // of the table

	effort  uint64 // in nodes, and after how many moves efforts are made: what suits a large zone when 0
	horizon int
}

// run goes on for so long to prove who wins in a zone, from the facts in the files, and keeps what it has proved, when
// it is interrupted too.
func (s sitting) run() error {
	p, err := s.prover()
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	ctx, stopLate := context.WithTimeout(ctx, s.long)
	defer stopLate()
	done := make(chan struct{})
	go func() {
		defer close(done)
		if s.long > 0 {
			p.Run(ctx, runtime.GOMAXPROCS(0), s.bits)
		}
	}()
	for begin := time.Now(); ; {
		select {
		case <-time.After(2 * time.Minute):
			if err := save(s.path, s.n, p.Facts()); err != nil {
				fmt.Fprintln(os.Stderr, "solve:", err) // it may go better the next time
			}
			fmt.Printf("after %v:\n", time.Since(begin).Round(time.Second))
			printProgress(p.Progress())
		case <-done:
			p.Settle()
			err := save(s.path, s.n, p.Facts())
			printProgress(p.Progress())
			return err
		}
	}
}

// prover returns a prover that knows the facts of all files.
func (s sitting) prover() (*domino.Prover, error) {
	if s.n < rules.LeastSize || s.n > rules.MostSize {
		return nil, fmt.Errorf("-facts needs a zone: -n from %d to %d", rules.LeastSize, rules.MostSize)
	}
	part, of, err := parseShard(s.shard)
	if err != nil {
		return nil, err
	}
	var all domino.Facts
	for _, path := range append([]string{s.path}, s.joins...) {
		if err := join(&all, path, s.n, path == s.path); err != nil {
			return nil, err
		}
	}
	p, err := domino.NewProver(s.n, all)
	if err != nil {
		return nil, fmt.Errorf("go on from %s: %w", s.path, err)
	}
	if s.effort > 0 {
		p.Effort(s.effort, s.horizon)
	}
	p.Take(part, of)
	p.Settle()
	return p, nil
}

// join adds the facts in a file to others. The file may be missing where the facts are to be kept in it.
func join(all *domino.Facts, path string, n int, kept bool) error {
	facts, err := load(path, n)
	if err != nil {
		return fmt.Errorf("read facts: %w", err)
	}
	if facts.Values == nil {
		if kept {
			return nil
		}
		return fmt.Errorf("there is no file %s", path)
	}
	if err := all.Join(facts); err != nil {
		return fmt.Errorf("join the facts in %s: %w", path, err)
	}
	return nil
}

// parseShard reads which part of the work, from 1, of how many is to be done: "2/8". It returns the part from 0; the
// whole for "".
func parseShard(text string) (part, of int, err error) {
	if text == "" {
		return 0, 1, nil
	}
	if _, err := fmt.Sscanf(text, "%d/%d", &part, &of); err != nil || part < 1 || part > of ||
		fmt.Sprintf("%d/%d", part, of) != text {
		return 0, 0, errors.New("-shard: want a part of how many, as 2/8, not " + text)
	}
	return part - 1, of, nil
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
