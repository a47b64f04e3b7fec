package store

import (
	"encoding/json"
	"errors"
	"maps"
	"strings"
	"testing"
)

func TestExportAndImport(t *testing.T) {
	f := &fake{kept: map[string]string{
		"tablier/.lang": "fr", "tablier/.table": "{\"a\":\"<é>\"}", "tablier/.theme": "dark", "tablier.lang": "en",
		"tablier/other/.lang": "en", "stranger": "x",
	}}
	text := open(f).Export()
	if want := `{"data":{"lang":"fr","table":"{\"a\":\"\u003cé\u003e\"}","theme":"dark"},"tablier":1}`; text != want {
		t.Errorf("exported as %s, want %s", text, want)
	}
	data, err := ParseBackup(text)
	if err != nil {
		t.Fatal(err)
	}
	elsewhere := &fake{kept: map[string]string{
		"tablier/b/.extra": "1", "tablier/b/.lang": "en", "tablier.other": "2", "stranger": "x",
	}}
	s := newStore(elsewhere, "/b/")
	s.Get("extra")
	if !s.Import(s.Hold(data)) {
		t.Fatal("Import says that storage did not take it")
	}
	for _, visit := range []*Store{s, newStore(elsewhere, "/b/")} {
		if got := visit.Export(); got != text {
			t.Errorf("exported again as %s", got)
		}
	}
	if elsewhere.kept["stranger"] != "x" || elsewhere.kept["tablier.other"] != "2" {
		t.Error("Import has touched what is not this copy's")
	}
}

// Whatever goes wrong on the way, and however far it went, all is as before.
func TestImportRollsBack(t *testing.T) {
	data := map[string]string{"lang": "en", "table": strings.Repeat("x", 100), "theme": "dark"}
	for room := 90; room < 200; room++ {
		f := &fake{room: room, kept: map[string]string{"tablier/.lang": "fr", "tablier/.stats": "s", "tablier.others": "o"}}
		s := open(f)
		kept := maps.Clone(f.kept)
		f.full = true
		s.Set("unsaved", "memory")
		f.full = false
		before := s.Export()
		took := s.Import(s.Hold(data))
		if took != (room >= 162) {
			t.Fatalf("Import = %v with room for %d", took, room)
		}
		if took {
			wantNone(t, s, "unsaved")
			continue
		}
		if got := s.Export(); got != before {
			t.Errorf("after an import that failed with room for %d: %s, want %s", room, got, before)
		}
		if !maps.Equal(f.kept, kept) {
			t.Errorf("storage holds %q after an import that failed, want %q", f.kept, kept)
		}
	}
}

// dying is a storage that takes so many more texts and then none, whatever is removed.
type dying struct {
	*fake
	left int
}

func (d *dying) set(key string, text held) {
	if d.left--; d.left < 0 {
		panic("QuotaExceededError")
	}
	d.fake.set(key, text)
}

// What cannot be put back stays readable for as long as the page is open.
func TestImportLosesNothingWhenStorageDies(t *testing.T) {
	for left := range 3 {
		kept := map[string]string{"tablier/.a": "1", "tablier/.b": "2", "tablier.c": "3"}
		s := newStore(&dying{&fake{kept: kept}, left}, "/")
		before := s.Export()
		if s.Import(s.Hold(map[string]string{"a": "x", "b": "y", "d": "z"})) {
			t.Error("Import says that storage took it")
		}
		if got := s.Export(); got != before {
			t.Errorf("after %d writes: %s, want %s", left, got, before)
		}
	}
}

func TestImportWhereStorageRefuses(t *testing.T) {
	for _, f := range []*fake{{deaf: true}, {full: true, kept: map[string]string{"tablier/.theme": "dark"}}} {
		s := open(f)
		s.Set("lang", "fr")
		before := s.Export()
		if s.Import(s.Hold(map[string]string{"lang": "en"})) {
			t.Error("Import says that storage took it")
		}
		if got := s.Export(); got != before {
			t.Errorf("afterwards %s, want %s", got, before)
		}
	}
}

func TestParseBackupSaysWhatIsWrong(t *testing.T) {
	for _, c := range []struct {
		text  string
		fault BackupFault
		key   string
	}{
		{"", BackupShape, ""},
		{"[]", BackupShape, ""},
		{"null", BackupShape, ""},
		{"{}", BackupShape, "tablier"},
		{`{"data":{}}`, BackupShape, "tablier"},
		{`{"Tablier":1,"data":{}}`, BackupShape, "tablier"},
		{`{"tablier":0,"data":{}}`, BackupShape, "tablier"},
		{`{"tablier":"1","data":{}}`, BackupShape, "tablier"},
		{`{"tablier":2,"data":[],"more":1}`, BackupNewer, "tablier"},
		{`{"tablier":1}`, BackupShape, "data"},
		{`{"tablier":1,"data":null}`, BackupShape, "data"},
		{`{"tablier":1,"data":[]}`, BackupShape, "data"},
		{`{"tablier":1,"data":{"lang":1}}`, BackupShape, "data"},
		{`{"tablier":1,"data":{},"more":1}`, BackupField, "more"},
		{`{"tablier":1,"data":{}} {}`, BackupShape, ""},
		{"{\"tablier\":1,\"data\":{\"lang\":\"\xff\"}}", BackupShape, ""},
		{`{"tablier":1,"data":{"":"x"}}`, BackupKey, ""},
		{`{"tablier":1,"data":{"a/b":"x"}}`, BackupKey, "a/b"},
		{`{"tablier":1,"data":{"clé":"x"}}`, BackupKey, "clé"},
		{`{"tablier":1,"data":{"` + strings.Repeat("k", 101) + `":"x"}}`, BackupKey, strings.Repeat("k", 101)},
		{`{"tablier":1,"data":{"lang":null}}`, BackupText, "lang"},
		{strings.Repeat(" ", MaxBackup+1), BackupTooLarge, ""},
	} {
		data, err := ParseBackup(c.text)
		var wrong *BackupError
		if !errors.As(err, &wrong) || wrong.Fault != c.fault || wrong.Key != c.key || data != nil {
			t.Errorf("ParseBackup(%.60q) = %v, %v, want %s at %q", c.text, data, err, c.fault, c.key)
		} else if len(err.Error()) > 300 {
			t.Errorf("an error of %d bytes", len(err.Error()))
		}
	}
}

func FuzzParseBackup(f *testing.F) {
	f.Add(`{"tablier":1,"data":{"lang":"fr","table.tapatan":"{}"}}`)
	f.Add(`{"tablier":1,"data":{"lang":"\ud800","a":null}}`)
	f.Add(`{"tablier":2}`)
	f.Fuzz(func(t *testing.T, text string) {
		data, err := ParseBackup(text)
		if err != nil {
			var wrong *BackupError
			if !errors.As(err, &wrong) {
				t.Errorf("an error of another type: %v", err)
			}
			return
		}
		var fields map[string]json.RawMessage
		var want map[string]string
		if err := json.Unmarshal([]byte(text), &fields); err != nil {
			t.Errorf("%q is no JSON: %v", text, err)
		}
		if err := json.Unmarshal(fields["data"], &want); err != nil || !maps.Equal(want, data) {
			t.Errorf("read as %q, but the JSON reader says %q, %v", data, want, err)
		}
		for _, bytes := range []int{1, 13} {
			if again, _, err := inSteps(text, bytes); err != nil || !maps.Equal(again, data) {
				t.Errorf("in steps of %d read as %q, %v, want %q", bytes, again, err, data)
			}
		}
		s := open(&fake{kept: map[string]string{"tablier/.before": "x"}})
		if !s.Import(s.Hold(data)) {
			t.Fatal("Import refuses what ParseBackup accepts")
		}
		if again, err := ParseBackup(s.Export()); err != nil || !maps.Equal(again, data) {
			t.Errorf("a backup does not survive: %q, %v, want %q", again, err, data)
		}
	})
}

// inSteps reads a backup in steps of so many bytes, and returns the most that one has read.
func inSteps(text string, bytes int) (data map[string]string, most int, err error) {
	r := BeginBackup(text)
	for done, before := false, 0; !done && err == nil; {
		done, err = r.Step(bytes)
		read, _ := r.Progress()
		most, before = max(most, read-before), read
	}
	return r.Data(), most, err
}

// A step of a file of five megabytes reads no more than it may, whatever is in it, and all steps read the whole.
func TestBackupIsReadInSteps(t *testing.T) {
	for _, value := range []string{strings.Repeat("x", 5<<20), strings.Repeat(`\"é`, 1<<20), strings.Repeat("\n", 1<<20)} {
		want := map[string]string{"past.tapatan": value, "lang": "fr"}
		text, err := json.Marshal(map[string]any{"tablier": 1, "data": want})
		if err != nil {
			t.Fatal(err)
		}
		const step = 64 << 10
		data, most, err := inSteps(string(text), step)
		if err != nil || !maps.Equal(data, want) {
			t.Errorf("%.20q is not read as it was written: %v", value, err)
		}
		if most > step+700 {
			t.Errorf("%.20q: a step reads %d bytes, want at most %d", value, most, step)
		}
	}
}

// Megabytes that make place for others are not read: neither where storage takes those, nor where it does not. Those
// that come are known then.
func TestImportReadsNothing(t *testing.T) {
	large := strings.Repeat("x", 1<<20)
	for _, room := range []int{0, 1<<20 + 100} {
		f := &fake{room: room, kept: map[string]string{"tablier/.past.a": large, "tablier/.lang": "fr", "tablier.old": "o"}}
		s := open(f)
		if took := s.Import(s.Hold(map[string]string{"lang": "en", "past.b": large + large})); took != (room == 0) {
			t.Errorf("Import = %v with room for %d", took, room)
		}
		if text, ok := s.Read("past.b"); ok != (room == 0) || ok && text != large+large {
			t.Errorf("%d bytes are read back", len(text))
		}
		if f.read > 0 {
			t.Errorf("%d bytes are read", f.read)
		}
	}
}

// A step of an export writes no more than it may and reads one text at most, and all steps write the whole: as one
// does.
func TestBackupIsWrittenInSteps(t *testing.T) {
	const step = 64 << 10
	f := empty()
	s := open(f)
	for key, text := range map[string]string{
		"a": "", "b": strings.Repeat("é", 1<<20), "c": strings.Repeat("\"\xff<\u2028", 1<<18), "d": "x", "past.e": "\n",
	} {
		s.Set(key, text)
	}
	s.Remove("d")
	want := s.Export()
	w := s.BeginExport()
	for done, turns := false, 0; !done; turns++ {
		before, read := w.out.Len(), f.read
		done, _ = w.Step(step)
		if wrote := w.out.Len() - before; wrote > 6*step+100 || f.read-read > 2<<20 {
			t.Fatalf("step %d writes %d bytes and reads %d", turns, wrote, f.read-read)
		}
	}
	if w.Text() != want {
		t.Error("in steps it is written otherwise than at once")
	}
	data, err := ParseBackup(want)
	if err != nil || len(data) != 4 || data["b"] != strings.Repeat("é", 1<<20) || data["past.e"] != "\n" {
		t.Errorf("it does not read back: %d texts, %v", len(data), err)
	}
	all := map[string]string{}
	for _, key := range s.Keys() {
		all[key], _ = s.Get(key)
	}
	if whole, err := json.Marshal(map[string]any{"tablier": 1, "data": all}); err != nil || string(whole) != want {
		t.Errorf("it is not written as the JSON writer does: %v", err)
	}
}
