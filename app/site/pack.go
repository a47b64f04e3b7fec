package site

import (
	"archive/zip"
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"maps"
	"path"
	"runtime"
	"slices"
	"sync"

	"github.com/andybalholm/brotli"
)

// packable are the endings of files that become smaller.
var packable = []string{".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest", ".xml", ".zip"}

// Packings are the endings of what Pack adds.
var Packings = []string{".br", ".gz"}

// Pack adds to the site each file that becomes smaller once more, compressed as far as brotli and gzip can, so that a
// server has nothing to compute. It takes a minute of a processor's time, most of it for the programs.
func (s *Site) Pack() error {
	var names []string
	for _, name := range slices.Sorted(maps.Keys(s.Files)) {
		if slices.Contains(packable, path.Ext(name)) {
			names = append(names, name)
		}
	}
	packed := make([][2][]byte, len(names))
	errs := make([]error, len(names))
	var all sync.WaitGroup
	free := make(chan struct{}, runtime.GOMAXPROCS(0))
	for i, name := range names {
		all.Go(func() {
			free <- struct{}{}
			defer func() { <-free }()
			packed[i], errs[i] = pack(s.Files[name])
		})
	}
	all.Wait()
	for i, name := range names {
		if errs[i] != nil {
			return fmt.Errorf("compressing %s: %w", name, errs[i])
		}
		for j, data := range packed[i] {
			if len(data) < len(s.Files[name]) {
				s.Files[name+Packings[j]] = data
			}
		}
	}
	return nil
}

// pack compresses a file in both ways, in the order of Packings.
func pack(data []byte) (packed [2][]byte, err error) {
	packed[0], err = squeeze(data, func(w io.Writer) (io.WriteCloser, error) {
		return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24}), nil
	})
	if err != nil {
		return packed, err
	}
	packed[1], err = squeeze(data, func(w io.Writer) (io.WriteCloser, error) {
		return gzip.NewWriterLevel(w, gzip.BestCompression)
	})
	return packed, err
}

func squeeze(data []byte, with func(io.Writer) (io.WriteCloser, error)) ([]byte, error) {
	var out bytes.Buffer
	w, err := with(&out)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// Zip writes the site as a zip file with everything in one folder: the same site gives the same bytes.
func (s *Site) Zip(w io.Writer, folder string) error {
	archive := zip.NewWriter(w)
	for _, name := range slices.Sorted(maps.Keys(s.Files)) {
		header := &zip.FileHeader{Name: path.Join(folder, name), Method: zip.Deflate}
		if slices.Contains(Packings, path.Ext(name)) {
			header.Method = zip.Store
		}
		file, err := archive.CreateHeader(header)
		if err != nil {
			return fmt.Errorf("zipping %s: %w", name, err)
		}
		if _, err := file.Write(s.Files[name]); err != nil {
			return fmt.Errorf("zipping %s: %w", name, err)
		}
	}
	return archive.Close()
}
