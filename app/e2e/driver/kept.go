package driver

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path"
	"strings"
)

// This file looks at what the service worker keeps, and spoils it as a faulty disk does.

// coreCache is the name of the cache of the build that all tests look at, under a prefix.
func coreCache(s *Server) string { return "tablier " + s.Prefix + " " + world.site.Version }

// demandCache is the name of the cache of what is kept from its first use.
func demandCache(s *Server) string { return "tablier " + s.Prefix + " demand" }

// KeptOnDemand lists the files that the profile keeps since their first use, by their names.
func (p *Tab) KeptOnDemand(s *Server) []string {
	p.T.Helper()
	return Eval[[]string](p, fmt.Sprintf(`caches.has(%[1]s).then((there) => !there ? [] : caches.open(%[1]s)
		.then((cache) => cache.keys())
		.then((keys) => keys.map((key) => new URL(key.url).pathname.slice(%[2]d)).sort()))`,
		Quote(demandCache(s)), len(s.Prefix)))
}

// The ways in which a kept file is spoilt, as functions of a cache, an address and the response that is kept there.
const (
	Deleted = `(cache, address) => cache.delete(address)`
	// Overwritten replaces 100 kB in the middle, or all of a smaller file.
	Overwritten = `async (cache, address, kept) => {
		const bytes = new Uint8Array(await kept.arrayBuffer());
		const begin = Math.max(0, bytes.length - 100000 >> 1);
		for (let i = begin; i < Math.min(bytes.length, begin + 100000); i++) bytes[i] = 73 * i;
		await cache.put(address, new Response(bytes, { headers: kept.headers }));
	}`
	// EndOverwritten replaces the last 100 kB, where a program has its texts and tables: it still compiles.
	EndOverwritten = `async (cache, address, kept) => {
		const bytes = new Uint8Array(await kept.arrayBuffer());
		bytes.fill(65, Math.max(0, bytes.length - 150000), Math.max(0, bytes.length - 50000));
		await cache.put(address, new Response(bytes, { headers: kept.headers }));
	}`
	// Retyped makes the browser take a file for another kind, and takes a page's policy away.
	Retyped = `async (cache, address, kept) => {
		const headers = new Headers(kept.headers);
		headers.set('content-type', 'image/png');
		await cache.put(address, new Response(await kept.arrayBuffer(), { headers }));
	}`
)

// Spoil spoils a kept file in a way.
func (p *Tab) Spoil(s *Server, name, way string) {
	p.T.Helper()
	cache := coreCache(s)
	if strings.HasPrefix(name, "demand/") {
		cache = demandCache(s)
	}
	p.Run(fmt.Sprintf(`caches.open(%s).then(async (cache) => {
		const address = %s, kept = await cache.match(address);
		if (!kept) throw new Error(address + ' is not kept');
		await (%s)(cache, address, kept);
	})`, Quote(cache), Quote(s.Prefix+name), way))
}

// WantSound fails the test unless a file is kept as it was built, and as something that the browser can use.
func (p *Tab) WantSound(s *Server, name string) {
	p.T.Helper()
	cache := coreCache(s)
	if strings.HasPrefix(name, "demand/") {
		cache = demandCache(s)
	}
	got := Eval[[2]string](p, fmt.Sprintf(`caches.match(%s, { cacheName: %s }).then(async (kept) => {
		if (!kept) return ['nothing', ''];
		const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await kept.arrayBuffer()));
		return [[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''), kept.headers.get('content-type')];
	})`, Quote(s.Prefix+name), Quote(cache)))
	want := sha256.Sum256(world.site.Files[name])
	if got[0] != hex.EncodeToString(want[:]) || got[1] == "image/png" && path.Ext(name) != ".png" {
		p.T.Errorf("%s is kept as %s, %s", name, got[0], got[1])
	}
}

// Unplug makes every request fail, as without a network, until Disturb takes that back.
func (s *Server) Unplug() { s.Disturb(Torn("")) }
