package post_test

import (
	"encoding/base64"
	"encoding/json"
	"strings"
	"testing"

	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/rules"
	"tablier/rules/all"
)

const (
	sixteen  = `"AAAAAAAAAAAAAAAAAAAAAA=="`
	eighteen = `"AAAAAAAAAAAAAAAAAAAAAAAA"`
)

// oddSaves are texts that Save has not written.
var oddSaves = map[string]string{
	"nothing":              ``,
	"null":                 `null`,
	"a list":               `[]`,
	"an empty match":       `{}`,
	"no secret":            `{"begin":{"id":"AAAAAAAAAAA=","game":"tapatan"}}`,
	"a short secret":       `{"secret":"AAAA","begin":{"id":"AAAAAAAAAAA=","game":"tapatan"}}`,
	"a long secret":        `{"secret":` + eighteen + `,"begin":{"id":"AAAAAAAAAAA=","game":"tapatan"}}`,
	"no beginning":         `{"secret":` + sixteen + `}`,
	"an unknown game":      `{"secret":` + sixteen + `,"begin":{"id":"AAAAAAAAAAA=","game":"go"}}`,
	"an unknown variant":   `{"secret":` + sixteen + `,"begin":{"id":"AAAAAAAAAAA=","game":"tapatan","variant":"x"}}`,
	"an unknown option":    `{"secret":` + sixteen + `,"begin":{"id":"AAAAAAAAAAA=","game":"tapatan","options":["x"]}}`,
	"a start that is none": `{"secret":` + sixteen + `,"begin":{"id":"AAAAAAAAAAA=","game":"tapatan","start":"x"}}`,
	"a short id":           `{"secret":` + sixteen + `,"begin":{"id":"AAAA","game":"tapatan"}}`,
	"a long id":            `{"secret":` + sixteen + `,"begin":{"id":` + sixteen + `,"game":"tapatan"}}`,
	"a guest by nobody":    `{"guest":true,"secret":` + sixteen + `,"begin":{"id":"AAAAAAAAAAA=","game":"tapatan"}}`,
	"a move of none":       `{"secret":` + sixteen + `,"begin":{"id":"AAAAAAAAAAA=","game":"tapatan"},"since":["z9"]}`,
	"an empty move":        `{"secret":` + sixteen + `,"begin":{"id":"AAAAAAAAAAA=","game":"tapatan"},"since":[""]}`,
	"a pawn of none":       `{"secret":` + sixteen + `,"begin":{"id":"AAAAAAAAAAA=","game":"stratege"},"since":["a1=9"]}`,
	"a draw that is told":  `{"secret":` + sixteen + `,"begin":{"id":"AAAAAAAAAAA=","game":"hyle"},"since":["=a"]}`,
	"an empty link":        `{"secret":` + sixteen + `,"turns":[""]}`,
	"a link that is none":  `{"secret":` + sixteen + `,"turns":["*"]}`,
}

// What Save has not written is refused.
func TestRestoreRefuses(t *testing.T) {
	for what, text := range oddSaves {
		if m, err := post.Restore(all.Games(), text); err == nil {
			t.Errorf("%s is read as a match of %s", what, m.Match().Spec().ID)
		}
	}
}

// altered returns what was saved with one thing changed.
func altered(t *testing.T, text string, change func(saved map[string]any)) string {
	t.Helper()
	var saved map[string]any
	if err := json.Unmarshal([]byte(text), &saved); err != nil {
		t.Fatal(err)
	}
	change(saved)
	again, err := json.Marshal(saved)
	if err != nil {
		t.Fatal(err)
	}
	return string(again)
}

// A match with other secrets than those it is bound to, or with other links than its own, is refused.
func TestRestoreChecks(t *testing.T) {
	const last = 12
	late := func(link *link.Turn, _ *post.Match) bool { return link.Number == last }
	for _, game := range []string{"stratege", "hyle", "tapatan"} {
		p, side, _ := find(t, game, rules.First, late)
		text := p.sides[side].Save()
		values := func(b ...byte) func(map[string]any) {
			return func(s map[string]any) { s["values"] = base64.StdEncoding.EncodeToString(b) }
		}
		turns := func(change func(turns []any) []any) func(map[string]any) {
			return func(s map[string]any) { s["turns"] = change(s["turns"].([]any)) }
		}
		own := map[string]func(map[string]any){
			"another secret": func(s map[string]any) { s["secret"] = "BBBBBBBBBBBBBBBBBBBBBA==" },
			"the other side": func(s map[string]any) { s["guest"] = s["guest"] == nil },
		}
		if game == "stratege" {
			own["no strengths"] = func(s map[string]any) { delete(s, "values") }
			own["one strength"] = values(1)
			own["other strengths"] = values([]byte(strings.Repeat("\x06\x05\x04\x03\x02\x01", 3))...)
			own["strengths too high"] = values([]byte(strings.Repeat("\xff", 18))...)
			own["too many strengths"] = values([]byte(strings.Repeat("\x07", 40))...)
		}
		if game == "tapatan" {
			own = map[string]func(map[string]any){}
		}
		own["the first link missing"] = turns(func(turns []any) []any { return turns[1:] })
		own["a link missing"] = turns(func(turns []any) []any { return append(turns[:4], turns[5:]...) })
		own["a link twice"] = turns(func(turns []any) []any { return append(turns, turns[len(turns)-1]) })
		own["a link changed"] = turns(func(turns []any) []any {
			text := turns[5].(string)
			turns[5] = text[:len(text)-3] + "AAA"
			return turns
		})
		own["no links"] = turns(func([]any) []any { return nil })
		for what, change := range own {
			if _, err := post.Restore(all.Games(), altered(t, text, change)); err == nil {
				t.Errorf("%s, %s: taken up", game, what)
			}
		}
		p.sides[side] = restored(t, altered(t, text, func(map[string]any) {}))
	}
}

// Who goes on from the middle of a match, and has made no link yet, takes it up where it stood.
func TestSaveFromTheMiddle(t *testing.T) {
	for _, spec := range all.Games() {
		from, err := rules.NewMatch(spec, rules.Setup{}, "")
		if err != nil {
			t.Fatal(err)
		}
		for range 5 {
			if !post.Can(from) || from.ToMove() == rules.Chance {
				break
			}
			m := post.Invite(from, from.ToMove(), link.ID{1}, seal.Secret{1})
			again := restored(t, m.Save())
			if got, want := again.Match().Position().String(), from.Position().String(); got != want ||
				again.Awaits() != post.MyMove || again.Save() != m.Save() {
				t.Errorf("%s: at %s, awaiting %s, want %s", spec.ID, got, again.Awaits(), want)
			}
			if err := from.Play(from.Position().Moves()[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// A code is read however it is written, and nothing but a code.
func TestCode(t *testing.T) {
	p, side, _ := find(t, "stratege", rules.First, attacks)
	m := p.sides[side]
	links := whole(t, m, m.Me())
	code := m.Code()
	recover := func(code string) error {
		_, err := post.Recover(all.Games(), links, code)
		return err
	}
	confused := strings.NewReplacer("0", "o", "1", "L").Replace(code)
	for _, same := range []string{code, strings.ToLower(code), strings.ReplaceAll(code, "-", " "),
		strings.ReplaceAll(code, "-", ""), confused} {
		if err := recover(same); err != nil {
			t.Errorf("%s: %v", same, err)
		}
	}
	wrong := []string{"", "-", code[1:], code[:len(code)-1], code + code[:1], "U" + code[1:], p.sides[1-side].Code()}
	for i := range code {
		for _, c := range "0A" {
			if code[i] != byte(c) && code[i] != '-' && i < len(code)-1 {
				wrong = append(wrong, code[:i]+string(c)+code[i+1:])
			}
		}
	}
	for _, wrong := range wrong {
		if err := recover(wrong); !is(err, post.BadCode) {
			t.Errorf("%s for %s: %v, want %s", wrong, code, err, post.BadCode)
		}
	}
}
