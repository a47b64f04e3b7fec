package cup

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"tablier/ai/cup"
	"tablier/app/board"
	"tablier/app/sandbox"
	"tablier/app/ui"
	"tablier/app/write"
)

// add has others take part, the first of them as far as there is room; who is left is named. Then is called once they
// do.
func (k *Kind) add(then func(), others ...cup.Player) {
	if room := cup.MaxPlayers - len(k.cup.Players()); len(others) > room {
		var left []string
		for _, p := range others[room:] {
			left = append(left, p.Name)
		}
		k.trouble = ui.Join(" ", k.trouble, k.messages().Cup.Full(cup.MaxPlayers, ui.Join(", ", left...)))
		if others = others[:room]; room == 0 {
			return
		}
	}
	k.change(func(players []cup.Player) []cup.Player {
		for _, p := range others {
			p.Name = k.unused(players, p.Name)
			players = append(players, p)
		}
		then()
		return players
	})
}

// addLevel has a level of the machine take part.
func (k *Kind) addLevel(level int) {
	k.add(func() {}, cup.Player{Name: k.messages().Cup.Level(level), Kind: cup.Level, Level: level})
}

// toggleLevel has a level of the machine take part, or take part no more.
func (k *Kind) toggleLevel(level int) {
	if i := levelAt(k.cup.Players(), level); i >= 0 {
		k.remove(i)
	} else if level > 0 && level <= k.game().Levels {
		k.addLevel(level)
	}
}

// addSamples has the programs take part that come with the site.
func (k *Kind) addSamples() {
	k.outside.demand(write.File(k.site.Lang), func(text string, ok bool) {
		come, err := write.Load(text)
		if !ok || err != nil {
			k.trouble = k.messages().Cup.NoSamples
			k.redraw()
			return
		}
		var players []cup.Player
		for i, program := range come.Samples {
			players = append(players, cup.Player{
				Name: k.messages().Cup.Samples[i], Kind: cup.Program, Program: program,
			})
		}
		k.add(func() {}, players...)
		k.redraw()
	})
}

// unused returns a name like one, which none of the players has and which a player may have.
func (k *Kind) unused(players []cup.Player, name string) string {
	name = strings.TrimSpace(strings.Map(func(r rune) rune {
		if r == utf8.RuneError || !strconv.IsPrint(r) {
			return ' '
		}
		return r
	}, name))
	const room = 3 // for a number behind it
	if runes := []rune(name); len(runes) > cup.MaxName-room {
		name = strings.TrimSpace(string(runes[:cup.MaxName-room]))
	}
	if name == "" {
		name = "?"
	}
	numbered := name
	for n := 2; slices.ContainsFunc(players, func(p cup.Player) bool { return p.Name == numbered }); n++ {
		numbered = name + " " + strconv.Itoa(n)
	}
	return numbered
}

// change has other players take part. Games that were played would not count any more: that is asked first.
func (k *Kind) change(do func([]cup.Player) []cup.Player) {
	k.renew(k.cup.Config(), do, func() {})
}

// configure has the cup played by something else.
func (k *Kind) configure(do func(*cup.Config)) {
	config := k.cup.Config()
	do(&config)
	k.renew(config, same, func() {})
}

// restart has all games played once more.
func (k *Kind) restart() { k.renew(k.cup.Config(), same, k.begin) }

func same(players []cup.Player) []cup.Player { return players }

// renew puts a cup without games in the place of the one there, and then does something. Where games have been played
// it asks first.
func (k *Kind) renew(config cup.Config, do func([]cup.Player) []cup.Player, then func()) {
	if k.reading {
		k.trouble = k.messages().Cup.Reading
		return
	}
	put := func() {
		players := do(k.cup.Players())
		config.Games = paired(config.Games, len(k.cup.Players()), len(players))
		c, err := cup.New(board.Registry(k.games), config, k.lowered(config, players))
		if err != nil {
			k.refuse(err)
			return
		}
		k.take(c)
		then()
	}
	k.pause()
	if played, _ := k.cup.Progress(); played > 0 {
		k.confirm(k.messages().Cup.Erase(played), put)
		return
	}
	put()
}

// How many games two players play unless a person has chosen another number: few where there are many players, for then
// a cup of as many as usual would take an hour.
const (
	usualGames, fewGames = 20, 2
	many                 = 12
)

// paired returns how many games two players play when other players take part.
func paired(games, before, after int) int {
	switch {
	case before < many && after >= many && games == usualGames:
		return fewGames
	case before >= many && after < many && games == fewGames:
		return usualGames
	}
	return games
}

// lowered returns players whose levels the machine has at the game: those that it has not become its best.
func (k *Kind) lowered(config cup.Config, players []cup.Player) []cup.Player {
	most := k.find(config.Game).Levels
	for i := range players {
		if players[i].Level > most {
			players[i].Level, players[i].Name = most, k.unused(players, k.messages().Cup.Level(most))
		}
	}
	return players
}

// confirm asks before something that cannot be undone.
func (k *Kind) confirm(text string, then func()) {
	k.asked, k.said = &question{text, then}, text
	k.outside.focus(ui.NoID)
}

// refuse says why a cup cannot be.
func (k *Kind) refuse(err error) {
	m := k.messages().Cup
	switch e := err.(type) {
	case *cup.PlayerError:
		k.trouble = m.BadName
	case *cup.ConfigError:
		k.trouble = m.NoGame
		if e.Field == "players" {
			k.trouble = m.Full(cup.MaxPlayers, "")
		}
	default:
		k.trouble = err.Error()
	}
}

// rename gives a player another name; games that were played stay.
func (k *Kind) rename(player int, name string) {
	if err := k.cup.Rename(player, strings.TrimSpace(name)); err != nil {
		k.refuse(err)
		return
	}
	k.trouble = ""
	k.keepCup()
}

// remove takes a player out of the cup.
func (k *Kind) remove(player int) {
	name := k.cup.Players()[player].Name
	k.change(func(players []cup.Player) []cup.Player {
		return slices.DeleteFunc(players, func(p cup.Player) bool { return p.Name == name })
	})
}

// offer shows a player who comes by a link.
func (k *Kind) offer(what string) {
	asked, err := sandbox.ReadLink(what)
	if err == nil && !asked.Has(programParam) {
		return
	}
	program := ""
	if err == nil {
		program, err = sandbox.Unpack(asked.Get(programParam))
	}
	if err != nil {
		k.trouble = k.messages().Programs.BadLink
		if err == sandbox.ErrLong {
			k.trouble = k.messages().Programs.LongLink
		}
		k.outside.log(err)
		return
	}
	k.offered = &cup.Player{Name: k.unused(nil, asked.Get(nameParam)), Kind: cup.Program, Program: program}
}

// accept has the player take part who has come by a link.
func (k *Kind) accept() {
	if k.offered != nil {
		k.add(func() { k.offered = nil }, *k.offered)
	}
}

// mine says whether a player is a program of the person's own.
func (k *Kind) mine(p cup.Player) bool {
	return slices.ContainsFunc(k.own, func(o own) bool { return o.program == p.Program })
}

// A file is one that a person has chosen.
type file struct {
	name string
	data []byte
}

// addFiles has the programs of files take part, whatever editors have written them; their names are those of the files.
// Files that are too long, of which some may not have been read, are named.
func (k *Kind) addFiles(files []file, long ...string) {
	var players []cup.Player
	for _, f := range files {
		program := sandbox.Clean(sandbox.Decode(f.data))
		if len(program) > sandbox.MaxProgram { // what is no UTF-8 grows
			long = append(long, f.name)
			continue
		}
		players = append(players, cup.Player{
			Name: strings.TrimSuffix(f.name, ".py"), Kind: cup.Program, Program: program,
		})
	}
	if len(long) > 0 {
		k.trouble = k.messages().Cup.BigFile(ui.Join(", ", long...))
	}
	if len(players) > 0 {
		k.add(func() {}, players...)
	}
}

// openFile shows the cup of a file. It asks before another is replaced.
func (k *Kind) openFile(text string) {
	m := k.messages().Cup
	if k.reading {
		k.trouble = m.Reading
		return
	}
	failed := func(err error) {
		k.trouble = m.BadFile + err.Error()
		if _, newer := err.(*cup.VersionError); newer {
			k.trouble = m.NewerFile
		}
	}
	k.pause()
	then := func() { k.read([]byte(text), failed) }
	if len(k.cup.Players()) > 0 {
		k.confirm(m.Replace, then)
		return
	}
	then()
}
