// Package protocol is the language in which programs talk to Tablier's machine: the page to its Web
// Worker, a test, a tournament or a student's script to the same program on its standard input and
// output (go run ./ai/worker). The messages are defined here, once; nothing of the engine is.
//
// # Lines
//
// A request is one JSON object on one line of UTF-8, at most [MaxLine] bytes long; so is an answer. In
// the browser each message is such a line as a string. No line, however bad, ends the program: it is
// answered by an error object, and the next line is read. A name twice in an object, a field that the op
// does not have, or a nesting beyond reason is an error too.
//
// Every request has an "id", a number or a string, which every answer to it repeats verbatim, and an "op". An id may be
// used again once its request has been answered; before, the second request gets the error "duplicate", and the first
// goes on. Answers to different requests may come in any order. An answer to a line that has no usable id has the
// id null. The program in the browser says {"ready":true} once, before any answer.
//
// Natively every request that was read is answered, also when the input has ended meanwhile. Then the program ends. It
// ends at once, whatever it is doing, when nobody can read its output any more (on systems other than Linux, with the
// next answer).
//
// # A match
//
//	game      string            tapatan, … : see the op games
//	variant   string, optional  the game's first variant when absent
//	options   optional          an array of names, ["immediate"], or an object, {"immediate":true}
//	start     string, optional  a position's text, else the game's usual start
//	moves     optional          an array of at most [MaxMoves] moves in the game's notation, played in turn
//	resigned  string, optional  "first" or "second" when that player gave up
//	seeds     optional          an array of at most [MaxSeeds] integers from 0 to 2⁵³-1: what chance drew from in
//	                            each round that has ended; the moves of chance are held against them
//
// In a game with secrets the start and the moves may be those that one player was told, with "?" in them where
// something is hidden; they must be those of the player to move where a search is asked for.
//
// A match may have several rounds, each from the usual start, in which the players swap sides from one to
// the next. Wherever the messages say first and second they mean the players of the match, who are the sides of
// the same name in the first, the third, … round and the other way round in those between. A position's text
// names the sides.
//
// # Ops
//
// games answers {id, games:[{id, variants, options, levels}]}: what can be played; levels counts from 1,
// weakest first, and 0 says that the machine does not play that game. Variants may have fewer of them: there the last
// one plays for those beyond it.
//
// moves takes a match and answers {id, position, to_move, moves, odds, round, rounds, scores, outcome}:
//
//	position  the text of the position, of which the next move is played; while the match runs, as whoever is
//	          to move may know it
//	to_move   first, second, chance or nobody
//	moves     the legal moves, sorted
//	odds      the weight of each of them, in the same order, where chance is to act; else absent
//	round     the round that is played, from 1; rounds: how many there are
//	scores    [[first, second], …]: the points of each round that has ended; absent when there is one round
//	outcome   null while the match runs, else {winner, score, reason, cells}, where winner is first, second or
//	          nobody, score null or the points of first and second, reason a code such as "line" or
//	          "recurrence", cells those that show it
//
// A match that is over has no moves and nobody to move, also when it is over by recurrence or resignation.
//
// draw takes a match in which chance is to act, and a seed, an integer from 0 to 2⁵³-1. It answers {id, move}: what
// chance draws there from the seed. A program may as well choose any of the moves; but with one seed for all draws of a
// round, kept to itself until the round has ended, it can be shown in seeds that none was chosen.
//
// perft takes a match and a depth, 0 to [MaxDepth], and answers {id, nodes}: the number of sequences of
// exactly depth legal moves from the match's position, a pass counting as one, recurrence, limits of quiet
// turns and any further round ignored.
//
// search takes a match and says how long to think: either level (a number of this build's ladder: another build may
// have another strength under it), or one or several of ms (1 to [MaxMillis]), nodes (at least 1) and depth (1 to
// [MaxDepth], in plies), the first that is reached ending the search. A level has nodes or a depth of its own and no
// limit in time, so that its move does not hang on how fast a machine is; beside it, ms is one. Optional are seed (an
// integer from 0 to 2⁶⁴-1, as a number or as a decimal string; 0 when absent), lines (how many moves to report, 1 to
// [MaxLines]; 1 when absent) and alone (true for a search without files: see below). A search by nodes or depth starts
// from empty tables and is the same every time for a given seed: on every machine where it is alone or no file is
// wanted, else wherever the same files are at hand. A search ends early when its value is proved. It answers any
// number of {id, progress:{best, value, plies, score, depth, nodes, ms, pv}} and then exactly one {id, best, value,
// plies, score, depth, nodes, ms, pv, lines, end, level}:
//
//	best   the move; in a progress null, as value, plies and score, until there is one
//	value  "win", "draw" or "loss" for the side to move when that is proved, else null
//	plies  how many moves the win or loss takes with best play, when known, else null
//	score  the engine's estimate in the game's own unit; where nothing else is said, the expected result
//	       for the side to move, from -1 to 1
//	depth  plies looked ahead; nodes: positions visited; ms: milliseconds taken
//	pv     the line of play expected, best first
//	lines  [{move, value, plies, score, pv, risk}]: the moves in order, as many as asked for and there are
//	risk   {losing, replies, draw_level, at_least}, of a drawn move after which the game goes on, where it is known,
//	       else absent: how many of the other side's replies lose, and how many there are; in how few plies, the move
//	       included, the mover makes sure that the other side has a move before it that loses, when both make only
//	       moves that keep the draw, and null when the mover cannot. With at_least, which is true or absent, the game
//	       is not solved and the move is no proved win or loss: so many replies are proved to lose, and more may; then
//	       draw_level is null where none is proved to. A search of several lines counts them within a part of its
//	       nodes or ms; one that is limited by depth alone does not
//	end    what ended the search: "proved"; "depth" (asked for, a level's, or the deepest that the engine
//	       goes), "nodes" (or a level's budget), "time", "stopped"
//	level  the level asked for; absent from searches without one
//
// hint takes a match and, optionally, a seed, and answers as search does: a move for somebody who wants to get on,
// which prefers progress among moves of equal value, and in the final answer plan, {aim, points, moves}, where more
// than the value can be said of what it is for: aim is one of the codes of package plan, points what it is about,
// moves how many of the own side it takes, this one included. It takes what a level takes.
//
// A search gives a sign of life at least every 250 ms: when it has nothing new to tell, it answers its last
// progress again with the nodes and the time of now. Of a match with secrets it knows what the player to move
// may know, whatever the request holds.
//
// One search runs and one more waits. A new search takes the place of one that waits, which is answered at
// once as though stopped at its very beginning: still a legal move, "end":"stopped".
//
// Perfts run one after the other, beside the search, and up to [MaxWaiting] of them wait; natively more do, as long as
// the lines that wait have [MaxBacklog] bytes at most, so that a long list can be written to it at once. One more is
// answered by the error "full". The program always reads on: a stop, the op games and the end of the input are heard at
// once, whatever waits.
//
// map takes a game and, optionally, a variant whose positions are few enough to be all known, and from (an integer; 0
// when absent). It answers {id, map:{states, from, positions, values, plies, counts}}, at most [MaxChunk] bytes long:
// the positions that can be reached from the start of the board, from the one of that number on, as many as have room.
//
//	states     how many positions there are, at most [MaxMap]
//	positions  their texts, in the order of their distance from the end, draws last; those as far from the end are in
//	           the order in which a picture has them around its centre, each near those that moves lead to and come from
//	values     a letter for each of them: w, l or d, a win, loss or draw for its side to move
//	plies      for each how many plies the end is away with best play; 0 for a draw
//	counts     [{value, plies, states}]: how many of all positions are worth what, in the same order
//
// survey takes a game and, optionally, a variant with at most [MaxSurvey] positions, and answers {id, survey:{states,
// value, plies, longest, wins, losses, draws, moves, traps, trap}}: what the whole game comes to, from its start.
//
//	value     of the start, for first, and plies to its end with best play, 0 for a draw
//	longest   the most plies that a win takes with best play, of all positions
//	wins      how many positions are won for their side to move; losses and draws likewise
//	moves     [{move, value, plies}]: those of the start, for who makes them
//	traps     [first, second]: the positions with that side to move, on the way of two players who give nothing away,
//	          in which all moves lose but one
//	trap      {position, move, moves}: of those with second to move the one with the most moves, and the one that does
//	          not lose; absent where there is none
//
// puzzles takes a game and, optionally, a variant with at most [MaxSurvey] positions, and makes up to [MaxPuzzles]
// puzzles of it, the same ones every time. It answers any number of progress lines, as a search does, whose depth says
// how far it is, in hundredths, and then {id, puzzles}: the text of a file of package puzzle, which has none where no
// position asks for one move alone.
//
// surprise takes the fields of moves, in a game with files of exact values, and answers {id, surprise}: numbers that
// say how likely who reads these files takes the values of the position and its neighbours to be, before they are told.
// Ai.Surpriser says what the numbers are. The files are fetched; "engine" is the error where they do not come, and
// where none tells of the position: under an option, or in another game.
//
// Maps, surveys, surprises and puzzles are answered in turn with perfts.
//
// compose takes a game and, optionally, a variant and options, start (a position, in which somebody is to move), a
// question, and what it is about, and answers, after any number of progress lines of which only nodes and ms count,
// {id, composed:{puzzle, right, alike, open, final, subjects, depth, mean, nodes}}: whether that is a puzzle. The
// question is a kind of package puzzle: "win", "hold", "points", "forces" or "odds"; with it come on (the point of
// forces, the move of odds; absent for the first there is), soon (1 where the win is to come in as few moves as it
// takes) and effort (how many times what a browser does in three seconds, 1 to [MaxEffort]; 1 when absent). Who asks
// the same again with more effort goes on.
//
//	puzzle  the puzzle as a line of package puzzle, with the lowest level that solves it; empty where there is none
//	right   the right moves that have been found; alike: how many they are, those counted once that a symmetry takes to
//	        each other
//	open    of how many moves it is not known what they are worth: where it is not 0 nothing has been proved
//	final   true where it stays so whatever the effort, for want of memory; else absent
//	subjects  of forces and odds: what the question can be about
//	depth   where something is open, the plies within which every win has been found
//	mean    of points: what the best move brings on average, in hundredths
//
// Such proofs are answered in turn with searches.
//
// tree takes a match and an algorithm, carries out that search as it is taught, and answers a part of its tree, as it
// stands at a step: {id, tree:{…}}, at most [MaxWindow] bytes. What says which search:
//
//	algorithm   "minimax", "negamax", "alphabeta", "table" (alpha-beta with a transposition table), "deepening",
//	            "expectimax", "mcts" (Monte-Carlo tree search) or "backward" (solving from the ends, where that is known)
//	depth       plies, 1 to [MaxDepth]; not of mcts
//	nodes       the most nodes of the tree, at most [MaxTree]: a larger tree is an error. Of mcts the playouts
//	evaluation  what positions at the horizon are worth, by its name; the game's first when absent
//	order       of the moves: "rules", as they are listed, "best" or "worst", by the evaluation after each, "reverse"
//	seed        of mcts
//	leaves      [{path, value}]: positions at the horizon to which another value is given, -99 to 99
//	orders      [{path, moves}]: positions in which some moves are tried first
//	beside      another algorithm, of which the counters at the same point are answered, too
//
// What says which part, all optional: step (-1, or absent, for the last), at (the path of the node at the top, a list
// of moves), levels (plies below it), from (the first child of it), truth (true for the exact values, where they are
// known). The last tree is kept, so that another part of it costs little. The answer:
//
//	steps    how many steps the search has; step: the one shown, 0 when nothing has happened
//	event    what the step did: "call", "leaf", "hit" (the table knew it), "cut", "return", "iterate"; of mcts "select",
//	         "expand", "playout", "update"; of backward "wave". where: the path of the node that it concerns
//	counts   {nodes, leaves, cuts, hits} up to the step; total: of the whole search; beside: of the other algorithm
//	iteration  the depth that deepening is at, the wave that backward is at
//	stack    [{move, kind, depth, alpha, beta, value}]: the calls that have not returned, the root first
//	value    of the root, once it is known; best: its move then, else empty
//	root     {move, kind, state, value, bound, alpha, beta, cut_alpha, cut_beta, visits, mean, weight, truth,
//	         missing, more, children}: the node at the top. kind: "max", "min", "chance", "leaf" (the horizon) or
//	         "end"; state: "new", "open", "done", "cut" or "hit"; bound: "atleast" or "atmost", absent where the value
//	         is exact; more: how many children are left out; truth: {winner, plies, points}; missing: true
//	         where a file would say the truth that is not here, while others are. What does not apply is absent
//
// Values are in the view of who is to have much: of first, and in a game of points of who counts them; of negamax in
// that of the side to move. The end of a game is worth 100 less the plies to it, or the same below zero, or the points.
// Games with secrets have no trees.
//
// stop takes a target, the id of a search or of what else takes long, and answers {id, stopped}: whether there was one
// to stop. A search that is stopped gives its final answer with what it has found; any other, the error
// "stopped".
//
// # Files
//
// Some values lie in files that the program does not carry: those of all positions of Entropy, in tiles of some 256 kB
// (package library). In a browser it asks the page for one by a message that is no line, {bring: name, kept}, and is
// answered {name, kept, bytes}, an ArrayBuffer, or null where there is none; kept is true where only a file is wanted
// that the device keeps, as of a tree beyond the first few. Natively it reads them in the folder of its option -files.
// It asks where a search at the two best levels or by nodes, a hint, a tree with truth or a composition wants them,
// shows life by progress lines while it waits, and goes on without what does not come within three seconds: then the
// search judges, and the file is asked for again a quarter of a minute later at the earliest; one that comes late is
// kept for the next question. A search with limits in time takes what is at hand, one that is alone nothing. With the
// files the values of moves are exact, and plies are those that a search proves.
//
// # Errors
//
// An error is {id, error:{code, message}}; the message says what is wrong and where, for a programmer. The
// codes:
//
//	syntax    the line is not a JSON object; the message has the offset in bytes
//	long      the line is longer than MaxLine
//	id        the id is missing or neither a number nor a string
//	duplicate  a request with this id is still being answered
//	op        there is no such op
//	field     a field is missing, unknown to this op, of the wrong type or out of range
//	game, variant, option, player   there is none of that name
//	position  the start is not the text of a position
//	move      a move of the list is malformed or illegal, or not what its round's seed draws; the message names
//	          it and the rule it breaks
//	seed      a seed cannot be that of its round: the round has not ended, or rounds that share one differ
//	over      a search of a match that is over
//	chance    a search of a position in which chance is to act, or a draw in one in which it is not
//	engine    the machine does not play this game, draws no map of it, or cannot read this position
//	stopped   what was asked for was stopped, and is no search
//	full      as many perfts and maps, or trees, as may wait do so already
//	large     a map of more than MaxMap positions, a survey or puzzles of a game with more than MaxSurvey,
//	          a tree of more nodes than it may have
//	far       a position too far from the end of its game for the op tree
//	internal  a defect of the program; it goes on all the same
//
// # Example
//
//	→ {"id":1,"op":"perft","game":"tapatan","depth":8}
//	← {"id":1,"nodes":705312}
//	→ {"id":2,"op":"search","game":"tapatan","moves":["b2"],"level":6}
//	← {"id":2,"best":"b1","value":"loss","plies":8,"score":-1,"depth":8,"nodes":5390,"ms":2,
//	   "pv":["b1","a3","c1",…],"lines":[{"move":"b1",…}],"end":"proved","level":6}
//	→ {"id":"x","op":"moves","game":"tapatan","moves":["b2","b2"]}
//	← {"id":"x","error":{"code":"move","message":"move 2: illegal move \"b2\": occupied at b2"}}
package protocol
