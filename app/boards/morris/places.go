package morris

import "tablier/app/board"

// places are the homes of the names on a world map. Some of the marks stand where there is room for them: in the
// Atlantic, in the Pacific, in the Sahara.
var places = map[string]board.Place{
	"tapatan":           {East: 121, North: 15, MarkEast: 3, MarkNorth: -4},
	"three-mens-morris": {East: -2, North: 53, MarkEast: -25, MarkNorth: 9},
	"luk-tsut-ki":       {East: 111, North: 32},
	"fanoron-telo":      {East: 47, North: -19, MarkEast: 7, MarkNorth: -3},
	"kurna":             {East: 33, North: 26},
	"hema":              {East: -6, North: 8, MarkEast: -20, MarkNorth: -3},
	"achi":              {East: -1, North: 8, MarkEast: -3, MarkNorth: -22},
	"nine-holes":        {East: -2, North: 53, MarkEast: -25, MarkNorth: -12},
	"dris-at-talata":    {East: 31, North: 30, MarkEast: -23, MarkNorth: -5},
	"tsoro-square":      {East: 29, North: -19, MarkEast: -23, MarkNorth: -15},
	"pendus":            {East: 2, North: 47, MarkEast: -3, MarkNorth: -1},
	"tant-fant":         {East: 78, North: 23},
	"nira":              {East: 78, North: 11, MarkEast: 2, MarkNorth: -11},
	"shisima":           {East: 38, North: 1},
	"rota":              {East: 12, North: 42, MarkEast: 12, MarkNorth: 8},
	"tsoro":             {East: 29, North: -19},
	"picaria":           {East: -107, North: 35},
	"pitarilla":         {East: -90, North: 15},
	"picaria-13":        {East: -107, North: 35, MarkEast: -11, MarkNorth: -21},
}
