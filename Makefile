# Everything a person or a machine does with Tablier. Only Go is needed, and for
# `make test` a Chromium, which is installed where that is possible.

GO ?= go
STATICCHECK = honnef.co/go/tools/cmd/staticcheck@v0.7.0
FUZZTIME ?= 20000x
# To this machine alone; :8080 serves all others on the network as well.
ADDR ?= localhost:8080

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z][a-z0-9-]*:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: run
run: texts ## build, and serve http://localhost:8080 (other port: ADDR=localhost:9000; to all machines: ADDR=:8080)
	$(GO) run ./app serve -addr $(ADDR)

.PHONY: build
build: texts ## write the whole static site to dist/
	$(GO) run ./app build

.PHONY: release
release: texts ## the same as one file, tablier.zip
	$(GO) run ./app release

.PHONY: single
single: texts ## everything as one page, tablier.html, which opens from a disk
	$(GO) run ./app single

# What people read stands in files of text; the programs have it as Go, which is committed too.
.PHONY: texts
texts: ## compile the texts of the pages to Go
	@$(GO) run ./app/texts

# The first circle. First what all the rest compiles again if it is not there, and beside it what waits for nothing, for
# the compiler works at the largest library alone. Then side by side what waits for different things: a browser for its
# pages, the unit tests for nothing.
.PHONY: test
test: ## format, vet, types, the unit tests, and the browser tests that a newcomer's change can break
	@$(MAKE) --no-print-directory -j4 vet engine chromium form
	@$(MAKE) --no-print-directory -j2 unit first

# What vet has vetted is not vetted again.
.PHONY: unit
unit: ## the tests that need no browser
	$(GO) test -vet=off $$($(GO) list ./... | grep -v /e2e)

.PHONY: first
first: chromium ## the browser tests of make test, which app/e2e/first.txt lists
	$(BROWSER_TESTS) -run $(FIRST) ./app/e2e

# The tests in a browser: never from the test cache, which does not look at what they build and show. They wait for
# pages, so several go side by side. None is run twice: one that fails now and then is a fault of the page or the test.
BROWSER_TESTS = $(GO) test -vet=off -count=1 -timeout 60m -parallel 4
FIRST = "^($$(grep -o '^Test[A-Za-z0-9]*' app/e2e/first.txt | paste -sd '|' -))$$"

.PHONY: e2e
e2e: chromium ## all tests in Chromium (with REST=1 those alone that make test leaves out)
	$(BROWSER_TESTS) $(if $(REST),-skip $(FIRST)) ./app/e2e

# What does not depend on Chromium: the same games, offline use and frames in two other engines. Where a browser is
# missing and cannot be installed its tests are skipped; with BROWSERS=required they fail.
.PHONY: browsers
browsers: ## the tests in Firefox and in WebKit
	@sh .ci/browsers install
	$(BROWSER_TESTS) ./app/e2e/browsers

# Not part of test, which tries the same inputs each time: what chance finds here becomes a seed there. By count, since a
# duration can end Go 1.26's fuzzer with an error of its own (golang/go#75804).
.PHONY: fuzz
fuzz: ## 20,000 executions of each fuzz target (others: FUZZTIME=5000x)
	@GO=$(GO) .ci/fuzz $(FUZZTIME)

.PHONY: fuzz-long
fuzz-long: ## 1,000,000 executions of each fuzz target: some hours
	@GO=$(GO) .ci/fuzz 1000000x

# make test leaves staticcheck out, and the vet of the test game where it takes part: where nothing is in a cache, both
# look through all libraries once more, for three minutes of a processor.
.PHONY: lint
lint: vet form static ## format, vet for both targets, staticcheck, types of scripts, length of lines

.PHONY: static
static:
	$(GO) run $(STATICCHECK) ./...
	$(GO) vet -tags testgame ./rules/all ./ai/players ./app/games

# The checker reads every certificate, also those three that take it longest, of which make test
# compares the texts alone.
.PHONY: proofs
proofs: ## have all certificates checked
	$(GO) test -vet=off -count=1 -tags bars -run '^TestCertificates$$' ./ai/certificate

.PHONY: form
form:
	@unformatted=$$(gofmt -l ai app rules); test -z "$$unformatted" || { echo "gofmt: $$unformatted"; exit 1; }
	@sh .ci/types/check
	@sh .ci/columns

# What only runs in the browser is vetted as it is compiled there, so that the compiler's work is found again when the
# site is built.
.PHONY: vet
vet:
	$(GO) vet ./...
	$(GO) run ./app vet

# The smaller program shares nothing with what else is compiled: with the flags of the site (app/site), so that it is
# found again.
.PHONY: engine
engine:
	GOOS=js GOARCH=wasm $(GO) vet -trimpath -buildvcs=false -ldflags "-s -w" ./ai/worker

.PHONY: bench
bench: ## speed of rules and searches, and of the page in browsers
	$(GO) test -run '^$$' -bench . -benchmem $$($(GO) list ./... | grep -v /e2e)
	$(GO) test -run '^$$' -bench . -benchtime 10x ./app/e2e ./app/e2e/browsers

.PHONY: size
size: ## what a first visit downloads, and the puzzles
	$(GO) run ./app size
	$(GO) run ./ai/tools/puzzles -size

.PHONY: lighthouse
lighthouse: ## what Lighthouse (npm) says of the home page and a game's
	@sh .ci/lighthouse

# Each to its end, whatever the others do, and at the end which held.
.PHONY: bars
bars: ## long proofs, strength tables and random play (not part of test; some of them: ONLY="hyle domino")
	@GO=$(GO) BROWSER_TESTS="$(BROWSER_TESTS)" .ci/bars $(ONLY)

.PHONY: chromium
chromium: ## find or install the browser that the tests drive
	@sh .ci/chromium install
