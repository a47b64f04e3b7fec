package organizer

import (
	"slices"
	"strings"

	"tablier/ai/cup"
	"tablier/app/board"
	"tablier/app/sandbox"
)

// Add has others take part, the first of them as far as there is room; those who are left out are named.
func (s *Session) Add(others ...cup.Player) { s.add(func() {}, others...) }

// add adds players, and then calls a function. It is called once they take part: a person may be asked before.
func (s *Session) add(then func(), others ...cup.Player) {
	if room := cup.MaxPlayers - len(s.cup.Players()); len(others) > room {
		full := Trouble{Fault: Full}
		for _, p := range others[room:] {
			full.Names = append(full.Names, p.Name)
		}
		s.notices.Troubles = append(s.notices.Troubles, full)
		if others = others[:room]; room == 0 {
			return
		}
	}
	s.renew(s.cup.Config(), func(players []cup.Player) []cup.Player {
		for _, p := range others {
			p.Name = unused(players, p.Name)
			players = append(players, p)
		}
		then()
		return players
	}, func() {})
}

// Bring has players of another page take part once the session is shown and no file is being read. A cup without
// players is then played at their game.
func (s *Session) Bring(game string, players []cup.Player) { s.brought, s.broughtGame = players, game }

// takeBrought has the players take part who have been brought.
func takeBrought(s *Session) {
	players, game := s.brought, s.broughtGame
	if players == nil || !s.shown || s.reading != nil {
		return
	}
	s.brought = nil
	known := slices.ContainsFunc(s.games, func(g *board.Game) bool { return g.ID() == game })
	if known && len(s.cup.Players()) == 0 && s.cup.Config().Game != game {
		s.Configure(func(c *cup.Config) { c.Game, c.Variant, c.Options = game, "", nil })
	}
	s.Add(players...)
}

// ToggleLevel has a level of the machine take part, or take part no more.
func (s *Session) ToggleLevel(level int) {
	if i := LevelAt(s.cup.Players(), level); i >= 0 {
		s.Remove(i)
	} else if level > 0 && level <= s.Game().LevelsOn(s.cup.Config().Variant) {
		s.Add(cup.Player{Name: s.environment.Library.LevelName(level), Kind: cup.Level, Level: level})
	}
}

// AddSamples has the programs take part that come with the site.
func (s *Session) AddSamples() {
	s.environment.Library.Samples(func(players []cup.Player, ok bool) {
		if ok {
			s.Add(players...)
		} else {
			s.Refuse(Trouble{Fault: NoSamples})
		}
		s.environment.Screen.Changed()
	})
}

// A File is one that a person has chosen.
type File struct {
	Name string
	Data []byte
}

// AddFiles has the programs of files take part, whatever editors have written them; their names are those of the files.
// Files that are too long, of which some may not have been read, are named.
func (s *Session) AddFiles(files []File, long ...string) {
	var players []cup.Player
	for _, f := range files {
		program := sandbox.Clean(sandbox.Decode(f.Data))
		if len(program) > sandbox.MaxProgram { // what is no UTF-8 grows
			long = append(long, f.Name)
			continue
		}
		players = append(players, cup.Player{
			Name: strings.TrimSuffix(f.Name, ".py"), Kind: cup.Program, Program: program,
		})
	}
	if len(long) > 0 {
		s.Refuse(Trouble{Fault: BigPrograms, Names: long})
	}
	if len(players) > 0 {
		s.Add(players...)
	}
}

// The parameters of a link to a player: the name and the program.
const (
	NameParam    = "n"
	ProgramParam = "p"
)

// offer asks a person whether the player in a link is to take part.
func (s *Session) offer(opens string) {
	asked, err := sandbox.ReadLink(opens)
	if err == nil && !asked.Has(ProgramParam) {
		return
	}
	program := ""
	if err == nil {
		program, err = sandbox.Unpack(asked.Get(ProgramParam))
	}
	if err != nil {
		s.Refuse(linkTrouble(err))
		s.environment.Screen.Log(err)
		return
	}
	s.offered = &cup.Player{Name: unused(nil, asked.Get(NameParam)), Kind: cup.Program, Program: program}
}

// Accept adds the player who was offered by a link.
func (s *Session) Accept() {
	if s.offered != nil {
		s.add(s.Decline, *s.offered)
	}
}

// Decline removes the offer of the player in a link.
func (s *Session) Decline() { s.offered = nil }

// Rename gives a player another name; games that were played stay.
func (s *Session) Rename(player int, name string) {
	if err := s.cup.Rename(player, strings.TrimSpace(name)); err != nil {
		s.Refuse(refusalOf(err))
		return
	}
	s.Dismiss()
	s.keep()
}

// Remove takes a player out of the cup.
func (s *Session) Remove(player int) {
	name := s.cup.Players()[player].Name
	s.renew(s.cup.Config(), func(players []cup.Player) []cup.Player {
		return slices.DeleteFunc(players, func(p cup.Player) bool { return p.Name == name })
	}, func() {})
}
