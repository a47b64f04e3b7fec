package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// keptMemory is an expression for how the page keeps the memory of Python: the headers of what is kept, and how many
// bytes; null where there is none.
const keptMemory = `(async () => {
	const names = (await caches.keys()).filter((name) => name.endsWith(' python'));
	if (!names.length) return null;
	const cache = await caches.open(names[0]);
	const [request] = await cache.keys();
	const found = request && await cache.match(request);
	return found ? { size: (await found.blob()).size, marked: found.headers.has('mark') } : null;
})()`

// awaitMemory is an expression that waits until that fulfils a condition.
func awaitMemory(condition string) string {
	return `(async () => {
		for (;;) {
			const kept = await ` + keptMemory + `;
			if (` + condition + `) return true;
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	})()`
}

// keepMemory is an expression that changes what is kept: bytes and headers are expressions of those that are there.
func keepMemory(bytes, headers string) string {
	return `(async () => {
		const [name] = (await caches.keys()).filter((name) => name.endsWith(' python'));
		const cache = await caches.open(name);
		const [request] = await cache.keys();
		const found = await cache.match(request);
		const sum = async (bytes) => Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)),
			(byte) => byte.toString(16).padStart(2, '0')).join('');
		const old = found.headers.get('sum');
		const bytes = ` + bytes + `;
		await cache.put(request, new Response(bytes, { headers: ` + headers + ` }));
	})()`
}

// Python starts from the memory that the page keeps from the first start on. One that is damaged, or fits no Python, is
// replaced, and programs run all the same.
func TestMemoryOfPython(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.OpenInstalling(t, driver.Desktop)
	type memory struct {
		Size   int
		Marked bool
	}
	kept := func() *memory { return driver.Eval[*memory](p, keptMemory) }
	runs := func() {
		t.Helper()
		run := driver.Eval[driver.PythonRun](p, driver.AskPython(driver.WinningProgram, 1))
		if run.Last().Move == "" {
			t.Errorf("the program has not moved: %+v", run)
		}
	}
	p.Start(s.Address(nav.WriteRoute))
	p.Wait(driver.PythonReady)
	p.Run(awaitMemory(`kept?.size > 20_000_000`))
	runs()
	for _, c := range []struct {
		what, bytes, headers string
		used                 bool
	}{
		{"as it was", `await found.arrayBuffer()`, `{ mark: '1', sum: old }`, true},
		{"damaged", `(await found.arrayBuffer()).slice(0, 1_000_000)`, `{ mark: '1', sum: old }`, false},
		{"of another Python", `new Uint8Array(1_000_000)`, `{ mark: '1', sum: await sum(bytes) }`, false},
	} {
		p.Run(keepMemory(c.bytes, c.headers))
		if m := kept(); m == nil || !m.Marked {
			t.Fatalf("%s: %+v is kept", c.what, m)
		}
		p.Reload()
		p.Wait(driver.PythonReady)
		runs()
		if !c.used {
			p.Run(awaitMemory(`kept && !kept.marked && kept.size > 20_000_000`))
		} else if m := kept(); m == nil || !m.Marked {
			t.Errorf("%s: it was made again: %+v", c.what, m)
		}
	}
}
