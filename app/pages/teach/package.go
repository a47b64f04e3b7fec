package teach

import (
	"archive/zip"
	"bytes"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// The folder of the Python package, the name of its file, and the module that says where the site is.
const (
	packageFolder = "tablier"
	packageFile   = packageFolder + ".zip"
	addressModule = packageFolder + "/adresse.py"
	noAddress     = `SITE = ""`
)

// packed returns the Python package as a file to save, with the address of the site in it unless that is empty.
func packed(modules map[string]string, site string) ([]byte, error) {
	var out bytes.Buffer
	archive := zip.NewWriter(&out)
	for _, name := range slices.Sorted(maps.Keys(modules)) {
		text := modules[name]
		if name == addressModule {
			text = strings.Replace(text, noAddress, "SITE = "+strconv.Quote(site), 1)
		}
		file, err := archive.Create(name)
		if err != nil {
			return nil, err
		}
		if _, err := file.Write([]byte(text)); err != nil {
			return nil, err
		}
	}
	if err := archive.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}
