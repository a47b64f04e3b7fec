package site

import (
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

// What lies compressed beside a file is that file, and smaller; the service worker asks for none of it.
func TestPackedFilesAreTheSame(t *testing.T) {
	s, err := build()
	if err != nil {
		t.Fatal(err)
	}
	before := len(s.Files)
	if err := s.Pack(); err != nil {
		t.Fatal(err)
	}
	if len(s.Files) < before+2*len(s.pages()) {
		t.Errorf("%d files, %d before", len(s.Files), before)
	}
	for name, data := range s.Files {
		ending := path.Ext(name)
		if !slices.Contains(Packings, ending) {
			continue
		}
		var r io.Reader = brotli.NewReader(bytes.NewReader(data))
		if ending == ".gz" {
			if r, err = gzip.NewReader(bytes.NewReader(data)); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
		plain := s.Files[strings.TrimSuffix(name, ending)]
		if got, err := io.ReadAll(r); err != nil || !bytes.Equal(got, plain) || len(data) >= len(plain) {
			t.Errorf("%s: %d bytes of %d, %v", name, len(data), len(plain), err)
		}
		if strings.Contains(string(s.Files[serviceWorker]), name) {
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
