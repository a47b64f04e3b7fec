package site

import (
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io"
	"maps"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

// ofEachKind returns a file of each ending of a site.
func ofEachKind(s *Site) *Site {
	kinds := map[string]string{}
	for _, name := range slices.Sorted(maps.Keys(s.Files)) {
		if first := kinds[path.Ext(name)]; len(s.Files[name]) > len(s.Files[first]) && len(s.Files[name]) < 1<<16 {
			kinds[path.Ext(name)] = name
		}
	}
	few := &Site{Files: map[string][]byte{}}
	for _, name := range kinds {
		few.Files[name] = s.Files[name]
	}
	return few
}

// What lies compressed beside a file is that file, and smaller; the service worker asks for none of it.
func TestPackedFilesAreTheSame(t *testing.T) {
	s := ofEachKind(built(t))
	worker := string(built(t).Files[serviceWorker])
	plain := maps.Clone(s.Files)
	if err := s.Pack(); err != nil {
		t.Fatal(err)
	}
	for name, data := range plain {
		beside := s.Files[name+".br"] != nil && s.Files[name+".gz"] != nil
		if small := len(data) < 100; !small && beside != slices.Contains(packable, path.Ext(name)) {
			t.Errorf("%s, %d bytes, is compressed: %t", name, len(data), beside)
		}
	}
	for name, data := range s.Files {
		ending := path.Ext(name)
		if !slices.Contains(Packings, ending) {
			continue
		}
		var r io.Reader = brotli.NewReader(bytes.NewReader(data))
		if ending == ".gz" {
			var err error
			if r, err = gzip.NewReader(bytes.NewReader(data)); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
		plain := s.Files[strings.TrimSuffix(name, ending)]
		if got, err := io.ReadAll(r); err != nil || !bytes.Equal(got, plain) || len(data) >= len(plain) {
			t.Errorf("%s: %d bytes of %d, %v", name, len(data), len(plain), err)
		}
		if strings.Contains(worker, name) {
			t.Errorf("the service worker asks for %s", name)
		}
	}
}

func TestZipIsTheSite(t *testing.T) {
	s := built(t)
	var first, second bytes.Buffer
	for _, w := range []io.Writer{&first, &second} {
		if err := s.Zip(w, "tablier"); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(first.Bytes(), second.Bytes()) {
		t.Error("two archives of one site differ")
	}
	archive, err := zip.NewReader(bytes.NewReader(first.Bytes()), int64(first.Len()))
	if err != nil {
		t.Fatal(err)
	}
	if len(archive.File) != len(s.Files) {
		t.Errorf("%d files, want %d", len(archive.File), len(s.Files))
	}
	for _, file := range archive.File {
		name, _ := strings.CutPrefix(file.Name, "tablier/")
		r, err := file.Open()
		if err != nil {
			t.Fatal(err)
		}
		if data, err := io.ReadAll(r); err != nil || !bytes.Equal(data, s.Files[name]) {
			t.Errorf("%s: other bytes, %v", file.Name, err)
		}
	}
}
