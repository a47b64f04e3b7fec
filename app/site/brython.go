package site

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha512"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
)

// Brython runs Python in a browser. It is an npm package, which the build brings by npm; it is no part of this module.
const (
	brythonVersion = "3.14.3"
	brythonSum     = "d06vY02XaJEexv6knEqNd6ZYpBguPXI4JrCcoBchJOaoy1yf3anmDrU7TWbY1Gyq/9BxG2mJ+X1GgTaFusT1Vg==" // SHA-512
)

// brythonLicence is the text of its licence, which the package names (BSD-3-Clause) and does not hold.
//
//go:embed brython-licence.txt
var brythonLicence []byte

// errNoNPM says that Python cannot be brought.
var errNoNPM = errors.New("npm is not installed")

// brython returns files of the package by their names, from .cache if they are there. Without npm the error is
// errNoNPM.
func (t tools) brython(ctx context.Context) (map[string][]byte, error) {
	place := filepath.Join(t.module, ".cache", "brython-"+brythonVersion)
	archive := filepath.Join(place, "brython-"+brythonVersion+".tgz")
	data, err := os.ReadFile(archive)
	if errors.Is(err, fs.ErrNotExist) {
		data, err = download(ctx, place, archive)
	}
	if err != nil {
		return nil, fmt.Errorf("bringing Brython: %w", err)
	}
	if sum := sha512.Sum512(data); base64.StdEncoding.EncodeToString(sum[:]) != brythonSum {
		return nil, fmt.Errorf("bringing Brython: %s is not version %s as it was published", archive, brythonVersion)
	}
	return unpackTar(data)
}

// download has npm put the package into a folder, and reads it.
func download(ctx context.Context, place, archive string) ([]byte, error) {
	npm, err := exec.LookPath("npm")
	if err != nil {
		return nil, errNoNPM
	}
	if err := os.MkdirAll(place, 0o755); err != nil {
		return nil, err
	}
	// Somebody else may be bringing it: a whole file takes the place of another.
	temp, err := os.MkdirTemp(place, "new")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(temp)
	cmd := exec.CommandContext(ctx, npm, "pack", "--silent", "--pack-destination", temp, "brython@"+brythonVersion)
	if _, err := output(cmd); err != nil {
		return nil, fmt.Errorf("npm could not bring it: %w", err)
	}
	if err := os.Rename(filepath.Join(temp, filepath.Base(archive)), archive); err != nil {
		return nil, err
	}
	return os.ReadFile(archive)
}

// unpackTar returns the files in the folder package of an npm archive.
func unpackTar(data []byte) (map[string][]byte, error) {
	unzipped, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	for reader := tar.NewReader(unzipped); ; {
		header, err := reader.Next()
		if err == io.EOF {
			return files, nil
		}
		if err != nil {
			return nil, err
		}
		if files[filepath.Base(header.Name)], err = io.ReadAll(reader); err != nil {
			return nil, err
		}
	}
}

// A pyModule is a module of Python as Brython keeps it: how its name ends, its text, what it imports.
type pyModule [3]any

func newModule(ending string, text []byte) pyModule {
	return pyModule{ending, string(text), []string{}}
}

// libraryModule returns a module of Brython's library.
func libraryModule(library []byte, name string) (pyModule, error) {
	start := bytes.Index(library, []byte(`{"$timestamp"`))
	if start < 0 {
		return pyModule{}, errors.New("the library of Brython begins otherwise than expected")
	}
	var modules map[string]json.RawMessage
	if err := json.NewDecoder(bytes.NewReader(library[start:])).Decode(&modules); err != nil {
		return pyModule{}, fmt.Errorf("the library of Brython: %w", err)
	}
	var module []any
	if err := json.Unmarshal(modules[name], &module); err != nil || len(module) < 2 {
		return pyModule{}, fmt.Errorf("the library of Brython has no module %s", name)
	}
	return pyModule{module[0], module[1], []string{}}, nil
}
