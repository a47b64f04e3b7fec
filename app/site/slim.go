package site

import (
	"bytes"
	"context"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// goApp is the library that the page's program is written with.
const goApp = "github.com/maxence-charriere/go-app/v10"

// slimFiles take the place of go-app's files of the same names: its server, and what else the page never asks for.
// net/http brings all of TLS, routes by pattern the tables of Unicode, encryption all of crypto, and states look
// through everything that is kept each time the page starts: a quarter of what a first visit would download. What is
// needed of those files is copied here; go-app is under the MIT licence.
//
//go:embed slim/*.go.txt
var slimFiles embed.FS

// slimUUID takes the place of a library of go-app's, which brings crypto as well.
//
//go:embed slim/uuid.txt
var slimUUID []byte

const uuid = "github.com/google/uuid"

// slimFrames and slimContext keep times out of what an interface may hold: the ticker of go-app's engine sends them
// over a channel, and contexts tell when they end. A time.Time there would bring all that reads and writes dates: 18 kB
// of a first visit.
//
//go:embed slim/frames.txt
var slimFrames []byte

// slimMounting has the first document made in steps.
//
//go:embed slim/mounting.txt
var slimMounting []byte

//go:embed slim/context.txt
var slimContext []byte

// A change is made once in a file of go-app's.
type change struct{ file, from, to string }

// slimChanges have go-app use slimFrames, slimMounting and slimContext.
func slimChanges() []change {
	const mount = "func (m nodeManager) Mount(ctx Context, depth uint, v UI) (UI, error) {\n"
	changes := []change{{"engine", "time.NewTicker(", "newFrames("}, {"node", mount, mount + "\tmounting()\n"}}
	for _, file := range []string{"app", "context", "engine", "testing"} {
		changes = append(changes, change{file, `"context"`, `"` + goApp + `/pkg/context"`})
	}
	return changes
}

// slim returns the arguments that make the go command build against go-app with slimFiles. The copy it makes for
// that is kept in .cache under a name that is a hash of its content, so that builds are the same everywhere.
func (t tools) slim(ctx context.Context) ([]string, error) {
	cmd := exec.CommandContext(ctx, "go", "list", "-m", "-f", "{{.Dir}}", goApp)
	cmd.Dir = t.module
	out, err := output(cmd)
	if err != nil {
		return nil, err
	}
	files, err := slimmed(os.DirFS(strings.TrimSpace(string(out))))
	if err != nil {
		return nil, fmt.Errorf("a slim go-app: %w", err)
	}
	for _, name := range []string{"go.mod", "go.sum"} {
		if files["page"+filepath.Ext(name)], err = os.ReadFile(filepath.Join(t.module, name)); err != nil {
			return nil, fmt.Errorf("a slim go-app: %w", err)
		}
	}
	place := filepath.Join(".cache", "go-app-"+hash(files))
	here := "./" + filepath.ToSlash(place)
	files["page.mod"] = fmt.Appendf(files["page.mod"], "\nreplace (\n\t%s => %s\n\t%s => %s/uuid\n)\n",
		goApp, here, uuid, here)
	dir := filepath.Join(t.module, place)
	if err := writeOnce(dir, files); err != nil {
		return nil, fmt.Errorf("a slim go-app: %w", err)
	}
	return []string{"-modfile", filepath.Join(dir, "page.mod")}, nil
}

// slimmed returns the library's sources with slimFiles in their places.
func slimmed(library fs.FS) (map[string][]byte, error) {
	files := map[string][]byte{}
	var err error
	if files["go.mod"], err = fs.ReadFile(library, "go.mod"); err != nil {
		return nil, err
	}
	err = fs.WalkDir(library, "pkg", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return err
		}
		files[name], err = fs.ReadFile(library, name)
		return err
	})
	if err != nil {
		return nil, err
	}
	names, err := fs.Glob(slimFiles, "slim/*.go.txt")
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		place := "pkg/app/" + strings.TrimSuffix(filepath.Base(name), ".txt")
		if _, ok := files[place]; !ok {
			return nil, fmt.Errorf("this go-app has no %s", place)
		}
		if files[place], err = slimFiles.ReadFile(name); err != nil {
			return nil, err
		}
	}
	for _, c := range slimChanges() {
		place := "pkg/app/" + c.file + ".go"
		if bytes.Count(files[place], []byte(c.from)) != 1 {
			return nil, fmt.Errorf("%s of this go-app has other than one %s", place, c.from)
		}
		files[place] = bytes.Replace(files[place], []byte(c.from), []byte(c.to), 1)
	}
	files["pkg/app/frames.go"], files["pkg/app/mounting.go"] = slimFrames, slimMounting
	files["pkg/context/context.go"] = slimContext
	files["uuid/go.mod"], files["uuid/uuid.go"] = []byte("module "+uuid+"\n"), slimUUID
	return files, nil
}

// writeOnce writes files into a folder that is not there yet; another build may do the same at the same time.
func writeOnce(dir string, files map[string][]byte) error {
	if _, err := os.Stat(dir); err == nil {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(dir), 0o755); err != nil {
		return err
	}
	fresh, err := os.MkdirTemp(filepath.Dir(dir), "new-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(fresh)
	for name, data := range files {
		file := filepath.Join(fresh, filepath.FromSlash(name))
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, data, 0o644)); err != nil {
			return err
		}
	}
	if err := os.Rename(fresh, dir); err != nil {
		if _, there := os.Stat(dir); there == nil {
			return nil
		}
		return err
	}
	return nil
}
