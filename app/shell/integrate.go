package shell

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/embed"
)

// A wish is a frame that a person composes: the parameters, by name, of a game.
type wish struct {
	game       *board.Game
	parameters url.Values
	copying    copying
}

func (r *Root) wished() *wish {
	if r.wish.game == nil {
		r.wish = wish{game: r.games[0], parameters: url.Values{embed.Second: {"3"}}}
	}
	return &r.wish
}

// integrateScreen says how to put a board into a page of one's own, and helps.
func (r *Root) integrateScreen() app.UI {
	m := &r.words().Integrate
	return el("main").Class("prose").ID("main").TabIndex(-1).Body(
		el("h1").Text(m.Title),
		el("p").Text(m.Lead),
		el("section").Body(el("h2").Text(m.Make), r.wishForm(), r.wishCode(), r.wishPreview()),
		el("section").Body(el("h2").Text(m.Parameters), el("p").Text(m.ParametersWhy), meanings(m.ParameterRows)),
		el("section").Body(
			el("h2").Text(m.Messages), el("p").Text(m.MessagesWhy),
			el("h3").Text(m.ToBoard), meanings(m.ToBoardRows),
			el("h3").Text(m.ToPage), meanings(m.ToPageRows),
		),
		app.Range(m.More).Slice(func(i int) app.UI {
			return el("section").Body(el("h2").Text(m.More[i].Title), paragraphs(m.More[i].Paragraphs))
		}),
	)
}

// meanings is a list of words of a program and what they mean.
func meanings(rows [][2]string) app.UI {
	return el("dl").Class("meanings").Body(app.Range(rows).Slice(func(i int) app.UI {
		return el("div").Body(el("dt").Body(el("code").Text(rows[i][0])), el("dd").Text(rows[i][1]))
	}))
}

func (r *Root) wishForm() app.UI {
	m, w := &r.words().Integrate, r.wished()
	return el("div").Class("wish").Body(
		r.wishGame(),
		r.wishVariant(),
		r.wishPlayer(embed.First, m.First),
		r.wishPlayer(embed.Second, m.Second),
		r.wishChoice(embed.Lang, m.Language, []string{"", "fr", "en"}, []string{"–", "Français", "English"}),
		r.wishChoice(embed.Theme, m.Theme, []string{"", lightTheme, darkTheme},
			[]string{"–", r.words().ThemeName(lightTheme), r.words().ThemeName(darkTheme)}),
		r.wishTask(),
		r.wishChoice(embed.Turned, m.Turned, []string{"", "1"}, []string{m.Straight, m.TurnedOver}),
		r.wishText(embed.Position, m.Position),
		r.wishText(embed.Moves, m.Moves),
		r.wishParts(embed.RuleOptions, m.Rules, w.game.Spec.Options, r.wordsOf(w.game).Option),
		r.wishParts(embed.Controls, m.Controls, embed.AllControls(), func(name string) string { return m.Control[name] }),
	)
}

func wishField(id, name string, control app.UI) app.HTMLElem {
	return el("div").Class("field").Body(el("label").Attr("for", "wish-"+id).Text(name), control)
}

func (r *Root) wishGame() app.UI {
	w := r.wished()
	return wishField("game", r.words().Integrate.Game, el("select").ID("wish-game").OnChange(r.onWishGame).Body(
		app.Range(r.games).Slice(func(i int) app.UI {
			return option(r.games[i].ID(), r.wordsOf(r.games[i]).Name(), r.games[i] == w.game)
		})))
}

func (r *Root) wishVariant() app.UI {
	w := r.wished()
	variants, words := w.game.Spec.Variants, r.wordsOf(w.game)
	names := make([]string, len(variants))
	for i, variant := range variants {
		names[i] = words.Variant(variant)
	}
	return shown(len(variants) > 1, r.wishChoice(embed.Variant, r.words().Variant, variants, names))
}

func (r *Root) wishPlayer(param, name string) app.UI {
	m, w := &r.words().Integrate, r.wished()
	values, names := []string{"", string(embed.Host)}, []string{m.Person, m.Program}
	for level := 1; level <= w.game.Levels; level++ {
		values, names = append(values, strconv.Itoa(level)), append(names, r.words().MachineAt(level, r.wordsOf(w.game).Level(level)))
	}
	return r.wishChoice(param, name, values, names)
}

func (r *Root) wishTask() app.UI {
	m := &r.words().Integrate
	values, names := []string{"", "win"}, []string{m.NoTask, m.Win}
	for n := 1; n <= 5; n++ {
		values, names = append(values, "win:"+strconv.Itoa(n)), append(names, m.Win+" ≤ "+strconv.Itoa(n))
	}
	return r.wishChoice(embed.TaskParam, m.Task, values, names)
}

func (r *Root) wishChoice(param, name string, values, names []string) app.HTMLElem {
	now := r.wished().parameters.Get(param)
	return wishField(param, name, el("select").ID("wish-"+param).DataSet("param", param).OnChange(r.onWish).Body(
		app.Range(values).Slice(func(i int) app.UI { return option(values[i], names[i], values[i] == now) })))
}

func (r *Root) wishText(param, name string) app.UI {
	return wishField(param, name, input("text").ID("wish-"+param).DataSet("param", param).
		Attr("autocomplete", "off").Attr("spellcheck", "false").Attr("value", r.wished().parameters.Get(param)).OnChange(r.onWish))
}

func (r *Root) onWish(ctx app.Context, _ app.Event) {
	w := r.wished()
	w.copying = nothingCopied
	param := ctx.JSSrc().Get("dataset").Get("param").String()
	if value := strings.TrimSpace(ctx.JSSrc().Get("value").String()); value != "" {
		w.parameters.Set(param, value)
	} else {
		w.parameters.Del(param)
	}
	if param == embed.Variant {
		w.forget(embed.Position, embed.Moves)
	}
}

// onWishGame changes the game; what was said of another's position means nothing here.
func (r *Root) onWishGame(ctx app.Context, _ app.Event) {
	w := r.wished()
	w.copying = nothingCopied
	for _, game := range r.games {
		if game.ID() == ctx.JSSrc().Get("value").String() {
			w.game = game
		}
	}
	w.forget(embed.Variant, embed.RuleOptions, embed.Position, embed.Moves)
}

func (w *wish) forget(parameters ...string) {
	for _, each := range parameters {
		w.parameters.Del(each)
	}
}

// wishParts are what a parameter lists, each to be taken or left.
func (r *Root) wishParts(param, name string, parts []string, nameOf func(string) string) app.UI {
	taken := embed.PartsOf(r.wished().parameters, param)
	return shown(len(parts) > 0, el("fieldset").Body(el("legend").Text(name), app.Range(parts).Slice(func(i int) app.UI {
		return el("label").Class("choice").Body(
			input("checkbox").ID("wish-"+parts[i]).DataSet("param", param).DataSet("part", parts[i]).
				Attr("checked", slices.Contains(taken, parts[i])).OnChange(r.onWishPart),
			el("span").Text(nameOf(parts[i])),
		)
	})))
}

func (r *Root) onWishPart(ctx app.Context, _ app.Event) {
	w := r.wished()
	w.copying = nothingCopied
	dataset := ctx.JSSrc().Get("dataset")
	param, part := dataset.Get("param").String(), dataset.Get("part").String()
	parts := slices.Clone(embed.PartsOf(w.parameters, param))
	if ctx.JSSrc().Get("checked").Bool() {
		parts = append(parts, part)
	} else {
		parts = slices.DeleteFunc(parts, func(each string) bool { return each == part })
	}
	w.parameters.Set(param, strings.Join(parts, ","))
}

// wishAddress is that of the frame; empty in prerendered pages, which do not know where they are.
func (r *Root) wishAddress() string {
	if !r.live {
		return ""
	}
	w := r.wished()
	query := url.Values{embed.Param: {"1"}}
	for name, values := range w.parameters {
		query[name] = values
	}
	address, err := url.Parse(r.nav.Address(gameRoute(w.game), ""))
	if err != nil {
		return ""
	}
	address.RawQuery = query.Encode()
	return address.String()
}

// attribute writes a text into an attribute of a page.
var attribute = strings.NewReplacer("&", "&amp;", `"`, "&quot;", "<", "&lt;")

// wishSnippet is what is to be pasted into a page.
func (r *Root) wishSnippet() string {
	return `<iframe src="` + attribute.Replace(r.wishAddress()) + `" title="` + attribute.Replace(r.wordsOf(r.wished().game).Name()) +
		`" loading="lazy" style="border:0;width:100%;height:560px"></iframe>`
}

func (r *Root) wishCode() app.UI {
	m, w := &r.words().Integrate, r.wished()
	return el("div").Class("field").Body(
		el("label").Attr("for", "wish-code").Text(m.Snippet),
		el("textarea").ID("wish-code").Attr("readonly", true).Attr("rows", 5).Attr("spellcheck", "false").Text(r.wishSnippet()),
		el("div").Class("buttons").Body(
			able(r.live, button().Class("go").ID("wish-copy").Text(m.Copy).OnClick(r.onWishCopy)),
			el("span").Class("said").Role("status").Text(r.copyingWords(w.copying)),
		),
	)
}

func (r *Root) onWishCopy(app.Context, app.Event) {
	r.copyText(r.wishSnippet(), "wish-code", &r.wished().copying)
}

// wishPreview shows the frame as it would be, where a page may contain another.
func (r *Root) wishPreview() app.UI {
	m := &r.words().Integrate
	address := r.wishAddress()
	if single() {
		return el("p").Class("note").Text(m.PreviewNone)
	}
	return shown(address != "", el("div").Class("field").Body(
		el("h3").Text(m.Preview),
		el("iframe").Class("preview").Attr("title", m.Preview).Attr("src", address),
	))
}
