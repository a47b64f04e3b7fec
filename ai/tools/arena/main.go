// Command arena measures how strong the levels of the machine are, in games against each other and on positions whose
// value is known:
//
//	go run ./ai/tools/arena -game tapatan -games 400
//	go run ./ai/tools/arena -game entropy -games 400 -exact ai/tools/arena/testdata/entropy-exact.jsonl.gz
//	go run ./ai/tools/arena -game entropy -options immediate -games 100 -cap 200 -levels 6,ms=1000 -against random
//	go run ./ai/tools/arena -game hyle -variant 7 -games 100 -levels random,greedy -against expectation
//	go run ./ai/tools/arena -game stratege -games 100 -plies 36 -cap 2000 -levels 6 -against cheater
//	go run ./ai/tools/arena -games 40 -players folder/ -levels 2,4 -csv table.csv -cup cup.json
//
// The variant of Tapatan may also be a board that somebody has drawn, by its text (package morris, Design), which has
// signs that a shell reads: put it between apostrophes.
//
// The first table has a row for each pair: every level and the next lower one, unless -levels and -against name
// others. It lists games won, drawn and lost, the score (a draw counts half) with its standard error, and the plies of
// the median game. A game begins with so many random plies as -plies says, and each opening is played twice with the
// seats swapped; without the flag there are six, or none where a random game can be over by then. A game that is not
// over after -cap plies is a draw.
//
// Where a match has several rounds no ply is random but chance's, which draws the same in each of them: the two
// contestants meet the same luck in both roles, and a match is as fair as a pair of games. Two more columns then say
// how many points more than the other side each of them makes in the role of second, on average with the standard
// error, over all rounds: in Hyle what they score as Order, for Chaos scores nothing. In a game of one round that ends
// with points, one more column says how many points more than the other the first contestant makes on average.
//
// The second table, with -exact, has a row for each level: how often it keeps what a position is worth. The file, which
// may be compressed, has lines of JSON:
//
//	{"game":"entropy","fen":"…","value":1,"optimal":["a1-b2"],"best":"="}
//
// with the value for the side to move (1 won, 0 drawn, -1 lost), the moves that keep it, and the best of these: those
// that also lose as late as can be, or "=" for all of them. Lines of other games, and positions where no move is wrong,
// are left out. In a lost position, whose value nobody can lose, a level is asked for one of the best moves; the share
// of values lost is that of the won and drawn ones.
//
// A contestant of -levels and -against is a level's number; ms=…, nodes=… or depth=… for the machine at full strength
// within that limit; or a reference player, of which package references has the list: random, who plays any move, in
// every game.
//
// With -players the programs of a folder, files *.py with a function jouer or play (package python), and the levels of
// -levels hold a cup (package cup): everybody meets everybody, in an even number of games. A program runs by python3,
// anew in each game and under the limits of package native; an error loses it the game, and with five it is set aside.
// The table has the players, best first, with their points against each other (2 for a game won, 1 for one drawn) and
// the games won, drawn and lost; then the share of all points, with the margin that holds in 95 of 100 cups. -csv
// writes the table to a file, and -cup the cup itself: its programs, its seed and every game. Games begin with the
// random plies of -plies and are drawn after -cap plies here too. A program whose moves hang on the order of a set is
// told so.
//
// The same flags give the same tables, on as many processors as GOMAXPROCS in the environment allows, but for
// contestants that are limited by ms=…. The clock can fail a program too: its error then names it.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"tablier/rules"
	"tablier/rules/all"
)

// options are the flags.
type options struct {
	game, variant, options, levels, against, exact, players, csv, cup string
	games, plies, cap                                                 int
	least                                                             float64
	seed                                                              uint64
}

func main() {
	var o options
	flag.StringVar(&o.game, "game", all.Games()[0].ID, "id of the game")
	flag.StringVar(&o.variant, "variant", "", "its variant; the default one when empty")
	flag.StringVar(&o.options, "options", "", "options that are on, between commas")
	flag.StringVar(&o.levels, "levels", "",
		"contestants, weakest first, each to meet the one before; every level when empty")
	flag.StringVar(&o.against, "against", "", "a contestant for all of them to meet instead")
	flag.IntVar(&o.games, "games", 400, "games a pair; 0 for no games")
	flag.IntVar(&o.plies, "plies", -1, "random plies that a game begins with; -1 for six, or none in a game too short")
	flag.IntVar(&o.cap, "cap", 500, "plies after which a game is a draw")
	flag.Float64Var(&o.least, "least", 0,
		"score in percent that the first of each pair must reach, or else the command fails")
	flag.StringVar(&o.players, "players", "", "folder of programs in Python; they and -levels, if any, hold a cup")
	flag.StringVar(&o.csv, "csv", "", "with -players: write the table to this file, as CSV")
	flag.StringVar(&o.cup, "cup", "", "with -players: write programs, seed and games to this file, as JSON")
	flag.StringVar(&o.exact, "exact", "", "file of positions whose value is known; no second table when empty")
	flag.Uint64Var(&o.seed, "seed", 1, "of every random choice")
	flag.Parse()
	if err := run(os.Stdout, o); err != nil {
		fmt.Fprintln(os.Stderr, "arena:", err)
		os.Exit(1)
	}
}

// setup returns the rules' part of the flags.
func (o options) setup() rules.Setup {
	setup := rules.Setup{Variant: o.variant}
	if o.options != "" {
		setup.Options = strings.Split(o.options, ",")
	}
	return setup
}

// meetings returns the contestants and who meets whom.
func (o options) meetings(r Roster) (list []Contestant, pairs [][2]Contestant, err error) {
	if list, err = r.contestants(o.levels); err == nil {
		pairs, err = r.pair(list, o.against)
	}
	return list, pairs, err
}

// run plays what the options ask for, and prints the tables of strength.
func run(w io.Writer, o options) error {
	arena, err := newArena(o.game, o.setup(), o.seed)
	if err != nil {
		return err
	}
	if o.plies < 0 && o.games > 0 {
		if o.plies, err = arena.usualPlies(); err != nil {
			return err
		}
	}
	tables := arena.measure
	switch {
	case o.players != "":
		tables = arena.holdCup
	case o.csv != "" || o.cup != "":
		return errors.New("-csv and -cup go with -players")
	}
	low, err := tables(w, o)
	if err != nil {
		return err
	}
	if 100*low < o.least {
		return fmt.Errorf("a score of %.1f %%, want %v %%", 100*low, o.least)
	}
	return nil
}

// measure has contestants meet and marks their answers. It returns the lowest score of the first of a pair.
func (a Arena) measure(w io.Writer, o options) (low float64, err error) {
	list, pairs, err := o.meetings(a.roster())
	if err != nil {
		return 0, err
	}
	low = 1
	if o.games > 0 {
		p := Pairing{Arena: a, Games: o.games, Plies: o.plies, Cap: o.cap}
		if low, err = printGames(w, p, pairs); err != nil || 100*low < o.least {
			return low, err
		}
	}
	if o.exact == "" {
		return low, nil
	}
	known, err := readKnown(o.exact, a)
	if err != nil {
		return low, err
	}
	return low, printMarks(w, Exam{a, known}, list)
}
