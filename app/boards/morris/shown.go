package morris

import "tablier/app/board"

// shown are positions that tell boards apart which look alike: by the motion of pawns, and by their number.
var shown = []board.Shown{
	{Variant: "tapatan", Position: "o.rr.oro. o o0r0", Move: "a1-b2"},
	{Variant: "achi", Position: "ororo.ror o o0r0", Move: "b2-c2"},
	{Variant: "neuf-trous", Position: "oor.r..ro o o0r0"},
	{Variant: "pendus", Position: ".orrr..oo o o0r0", Move: "b1-a3"},
	{Variant: "tant-fant", Move: "b1-b2"},
	{Variant: "shisima", Move: "p1-o"},
	{Variant: "rota", Position: "ro.ro.o.r o o0r0"},
	{Variant: "tsoro", Position: "oro.rro o o0r0", Move: "b2-b3"},
	{Variant: "picaria", Position: "ro.or.or. o o0r0", Move: "b1-c2"},
	{Variant: "picaria-13", Position: "r...o..r..oro o o0r0"},
}
