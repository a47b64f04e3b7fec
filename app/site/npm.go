package site

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha512"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
)

// errNoNPM says that Python cannot be brought.
var errNoNPM = errors.New("npm is not installed")

// An npmPackage is one that the build brings: it is no part of this module.
type npmPackage struct {
	name, version string
	sum           string // SHA-512 of its archive
}

// place is where the archive of a package is kept.
func (p npmPackage) place(module string) string {
	return filepath.Join(module, ".cache", p.name+"-"+p.version, p.name+"-"+p.version+".tgz")
}

// bring returns the files of a package by their names, from .cache if they are there. Without npm the error is
// errNoNPM.
func (t tools) bring(ctx context.Context, p npmPackage) (map[string][]byte, error) {
	archive := p.place(t.module)
	data, err := os.ReadFile(archive)
	if errors.Is(err, fs.ErrNotExist) {
		data, err = p.download(ctx, archive)
	}
	if err != nil {
		return nil, fmt.Errorf("bringing %s: %w", p.name, err)
	}
	if sum := sha512.Sum512(data); base64.StdEncoding.EncodeToString(sum[:]) != p.sum {
		return nil, fmt.Errorf("bringing %s: %s is not version %s as it was published", p.name, archive, p.version)
	}
	return unpackTar(data)
}

// download has npm put the package where it is kept, and reads it.
func (p npmPackage) download(ctx context.Context, archive string) ([]byte, error) {
	npm, err := exec.LookPath("npm")
	if err != nil {
		return nil, errNoNPM
	}
	folder := filepath.Dir(archive)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, err
	}
	// Somebody else may be bringing it: a whole file takes the place of another.
	temp, err := os.MkdirTemp(folder, "new")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(temp)
	cmd := exec.CommandContext(ctx, npm, "pack", "--silent", "--pack-destination", temp, p.name+"@"+p.version)
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
