// Package post is a match by links, as one of its two sides knows it. Two devices that exchange nothing but links play
// any game to its end, also one in which chance draws or each side has secrets, and neither has to trust the other:
// what nobody may foresee or change is under seal, see package seal. A [Match] takes the moves of the person here and
// the links of the other side, and makes the links of this one; it knows no browser, no clock and no storage.
//
// The links take turns, from the host's, who invites, on: see [link.Turn]. Each is signed by its sender, whose key came
// with its first one: nobody makes a turn for another, however well they know the match, and what is signed for one
// place of a match is worth nothing at another. A device checks the turns of its own side as well, for it may be given
// what its person has done on another one ([Match.Ahead]), or all after it has lost everything ([Recover]).
//
// A link holds all that its sender could do and had to show at that point, and nothing more:
//
//   - In a game with chance the first link of each side commits to a chain. For the n-th draw, who is not to move after
//     it shows the n-th link of its chain as soon as the draw is due; who is to move shows its own together with the
//     move. So nobody chooses a draw, and nobody knows one before its time. Where a later round is to draw as the first
//     one did, nothing is shown for it.
//   - In a game with a [rules.Sealer] the link with which a side has set up commits to the set-up in the place of its
//     moves. Who attacks opens its piece in the same link, and waits; the answer opens the other one. Who knows that
//     the match is over, or gives up, shows everything, and so does the answer: then each side has checked the whole
//     match.
//
// A match can begin in any position of a game without chance and secrets: its first link holds the moves so far.
package post
