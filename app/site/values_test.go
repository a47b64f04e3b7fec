package site

import (
	"encoding/json"
	"testing"
	"testing/fstest"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/nav"
)

// valued returns the games that have files with exact values, and a folder in which a game has three.
func valued(t *testing.T) (list []*board.Game, web fstest.MapFS, tile string) {
	t.Helper()
	for _, game := range games.Boards(games.All()) {
		if game.Valued {
			list = append(list, game)
		}
	}
	if len(list) == 0 {
		t.Fatal("no game has exact values in files")
	}
	folder, data := nav.ValuesFolder+list[0].ID()+"/", []byte("tile")
	tile = folder + sha(data)[:16] + ".bin"
	return list, fstest.MapFS{
		folder + "index.bin": {Data: []byte("index")}, folder + "model.bin": {Data: []byte("model")}, tile: {Data: data},
		"theme.js": {},
	}, tile
}

// The exact values are files on demand: pages know where the index and the model are, and the index names the tiles by
// hashes already. They are no files like others of web/, and a list has them all.
func TestValuesAreOnDemand(t *testing.T) {
	list, web, tile := valued(t)
	files, err := exactValues(web, list)
	if err != nil || len(files) != 3+len(list) {
		t.Fatalf("%d files, %v", len(files), err)
	}
	demand := nameByHash(files)
	var listed [][2]any
	if err := json.Unmarshal(files[demand[nav.ValuesFile(list[0].ID())]], &listed); err != nil || len(listed) != 3 {
		t.Errorf("%v are listed, %v", listed, err)
	}
	for name := range web {
		place, isTile := demand[name], name == tile
		if name != "theme.js" && (place == "") != isTile || isTile && files[demandFolder+name] == nil {
			t.Errorf("%s is at %q", name, place)
		}
	}
	if static, err := staticFiles(web); err != nil || len(static) != 1 {
		t.Errorf("as they are written: %d files, %v", len(static), err)
	}
}

// A file that is named by another hash than its own is none, and there may be no files.
func TestDamagedValuesAreRefused(t *testing.T) {
	list, web, tile := valued(t)
	web[tile].Data = []byte("damaged")
	if _, err := exactValues(web, list); err == nil {
		t.Error("a tile is damaged, and nobody says so")
	}
	files, err := exactValues(fstest.MapFS{}, list)
	if err != nil || string(files[demandFolder+nav.ValuesFile(list[0].ID())]) != "[]" {
		t.Errorf("without files: %q, %v", files, err)
	}
}
