package recall

import (
	"tablier/ai/protocol"
	"tablier/app/i18n"
)

// In returns the cost in words: "gagné en 3, devenu nul".
func (l Loss) In(lang i18n.Lang) string {
	return i18n.Of(lang).Retry.Loss(l.Had.Name(), l.Had.Plies, l.Has.Name(), l.Has.Plies, l.Tenths())
}

// Tenths returns the average loss in tenths of points, -1 where the loss is not one of points.
func (l Loss) Tenths() int {
	if l.Points == 0 {
		return -1
	}
	return l.Points
}

// Name returns the name of a worth for the machine and the catalogues; empty where nothing is proved.
func (w Worth) Name() string {
	if !w.Proved {
		return ""
	}
	return []string{protocol.ValueLoss, protocol.ValueDraw, protocol.ValueWin}[w.Lead+1]
}
