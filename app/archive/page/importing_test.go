package page

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablier/app/archive"
	"tablier/app/games"
	"tablier/app/lesson"
	"tablier/app/puzzles"
	"tablier/app/recall"
	"tablier/app/sift"
	"tablier/app/steps"
	"tablier/app/store"
	"tablier/app/write"
	"tablier/rules"
	"tablier/rules/all"
)

// aFile returns a file of an export with such past games of Tapatan.
func aFile(t *testing.T, past string) string {
	t.Helper()
	text, err := json.Marshal(map[string]any{"tablier": 1, "data": map[string]string{archive.PastKey("tapatan"): past}})
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// manyMoves returns past games whose one record has so many moves, which no game has.
func manyMoves(n int) string {
	moves := slices.Repeat([]rules.Move{"a1"}, n)
	past := archive.Past{}
	past.Add(archive.Game{ID: "a", Winner: -1, Record: rules.Record{Game: "tapatan", Moves: moves}})
	return past.Save()
}

// A file of five megabytes is read in steps, whatever is in it; what takes long says how far it has come, and can be
// stopped: nothing has changed then.
func TestFileIsReadInSteps(t *testing.T) {
	k, matches := testKind(t, 1)
	file := aFile(t, manyMoves(700_000))
	if len(file) < 4<<20 {
		t.Fatalf("a file of %d bytes", len(file))
	}
	html(k)
	var later []func()
	k.later = func(f func()) { later = append(later, f) }
	k.transfer.confirmImport(file)
	turns := 0
	for ; len(later) > 0 && k.transfer.importing.backup != nil; turns++ {
		next := later[0]
		later = later[1:]
		next()
	}
	if want := 2 * len(file) / (8 * steps.Plies * bytesPerMove); turns < want/2 {
		t.Errorf("read in %d turns, want some %d", turns, want)
	}
	wantIn(t, html(k), french.Past.Reading, `id="act-stop"`, `max="200"`)
	if focus := k.act("stop"); focus != "act-import" || k.said != french.Past.Unchanged {
		t.Errorf("the keyboard goes to %q, said: %s", focus, k.said)
	}
	for len(later) > 0 {
		next := later[0]
		later = later[1:]
		next()
	}
	if k.asking != "" || matches.anew > 0 || strings.Contains(html(k), `id="act-stop"`) {
		t.Error("it has gone on")
	}

	k.later = func(f func()) { later = append(later, f) }
	for k.transfer.confirmImport(file); len(later) > 0; {
		next := later[0]
		later = later[1:]
		next()
	}
	if want := french.Past.FileEntry(archive.PastKey("tapatan"), 1); !strings.HasPrefix(k.said, want) {
		t.Errorf("said %q, want %q", k.said, want)
	}
}

// A step of a file plays no more moves, and reads no more bytes, than it may.
func TestImportStep(t *testing.T) {
	k, _ := testKind(t, 40)
	file := k.site.Store.Export()
	i := k.transfer.begin(file)
	steps := 0
	for done := false; !done; steps++ {
		var before int
		if i.backup != nil {
			before, _ = i.backup.Progress()
		}
		var err error
		if done, err = i.Step(10); err != nil {
			t.Fatal(err)
		}
		if i.backup != nil {
			if now, _ := i.backup.Progress(); now-before > 10*bytesPerMove+700 {
				t.Fatalf("a step reads %d bytes", now-before)
			}
		}
	}
	// Five moves of each game, and the text of them.
	if least := 40*5/10 + 2*len(file)/(10*bytesPerMove); steps < least {
		t.Errorf("%d steps, want at least %d", steps, least)
	}
	if i.file.games != 40 {
		t.Errorf("%d games", i.file.games)
	}
}

// A visit that begins on this page reads a long past once the page is mounted: before, nothing can be done later.
func TestLongPastOfTheFirstPage(t *testing.T) {
	k, _ := testKind(t, 0)
	k.mounted = false
	match, err := all.Games().Replay(rules.Record{Game: "tapatan"})
	if err != nil {
		t.Fatal(err)
	}
	var past archive.Past
	for i := range 1000 {
		past.Add(archive.Game{ID: fmt.Sprintf("game-%d", i), Played: 1_790_000_000, Winner: -1, Record: match.Record()})
	}
	k.site.Store.Set(archive.PastKey("tapatan"), past.Save())
	var later []func()
	k.later = func(f func()) { later = append(later, f) }
	html(k)
	if len(later) > 0 {
		t.Fatal("something is to be done later before the page is mounted")
	}
	k.Mounted()
	for ; len(later) > 0; later = later[1:] {
		later[0]()
	}
	wantIn(t, html(k), "game-999")
}

// A file of five megabytes is written in steps, and handed over once all of it is.
func TestFileIsWrittenInSteps(t *testing.T) {
	k, _ := testKind(t, 1)
	k.site.Store.Set("other.unreadable", strings.Repeat("é", 5<<19))
	want := k.site.Store.Export()
	html(k)
	var later []func()
	k.later = func(f func()) { later = append(later, f) }
	var files []string
	k.transfer.download = func(_, text string) { files = append(files, text) }
	if k.act("export"); len(later) == 0 || len(files) > 0 || k.said != "" {
		t.Fatalf("it is written at once: %d files, said: %s", len(files), k.said)
	}
	turns := 0
	for ; len(later) > 0; turns++ {
		next := later[0]
		later = later[1:]
		next()
	}
	if some := len(want) / (8 * steps.Plies * bytesPerMove); turns < some/2 {
		t.Errorf("written in %d turns, want some %d", turns, some)
	}
	if len(files) != 1 || files[0] != want || k.said == "" {
		t.Errorf("%d files, said: %s", len(files), k.said)
	}
}

// What a file has is handed to the browser in a turn of its own, and stored in another; all that is read again after
// that waits for others.
func TestImportTakesTurns(t *testing.T) {
	k, matches := testKind(t, 2)
	file := k.site.Store.Export()
	html(k)
	k.transfer.confirmImport(file)
	var later []func()
	k.later = func(f func()) { later = append(later, f) }
	k.afterDraw = k.later
	k.act("yes import")
	for turn, anew := range []int{0, 0, 0, 1} {
		if matches.anew != anew || len(later) != 1 {
			t.Fatalf("after turn %d all was opened anew %d times, and %d wait", turn, matches.anew, len(later))
		}
		next := later[0]
		later = nil
		next()
	}
	if matches.anew != 1 || len(later) > 0 {
		t.Errorf("all was opened anew %d times, and %d wait", matches.anew, len(later))
	}
}

// Past games that take long to read are read before they are needed, and the page shows them then.
func TestLongPastIsReadInSteps(t *testing.T) {
	k, _ := testKind(t, 0)
	var past archive.Past
	for i := range 60 {
		game := finished(t, fmt.Sprintf("game-%d", i))
		game.Seats[0].Name = strings.Repeat("Zoé ", 40)
		game.Record.Start = strings.Repeat(" ", 1000)
		past.Add(game)
	}
	k.site.Store.Set(archive.PastKey("tapatan"), past.Save())
	var later []func()
	k.later = func(f func()) { later = append(later, f) }
	if page := html(k); strings.Contains(page, "act-open-tapatan-game-1") || strings.Contains(page, french.Past.None) {
		t.Error("it is read at once, or nothing is said to be there")
	}
	for len(later) > 0 {
		next := later[0]
		later = later[1:]
		next()
	}
	wantIn(t, html(k), "act-open-tapatan-game-59")
}

// The positions to look at again are read as all that is kept is, and refused where they cannot be.
func TestImportOfPositions(t *testing.T) {
	for text, newer := range map[string]bool{"recall 1\ndone\t0123456789abcdef\n": false, "recall 2\n": true} {
		_, err := readers(nil)[recall.Key](text).Step(1)
		if errors.Is(err, sift.ErrNewer) != newer || !newer && err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
	if _, err := readers(nil)[recall.Key]("recall 1\nx\n").Step(1); err == nil {
		t.Error("any text is read")
	}
}

// A name or a number in a file is repeated, but no more than sixty characters of it.
func TestEchoesOfAFileAreShort(t *testing.T) {
	k, _ := testKind(t, 1)
	html(k)
	long := strings.Repeat("x", 20_000)
	for _, file := range []string{
		`{"tablier":1,"data":{},"` + long + `":1}`, `{"tablier":1,"data":{"` + long + `":"1"}}`,
		`{"tablier":1,"data":{"lang":"` + long + `"}}`,
		aFile(t, `{"version":1,"`+long+`":1}`), aFile(t, `{"version":1,"entries":[{"`+long+`":1}]}`),
		aFile(t, `{"version":1,"entries":[{"opener":`+strings.Repeat("9", 20_000)+`}]}`),
		aFile(t, `{"version":1,"entries":[{"id":"a","reason":"`+long+`","ended":true,"record":{"game":"`+long+`"}}]}`),
	} {
		k.transfer.confirmImport(file)
		said := k.said + k.detail
		repeated := strings.Contains(said, strings.Repeat("x", 71)) || strings.Contains(said, strings.Repeat("9", 61))
		if n := len([]rune(said)); n > 400 || repeated {
			t.Errorf("%.40s: %d characters: %.200s", file, n, said)
		}
	}
	if err := (&store.BackupError{Fault: store.BackupKey, Key: long}); len(err.Error()) > 300 {
		t.Errorf("an error of %d bytes", len(err.Error()))
	}
}

// Which boards of lessons are done is read as all that is kept is, and refused where it cannot be.
func TestImportOfLessons(t *testing.T) {
	for text, newer := range map[string]bool{"lessons 1\nhyle order\n": false, "lessons 2\n": true} {
		_, err := readers(nil)[lesson.Key](text).Step(1)
		if errors.Is(err, sift.ErrNewer) != newer || !newer && err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
	if _, err := readers(nil)[lesson.Key]("x").Step(1); err == nil {
		t.Error("any text is read")
	}
}

// Which puzzles are solved is read as all that is kept is, and refused where it cannot be.
func TestImportOfPuzzles(t *testing.T) {
	for text, newer := range map[string]bool{"puzzles 1\neip6jaq68z first 20000 0\n": false, "puzzles 2\n": true} {
		_, err := readers(nil)[puzzles.Key](text).Step(1)
		if errors.Is(err, sift.ErrNewer) != newer || !newer && err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
	if _, err := readers(nil)[puzzles.Key]("x").Step(1); err == nil {
		t.Error("any text is read")
	}
}

// What belongs to programs in Python is read as all that is kept is, and refused where it cannot be: the programs, and
// the cup with every game.
func TestImportOfPrograms(t *testing.T) {
	k := &Kind{readers: readers(games.Boards(games.All()))}
	read := func(key, text string) error {
		w, err := k.check(key, text)
		for done := false; err == nil && !done; {
			done, err = w.Step(1)
		}
		return err
	}
	const played = `{"tablierCup":1,"config":{"game":"tapatan","games":2,"seed":7,"calls":1,"cap":6},"players":[
		{"name":"a","kind":"level","level":1},{"name":"b","kind":"level","level":2}],"games":[
		{"number":1,"moves":["a1","c3","b2","a3","c1","b3"],"winner":"second","reason":"line"}]}`
	for key, text := range map[string]string{
		write.Key("gagne"): `{"program":"x","tried":[3]}`, write.CupKey: played,
	} {
		if err := read(key, text); err != nil {
			t.Errorf("%s: %v", key, err)
		}
		if err := read(key, strings.NewReplacer("[3]", "3", "c3", "z9").Replace(text)); err == nil {
			t.Errorf("%s: any text is read", key)
		}
	}
}
