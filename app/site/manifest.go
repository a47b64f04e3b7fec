package site

import (
	"encoding/json"
	"fmt"
	"strings"
)

// webManifest is the part of a web application manifest that Tablier uses. All
// its addresses are relative to the manifest's own, which stands at the root.
type webManifest struct {
	Name            string         `json:"name"`
	ShortName       string         `json:"short_name"`
	Description     string         `json:"description"`
	Lang            string         `json:"lang"`
	StartURL        string         `json:"start_url"`
	Scope           string         `json:"scope"`
	Display         string         `json:"display"`
	BackgroundColor string         `json:"background_color"`
	ThemeColor      string         `json:"theme_color"`
	Categories      []string       `json:"categories"`
	Icons           []manifestIcon `json:"icons"`
	Shortcuts       []shortcut     `json:"shortcuts"`
	Screenshots     []screenshot   `json:"screenshots"`
	// The installed application opens the site's links, in the window that there is.
	HandleLinks   string        `json:"handle_links"`
	LaunchHandler launchHandler `json:"launch_handler"`
}

type screenshot struct {
	Src        string `json:"src"`
	Type       string `json:"type"`
	Sizes      string `json:"sizes"`
	FormFactor string `json:"form_factor"`
	Label      string `json:"label"`
}

type launchHandler struct {
	ClientMode []string `json:"client_mode"`
}

type manifestIcon struct {
	Src     string `json:"src"`
	Type    string `json:"type"`
	Sizes   string `json:"sizes"`
	Purpose string `json:"purpose"`
}

type shortcut struct {
	Name string `json:"name"`
	URL  string `json:"url"`
}

// screens is the folder of the pictures that a browser shows before it installs the application. They are not kept for
// offline use.
const screens = "screens/"

// manifest returns the web app manifest, by which a browser installs the site as an application. It has no id: that
// would be resolved against the origin and not against the manifest, which would make two copies under two paths one
// application. Without it start_url is the id.
func manifest(bodies []body) ([]byte, error) {
	m := webManifest{
		Name:            siteName,
		ShortName:       siteName,
		Description:     siteDescription,
		Lang:            "fr",
		StartURL:        "./",
		Scope:           "./",
		Display:         "standalone",
		BackgroundColor: "#FAF7F2",
		ThemeColor:      "#FAF7F2",
		Categories:      []string{"games", "education"},
		Icons: []manifestIcon{
			{"icons/icon.svg", "image/svg+xml", "any", "any"},
			{"icons/icon-192.png", "image/png", "192x192", "any"},
			{"icons/icon-512.png", "image/png", "512x512", "any"},
			{"icons/maskable-512.png", "image/png", "512x512", "maskable"},
		},
		Shortcuts: shortcuts(bodies),
		Screenshots: []screenshot{
			{screens + "wide.jpg", "image/jpeg", "1280x800", "wide", "Une partie"},
			{screens + "narrow.jpg", "image/jpeg", "390x844", "narrow", "Une partie sur un téléphone"},
		},
		HandleLinks:   "preferred",
		LaunchHandler: launchHandler{[]string{"navigate-existing", "auto"}},
	}
	data, err := json.MarshalIndent(m, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("manifest: %w", err)
	}
	return data, nil
}

// shortcuts returns the manifest's shortcuts, one to each game. A game is a page that has its rules below it.
func shortcuts(bodies []body) []shortcut {
	routes := map[string]bool{}
	for _, b := range bodies {
		routes[b.Route] = true
	}
	var list []shortcut
	for _, b := range bodies {
		if routes[b.Route+"regles/"] {
			name, _, _ := strings.Cut(b.Title, " · ")
			list = append(list, shortcut{Name: name, URL: "." + b.Route})
		}
	}
	return list
}
