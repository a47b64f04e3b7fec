package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	with := flag.String("with", "", "folder with more texts, such as app/i18n/texts/de/home.txt in it")
	overlay := flag.String("overlay", "", "file to write for go -overlay, in the place of the files of Go")
	flag.Parse()
	var err error
	switch {
	case *with == "" && *overlay == "":
		err = run(".")
	case *with == "" || *overlay == "":
		err = errors.New("-with and -overlay go together")
	default:
		err = try(".", *with, *overlay)
	}
	if err != nil {
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

// try compiles the text files of the module in a folder with those of another, and writes what makes Go compile the
// program with them: the module itself stays as it is.
func try(root, with, overlay string) error {
	others, err := collect(with)
	if err != nil {
		return err
	}
	files, err := Build(root, others)
	if err != nil {
		return err
	}
	root, err = filepath.Abs(root)
	if err != nil {
		return err
	}
	replace := map[string]string{}
	for path, content := range files {
		name := filepath.Join(filepath.Dir(overlay), strings.ReplaceAll(path, "/", "-"))
		if err := os.WriteFile(name, content, 0o644); err != nil {
			return err
		}
		replace[filepath.Join(root, filepath.FromSlash(path))] = name
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return err
	}
	return os.WriteFile(overlay, text, 0o644)
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
		fmt.Println(path, "removed")
	}
	return nil
}

// stale lists the files of Go that Build has written once and does not write now.
func stale(root string, files map[string][]byte) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		err := fs.WalkDir(os.DirFS(root), "app", func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || !strings.HasSuffix(path, generated) || files[path] != nil {
				return err
			}
			content, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(path)))
			if err == nil && strings.HasPrefix(string(content), heading) && !yield(path, nil) {
				return fs.SkipAll
			}
			return err
		})
		if err != nil {
			yield("", err)
		}
	}
}
