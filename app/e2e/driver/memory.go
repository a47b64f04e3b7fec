package driver

import (
	"io"
	"net/http"
	"sync"
)

// memoryPath is where a server has the memory of Python for pages of tests.
const memoryPath = "/memory-of-python"

// remembering is a script that has the pages of a test start Python as on a device that has run it before: from the
// memory that a page of another test has made. To start from nothing takes seconds of a processor, in each test again,
// for what a page keeps is that of its origin. The query of the address that a page keeps it by names the files of
// Python that it is of.
const remembering = `(() => {
	if (!window.caches) return;
	const { match } = CacheStorage.prototype, { put } = Cache.prototype;
	const place = (address) => '` + memoryPath + `' + new URL(new Request(address).url).search;
	CacheStorage.prototype.match = async function (address, options) {
		const kept = await match.call(this, address, options);
		if (kept || !options?.cacheName?.endsWith(' python')) return kept;
		const memory = await fetch(place(address));
		return memory.status === 200 ? memory : undefined;
	};
	Cache.prototype.put = async function (address, response) {
		const sum = response.headers.get('sum'); // a memory alone has one
		if (sum) {
			fetch(place(address), { method: 'POST', headers: { sum }, body: await response.clone().blob() })
				.catch(() => {}); // the server may go with the test
		}
		return put.call(this, address, response);
	};
})()`

// A memory is one of Python that a page has made, with its hash, as the page says it.
type memory struct {
	bytes []byte
	sum   string
}

// memories are those that pages have made, by the files of Python that each is of.
type memories struct {
	mu sync.Mutex
	of map[string]memory
}

// serve takes the memory that a page has made, or answers with one of the same Python, if there is any.
func (m *memories) serve(w http.ResponseWriter, r *http.Request) {
	sent, err := io.ReadAll(r.Body) // all of it even where one is there, for a page hears of an error otherwise
	if r.Method == http.MethodPost {
		if err == nil { // else the page has gone meanwhile
			m.keep(r.URL.RawQuery, memory{sent, r.Header.Get("sum")})
		}
		w.WriteHeader(http.StatusNoContent)
		return
	}
	made, ok := m.find(r.URL.RawQuery)
	if !ok {
		w.WriteHeader(http.StatusNoContent)
		return
	}
	w.Header().Set("sum", made.sum)
	w.Write(made.bytes)
}

// keep keeps a memory of some files, unless there is one: all of the same files are the same.
func (m *memories) keep(files string, made memory) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.of == nil {
		m.of = map[string]memory{}
	}
	if _, ok := m.of[files]; !ok {
		m.of[files] = made
	}
}

func (m *memories) find(files string) (memory, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	made, ok := m.of[files]
	return made, ok
}
