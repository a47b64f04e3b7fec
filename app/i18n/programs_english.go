package i18n

// englishPrograms are the algorithms as they are taught, a line each behind the mark of the events at which it is run.
var englishPrograms = map[string]string{
	"minimax": `def|def minimax(p, n):
|    if n == 0 or p.over():
leaf|        return evaluate(p)
|    if p.turn == {first}:  # max
|        v = -inf
|        for c in p.moves():
call max|            v = max(v, minimax(p.play(c), n-1))
|    else:  # min
|        v = inf
|        for c in p.moves():
call min|            v = min(v, minimax(p.play(c), n-1))
return|    return v`,
	"negamax": `def|def negamax(p, n):
|    if n == 0 or p.over():
leaf|        return sign(p) * evaluate(p)
|    v = -inf
|    for c in p.moves():
call max|        v = max(v, -negamax(p.play(c), n-1))
return|    return v`,
	"alphabeta": `def|def ab(p, n, α, β):
|    if n == 0 or p.over():
leaf|        return evaluate(p)
|    if p.turn == {first}:  # max
|        v = -inf
|        for c in p.moves():
call max|            v = max(v, ab(p.play(c), n-1, α, β))
|            α = max(α, v)
|            if α >= β:
cut max|                break  # cut
|    else:  # min
|        v = inf
|        for c in p.moves():
call min|            v = min(v, ab(p.play(c), n-1, α, β))
|            β = min(β, v)
|            if α >= β:
cut min|                break  # cut
return|    return v`,
	"table": `def|def ab(p, n, α, β):
|    if table.knows(p, n, α, β):
hit|        return table[p]
|    if n == 0 or p.over():
leaf|        return evaluate(p)
|    if p.turn == {first}:  # max
|        v = -inf
|        for c in p.moves():
call max|            v = max(v, ab(p.play(c), n-1, α, β))
|            α = max(α, v)
|            if α >= β:
cut max|                break  # cut
|    else:  # min
|        v = inf
|        for c in p.moves():
call min|            v = min(v, ab(p.play(c), n-1, α, β))
|            β = min(β, v)
|            if α >= β:
cut min|                break  # cut
|    table[p] = v, n
return|    return v`,
	"deepening": `|for n in range(1, depth + 1):
iterate|    v = ab(start, n, -inf, inf)
|
def|def ab(p, n, α, β):
|    if n == 0 or p.over():
leaf|        return evaluate(p)
|    if p.turn == {first}:  # max
|        v = -inf
|        for c in p.moves():
call max|            v = max(v, ab(p.play(c), n-1, α, β))
|            α = max(α, v)
|            if α >= β:
cut max|                break  # cut
|    else:  # min
|        v = inf
|        for c in p.moves():
call min|            v = min(v, ab(p.play(c), n-1, α, β))
|            β = min(β, v)
|            if α >= β:
cut min|                break  # cut
return|    return v`,
	"expectimax": `def|def expect(p, n):
|    if n == 0 or p.over():
leaf|        return evaluate(p)
|    if p.turn == CHANCE:  # mean
|        v = 0
|        for c in p.moves():
call chance|            v += p.odds(c) * expect(p.play(c), n-1)
|    elif p.turn == {first}:  # max
|        v = -inf
|        for c in p.moves():
call max|            v = max(v, expect(p.play(c), n-1))
|    else:  # min
|        v = inf
|        for c in p.moves():
call min|            v = min(v, expect(p.play(c), n-1))
return|    return v`,
	"mcts": `|def monte_carlo(root, playouts):
|    for _ in range(playouts):
|        n = root
|        while n.full():
select|            n = max(n.children, key=uct)
|        if not n.over():
expand|            n = n.new_child()
playout|        gain = finish_at_random(n)
|        while n:
|            n.visits += 1
update|            n.total += gain
|            n = n.parent
return|    return max(root.children, key=visits)`,
	"backward": `|def backward(positions):
|    for p in positions:
|        if p.over():
leaf|            value[p] = result(p)
|    wave = 1
iterate|    while more_to_know(wave):
|        for p in unknown():
|            nexts = [value[q] for q in p.nexts()]
|            if one_loses(nexts) or all_win(nexts):
wave|                value[p] = deduced(nexts)
|        wave += 1
return|    # the rest is drawn`,
}

// englishSentences are the same algorithms in sentences.
var englishSentences = map[string]string{
	"minimax": `def|Search a position n moves deep.
leaf|If n is 0 or the game is over, evaluate it.
call max|{first} to move: search each move, keep the largest value.
call min|The other to move: search each move, keep the smallest value.
return|Return the value kept.`,
	"negamax": `def|Search a position n moves deep, for the side to move.
leaf|If n is 0 or the game is over, evaluate it for the side to move.
call max|Search each move, change the sign, keep the largest value.
return|Return the value kept.`,
	"alphabeta": `def|Search a position between α and β.
leaf|If n is 0 or the game is over, evaluate it.
call max|{first} to move: search each move, keep the largest value; α rises with it.
cut max|If α reaches β, the other will never come here: cut.
call min|The other to move: search each move, keep the smallest value; β falls with it.
cut min|If α reaches β, {first} will never come here: cut.
return|Return the value kept.`,
	"table": `def|Search a position between α and β.
hit|If the table knows it as deep, read its value.
leaf|If n is 0 or the game is over, evaluate it.
call max|{first} to move: search each move, keep the largest value; α rises with it.
cut max|If α reaches β, cut.
call min|The other to move: search each move, keep the smallest value; β falls with it.
cut min|If α reaches β, cut.
return|Note the value kept in the table, and return it.`,
	"deepening": `iterate|Search 1 move deep, then 2, up to the depth wanted.
def|Search a position between α and β.
leaf|If n is 0 or the game is over, evaluate it.
call max|{first} to move: search each move, keep the largest value; α rises with it.
cut max|If α reaches β, cut.
call min|The other to move: search each move, keep the smallest value; β falls with it.
cut min|If α reaches β, cut.
return|Return the value kept.`,
	"expectimax": `def|Search a position n moves deep.
leaf|If n is 0 or the game is over, evaluate it.
call chance|Chance to move: take the mean, each draw by its odds.
call max|{first} to move: keep the largest value.
call min|The other to move: keep the smallest value.
return|Return the value.`,
	"mcts": `select|Go down to the child that promises most or was seen least.
expand|Add a child that was never seen.
playout|Finish the game at random.
update|Count the visit and the gain of every node on the way.
return|Play the move visited most.`,
	"backward": `leaf|Finished positions are known.
iterate|Wave after wave:
wave|a position is won if one move leads to a lost one, lost if all lead to a won one.
return|What is left is drawn.`,
}
