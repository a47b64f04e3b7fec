package archive_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tablier/app/archive"
	"tablier/app/sift"
)

// goldenStats is what testdata/stats-v1.json holds.
func goldenStats() archive.Stats {
	var stats archive.Stats
	for _, game := range []struct {
		key    archive.Key
		result archive.Result
	}{
		{archive.Key{Variant: "tapatan"}, archive.Lost},
		{archive.Key{Variant: "tapatan", Level: 6}, archive.Lost},
		{archive.Key{Variant: "tapatan", Level: 1}, archive.Won},
		{archive.Key{Variant: "picaria", Level: 2}, archive.Drawn},
		{archive.Key{Variant: "tapatan", Level: 1}, archive.Won},
		{archive.Key{Variant: "tapatan", Level: 1}, archive.Drawn},
	} {
		stats.Add(game.key, game.result)
	}
	return stats
}

func TestStatsRows(t *testing.T) {
	stats := goldenStats()
	want := []archive.Row{
		{archive.Key{Variant: "picaria", Level: 2}, archive.Tally{Drawn: 1}},
		{archive.Key{Variant: "tapatan", Level: 1}, archive.Tally{Won: 2, Drawn: 1}},
		{archive.Key{Variant: "tapatan", Level: 6}, archive.Tally{Lost: 1}},
		{archive.Key{Variant: "tapatan"}, archive.Tally{Lost: 1}},
	}
	if got := stats.Rows(); !slices.Equal(got, want) {
		t.Errorf("rows %v, want %v", got, want)
	}
	before := stats
	stats.Add(archive.Key{Variant: "tapatan"}, archive.Won)
	if got := before.Rows(); !slices.Equal(got, want) {
		t.Errorf("a copy has become %v", got)
	}
}

// What is counted beyond the most that can be read would make all the rest unreadable.
func TestStatsStayReadable(t *testing.T) {
	stats, err := archive.ReadStats(`{"version":1,` +
		`"entries":[{"variant":"tapatan","level":1,"won":999999999,"drawn":0,"lost":0}]}`)
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		stats.Add(archive.Key{Variant: "tapatan", Level: 1}, archive.Won)
	}
	if stats, err = archive.ReadStats(stats.Save()); err != nil || stats.Rows()[0].Won != 1_000_000_000 {
		t.Errorf("rows %v, %v", stats.Rows(), err)
	}
}

// What earlier versions have written is read for ever. A change of what Save writes is a new version, with a file of
// its own.
func TestStatsVersions(t *testing.T) {
	golden := goldenStats()
	for _, name := range []string{"stats-v1.json"} {
		stats, err := archive.ReadStats(read(t, name))
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(stats.Rows(), golden.Rows()) {
			t.Errorf("%s: read as %v, want %v", name, stats.Rows(), golden.Rows())
		}
		if got := stats.Save(); got != read(t, "stats-v1.json") {
			t.Errorf("%s: saved as %s", name, got)
		}
	}
}

func TestReadStatsSaysWhatIsWrong(t *testing.T) {
	golden := goldenStats()
	good := golden.Save()
	for _, c := range []struct {
		old, new string
		entry    int
		want     string
	}{
		{good, "", -1, "unexpected end"},
		{good, "{}", -1, "version 0"},
		{good, `{"version":-1}`, -1, "version -1"},
		{good, `{"version":7}`, -1, "version 7"},
		{`"version":1`, `"version":1,"more":1`, -1, "unknown field"},
		{`"won":2`, `"won":-2`, 1, "-2 games"},
		{`"won":2`, `"won":1000000001`, 1, "1000000001 games"},
		{`"won":2`, `"won":"2"`, 1, "cannot unmarshal"},
		{`"won":2`, `"won":2,"more":1`, 1, "unknown field"},
		{`"level":6`, `"level":1`, 2, "same line"},
		{`"level":6`, `"level":-1`, 2, "level -1"},
		{`"level":6`, `"level":100`, 2, "level 100"},
		{`"picaria"`, `"` + strings.Repeat("x", 400) + `"`, 0, "variant"},
	} {
		_, err := archive.ReadStats(strings.Replace(good, c.old, c.new, 1))
		var wrong *archive.ReadError
		if !errors.As(err, &wrong) || wrong.Entry != c.entry || !strings.Contains(err.Error(), c.want) {
			t.Errorf("with %.60s for %.60s: %v, want an error of entry %d with %q", c.new, c.old, err, c.entry, c.want)
		}
		if errors.Is(err, sift.ErrNewer) != (c.want == "version 7") {
			t.Errorf("%v: wrong about being newer", err)
		}
	}
}

func FuzzReadStats(f *testing.F) {
	f.Add(read(f, "stats-v1.json"))
	f.Add(`{"version":1,"entries":[{"variant":"b"},{"variant":"a"},{"variant":"a","level":9}]}`)
	f.Fuzz(func(t *testing.T, text string) {
		stats, err := archive.ReadStats(text)
		if err != nil {
			var wrong *archive.ReadError
			if !errors.As(err, &wrong) {
				t.Errorf("an error of another type: %v", err)
			}
			return
		}
		for _, row := range stats.Rows() {
			stats.Add(row.Key, archive.Won)
		}
		again, err := archive.ReadStats(stats.Save())
		if err != nil || !slices.Equal(again.Rows(), stats.Rows()) {
			t.Errorf("statistics that were read do not survive saving: %v", err)
		}
	})
}
