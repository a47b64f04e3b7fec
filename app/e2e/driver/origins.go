package driver

import (
	"maps"
	"net/url"
	"slices"
	"sync"
)

// An origins is the set of origins that the pages of a profile have asked for anything.
type origins struct {
	mu  sync.Mutex
	all map[string]bool
}

// add adds the origin of an address that can have a storage.
func (o *origins) add(address *url.URL) {
	switch address.Scheme {
	case "http", "https", "file":
	default:
		return
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.all == nil {
		o.all = map[string]bool{}
	}
	o.all[address.Scheme+"://"+address.Host] = true
}

// list returns the origins, sorted.
func (o *origins) list() []string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return slices.Sorted(maps.Keys(o.all))
}
