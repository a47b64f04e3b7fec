//go:build !js

package i18n

var englishByLinkTexts = ByLinkTexts{
	Lead: "Two devices, no server, no referee. This is how each side checks the other, and what is left to trust. " +
		"It is also a lesson in computer science: hash, signature, commitment, salt, chain and tree.",
	Sections: []ByLinkSection{
		{ID: "liens", Title: "1. A match by links", Paragraphs: []string{
			"Each turn is a link. You send it as you like: in a message, by mail, as a QR code. There is no " +
				"server: the match is in the links and on the two devices.",
			"Links are numbered from 0. Whoever invites sends the even ones, the guest the odd ones, strictly in " +
				"turn.",
			"A link says which match it is of, and its number. It carries the new moves, what is revealed, the " +
				"*hash* of all links before it and the *signature* of whoever made it: both are explained below. " +
				"Your page checks the signature, plays each move by the rules, then compares. If anything is " +
				"wrong it refuses the link and says why.",
			"With no secrets and no chance ({open}) that is enough. Where something is drawn ({chance}) or " +
				"strengths are hidden ({secret}), more is needed.",
		}},
		{ID: "empreinte", Title: "2. The hash", Paragraphs: []string{
			"A *hash function* reads a text, short or long, and returns a number of fixed size: its hash, or " +
				"fingerprint. Tablier uses SHA‑256, the function that secure web sites use.",
		}, Points: []string{
			"The same text always has the same hash, on every device.",
			"Change one character, and the hash is quite another.",
			"Nobody can go back from the hash to the text: all one can do is try texts, one by one.",
		}, After: []string{
			"A match keeps the first 192 bits: 48 hexadecimal digits. To find two texts with the same hash takes " +
				"about 2⁹⁶ tries. A billion machines, each making a billion tries a second, would need 2,500 years.",
		}},
		{ID: "signature", Title: "3. Your signature", Paragraphs: []string{
			"Who made this link? Anybody can copy it, or make another. So for each match your page draws a secret " +
				"that nobody else has. It gives two keys that belong together. The *public key* goes into your " +
				"first link. The *private key* stays on your device.",
			"With the private key the page computes the *signature* of each link that you send. With the public " +
				"key anybody can check it. But nobody can go back from the public key to the private one, and " +
				"without that nothing can be signed.",
			"What you sign is the hash of all links up to yours. So a signature is worth something in its place " +
				"only, in this match.",
		}, After: []string{
			"Your recovery code holds the secret: with it, another device signs as yours does. When a link brings " +
				"moves that you have signed elsewhere, the page first asks you whether they are yours.",
		}},
		{ID: "enveloppe", Title: "4. The sealed envelope", Paragraphs: []string{
			"You want to fix the strength of a pawn without showing it. You write it down, seal the envelope and " +
				"hand it over. Later it is opened, and the other side sees what you had written. This is a " +
				"*commitment*.",
			"Here the envelope is a hash: that of the strength followed by a large random number, the *salt*. You " +
				"send the hash and keep strength and salt. To open, you give both; the other side computes again.",
		}},
		{ID: "sel", Title: "5. Why a salt", Paragraphs: []string{
			"A strength has only six values. Without a salt your opponent computes these six hashes, once and for " +
				"all, and looks for yours in the list.",
		}, After: []string{
			"With a salt of 128 bits it would take six times 2¹²⁸ tries: a number of forty digits. The salt stays " +
				"secret until the pawn is opened, and each pawn has its own: opening one tells nothing about the " +
				"others.",
		}},
		{ID: "tirages", Title: "6. One coin for two", Paragraphs: []string{
			"Who draws a pawn blindly when there is no referee? If one side drew alone, the other would have " +
				"to believe it. So they draw together: each commits to a number, and the draw is computed from " +
				"both. It is enough that one of the two numbers is truly random for the draw to be random.",
			"A match needs many draws. So each side prepares a *hash chain*. It draws a number, takes its hash, " +
				"then the hash of the hash, and so on, 255 times. The last one, c0, is sent at the start. From " +
				"then on the whole chain is fixed.",
			"For the first draw each side reveals c1, for the second c2. One computation checks it: the hash of " +
				"c1 must be c0, that of c2 must be c1. But from c1 nobody can guess c2.",
		}, After: []string{
			"It matters who goes first ({chance}). Order, who does not place, reveals first, in the link of its " +
				"slide: it does not yet know the number of Chaos. Chaos then knows both numbers. It sees the " +
				"pawn, places it, and reveals its own in the same link. It cannot give another one: its chain has " +
				"been fixed from the start.",
		}},
		{ID: "arbre", Title: "7. Eighteen pawns, one hash", Paragraphs: []string{
			"A set-up hides eighteen strengths ({secret}). Instead of eighteen envelopes, one single hash is " +
				"sent: the root of a *Merkle tree*.",
			"At the bottom each pawn has its leaf: the hash of its number, its salt and its strength. Above two " +
				"neighbours stands the hash of both. A last one without a neighbour goes up as it is. At the very " +
				"top one is left, the root. Change a single strength, and the root changes.",
		}, After: []string{
			"To attack is to open a pawn. The link carries its strength, its salt and the neighbouring hashes on " +
				"its way up, five at most. Your opponent computes upwards. If that leads to the root, the " +
				"strength is the one of the set-up. The answer opens the attacked pawn in the same way. All " +
				"others stay closed.",
		}},
		{ID: "fin", Title: "8. At the end everything is opened", Paragraphs: []string{
			"When the match is over, or given up, each side reveals all that was hidden. Each page then checks " +
				"the other side’s set-up: three pawns of each strength, where they had been set up at the start.",
			"Before that, what has not been opened never leaves your device.",
		}},
		{ID: "triche", Title: "9. What if somebody tried?", Table: [][2]string{
			{"What a cheat would try", "What the page sees"},
			{"To move or to resign in your place", "That would take your signature. The link is refused, and " +
				"nothing of it is kept."},
			{"To name another strength", "The computation no longer leads to the root. The link is refused."},
			{"To set up more than three 6s", "Everything is opened at the end: such a set-up is refused."},
			{"To choose the pawn that is drawn", "The hash of another number is not the number before it. The " +
				"link is refused."},
			{"To know a draw beforehand", "The other side’s number is missing: it has not been revealed yet."},
			{"To take back a move that has been sent", "Two different links have the same number: the page keeps " +
				"the first, and says so."},
			{"To send an old link again", "It is known already: nothing changes."},
			{"To send a link of another match", "That is not the number of this match."},
			{"To alter a link on its way", "The signature is no longer that of this link. It is refused."},
			{"To answer the invitation after somebody else", "The match is with whoever came first: the other " +
				"answer is refused."},
			{"To play an illegal move", "The page plays each move by the rules."},
			{"Not to open a pawn, not to reveal a number", "The link is refused. The match waits, and the page " +
				"says who has to answer."},
		}},
		{ID: "croire", Title: "10. What you still have to trust", Points: []string{
			"Your own device, your browser and this program. Your random numbers come from them. If somebody " +
				"reads your screen, no hash protects your secrets.",
			"That the invitation has come to the right person: whoever answers it first becomes the other side. And " +
				"that nobody else has your recovery code.",
			"If your device has lost everything, that the other side gives you back the match up to its last link. " +
				"They cannot put a move of yours there, but a shorter match is signed too.",
			"That your opponent plays alone. Nobody can see whether a machine or a friend is helping.",
			"That SHA‑256 and the signature Ed25519 hold. Nobody knows how to find two texts with the same hash, or " +
				"how to sign without the key, but nobody has proved it impossible.",
			"That the other side answers. Nothing makes them: a match left without a word stays unfinished.",
		}, After: []string{
			"These ideas have a history: the two keys (Whitfield Diffie and Martin Hellman, 1976), the tree (Ralph " +
				"Merkle, 1979), tossing a coin by telephone (Manuel Blum, 1981), the hash chain (Leslie Lamport, " +
				"1981), and the signature used here (Ed25519, Daniel Bernstein and four others, 2011).",
		}},
	},
	Envelope: Envelope{
		Pick:     "Choose a strength: the page draws a salt and seals the envelope.",
		Strength: "Strength",
		Kept:     "You keep", Sent: "You send", Said: "You say", Found: "Your opponent computes",
		Open: "Open the envelope", Lie: "Name another strength",
		Closed: "The envelope is sealed. Your opponent receives the hash alone, of which only the beginning is " +
			"shown here.",
		True:   "The hash is the same: you told the truth.",
		False:  "The hash is not the one you sent: the change shows.",
		Python: "The same computation in Python, for you to repeat:",
		Print:  "Hash without a salt", Mine: "your pawn",
		Bare: "Without a salt your envelope would bear the hash of the marked row: your opponent would read the " +
			"strength there. The one you sent is not in the list.",
	},
	Chain: ByLinkChain{
		Name: "Two chains from c0 to c3, that of Order and that of Chaos. Both c0 are given at the start. The two " +
			"c1 make draw 1, the two c2 make draw 2: Order reveals first, then Chaos. Both c3 are still closed.",
		Upper: "Chain of Order", Lower: "Chain of Chaos",
		Given: [2]string{"given at", "the start"}, Closed: [2]string{"still", "closed"},
		First: "first", Then: "then", Draw: "draw",
		Caption: "An arrow leads from a number to its hash: it can only be followed that way.",
	},
	Tree: ByLinkTree{
		Name: "A tree with eighteen leaves. Pawn 7 is opened. Five neighbouring hashes are given, and five " +
			"computed hashes lead to the root.",
		Root: "root", Pawn: "pawn 7",
		Opened: "opened pawn", Given: "given hash", Computed: "computed",
		Caption: "To open pawn 7 five given hashes are enough: the five others on its way are computed, the root " +
			"included.",
	},
}
