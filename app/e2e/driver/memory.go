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
// for what a page keeps is that of its origin.
const remembering = `(() => {
	if (!window.caches) return;
	const { match } = CacheStorage.prototype, { put } = Cache.prototype;
	CacheStorage.prototype.match = async function (address, options) {
		const kept = await match.call(this, address, options);
		if (kept || !options?.cacheName?.endsWith(' python')) return kept;
		const memory = await fetch('` + memoryPath + `');
		return memory.status === 200 ? memory : undefined;
	};
	Cache.prototype.put = async function (address, response) {
		const sum = response.headers.get('sum'); // a memory alone has one
		if (sum) {
			fetch('` + memoryPath + `', { method: 'POST', headers: { sum }, body: await response.clone().blob() })
				.catch(() => {}); // the server may go with the test
		}
		return put.call(this, address, response);
	};
})()`

// A pythonMemory is the memory of Python that a page has made, with its hash, as the page says it.
type pythonMemory struct {
	mu    sync.Mutex
	bytes []byte
	sum   string
}

// serve takes the memory that a page has made, or answers with one, if there is any. All are the same: the first is
// kept, and of the others, too, all is read, for a page hears of an error otherwise.
func (m *pythonMemory) serve(w http.ResponseWriter, r *http.Request) {
	sent, err := io.ReadAll(r.Body)
	m.mu.Lock()
	defer m.mu.Unlock()
	if r.Method == http.MethodPost {
		if err == nil && m.bytes == nil { // else the page has gone meanwhile
			m.bytes, m.sum = sent, r.Header.Get("sum")
		}
		w.WriteHeader(http.StatusNoContent)
		return
	}
	if m.bytes == nil {
		w.WriteHeader(http.StatusNoContent)
		return
	}
	w.Header().Set("sum", m.sum)
	w.Write(m.bytes)
}
