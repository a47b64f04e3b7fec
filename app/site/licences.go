package site

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"tablier/app/licence"
)

// licences returns the licence texts of Go, whose library is in all programs, and of each module that one of them is
// built from, as they stand in its sources.
func (t tools) licences(ctx context.Context, tags []string) ([]byte, error) {
	modules, err := t.shipped(ctx, tags)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	for _, m := range append([]module{{"Go", t.goroot}}, modules...) {
		if err := m.writeLicence(&out); err != nil {
			return nil, err
		}
	}
	return out.Bytes(), nil
}

// ownLicencePlace is where boot.js has the name of the licence of Tablier.
const ownLicencePlace = "'' /* licence */"

// chooseLicence has the pages say the licence of Tablier, if its file is there.
func chooseLicence(files map[string][]byte) {
	licence.Choose(licence.Name(string(files[licence.File])))
}

// ownLicence returns the licence of Tablier itself, as it stands before those of others; nothing where none has been
// chosen.
func ownLicence(files map[string][]byte) []byte {
	text := bytes.TrimSpace(files[licence.File])
	if len(text) == 0 {
		return nil
	}
	return fmt.Appendf(nil, "==== Tablier: %s\n\n%s\n\n", licence.File, text)
}

// A module is something that ships: what it is called, and where its sources are.
type module struct{ name, dir string }

// shipped lists the modules that the programs are built from, but for this one.
func (t tools) shipped(ctx context.Context, tags []string) ([]module, error) {
	const format = `{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}{{"\t"}}{{.Dir}}{{end}}{{end}}`
	args := []string{"list", "-deps", "-tags", strings.Join(tags, ","), "-f", format, "./app", "./ai/worker"}
	out, err := output(t.forBrowser(ctx, args...))
	if err != nil {
		return nil, err
	}
	var modules []module
	for _, line := range slices.Compact(slices.Sorted(strings.Lines(string(out)))) {
		if name, dir, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
			modules = append(modules, module{name, dir})
		}
	}
	return modules, nil
}

// writeLicence writes what stands in the files in which licences stand.
func (m module) writeLicence(out *bytes.Buffer) error {
	found := false
	for _, pattern := range []string{"LICEN[CS]E*", "COPYING*", "NOTICE*", "PATENTS*"} {
		names, err := filepath.Glob(filepath.Join(m.dir, pattern))
		if err != nil {
			return err
		}
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			fmt.Fprintf(out, "==== %s: %s\n\n%s\n\n", m.name, filepath.Base(name), bytes.TrimSpace(text))
			found = true
		}
	}
	if !found {
		return fmt.Errorf("%s has no licence text in %s", m.name, m.dir)
	}
	return nil
}
