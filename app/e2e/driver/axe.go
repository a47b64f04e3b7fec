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
	"sync"

	"github.com/chromedp/chromedp"
)

// axe-core judges accessibility. It comes from npm once, is the very file that
// this hash says, and is kept for later runs.
const (
	axePackage   = "axe-core@4.14.1"
	axeFile      = "axe-core-4.14.1.tgz"
	axeIntegrity = "FHfa+lmNjQZfJz1q8wKqIDwC6DExcHt/pkjNQb09a3NPjCKg2rhu5qb2S4r76ASyFNNtuFooJpZe37OgudVGtQ=="
)

// axeScript is the program of axe-core, read once per run.
var axeScript = sync.OnceValues(func() (string, error) {
	archive, err := keptAxe()
	if err != nil {
		return "", err
	}
	return fromArchive(archive, "package/axe.min.js")
})

// keptAxe returns the package, from the person's cache or from npm.
func keptAxe() ([]byte, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		cache = filepath.Join("..", "..", ".cache")
	}
	kept := filepath.Join(cache, "tablier", axeFile)
	if data, err := os.ReadFile(kept); err == nil && genuineAxe(data) {
		return data, nil
	}
	data, err := packAxe(filepath.Dir(kept))
	if err != nil {
		return nil, fmt.Errorf("axe-core is not in %s, and npm does not give it: %w", kept, err)
	}
	return data, nil
}

// genuineAxe reports whether data is the pinned package.
func genuineAxe(data []byte) bool {
	sum := sha512.Sum512(data)
	return base64.StdEncoding.EncodeToString(sum[:]) == axeIntegrity
}

// packAxe lets npm put the package into a folder.
func packAxe(dir string) ([]byte, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), 2*Patience)
	defer cancel()
	out, err := exec.CommandContext(ctx, "npm", "pack", axePackage, "--silent", "--pack-destination", dir).CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("npm pack %s: %w\n%s", axePackage, err, out)
	}
	data, err := os.ReadFile(filepath.Join(dir, axeFile))
	if err == nil && !genuineAxe(data) {
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

// Judge fails the test for every violation that axe-core finds in a state of the page, which has a name; within some of
// it, if a selector is given, for a quarter of the time that all of it takes. What is said of a page as a whole, its
// title, its landmarks, its headings, is not judged then.
func (p *Tab) Judge(state, within string) {
	p.T.Helper()
	if !Eval[bool](p, `!!window.axe`) { // it is half a megabyte
		script, err := axeScript()
		if err != nil {
			p.T.Fatal(err)
		}
		p.Do(chromedp.Evaluate[chromedp.Void](script + ";undefined"))
	}
	part, contrast := "document", "true"
	if within != "" {
		part, contrast = `document.querySelector(`+Quote(within)+`)`, "false"
	}
	// To find a selector for each element that it judges would take axe a fourth of its time; to find what lies behind
	// each text, half of it: that is for whole pages, and how all colours contrast is judged beside the style sheets.
	violations := Eval[[]string](p, `axe.run(`+part+`, { resultTypes: ['violations'], preload: false, selectors: false,
			rules: { 'color-contrast': { enabled: `+contrast+` } } })
		.then((r) => r.violations.flatMap((v) => v.nodes.map((n) =>
			v.id + ' (' + v.impact + '): ' + v.help + '\n    ' + n.html + '\n    ' + n.failureSummary)))`)
	for _, v := range violations {
		p.T.Errorf("%s %s: %s", p.Device.Name, state, v)
	}
}
