//go:build !js

package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"maps"
	"os"
	"path"
	"runtime/debug"
	"slices"
	"strings"

	"tablier/app/class/scorm"
	"tablier/app/nav"
	"tablier/app/site"
)

// build writes the site into dir, in the edition that this very program is of.
func build(ctx context.Context, out io.Writer, dir string, pack bool) error {
	s, err := published(ctx, pack)
	if err != nil {
		return err
	}
	return write(s, out, dir)
}

// published makes the site as it is published, with the edition that is one file: packages for learning platforms hold
// it. With pack, each file is compressed beside itself.
func published(ctx context.Context, pack bool) (*site.Site, error) {
	s, err := site.Make(ctx, tags()...)
	if err != nil {
		return nil, err
	}
	if s.Files[scorm.Edition], _, err = site.Single(ctx, tags()...); err != nil {
		return nil, err
	}
	if pack {
		err = s.Pack()
	}
	return s, err
}

// made makes the site; with pack, each file is compressed beside itself.
func made(ctx context.Context, pack bool) (*site.Site, error) {
	if pack {
		return packed(ctx)
	}
	return site.Make(ctx, tags()...)
}

func packed(ctx context.Context) (*site.Site, error) {
	s, err := site.Make(ctx, tags()...)
	if err != nil {
		return nil, err
	}
	return s, s.Pack()
}

func write(s *site.Site, out io.Writer, dir string) error {
	if err := s.Write(dir); err != nil {
		return err
	}
	tellLack(out, s)
	fmt.Fprintf(out, "%s: %d files, version %s\n", dir, len(s.Files), s.Version)
	return nil
}

// tellLack says what the site lacks.
func tellLack(out io.Writer, s *site.Site) {
	if s.Lack != "" {
		fmt.Fprintln(out, s.Lack)
	}
}

// release writes the site as a zip file; a failure leaves none.
func release(ctx context.Context, out io.Writer, name string) error {
	s, err := published(ctx, true)
	if err != nil {
		return err
	}
	tellLack(out, s)
	var data bytes.Buffer
	if err := s.Zip(&data, "tablier"); err != nil {
		return err
	}
	if err := os.WriteFile(name, data.Bytes(), 0o644); err != nil {
		return fmt.Errorf("release: %w", err)
	}
	fmt.Fprintf(out, "%s: %d files, version %s, %d bytes\n", name, len(s.Files), s.Version, data.Len())
	return nil
}

// single writes the edition that is one page.
func single(ctx context.Context, out io.Writer, name string) error {
	page, version, err := site.Single(ctx, tags()...)
	if err != nil {
		return err
	}
	if err := os.WriteFile(name, page, 0o644); err != nil {
		return fmt.Errorf("single: %w", err)
	}
	fmt.Fprintf(out, "%s: version %s, %d bytes (%.3f MB)\n", name, version, len(page), float64(len(page))/1e6)
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

// size makes the site and prints what a first visit downloads.
func size(ctx context.Context, out io.Writer) error {
	s, err := packed(ctx)
	if err != nil {
		return err
	}
	printSizes(out, s)
	return nil
}

// printSizes prints what a first visit downloads, as it is and compressed: the programs, what comes before the heaviest
// page is seen, the lessons and the puzzles, what runs Python, which comes when somebody wants it, and all that is kept
// for use without a network: studio.wasm, which comes when the browser is at rest, is no part of that. What it comes to
// depends on the Go that compiled the programs.
func printSizes(out io.Writer, s *site.Site) {
	fmt.Fprintf(out, "built with %s\n", s.Go)
	heaviest(s).print(out, "first sight")
	for _, name := range site.Programs() {
		weigh(s, s.Place(name)).print(out, name)
	}
	all := weigh(s, "sw.js")
	for _, name := range slices.Sorted(maps.Keys(s.Files)) {
		if site.Offline(name) {
			all.add(weigh(s, name))
		}
	}
	for _, folder := range []string{nav.LessonFolder, nav.PuzzleFolder} {
		inFolder(s, folder).print(out, strings.TrimSuffix(folder, "/"))
	}
	var python weight
	for _, name := range s.Python() {
		python.add(weigh(s, name))
	}
	python.print(out, "python")
	all.print(out, "first visit")
}

// inFolder weighs the files of a folder.
func inFolder(s *site.Site, folder string) (sum weight) {
	for name := range s.Files {
		if strings.HasPrefix(name, folder) && !slices.Contains(site.Packings, path.Ext(name)) {
			sum.add(weigh(s, name))
		}
	}
	return sum
}

// heaviest weighs what must be there before a page is seen, for the one that needs most.
func heaviest(s *site.Site) (most weight) {
	for name := range s.Files {
		if path.Base(name) != "index.html" {
			continue
		}
		var sum weight
		for _, needed := range site.Needed(path.Dir("/" + name)) {
			sum.add(weigh(s, needed))
		}
		if most.packed == nil || sum.packed[0] > most.packed[0] {
			most = sum
		}
	}
	return most
}

// A weight is the size of files in bytes: as they are, and by the ways to compress them.
type weight struct {
	raw    int
	packed []int
}

// weigh weighs a file; one that is not compressed counts as it is.
func weigh(s *site.Site, name string) weight {
	w := weight{raw: len(s.Files[name])}
	for _, ending := range site.Packings {
		data, ok := s.Files[name+ending]
		if !ok {
			data = s.Files[name]
		}
		w.packed = append(w.packed, len(data))
	}
	return w
}

func (w *weight) add(more weight) {
	w.raw += more.raw
	for i, n := range more.packed {
		if i == len(w.packed) {
			w.packed = append(w.packed, 0)
		}
		w.packed[i] += n
	}
}

func (w weight) print(out io.Writer, name string) {
	fmt.Fprintf(out, "%-12s %10d bytes", name, w.raw)
	for i, n := range w.packed {
		fmt.Fprintf(out, "  %s %9d (%.3f MB)", site.Packings[i], n, float64(n)/1e6)
	}
	fmt.Fprintln(out)
}
