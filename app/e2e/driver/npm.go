package driver

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
	"os"
	"os/exec"
	"path/filepath"
)

// An npmPackage comes from npm once, is the very file that its hash says, and is kept for later runs.
type npmPackage struct {
	name, version string
	sum           string // SHA-512 of its archive
}

// archive is what npm calls the file of the package.
func (n npmPackage) archive() string { return n.name + "-" + n.version + ".tgz" }

// file returns a file of the package, which comes from the person's cache or from npm.
func (n npmPackage) file(name string) (string, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		cache = filepath.Join("..", "..", ".cache")
	}
	kept := filepath.Join(cache, "tablier", n.archive())
	data, err := os.ReadFile(kept)
	if err != nil || !n.genuine(data) {
		if data, err = n.pack(filepath.Dir(kept)); err != nil {
			return "", fmt.Errorf("%s is not in %s, and npm does not give it: %w", n.name, kept, err)
		}
	}
	return fromArchive(data, name)
}

// genuine reports whether data is the pinned package.
func (n npmPackage) genuine(data []byte) bool {
	sum := sha512.Sum512(data)
	return base64.StdEncoding.EncodeToString(sum[:]) == n.sum
}

// pack lets npm put the package into a folder.
func (n npmPackage) pack(dir string) ([]byte, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), 2*Patience)
	defer cancel()
	pinned := n.name + "@" + n.version
	out, err := exec.CommandContext(ctx, "npm", "pack", pinned, "--silent", "--pack-destination", dir).CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("npm pack %s: %w\n%s", pinned, err, out)
	}
	data, err := os.ReadFile(filepath.Join(dir, n.archive()))
	if err == nil && !n.genuine(data) {
		err = errors.New("npm gave another file than the pinned one")
	}
	return data, err
}

// fromArchive returns a file of a gzipped tar archive.
func fromArchive(archive []byte, name string) (string, error) {
	unpacked, err := gzip.NewReader(bytes.NewReader(archive))
	if err != nil {
		return "", err
	}
	for files := tar.NewReader(unpacked); ; {
		header, err := files.Next()
		if err != nil {
			return "", fmt.Errorf("looking for %s: %w", name, err)
		}
		if header.Name == name {
			data, err := io.ReadAll(files)
			return string(data), err
		}
	}
}
