"""Checks a certificate of Tablier: a proof of what a game is worth, for which nobody has to be believed. This program
knows the rules of the games by itself and imports nothing: python3 check.py < tapatan.txt
The first line names the game and its board. The answer is "ok" and what is proved, or what is wrong at which line."""
class Wrong(Exception): pass  # a line does not prove what it says
def need(holds, number, why):
    if not holds:
        raise Wrong("line %d: %s" % (number, why))
def count(text, number):
    need(text in map(str, range(401)), number, "%r is no number of moves up to 400" % text)
    return int(text)
def union(sets):  # sets of small numbers are numbers, with a bit for each
    both = 0
    for one in sets:
        both |= one
    return both
def members(some):
    while some:
        yield (some & -some).bit_length() - 1
        some &= some - 1
# ---------------------------------------------------------------- the family of Tapatan
# Two players place their pawns in turn, then move them. A full line of three wins, but for who begins on it; who cannot
# move loses, or passes on boards that say so; a position that comes back is a draw. A line is a position, the side to
# move, and its worth to that side: "w 9 b2" is a win in 9 moves of both sides, by b2; "l 8" a loss in 8; "d c3" a draw,
# which c3 keeps. The start is first, and each is what the lines after its moves say. "turn" is a symmetry of the board.
SQUARE, WHEEL = "a1 b1 c1 a2 b2 c2 a3 b3 c3", "o p0 p1 p2 p3 p4 p5 p6 p7"
SIX = "a1 b1 c1, a2 b2 c2, a3 b3 c3, a1 a2 a3, b1 b2 b3, c1 c2 c3"
EIGHT, ROUND = SIX + ", a1 b2 c3, c1 b2 a3", "p0 o p4, p1 o p5, p2 o p6, p3 o p7, -p0 p1 p2 p3 p4 p5 p6 p7 p0"
CENTRES = ", a2 m1 b1, b1 m2 c2, a2 m3 b3, b3 m4 c2, a1 m1 b2 m4 c3, c1 m2 b2 m3 a3"
BOARDS = {  # the points, and the lines, which link and win; those with a "-" only link
    "tapatan": (SQUARE, EIGHT), "achi": (SQUARE, EIGHT), "neuf-trous": (SQUARE, SIX), "pendus": (SQUARE, EIGHT),
    "tant-fant": (SQUARE, EIGHT), "shisima": (WHEEL, ROUND), "rota": (WHEEL, ROUND),
    "tsoro": ("a1 b1 b2 b3 c1 c2 c3", "a1 b1 c1, a1 b2 c2, a1 b3 c3, b1 b2 b3, c1 c2 c3"),
    "picaria": (SQUARE, EIGHT + ", -b1 c2 b3 a2 b1"), "picaria-13": (SQUARE + " m1 m2 m3 m4", SIX + CENTRES)}
PAWNS, PASSES, FLIES, JUMPS, CLOSED = {"achi": 4}, ("achi",), ("neuf-trous", "pendus"), ("tsoro",), {"picaria-13": "b2"}
STARTS, OTHER = {"tant-fant": "ooo...rrr", "shisima": ".ooo.rrr."}, {"o": "r", "r": "o"}  # pawns in place
class Board:
    def __init__(self, name):
        self.points, self.pawns, self.passes = BOARDS[name][0].split(), PAWNS.get(name, 3), name in PASSES
        place = {point: i for i, point in enumerate(self.points)}
        self.start, self.closed = STARTS.get(name, "." * len(place)), place.get(CLOSED.get(name), -1)
        self.links, self.over, self.rows, self.turns = set(), {}, set(), [list(place.values())]
        for line in BOARDS[name][1].split(", "):
            at = [place[point] for point in line.strip("-").split()]
            self.links |= {pair for a, b in zip(at, at[1:]) for pair in ((a, b), (b, a))}
            threes = list(zip(at, at[1:], at[2:]))
            self.rows |= {frozenset(three) for three in threes if line[0] != "-"}
            self.over.update({pair: b for a, b, c in threes for pair in ((a, c), (c, a)) if name in JUMPS})
        self.links = {(a, b) for a in place.values() for b in place.values() if a != b} if name in FLIES else self.links
        self.wins = {s: [row for row in self.rows if any(self.start[i] != s for i in row)] for s in OTHER}
    def turn(self, words, number):
        need(sorted(words) == sorted(self.points), number, "a symmetry says of each point to which it goes")
        to = [self.points.index(word) for word in words]
        need({(to[a], to[b]) for a, b in self.links} == self.links and self.closed in (-1, to[self.closed])
             and {frozenset(to[i] for i in row) for row in self.rows} == self.rows
             and {(to[a], to[c]): to[b] for (a, c), b in self.over.items()} == self.over
             and all(self.start[to[i]] == self.start[i] for i in to), number, "this makes another board of it")
        self.turns.append(to)
    def moves(self, pawns, side):
        if pawns.count(side) < self.pawns:
            return {self.points[to]: pawns[:to] + side + pawns[to + 1:]
                    for to, pawn in enumerate(pawns) if pawn == "." and to != self.closed}
        found = {}
        for a, b in self.links | set(self.over):
            if pawns[a] == side and pawns[b] == "." and ((a, b) in self.links or pawns[self.over[a, b]] != "."):
                after = "".join("." if i == a else side if i == b else pawn for i, pawn in enumerate(pawns))
                found[self.points[a] + "-" + self.points[b]] = after
        return found or ({"--": pawns} if self.passes else {})
    def worth(self, pawns, side, table, number):
        if any(all(pawns[i] == OTHER[side] for i in row) for row in self.wins[OTHER[side]]):
            return "l", 0
        images = (("".join([pawns[i] for i in turn]), side) for turn in self.turns)
        found = next((table[image] for image in images if image in table), None)
        need(found, number, "a move leads to %s with %s to move, and no line says what that is worth" % (pawns, side))
        return found[:2]
def family(lines, name):
    need(name in BOARDS, 1, "no board of the family has this name")
    board, table = Board(name), {}
    for number, words in lines:
        if words[0] == "turn":
            board.turn(words[1:], number)
            continue
        pawns, side, value = (words + [""] * 3)[:3]
        need(len(words) == {"w": 5, "l": 4, "d": 4}.get(value), number, "not a position and its worth")
        fits = len(pawns) == len(board.points) and side in OTHER and set(pawns) <= set(".or")
        need(fits and (pawns, side) not in table, number, "not a position of this board, or one that has had its line")
        need(table or (pawns, side) == (board.start, "o"), number, "the start comes first")
        table[pawns, side] = value, 0 if value == "d" else count(words[3], number), words[-1], number
    need(table, 1, "no line says what the start is worth")
    for (pawns, side), (value, plies, move, number) in table.items():
        after = {m: board.worth(p, OTHER[side], table, number) for m, p in board.moves(pawns, side).items()}
        lost, drawn, won = [[n for v, n in after.values() if v == worth] for worth in "ldw"]
        true = ("w", 1 + min(lost)) if lost else ("d", 0) if drawn else ("l", 1 + max(won + [-1]))
        need((value, plies) == true, number, "by the lines after its moves this is %s %d" % true)
        best = ("l", plies - 1) if value == "w" else ("d", 0)
        need(value == "l" or after.get(move) == best, number, "%s does not keep that" % move)
    value, plies, _, _ = table[board.start, "o"]
    who = "a draw" if value == "d" else "won by %s in %d moves" % ("First" if value == "w" else "Second", plies)
    return "%s is %s; positions with their worth, up to symmetry: %d" % (name, who, len(table))
# ---------------------------------------------------------------- Astronomy Domino
# 0-0 lies on 0,0 and 1,0. The players in turn lay one of the other 27 dominoes, which they share, beside what lies.
# Where numbers touch they are equal and no zeros, or one is a zero and the other is not. All must fit into a square of
# so many cells. Who cannot lay a domino loses. The second line says who wins. Each further one answers a move of the
# loser: how many moves have been made before, the move, the answer; the answers to what comes after follow. None is
# needed where the winner ends the game at once, where at most 24 ways to lay a domino are left, as all is then tried
# out here, and for a layout that is one with an answer, turned round or with other names for the numbers 1 to 6.
class Zone:
    def __init__(self, size):
        self.lays, self.seen, self.stack, self.domino, self.turned = [], set(), [], {}, []
        cells = [(x, y) for x in range(2 - size, size) for y in range(1 - size, size)]
        half = {(c, a): 0 for c in cells for a in range(7)}
        for c, d in [((x, y), d) for x, y in cells for d in ((x + 1, y), (x, y + 1)) if d in cells]:
            for a, b in [(a, b) for a in range(7) for b in range(7) if a + b and not {c, d} & {(0, 0), (1, 0)}]:
                bit, both = 1 << len(self.lays), (min(a, b), max(a, b))
                self.lays.append(("%d%d@%d,%d>%d,%d" % (both + (c + d if a <= b else d + c)), c, d, a, b))
                half[c, a], half[d, b] = half[c, a] | bit, half[d, b] | bit
                self.domino[both] = self.domino.get(both, 0) | bit
        self.named = {lay[0]: i for i, lay in enumerate(self.lays)}
        self.number = [union(half[c, a] for c in cells) for a in range(7)]
        cell = {c: union(half[c, a] for a in range(7)) for c in cells}
        near = {c: [d for d in cells if abs(c[0] - d[0]) + abs(c[1] - d[1]) == 1] for c in cells}
        joins, bars = {c: union(cell[d] for d in near[c]) for c in cells}, {}
        for c, a in half:  # rules out what takes its cell, what would be too far away, and what may not touch it
            bars[c, a] = cell[c] | union(cell[d] for d in cells if max(abs(c[0] - d[0]), abs(c[1] - d[1])) >= size)
            bars[c, a] |= union(half[d, b] for d in near[c] for b in range(7) if (a != b if a and b else a == b))
        self.bars = [~(bars[c, a] | bars[d, b] | self.domino[min(a, b), max(a, b)]) for _, c, d, a, b in self.lays]
        self.joins = [joins[c] | joins[d] for _, c, d, a, b in self.lays]
        self.start = [], union(cell.values()) & ~bars[(0, 0), 0] & ~bars[(1, 0), 0], joins[0, 0] | joins[1, 0]
        for x, y in (0, 0), (1, 0), (0, 1), (1, 1):  # whether it is turned left to right, and up to down
            to = {c: cells.index((1 - c[0] if x else c[0], -c[1] if y else c[1])) for c in cells}
            self.turned.append([min((to[c], to[d], a, b), (to[d], to[c], b, a)) for _, c, d, a, b in self.lays])
    def wins(self, left, near):  # the side to move, with these ways left, and those that lie beside what has been laid
        return any(not self.wins(left & self.bars[i], near | self.joins[i]) for i in members(left & near))
    def plain(self, left, near):  # whether no answer is needed
        ends = any(not left & self.bars[i] & (near | self.joins[i]) for i in members(left & near))
        return ends or bin(left).count("1") <= 24 and self.wins(left, near)
    def layout(self, laid):  # what has been laid, whichever way round and however the numbers are called
        images = []
        for turned in self.turned:
            names, image = {0: 0}, []
            for c, d, a, b in sorted([turned[i] for i in laid]):
                image += c, d, names.setdefault(a, len(names)), names.setdefault(b, len(names))
            images.append(bytes(image))
        return min(images)
    def lay(self, at, name, number):
        (laid, left, near), i = at, self.named.get(name, -1)
        need(i >= 0 and (left & near) >> i & 1, number, "%s cannot be laid" % name)
        return laid + [i], left & self.bars[i], near | self.joins[i]
    def open(self, at):  # puts a position on the stack, with the moves that need an answer
        (laid, left, near), key, needed = at, self.layout(at[0]), {}
        new = [a for a in range(1, 7) if not any(a in self.lays[i][3:] for i in laid)]  # of which the lowest will do
        others = union(self.number[a] for a in new[1:]) & ~self.domino.get(tuple(new[:2]), 0)
        for i in members(left & near & ~others) if key not in self.seen else ():
            if not self.plain(left & self.bars[i], near | self.joins[i]):
                needed[self.layout(laid + [i])] = self.lays[i][0]
        self.stack.append((at, {k: name for k, name in needed.items() if k not in self.seen}))
        self.seen.add(key)
    def close(self, ply, number):
        while self.stack and len(self.stack[-1][0][0]) > ply:
            missing = [*self.stack.pop()[1].values(), ""][0]
            need(not missing, number, "before this line an answer to %s is missing" % missing)
def domino(lines, size):
    need(size in ("3", "4", "5"), 1, "a zone has 3, 4 or 5 cells here")
    zone, answers, (number, words) = Zone(int(size)), 0, next(lines, (2, [""]))
    need(words == ["Second", "wins"] or words[:3] == ["First", "wins", "by"] and len(words) == 4, number, "who wins?")
    zone.open(zone.start if words[0] == "Second" else zone.lay(zone.start, words[3], number))
    for number, answer in lines:
        need(len(answer) == 3, number, "not a number of moves, a move and its answer")
        ply, answers = count(answer[0], number), answers + 1
        zone.close(ply, number)
        need(zone.stack and len(zone.stack[-1][0][0]) == ply, number, "no position after %d moves is open" % ply)
        at = zone.lay(zone.stack[-1][0], answer[1], number)
        key = zone.layout(at[0])
        need(zone.stack[-1][1].pop(key, None), number, "%s needs no answer, or has had one" % answer[1])
        zone.seen.add(key)
        zone.open(zone.lay(at, answer[2], number))
    zone.close(-1, number + 1)
    return "Astronomy Domino in a zone of %s cells is won by %s, by so many answers: %d" % (size, words[0], answers)
# ---------------------------------------------------------------- Entropy
# Seven pawns a side on 5 × 5 cells. A pawn that touches a friend slides in any of eight directions. Who begins a turn
# with all pawns apart from their friends and each beside an enemy has won. While own pawns touch nothing, only slides
# to the side of one are allowed. Who cannot slide passes; two passes in a row are a draw, and so is what comes back.
# A line is a position, the side to move, "p" where the turn before was a pass, "w" or "l", in how many moves that side
# wins or loses, and by which one. Below an l line stand the winner's moves, one a line, in positions that have had no
# line, depth first: the loser's replies are taken in the order of their names, each followed to its end.
CELLS, NAMES = [(x, y) for y in range(5) for x in range(5)], [x + y for y in "12345" for x in "abcde"]
BESIDE = [union(1 << 5 * v + u for u, v in CELLS if max(abs(x - u), abs(y - v)) == 1) for x, y in CELLS]
RAYS = [[[5 * (y + n * v) + x + n * u for n in range(1, 5) if 0 <= x + n * u < 5 > y + n * v >= 0]
         for u in (-1, 0, 1) for v in (-1, 0, 1) if u or v] for x, y in CELLS]
def apart(own, other):
    return all(not BESIDE[c] & own and BESIDE[c] & other for c in members(own))
def slides(own, other):  # the pawns of who is to move after each move, of the other, and whether it was a pass
    goals, found = union(BESIDE[c] for c in members(own) if not BESIDE[c] & (own | other)), {}
    for c, ray in [(c, ray) for c in members(own) if BESIDE[c] & own for ray in RAYS[c]]:
        for d in ray:
            if (own | other) >> d & 1:
                break
            if not goals or goals >> d & 1:
                found[NAMES[c] + "-" + NAMES[d]] = other, own ^ 1 << c ^ 1 << d, False
    return found or {"--": (other, own, True)}
def entropy(lines, name):
    table, traps, known = {}, [], {}  # known is in how many moves positions are won; 0 as long as that is being asked
    for number, words in lines:
        if len(words) == 1 and traps:
            traps[-1][2].append((None, words[0], number))
            continue
        passed = words[2:3] == ["p"] and words.pop(2) == "p"
        need(len(words) == 5 and words[1] in ("w", "b") and words[2] in ("w", "l"), number, "not a position and a move")
        ranks = "".join(" " * int(c) if c in "12345" else c for c in words[0]).split("/")
        cells, claim = "".join(reversed(ranks)), (count(words[3], number), words[4], number)
        fits = [len(rank) for rank in ranks] == [5] * 5 and sorted(cells) == list(" " * 11 + "b" * 7 + "w" * 7)
        need(fits, number, "not a position with seven pawns a side")
        at = tuple(union(1 << c for c in range(25) if cells[c] == s) for s in (words[1], "wb".replace(words[1], "")))
        need(words[2] == "l" or at + (passed,) not in table, number, "this position has had its line")
        traps += [(at + (passed,), claim, [])] if words[2] == "l" else []
        table.update({at + (passed,): claim} if words[2] == "w" else {})
    def after(at, move, number):
        found = {} if apart(*at[:2]) else slides(*at[:2])
        need(move in found and not (at[2] and move == "--"), number, "no good move")
        return found[move]
    def wins(at, left, number, moves):  # in how many moves; no deeper than so many are left
        if at not in known and not apart(*at[:2]):
            need(left > 1 and (at in table or moves), number, "no line wins what comes of this in %d moves" % left)
            known[at], (said, move, number) = 0, table[at] if at in table else moves.pop(0)
            to = after(at, move, number)
            need(not apart(*to[:2]) and not (to[2] and "--" in slides(*to[:2])), number, "this does not win")
            known[at] = 2 + max([wins(reply, left - 2, number, moves) for _, reply in sorted(slides(*to[:2]).items())])
            need(said in (None, known[at]), number, "this wins in %d moves" % known[at])
        need(known.get(at, 1), number, "this comes back to where it was")
        return known.get(at, 0)
    for at, (plies, _, number) in table.items():
        wins(at, plies, number, [])
    for at, (plies, move, number), moves in traps:
        lost = 1 + wins(after(at, move, number), plies - 1, number, moves)
        need(lost == plies, number, "it loses in %d moves" % lost)
        need(not moves, moves[0][2] if moves else number, "this is needless")
    have = "%d %d" % (len(known), len(traps))
    need(name == have, 1, "so many positions that are won, and moves that lose, have a line: " + have)
    return "Entropy, so many positions that are won, and moves that lose: " + have
# ---------------------------------------------------------------- any certificate
GAMES = {"tapatan": family, "domino": domino, "entropy": entropy}
def check(text):  # an iterable of lines
    lines = ((number, line.rstrip("\n").split(" ")) for number, line in enumerate(text, 1))
    try:
        words = next(lines, (1, []))[1] + [""] * 5
        need(words[:3] == ["tablier", "certificate", "1"] and words[3] in GAMES, 1, "not a certificate")
        return "ok: " + GAMES[words[3]](lines, " ".join(words[4:]).strip())
    except Wrong as why:
        return str(why)
if __name__ == "__main__":
    print(check(open(0, encoding="utf-8")))
