package site

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"tablier/app/site/relink"
)

// tools is the go command here, and where it finds the module and its own files.
type tools struct {
	module string // folder of go.mod
	goroot string
	name   string // its version, and the experiments that were asked for
}

func findTools(ctx context.Context) (tools, error) {
	out, err := output(exec.CommandContext(ctx, "go", "env", "GOMOD", "GOROOT", "GOVERSION", "GOEXPERIMENT"))
	if err != nil {
		return tools{}, err
	}
	said := strings.Split(string(out), "\n")
	if len(said) < 4 || filepath.Base(said[0]) != "go.mod" {
		return tools{}, fmt.Errorf("no go.mod here or above: run this inside the project")
	}
	name := said[2]
	if said[3] != "" {
		name += " GOEXPERIMENT=" + said[3]
	}
	return tools{module: filepath.Dir(said[0]), goroot: said[1], name: name}, nil
}

// An edition is a program of the page: where it stands, and the build tags that choose its pages (package pages).
type edition struct {
	place string
	tags  []string
}

// hosted returns the editions of a hosted site.
func hosted() []edition {
	return []edition{{pageProgram, []string{"play"}}, {demandFolder + studioProgram, []string{"studio"}}}
}

// whole returns the edition that has all pages.
func whole() edition { return edition{place: pageProgram} }

// compile makes the programs of the page in these editions and the one beside it, and reads wasm_exec.js, which must be
// of the version of Go that compiled them.
func (t tools) compile(ctx context.Context, editions []edition, tags []string) (map[string][]byte, error) {
	script, err := os.ReadFile(filepath.Join(t.goroot, "lib", "wasm", glue))
	if err != nil {
		return nil, fmt.Errorf("this Go has no %s: %w", glue, err)
	}
	args, err := t.pageArgs(ctx)
	if err != nil {
		return nil, err
	}
	var list []program
	for _, e := range editions {
		list = append(list, program{e.place, "./app", slices.Concat(tags, e.tags), args})
	}
	list = append(list, program{engineProgram, "./ai/worker", tags, flagsOf(flatInEngine)})
	made, err := t.compileAll(ctx, list)
	if err != nil {
		return nil, err
	}
	made[glue] = script
	return made, nil
}

// A program is what a package is compiled to: where it stands, and the tags and further arguments of the go command.
type program struct {
	place, pkg string
	tags, args []string
}

// compileAll compiles programs one after the other, as they share most of what is compiled, and beside that links anew
// those that are compiled.
func (t tools) compileAll(ctx context.Context, list []program) (map[string][]byte, error) {
	linked, wrong := make([][]byte, len(list)), make([]error, len(list))
	var linking sync.WaitGroup
	for i, p := range list {
		compiled, err := t.compileOne(ctx, p)
		if err != nil {
			linking.Wait()
			return nil, err
		}
		linking.Go(func() { linked[i], wrong[i] = relink.Program(compiled) })
	}
	linking.Wait()
	files := map[string][]byte{}
	for i, p := range list {
		if wrong[i] != nil {
			return nil, fmt.Errorf("the data of %s: %w", p.pkg, wrong[i])
		}
		files[p.place] = linked[i]
	}
	return files, nil
}

// pageArgs returns the arguments with which the programs of the page are compiled, beside those of all programs.
func (t tools) pageArgs(ctx context.Context) ([]string, error) {
	slim, err := t.slim(ctx)
	if err != nil {
		return nil, err
	}
	return slices.Concat(slim, flagsOf(flat)), nil
}

// flat is what the compiler does not inline functions of in the programs of the page: this module's own packages, and
// libraries that are not hot in the page. The libraries alone make 60 kB less to download. Without any inlining it
// would be another 70 kB less, but a gesture would take half as long again, and the start of a later visit a third
// longer. The engine needs inlining.
var flat = []string{
	"./...", "bytes", "crypto/...", "encoding/...", "fmt", "internal/bisect", "internal/fmtsort", "internal/godebug",
	"internal/poll", "internal/sync", "mime/...", "net/...", "os/...", "reflect", "regexp/...", "slices", "sort",
	"strings", "sync", "syscall", "syscall/js", "time", "unicode/...", "unique",
}

// allFlags are those with which all programs are compiled. No VCS stamp: a commit that changes nothing must not make
// every visitor download the programs again.
var allFlags = []string{"-trimpath", "-buildvcs=false", "-ldflags", "-s -w"}

// flatInEngine is what the compiler does not inline functions of in the engine: what no search spends its time in. It
// makes some 7 kB less to download.
var flatInEngine = []string{
	"./ai/worker", "./ai/protocol", "./ai/python", "./ai/lab", "./ai/puzzle", "./ai/puzzle/craft", "./ai/puzzle/grade",
	"./ai/.../tiles", "./ai/.../library", "strconv", "strings",
}

// flagsOf returns the arguments that keep packages flat.
func flagsOf(list []string) (flags []string) {
	for _, packages := range list {
		flags = append(flags, "-gcflags="+packages+"=-l")
	}
	return flags
}

func (t tools) compileOne(ctx context.Context, p program) ([]byte, error) {
	dir, err := os.MkdirTemp("", "tablier")
	if err != nil {
		return nil, fmt.Errorf("compiling %s: %w", p.pkg, err)
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "out.wasm")
	args := slices.Concat([]string{"build"}, allFlags, []string{"-o", file})
	if len(p.tags) > 0 {
		args = append(args, "-tags", strings.Join(p.tags, ","))
	}
	args = append(append(args, p.args...), p.pkg)
	if _, err := output(t.forBrowser(ctx, args...)); err != nil {
		return nil, fmt.Errorf("compiling %s: %w", p.pkg, err)
	}
	return os.ReadFile(file)
}

// forBrowser returns a go command with GOOS=js and GOARCH=wasm, in the module's folder.
func (t tools) forBrowser(ctx context.Context, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = t.module
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	return cmd
}

// output runs cmd; when it fails, what it wrote for people is in the error.
func output(cmd *exec.Cmd) ([]byte, error) {
	var complaint bytes.Buffer
	cmd.Stderr = &complaint
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w\n%s", strings.Join(cmd.Args, " "), err, complaint.Bytes())
	}
	return out, nil
}
