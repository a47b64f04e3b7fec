//go:build !js

package main

import (
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"path"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"tablier/app/site"
)

// build writes the site into dir, in the edition that this very program is of.
func build(ctx context.Context, out io.Writer, dir string) error {
	s, err := site.Make(ctx, tags()...)
	if err != nil {
		return err
	}
	if err := s.Write(dir); err != nil {
		return err
	}
	fmt.Fprintf(out, "%s: %d files, version %s\n", dir, len(s.Files), s.Version)
	return nil
}

// tags are the build tags of this program.
func tags() []string {
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, setting := range info.Settings {
			if setting.Key == "-tags" {
				return strings.Split(setting.Value, ",")
			}
		}
	}
	return nil
}

// serve builds the site and serves it until ctx is done.
func serve(ctx context.Context, out io.Writer, dir, addr string) error {
	if err := build(ctx, out, dir); err != nil {
		return err
	}
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return fmt.Errorf("serve: %w", err)
	}
	server := &http.Server{Handler: site.Handler(dir), ReadHeaderTimeout: 10 * time.Second}
	go func() {
		<-ctx.Done()
		server.Close()
	}()
	fmt.Fprintf(out, "http://localhost:%d\n", listener.Addr().(*net.TCPAddr).Port)
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return fmt.Errorf("serve: %w", err)
	}
	return nil
}

// size prints what a first visit downloads: both programs, then all of the
// site, each file compressed as a server would (gzip -9).
func size(ctx context.Context, out io.Writer) error {
	s, err := site.Make(ctx)
	if err != nil {
		return err
	}
	var raw, packed int
	for _, name := range slices.Sorted(maps.Keys(s.Files)) {
		data := s.Files[name]
		n, err := gzipped(data)
		if err != nil {
			return fmt.Errorf("size of %s: %w", name, err)
		}
		raw += len(data)
		packed += n
		if path.Ext(name) == ".wasm" {
			printSize(out, name, len(data), n)
		}
	}
	printSize(out, fmt.Sprintf("%d files", len(s.Files)), raw, packed)
	return nil
}

func printSize(out io.Writer, name string, raw, packed int) {
	fmt.Fprintf(out, "%-12s %10d bytes %10d gzip -9  (%.3f MB)\n", name, raw, packed, float64(packed)/1e6)
}

// gzipped tells how many bytes data takes after gzip -9.
func gzipped(data []byte) (int, error) {
	var n counter
	w, err := gzip.NewWriterLevel(&n, gzip.BestCompression)
	if err != nil {
		return 0, err
	}
	if _, err := w.Write(data); err != nil {
		return 0, err
	}
	if err := w.Close(); err != nil {
		return 0, err
	}
	return int(n), nil
}

// counter is a writer that only counts.
type counter int

func (c *counter) Write(p []byte) (int, error) {
	*c += counter(len(p))
	return len(p), nil
}
