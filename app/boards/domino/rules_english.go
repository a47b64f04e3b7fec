package domino

import "tablier/app/board"

var englishRules = []board.RuleSection{}
