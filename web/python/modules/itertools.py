"""Iterators made of others, as in Python's own module: those that players use."""


def count(start=0, step=1):
    while True:
        yield start
        start += step


def cycle(items):
    items = list(items)
    while items:
        yield from items


def repeat(item, times=None):
    while times is None or times > 0:
        yield item
        times = None if times is None else times - 1


def chain(*many):
    for items in many:
        yield from items


chain.from_iterable = lambda many: chain(*many)


def islice(items, *bounds):
    bounds = slice(*bounds)
    start, stop, step = bounds.start or 0, bounds.stop, bounds.step or 1
    if stop is not None and start >= stop:
        return
    for place, item in enumerate(items):
        if place >= start and (place - start) % step == 0:
            yield item
        if stop is not None and place + 1 >= stop:
            return


def takewhile(test, items):
    for item in items:
        if not test(item):
            return
        yield item


def dropwhile(test, items):
    dropping = True
    for item in items:
        dropping = dropping and test(item)
        if not dropping:
            yield item


def accumulate(items, function=lambda a, b: a + b):
    total = None
    for place, item in enumerate(items):
        total = item if place == 0 else function(total, item)
        yield total


def pairwise(items):
    items = list(items)
    return zip(items, items[1:])


def product(*many, repeat=1):
    results = [()]
    for items in [list(items) for items in many] * repeat:
        results = [result + (item,) for result in results for item in items]
    return iter(results)


def permutations(items, r=None):
    items = list(items)
    for places in product(range(len(items)), repeat=len(items) if r is None else r):
        if len(set(places)) == len(places):
            yield tuple(items[place] for place in places)


def combinations(items, r):
    items = list(items)

    def choose(first, left):
        if left == 0:
            yield ()
            return
        for place in range(first, len(items) - left + 1):
            for rest in choose(place + 1, left - 1):
                yield (items[place],) + rest
    return choose(0, r)


def combinations_with_replacement(items, r):
    items = list(items)
    for places in product(range(len(items)), repeat=r):
        if list(places) == sorted(places):
            yield tuple(items[place] for place in places)


def groupby(items, key=lambda item: item):
    group, last = [], None
    for item in items:
        if group and key(item) != last:
            yield last, iter(group)
            group = []
        last = key(item)
        group.append(item)
    if group:
        yield last, iter(group)


def zip_longest(*many, fillvalue=None):
    many = [list(items) for items in many]
    for place in range(max(map(len, many), default=0)):
        yield tuple(items[place] if place < len(items) else fillvalue for items in many)


def starmap(function, items):
    for item in items:
        yield function(*item)
