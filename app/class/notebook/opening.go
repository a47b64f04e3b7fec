package notebook

import (
	"slices"

	"tablier/app/class/handin"
	"tablier/app/links/link"
	"tablier/rules"
)

// opening returns the first move of a side in a match that was played from a start on; empty for none.
func opening(games rules.Registry, start *rules.Match, side int, answer string) rules.Move {
	played, ok := handin.ReadPlayed(answer)
	if !ok {
		return ""
	}
	letter, match, err := link.Decode(games, played.Game)
	if err != nil || !begins(start.Record(), letter.Record) {
		return ""
	}
	for ply := start.Ply(); ply < match.Ply(); ply++ {
		if match.MoverAt(ply) == playerOf(side) {
			return rules.Move(letter.Record.Moves[ply])
		}
	}
	return ""
}

// playerOf returns the player on a side of an item.
func playerOf(side int) rules.Player {
	if side == 0 {
		return rules.First
	}
	return rules.Second
}

// begins says whether a match begins as another one.
func begins(start, match rules.Record) bool {
	return start.Game == match.Game && start.Variant == match.Variant && start.Start == match.Start &&
		slices.Equal(start.Options, match.Options) && len(start.Moves) <= len(match.Moves) &&
		slices.Equal(start.Moves, match.Moves[:len(start.Moves)])
}
