//go:build !js

package main

import (
	"bufio"
	"errors"
	"flag"
	"io"
	"os"
	"sync"

	"tablier/ai/entropy"
	"tablier/ai/entropy/library"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/rules/all"
)

func main() {
	files := flag.String("files", "", "the folder, web/, of files that the program does not carry")
	flag.Parse()
	var values entropy.Values
	if *files != "" {
		values = library.New(library.Disk(*files))
	}
	go func() {
		awaitClosed(os.Stdout)
		os.Exit(0) // whatever is under way, nobody will hear of it
	}()
	var mu sync.Mutex
	s := newServer(all.Games(), func() players.Registry { return players.With(values) }, func(line []byte) {
		mu.Lock()
		defer mu.Unlock()
		os.Stdout.Write(append(line, '\n')) // when nobody reads any more, SIGPIPE ends the program
	}, nil)
	s.backlog = protocol.MaxBacklog
	err := s.serve(os.Stdin)
	s.wait()
	if err != nil {
		os.Stderr.WriteString("worker: reading standard input: " + err.Error() + "\n")
		os.Exit(1)
	}
}

// wait waits until every job has been answered.
func (s *server) wait() { s.active.Wait() }

// serve handles every line of a reader, also a last one without an end.
func (s *server) serve(r io.Reader) error {
	in := bufio.NewReaderSize(r, 1<<16)
	var line []byte
	long := false // the line is too long, and what is left of it is skipped
	for {
		part, err := in.ReadSlice('\n')
		ended := err == nil
		if ended {
			part = part[:len(part)-1]
		}
		if long = long || len(line)+len(part) > protocol.MaxLine; !long {
			line = append(line, part...)
		}
		if errors.Is(err, bufio.ErrBufferFull) {
			continue
		}
		switch {
		case long:
			s.tooLong()
		case ended || len(line) > 0:
			s.handle(line)
		}
		line, long = line[:0], false
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		}
	}
}
