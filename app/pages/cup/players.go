package cup

import (
	"slices"
	"strconv"
	"strings"

	"tablier/ai/cup"
	"tablier/app/board"
)

// add has somebody else take part.
func (k *Kind) add(p cup.Player) {
	if len(k.cup.Players()) >= cup.MaxPlayers {
		k.trouble = k.messages().Cup.Full
		return
	}
	p.Name = k.unused(p.Name)
	k.change(func(players []cup.Player) []cup.Player { return append(players, p) })
}

// addLevel has a level of the machine take part.
func (k *Kind) addLevel(level int) {
	k.add(cup.Player{Name: k.messages().Cup.Level(level), Kind: cup.Level, Level: level})
}

// unused returns a name like one, which no player has and which a player may have.
func (k *Kind) unused(name string) string {
	name = strings.TrimSpace(strings.Map(func(r rune) rune {
		if !strconv.IsPrint(r) {
			return ' '
		}
		return r
	}, name))
	const room = 3 // for a number behind it
	if runes := []rune(name); len(runes) > cup.MaxName-room {
		name = strings.TrimSpace(string(runes[:cup.MaxName-room]))
	}
	if name == "" {
		name = k.messages().Cup.Players[:1]
	}
	numbered := name
	for n := 2; k.named(numbered); n++ {
		numbered = name + " " + strconv.Itoa(n)
	}
	return numbered
}

// named says whether a player is called so.
func (k *Kind) named(name string) bool {
	return slices.ContainsFunc(k.cup.Players(), func(p cup.Player) bool { return p.Name == name })
}

// change has other players take part. Games that were played would not count any more: that is asked first.
func (k *Kind) change(do func([]cup.Player) []cup.Player) {
	k.renew(k.cup.Config(), do)
}

// configure has the cup played by something else.
func (k *Kind) configure(do func(*cup.Config)) {
	config := k.cup.Config()
	do(&config)
	k.renew(config, func(players []cup.Player) []cup.Player { return players })
}

// restart has all games played once more.
func (k *Kind) restart() { k.configure(func(*cup.Config) {}) }

// renew puts a cup without games in the place of the one there. Where games have been played it asks first.
func (k *Kind) renew(config cup.Config, do func([]cup.Player) []cup.Player) {
	then := func() {
		c, err := cup.New(board.Registry(k.games), config, do(k.cup.Players()))
		if err != nil {
			k.refuse(err)
			return
		}
		k.take(c)
	}
	k.pause()
	if played, _ := k.cup.Progress(); played > 0 {
		k.asked = &question{k.messages().Cup.Erase(played), then}
		return
	}
	then()
}

// refuse says why a cup cannot be.
func (k *Kind) refuse(err error) {
	m := &k.messages().Cup
	switch e := err.(type) {
	case *cup.PlayerError:
		k.trouble = m.BadName
	case *cup.ConfigError:
		k.trouble = m.NoGame
		if e.Field == "players" {
			k.trouble = m.Full
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
	k.change(func(players []cup.Player) []cup.Player { return slices.Delete(players, player, player+1) })
}

// accept has the player take part who has come by a link.
func (k *Kind) accept() {
	p := *k.offered
	k.offered = nil
	k.add(p)
}

// mine says whether a player is a program of the person's own.
func (k *Kind) mine(p cup.Player) bool {
	return slices.ContainsFunc(k.own, func(o own) bool { return o.program == p.Program })
}

// addFile has the program of a file take part; its name is that of the file.
func (k *Kind) addFile(file, program string) {
	k.add(cup.Player{Name: strings.TrimSuffix(file, ".py"), Kind: cup.Program, Program: program})
}

// openFile shows the cup of a file. It asks before another is replaced.
func (k *Kind) openFile(text string) {
	failed := func(err error) {
		m := &k.messages().Cup
		k.trouble = m.BadFile + err.Error()
		if _, newer := err.(*cup.VersionError); newer {
			k.trouble = m.NewerFile
		}
	}
	k.pause()
	then := func() { k.read([]byte(text), failed) }
	if len(k.cup.Players()) > 0 {
		k.asked = &question{k.messages().Cup.Replace, then}
		return
	}
	then()
}
