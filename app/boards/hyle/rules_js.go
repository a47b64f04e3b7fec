package hyle

import "tablier/app/board"

// The browser fetches the rules where somebody wants to read them.
var frenchRules, englishRules []board.RuleSection
