package main

import (
	"fmt"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	if err := run("."); err != nil {
		fmt.Fprintln(os.Stderr, "texts:", err)
		os.Exit(1)
	}
}

// run compiles the text files of the module in a folder, and writes those files of Go that change.
func run(root string) error {
	files, err := Build(root, nil)
	if err != nil {
		return err
	}
	if err := clean(root, files); err != nil {
		return err
	}
	for path, content := range files {
		name := filepath.Join(root, filepath.FromSlash(path))
		if old, err := os.ReadFile(name); err == nil && string(old) == string(content) {
			continue
		}
		if err := os.WriteFile(name, content, 0o644); err != nil {
			return err
		}
		fmt.Println(path)
	}
	return nil
}

// clean removes the files of Go of texts that are no more.
func clean(root string, files map[string][]byte) error {
	for path, err := range stale(root, files) {
		if err != nil {
			return err
		}
		if err := os.Remove(filepath.Join(root, filepath.FromSlash(path))); err != nil {
			return err
		}
	}
	return nil
}

// stale lists the files of Go that Build has written once and does not write now.
func stale(root string, files map[string][]byte) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		err := fs.WalkDir(os.DirFS(root), "app", func(path string, entry fs.DirEntry, err error) error {
			old := err == nil && strings.HasSuffix(path, generated) && files[path] == nil
			if old && !yield(path, nil) {
				return fs.SkipAll
			}
			return err
		})
		if err != nil {
			yield("", err)
		}
	}
}
