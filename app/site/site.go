// Package site makes Tablier's static site: a folder that works on any file server, at the root of a domain or under
// any path.
//
// All addresses in it are relative. What must know the root at run time (go-app's router, the service worker) derives
// it from the address that it was loaded from. One version, the hash of the whole content, stands in every address of
// an asset, so that no cache can mix two builds. [Single] makes one page of everything, which opens from a disk.
package site

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/licence"
	linkspage "tablier/app/links/page"
	"tablier/app/nav"
	"tablier/app/pages/teach"
	sheets "tablier/app/paper"
	"tablier/app/write"
)

// Site is a built site, in memory.
type Site struct {
	Files   map[string][]byte // by slash-separated path, relative to the root
	Version string
	Go      string            // the Go that compiled its programs
	Lack    string            // what could not be built in, in a sentence; empty for nothing
	demand  map[string]string // the files that are kept from their first use: where each one is, by its name
}

// Make compiles the programs of the module the working directory is in, with
// the build tags given, and builds the site around them. The pages are rendered
// by the program that calls Make: for the test edition, tag testgame, it must
// itself be built with that tag.
func Make(ctx context.Context, tags ...string) (*Site, error) { return around(ctx, hosted(), tags) }

// around builds the site around programs of the page, in these editions.
func around(ctx context.Context, editions []edition, tags []string) (*Site, error) {
	tools, err := findTools(ctx)
	if err != nil {
		return nil, err
	}
	files, err := tools.sources(ctx, tags)
	if err != nil {
		return nil, err
	}
	programs, err := tools.compile(ctx, editions, tags)
	if err != nil {
		return nil, err
	}
	maps.Copy(files, programs)
	lack, err := tools.addPython(ctx, files)
	if err != nil {
		return nil, err
	}
	site, err := assemble(files)
	if err != nil {
		return nil, err
	}
	site.Go, site.Lack = tools.name, lack
	return site, nil
}

// The programs of the page: that of most pages, and the one of the workshop, which is kept when the browser is at rest
// or from its first use. The edition that is one file has all pages in the first.
const (
	pageProgram   = "app.wasm"
	studioProgram = "studio.wasm"
)

// engineProgram is the one beside the page.
const engineProgram = "ai.wasm"

// Programs returns the names of all programs of a hosted site.
func Programs() []string { return []string{pageProgram, studioProgram, engineProgram} }

// The files of web/ into which the build writes lists of files.
const (
	serviceWorker = "sw.js"
	bootScript    = "boot.js"
)

// engineWorker is the script of the workers in which the machine runs. It holds the glue, which it would else import:
// where a service worker answers, WebKit fails to import one script into several workers at a time.
const engineWorker = "worker.js"

// rulesFrame is the page that answers about positions to pages of others, in a frame of theirs. It has a policy of its
// own.
const rulesFrame = "rules.html"

// askScript asks the rules, in that page and beside programs of pupils.
const askScript = "ask.js"

// glue is the script of Go's own without which no program of it runs.
const glue = "wasm_exec.js"

// examples is a folder of web/ for people to read; it is no part of the site.
const examples = "examples"

// typeComments are lines for the type checker alone (see .ci/types): no browser has a use for them.
var typeComments = regexp.MustCompile(`(?m)^[ \t]*/\*\* @.*\*/\n`)

// sources reads all that is written by hand: the files of web/, what stands beside the code of the games, and
// the licences.
func (t tools) sources(ctx context.Context, tags []string) (map[string][]byte, error) {
	files, err := staticFiles(os.DirFS(filepath.Join(t.module, "web")))
	if err != nil {
		return nil, err
	}
	boards, err := t.boards(ctx, tags)
	if err != nil {
		return nil, fmt.Errorf("the games: %w", err)
	}
	for _, beside := range []func([]string) (map[string][]byte, error){styles, lessons, puzzles} {
		found, err := beside(boards)
		if err != nil {
			return nil, fmt.Errorf("files of the games: %w", err)
		}
		maps.Copy(files, found)
	}
	list := games.Boards(games.All())
	exact, err := exactValues(os.DirFS(filepath.Join(t.module, "web")), list)
	if err != nil {
		return nil, err
	}
	maps.Copy(files, exact)
	for _, lang := range i18n.Langs() {
		if files[nav.TeachFile(string(lang))], err = json.Marshal(teach.TextsOf(lang, list)); err != nil {
			return nil, fmt.Errorf("the page for teachers: %w", err)
		}
		if files[nav.SessionsFile(string(lang))], err = json.Marshal(teach.SessionsOf(lang, list)); err != nil {
			return nil, fmt.Errorf("lessons for a class: %w", err)
		}
		if files[nav.AnswersFile(string(lang))], err = json.Marshal(teach.AnswersOf(lang, list)); err != nil {
			return nil, fmt.Errorf("answers to lessons: %w", err)
		}
		if files[nav.ByLinkFile(string(lang))], err = json.Marshal(linkspage.TextsOf(lang, list)); err != nil {
			return nil, fmt.Errorf("matches by links: %w", err)
		}
		if files[nav.SheetsFile(string(lang))], err = json.Marshal(sheets.StockOf(lang, list)); err != nil {
			return nil, fmt.Errorf("sheets to be printed: %w", err)
		}
		for _, game := range list {
			if files[nav.RulesFile(game.ID(), string(lang))], err = json.Marshal(game.Words(lang).Rules()); err != nil {
				return nil, fmt.Errorf("rules: %w", err)
			}
		}
		if files[demandFolder+write.File(lang)], err = write.Pack(lang); err != nil {
			return nil, fmt.Errorf("exercises: %w", err)
		}
	}
	if err := addCertificates(files); err != nil {
		return nil, fmt.Errorf("certificates: %w", err)
	}
	others, err := t.licences(ctx, tags)
	if err != nil {
		return nil, fmt.Errorf("licences: %w", err)
	}
	files[demandFolder+nav.Licences] = slices.Concat(ownLicence(files), others)
	return files, t.addSolved(files)
}

// staticFiles reads what is served as it is written, but for the types in scripts.
func staticFiles(web fs.FS) (map[string][]byte, error) {
	files := map[string][]byte{}
	err := fs.WalkDir(web, ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && (name == examples || name == pythonSources || name+"/" == nav.ValuesFolder) {
			return fs.SkipDir
		}
		if err != nil || entry.IsDir() || strings.HasPrefix(entry.Name(), ".") {
			return err
		}
		files[name], err = fs.ReadFile(web, name)
		if path.Ext(name) == ".js" {
			files[name] = typeComments.ReplaceAll(files[name], nil)
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("reading web: %w", err)
	}
	return files, nil
}

// assemble adds to files, which are the hand-written ones and the programs, all
// that is generated: icons, manifest, pages and service worker.
func assemble(files map[string][]byte) (*Site, error) {
	worker, ok := files[serviceWorker]
	if !ok {
		return nil, fmt.Errorf("web/%s is missing", serviceWorker)
	}
	delete(files, serviceWorker)
	files[engineWorker] = slices.Concat(files[glue], []byte("\n"), files[engineWorker])

	chooseLicence(files)
	bodies, err := prerender()
	if err != nil {
		return nil, err
	}
	takeLostScript(files, bodies)
	demand := nameByHash(files)
	for placeholder, value := range map[string]any{
		"{/* demand */}": demand, "[/* studio */]": StudioRoutes(), ownLicencePlace: licence.Chosen(),
	} {
		if files[bootScript], err = fill(files[bootScript], placeholder, value); err != nil {
			return nil, fmt.Errorf("%s: %w", bootScript, err)
		}
	}
	for i := range bodies {
		bodies[i].rewrite(func(markup string) string { return linkByHash(markup, demand) })
	}
	maps.Copy(files, drawIcons())
	files["css/grid.css"] = gridStyle()
	if err := joinStyles(files); err != nil {
		return nil, err
	}
	files["manifest.webmanifest"], err = manifest(bodies)
	if err != nil {
		return nil, err
	}

	// The version cannot depend on itself: it is the hash of a draft in which
	// it is empty.
	draft := maps.Clone(files)
	if err := addPages(draft, bodies, ""); err != nil {
		return nil, err
	}
	draft[serviceWorker] = worker
	version := hash(draft)

	if err := addPages(files, bodies, version); err != nil {
		return nil, err
	}
	for _, name := range []string{pythonFrame, rulesFrame} {
		if frame, ok := files[name]; ok {
			files[name] = bytes.ReplaceAll(frame, []byte("{{version}}"), []byte(version))
		}
	}
	files[serviceWorker], err = fillWorker(worker, files, version)
	if err != nil {
		return nil, err
	}
	return &Site{Files: files, Version: version, demand: demand}, nil
}

// hash returns the first 48 bits of the SHA-256 of names and contents, in hexadecimal.
func hash(files map[string][]byte) string {
	sum := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		fmt.Fprintf(sum, "%s %d\n", name, len(files[name]))
		sum.Write(files[name])
	}
	return hex.EncodeToString(sum.Sum(nil))[:12]
}
