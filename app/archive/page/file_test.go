package page

import (
	"errors"
	"os"
	"strings"
	"testing"

	"tablier/app/archive"
	"tablier/app/match"
	"tablier/app/play"
	"tablier/app/shell"
	"tablier/app/sound"
	"tablier/app/store"
	"tablier/app/write"
)

func TestFilesAreReadByWhoReadsWhatIsKept(t *testing.T) {
	k, _ := testKind(t, 1)
	check := func(key, text string) error {
		work, err := k.check(key, text)
		for done := work == nil; err == nil && !done; {
			done, err = work.Step(10)
		}
		return err
	}
	k.games[0].Keeps = map[string]func(string) error{"own.tapatan": func(text string) error {
		if text != "good" {
			return errors.New("not good")
		}
		return nil
	}}
	k.readers = readers(k.games)
	k.site.Store.Set("table.tapatan", play.New(k.games[0], 0, 1).Save())
	for key, text := range map[string]string{
		"lang": "en", "theme": "dark", "persistence": asked, "last": `[{"game":"tapatan","at":1}]`, "own.tapatan": "good",
		write.Key("gagne"): `{"program":"x","earlier":["y"]}`,
		"earlier.gagne":    `{"earlier":["y","z"]}`,
		write.NameKey:      "Zoé",
		sound.Key:          sound.SwitchedOn, shell.SingleKeysKey: shell.NoSingleKeys,
	} {
		k.site.Store.Set(key, text)
	}
	data, err := store.ParseBackup(k.site.Store.Export())
	if err != nil || len(data) != 13 {
		t.Fatalf("%d texts, %v", len(data), err)
	}
	for key, text := range data {
		if err := check(key, text); err != nil {
			t.Errorf("what is exported under %s is refused: %v", key, err)
		}
		if err := check(key, "broken\x00"); err == nil {
			t.Errorf("a broken text under %s is accepted", key)
		}
	}
	for _, key := range []string{
		"past.tapatan ", "past.other", "x", "other.unreadable", ".unreadable", "lang.unreadable.unreadable", "exercise.",
		"exercise.a.b", "earlier.", "earlier.a.b",
	} {
		var alien *store.BackupError
		if err := check(key, ""); !errors.As(err, &alien) || alien.Fault != store.BackupKey {
			t.Errorf("under %q: %v", key, err)
		}
	}
	if err := check("past.tapatan.unreadable", "x"); err != nil {
		t.Error(err)
	}
}

func TestFileIsTakenOnceThatIsSure(t *testing.T) {
	k, matches := testKind(t, 2)
	file := k.site.Store.Export()
	html(k)
	if k.transfer.confirmImport(file); k.asking != "import" {
		t.Errorf("asked about %q: %s", k.asking, k.said)
	}
	wantIn(t, html(k), french.Past.ImportAsk(2))
	if focus := k.act("yes import"); focus != dataTitle || matches.anew != 1 || k.said != french.Past.Imported {
		t.Errorf("the keyboard goes to %q, all was opened anew %d times, said: %s", focus, matches.anew, k.said)
	}
}

// A file of version 1 brings back all that it has, for ever.
func TestGoldenExport(t *testing.T) {
	text, err := os.ReadFile("testdata/export-v1.json")
	if err != nil {
		t.Fatal(err)
	}
	k, _ := testKind(t, 0)
	game := k.games[0]
	game.Levels = 9
	k.readers = readers(k.games)
	html(k)
	k.transfer.confirmImport(string(text))
	if k.act("yes import"); k.said != french.Past.Imported {
		t.Fatal(k.said)
	}
	wantIn(t, html(k), french.Machine+", "+french.Level(6, 9), "Picaria, "+french.Level(2, 9))
	saved, _ := k.site.Store.Get(match.SaveKey(game.ID()))
	table, err := play.Restore(game, game.Levels, saved)
	if err != nil || table.Settings().Seats[0].Level != 3 {
		t.Errorf("the table has settings %+v, %v", table.Settings(), err)
	}
}

func TestBadFilesAreRefused(t *testing.T) {
	k, matches := testKind(t, 1)
	file := k.site.Store.Export()
	past, _ := k.site.Store.Get(archive.PastKey("tapatan"))
	html(k)
	p := french.Past
	for _, c := range []struct{ file, said string }{
		{"", p.FileAlien},
		{`{"tablier":99}`, p.FileLater},
		{`{"tablier":1,"more":1}`, p.FileField("more")},
		{`{"tablier":1,"data":{"x":""}}`, p.FileKey("x")},
		{`{"tablier":1,"data":{"lang":null}}`, p.FileText("lang")},
		{`{"tablier":1,"data":{"lang":"xx"}}`, p.FileText("lang")},
		{`{"tablier":1,"data":{"past.tapatan":"{\"version\":99}"}}`, p.TextLater("past.tapatan")},
		{strings.Replace(file, `\"a1\"`, `\"a9\"`, 1), p.FileEntry("past.tapatan", 1)},
	} {
		k.transfer.confirmImport(c.file)
		if k.said != c.said+" "+p.Unchanged || k.asking != "" {
			t.Errorf("%.60s: %q, want %q", c.file, k.said, c.said)
		}
	}
	wantIn(t, html(k), p.FileEntry("past.tapatan", 1))
	if now, _ := k.site.Store.Get(archive.PastKey("tapatan")); now != past || matches.anew > 0 {
		t.Error("something has changed")
	}
}

func TestAllIsErased(t *testing.T) {
	k, matches := testKind(t, 1)
	html(k)
	k.act("erase")
	wantIn(t, html(k), french.Past.EraseAsk)
	if focus := k.act("yes erase"); focus != dataTitle || matches.anew != 1 || len(k.site.Store.Keys()) > 0 {
		t.Errorf("the keyboard goes to %q, %d texts are left", focus, len(k.site.Store.Keys()))
	}
	wantIn(t, html(k), french.Past.Erased, french.Past.None)
}
