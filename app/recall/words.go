package recall

import (
	"tablier/ai/protocol"
	"tablier/app/i18n"
)

// In says what a move has cost: "gagné en 3, devenu nul".
func (l Loss) In(lang i18n.Lang) string {
	return i18n.Of(lang).Retry.Loss(l.Had.Name(), l.Had.Plies, l.Has.Name(), l.Has.Plies, l.Tenths())
}

// Tenths returns how many tenths of points a move has cost on average, -1 where it is not points that say it.
func (l Loss) Tenths() int {
	if l.Points == 0 {
		return -1
	}
	return l.Points
}

// Name names a worth as the machine and the catalogues do; empty where nothing is proved.
func (w Worth) Name() string {
	if !w.Proved {
		return ""
	}
	return []string{protocol.ValueLoss, protocol.ValueDraw, protocol.ValueWin}[w.Lead+1]
}
