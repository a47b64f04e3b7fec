package i18n

// frenchPrograms are the algorithms as they are taught, a line each behind the mark of the events at which it is run.
var frenchPrograms = map[string]string{
	"minimax": `def|def minimax(p, n):
|    if n == 0 or p.finie():
leaf|        return évalue(p)
|    if p.trait == {first}:  # max
|        v = -inf
|        for c in p.coups():
call max|            v = max(v, minimax(p.jouer(c), n-1))
|    else:  # min
|        v = inf
|        for c in p.coups():
call min|            v = min(v, minimax(p.jouer(c), n-1))
return|    return v`,
	"negamax": `def|def negamax(p, n):
|    if n == 0 or p.finie():
leaf|        return signe(p) * évalue(p)
|    v = -inf
|    for c in p.coups():
call max|        v = max(v, -negamax(p.jouer(c), n-1))
return|    return v`,
	"alphabeta": `def|def ab(p, n, α, β):
|    if n == 0 or p.finie():
leaf|        return évalue(p)
|    if p.trait == {first}:  # max
|        v = -inf
|        for c in p.coups():
call max|            v = max(v, ab(p.jouer(c), n-1, α, β))
|            α = max(α, v)
|            if α >= β:
cut max|                break  # coupe
|    else:  # min
|        v = inf
|        for c in p.coups():
call min|            v = min(v, ab(p.jouer(c), n-1, α, β))
|            β = min(β, v)
|            if α >= β:
cut min|                break  # coupe
return|    return v`,
	"table": `def|def ab(p, n, α, β):
|    if table.sait(p, n, α, β):
hit|        return table[p]
|    if n == 0 or p.finie():
leaf|        return évalue(p)
|    if p.trait == {first}:  # max
|        v = -inf
|        for c in p.coups():
call max|            v = max(v, ab(p.jouer(c), n-1, α, β))
|            α = max(α, v)
|            if α >= β:
cut max|                break  # coupe
|    else:  # min
|        v = inf
|        for c in p.coups():
call min|            v = min(v, ab(p.jouer(c), n-1, α, β))
|            β = min(β, v)
|            if α >= β:
cut min|                break  # coupe
|    table[p] = v, n
return|    return v`,
	"deepening": `|for n in range(1, profondeur + 1):
iterate|    v = ab(départ, n, -inf, inf)
|
def|def ab(p, n, α, β):
|    if n == 0 or p.finie():
leaf|        return évalue(p)
|    if p.trait == {first}:  # max
|        v = -inf
|        for c in p.coups():
call max|            v = max(v, ab(p.jouer(c), n-1, α, β))
|            α = max(α, v)
|            if α >= β:
cut max|                break  # coupe
|    else:  # min
|        v = inf
|        for c in p.coups():
call min|            v = min(v, ab(p.jouer(c), n-1, α, β))
|            β = min(β, v)
|            if α >= β:
cut min|                break  # coupe
return|    return v`,
	"expectimax": `def|def espoir(p, n):
|    if n == 0 or p.finie():
leaf|        return évalue(p)
|    if p.trait == HASARD:  # moyenne
|        v = 0
|        for c in p.coups():
call chance|            v += p.chance(c) * espoir(p.jouer(c), n-1)
|    elif p.trait == {first}:  # max
|        v = -inf
|        for c in p.coups():
call max|            v = max(v, espoir(p.jouer(c), n-1))
|    else:  # min
|        v = inf
|        for c in p.coups():
call min|            v = min(v, espoir(p.jouer(c), n-1))
return|    return v`,
	"mcts": `|def monte_carlo(racine, parties):
|    for _ in range(parties):
|        n = racine
|        while n.complet():
select|            n = max(n.enfants, key=uct)
|        if not n.fini():
expand|            n = n.nouvel_enfant()
playout|        gain = finir_au_hasard(n)
|        while n:
|            n.visites += 1
update|            n.total += gain
|            n = n.parent
return|    return max(racine.enfants, key=visites)`,
	"backward": `|def à_rebours(positions):
|    for p in positions:
|        if p.finie():
leaf|            valeur[p] = résultat(p)
|    vague = 1
iterate|    while il_reste_à_savoir(vague):
|        for p in inconnues():
|            suites = [valeur[q] for q in p.suites()]
|            if une_perd(suites) or toutes_gagnent(suites):
wave|                valeur[p] = déduite(suites)
|        vague += 1
return|    # le reste est nul`,
}

// frenchSentences are the same algorithms in sentences.
var frenchSentences = map[string]string{
	"minimax": `def|Chercher une position à n coups.
leaf|Si n vaut 0 ou si la partie est finie, l’évaluer.
call max|Au tour de {first} : chercher chaque coup, garder la plus grande valeur.
call min|Au tour de l’autre : chercher chaque coup, garder la plus petite valeur.
return|Rendre la valeur gardée.`,
	"negamax": `def|Chercher une position à n coups, pour qui a le trait.
leaf|Si n vaut 0 ou si la partie est finie, l’évaluer pour qui a le trait.
call max|Chercher chaque coup, changer le signe, garder la plus grande valeur.
return|Rendre la valeur gardée.`,
	"alphabeta": `def|Chercher une position entre α et β.
leaf|Si n vaut 0 ou si la partie est finie, l’évaluer.
call max|Au tour de {first} : chercher chaque coup, garder la plus grande valeur ; α monte avec elle.
cut max|Si α atteint β, l’autre n’ira jamais ici : couper.
call min|Au tour de l’autre : chercher chaque coup, garder la plus petite valeur ; β descend avec elle.
cut min|Si α atteint β, {first} n’ira jamais ici : couper.
return|Rendre la valeur gardée.`,
	"table": `def|Chercher une position entre α et β.
hit|Si la table la connaît d’aussi loin, lire sa valeur.
leaf|Si n vaut 0 ou si la partie est finie, l’évaluer.
call max|Au tour de {first} : chercher chaque coup, garder la plus grande valeur ; α monte avec elle.
cut max|Si α atteint β, couper.
call min|Au tour de l’autre : chercher chaque coup, garder la plus petite valeur ; β descend avec elle.
cut min|Si α atteint β, couper.
return|Noter la valeur gardée dans la table, et la rendre.`,
	"deepening": `iterate|Chercher à 1 coup, puis à 2, jusqu’à la profondeur voulue.
def|Chercher une position entre α et β.
leaf|Si n vaut 0 ou si la partie est finie, l’évaluer.
call max|Au tour de {first} : chercher chaque coup, garder la plus grande valeur ; α monte avec elle.
cut max|Si α atteint β, couper.
call min|Au tour de l’autre : chercher chaque coup, garder la plus petite valeur ; β descend avec elle.
cut min|Si α atteint β, couper.
return|Rendre la valeur gardée.`,
	"expectimax": `def|Chercher une position à n coups.
leaf|Si n vaut 0 ou si la partie est finie, l’évaluer.
call chance|Au tour du hasard : faire la moyenne, chaque tirage selon sa chance.
call max|Au tour de {first} : garder la plus grande valeur.
call min|Au tour de l’autre : garder la plus petite valeur.
return|Rendre la valeur.`,
	"mcts": `select|Descendre vers l’enfant le plus prometteur ou le moins vu.
expand|Ajouter un enfant qui n’a jamais été vu.
playout|Finir la partie au hasard.
update|Compter la visite et le gain de chaque nœud du chemin.
return|Jouer le coup le plus visité.`,
	"backward": `leaf|Les positions finies sont connues.
iterate|Vague après vague :
wave|une position est gagnée si un coup mène à une perdue, perdue si tous mènent à une gagnée.
return|Ce qui reste est nul.`,
}
