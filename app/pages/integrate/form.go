package integrate

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/i18n"
	"tablier/app/ui"
)

// A choice is a value of a parameter with its name.
type choice struct{ value, name string }

// form draws the form that composes the frame.
func (p *page) form() app.UI {
	all := i18n.Of(p.Lang)
	m, game := i18n.IntegrateOf(p.Lang), p.kind.frame.game
	theme := func(name string) choice { return choice{name, all.ThemeName(name)} }
	return ui.Tree(`<div class="wish">{}</div>`, []app.UI{
		p.gameField(),
		p.variantField(),
		p.drawnField(),
		p.puzzleField(),
		p.playerField(embed.First, m.First),
		p.playerField(embed.Second, m.Second),
		p.choiceField(embed.Lang, m.Language, []choice{{"", "–"}, {"fr", "Français"}, {"en", "English"}}),
		p.choiceField(embed.Theme, m.Theme, []choice{{"", "–"}, theme("light"), theme("dark")}),
		p.taskField(),
		p.choiceField(embed.Turned, m.Turned, []choice{{"", m.Straight}, {"1", m.TurnedOver}}),
		p.textField(embed.Position, m.Position),
		p.textField(embed.Moves, m.Moves),
		p.originField(),
		p.partsField(embed.RuleOptions, m.Rules, game.Spec.Options, game.Words(p.Lang).Option),
		p.partsField(embed.Controls, m.Controls, embed.AllControls(), func(name string) string { return m.Control.Of(name) }),
	})
}

func field(id, name string, control app.UI) app.HTMLElem {
	return ui.Tree(`<div class="field"><label for="wish-{}">{}</label>{}</div>`, id, name, control)
}

func (p *page) gameField() app.UI {
	games := p.kind.games
	options := app.Range(games).Slice(func(i int) app.UI {
		return ui.Option(games[i].ID(), games[i].Words(p.Lang).Name(), games[i] == p.kind.frame.game)
	})
	return field("game", i18n.IntegrateOf(p.Lang).Game,
		ui.Tree(`<select id="wish-game" onchange="{}">{}</select>`, p.onGame, options))
}

func (p *page) variantField() app.UI {
	game := p.kind.frame.game
	var choices []choice
	for _, variant := range game.Spec.Variants {
		choices = append(choices, choice{variant, game.Words(p.Lang).Variant(variant)})
	}
	if drawn := p.kind.frame.drawn(); drawn != "" {
		choices = append(choices, choice{drawn, game.Words(p.Lang).Variant(drawn)})
	}
	return ui.Shown(len(choices) > 1, p.choiceField(embed.Variant, i18n.Of(p.Lang).Variant, choices))
}

// drawnField draws the field for the link to a game that somebody has drawn, for the game of which such are variants.
func (p *page) drawnField() app.UI {
	return ui.Tree(`<div class="field" hidden="{}">
			<label for="wish-drawn">{}</label>
			<input type="text" id="wish-drawn" data-param="{}" autocomplete="off" spellcheck="false" value="{}" onchange="{}">
		</div>`, p.kind.frame.game.Spec.Written == nil, i18n.IntegrateOf(p.Lang).Drawn, embed.Variant, p.kind.frame.drawn(),
		p.onValue)
}

func (p *page) playerField(parameter, name string) app.UI {
	all, m, levels := i18n.Of(p.Lang), i18n.IntegrateOf(p.Lang), p.kind.frame.levels(p.Lang)
	choices := []choice{{"", m.Person}, {string(embed.Host), m.Program}}
	how := ""
	for i, said := range levels {
		player := string(embed.Machine(i + 1))
		choices = append(choices, choice{player, all.MachineAt(i+1, len(levels))})
		if player == p.kind.frame.parameters.Get(parameter) {
			how = said
		}
	}
	return ui.Tree(`<div>{}<p class="note how">{}</p></div>`, p.choiceField(parameter, name, choices), how)
}

// maxMoves is the largest number of moves that is offered for a task.
const maxMoves = 5

func (p *page) taskField() app.UI {
	m := i18n.IntegrateOf(p.Lang)
	choices := []choice{{"", m.NoTask}, {"win", m.Win}}
	for n := 1; n <= maxMoves; n++ {
		choices = append(choices, choice{"win:" + strconv.Itoa(n), m.Win + " ≤ " + strconv.Itoa(n)})
	}
	return p.choiceField(embed.TaskParam, m.Task, choices)
}

func (p *page) choiceField(parameter, name string, choices []choice) app.HTMLElem {
	now := p.kind.frame.parameters.Get(parameter)
	options := app.Range(choices).Slice(func(i int) app.UI {
		return ui.Option(choices[i].value, choices[i].name, choices[i].value == now)
	})
	return field(parameter, name, ui.Tree(`<select id="wish-{}" data-param="{}" onchange="{}">{}</select>`,
		parameter, parameter, p.onValue, options))
}

func (p *page) textField(parameter, name string) app.UI {
	return ui.Tree(`<div class="field">
			<label for="wish-{}">{}</label>
			<input type="text" id="wish-{}" data-param="{}" autocomplete="off" spellcheck="false" value="{}" onchange="{}">
		</div>`, parameter, name, parameter, parameter, p.kind.frame.parameters.Get(parameter), p.onValue)
}

// originField draws the field for the pages whose messages the board accepts, with a warning of what any page may do.
func (p *page) originField() app.UI {
	m := i18n.IntegrateOf(p.Lang)
	said := m.OriginWhy
	if slices.Contains(p.kind.frame.parts(embed.Origin), "*") {
		said = m.OriginAny
	}
	return ui.Tree(`<div class="field">
			<label for="wish-{}">{}</label>
			<input type="text" id="wish-{}" data-param="{}" autocomplete="off" spellcheck="false" placeholder="https://"
				aria-describedby="wish-origin-why" value="{}" onchange="{}">
			<p class="note" id="wish-origin-why" role="status">{}</p>
		</div>`,
		embed.Origin, m.Origin,
		embed.Origin, embed.Origin, p.kind.frame.parameters.Get(embed.Origin), p.onValue, said)
}

// partsField draws a checkbox for each item that a parameter can list.
func (p *page) partsField(parameter, name string, parts []string, nameOf func(string) string) app.UI {
	taken := p.kind.frame.parts(parameter)
	boxes := app.Range(parts).Slice(func(i int) app.UI {
		part := parts[i]
		return ui.Tree(`<label class="choice">
				<input type="checkbox" id="wish-{}" data-param="{}" data-part="{}" checked="{}" onchange="{}">
				<span>{}</span>
			</label>`, part, parameter, part, slices.Contains(taken, part), p.onPart, nameOf(part))
	})
	return ui.Tree(`<fieldset hidden="{}"><legend>{}</legend>{}</fieldset>`, len(parts) == 0, name, boxes)
}

func (p *page) onValue(ctx app.Context, _ app.Event) {
	source := ctx.JSSrc()
	p.kind.frame.set(source.Get("dataset").Get("param").String(), source.Get("value").String())
	p.kind.copying = ui.NothingCopied
}

func (p *page) onGame(ctx app.Context, _ app.Event) {
	id := ctx.JSSrc().Get("value").String()
	if i := slices.IndexFunc(p.kind.games, func(g *board.Game) bool { return g.ID() == id }); i >= 0 {
		p.kind.frame.setGame(p.kind.games[i])
	}
	p.kind.copying = ui.NothingCopied
}

func (p *page) onPart(ctx app.Context, _ app.Event) {
	source := ctx.JSSrc()
	dataset := source.Get("dataset")
	p.kind.frame.setPart(dataset.Get("param").String(), dataset.Get("part").String(), source.Get("checked").Bool())
	p.kind.copying = ui.NothingCopied
}
