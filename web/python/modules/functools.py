"""Functions about functions, as in Python's own module: those that players use."""

_NOTHING = object()


def wraps(wrapped):
    def decorate(wrapper):
        wrapper.__name__, wrapper.__doc__, wrapper.__wrapped__ = wrapped.__name__, wrapped.__doc__, wrapped
        return wrapper
    return decorate


def reduce(function, items, start=_NOTHING):
    items = iter(items)
    if start is _NOTHING:
        try:
            start = next(items)
        except StopIteration:
            raise TypeError("reduce() of empty iterable with no initial value") from None
    for item in items:
        start = function(start, item)
    return start


def partial(function, *first, **usual):
    return lambda *given, **named: function(*first, *given, **{**usual, **named})


def cmp_to_key(compare):
    class Key:
        def __init__(self, item):
            self.item = item

        def __lt__(self, other):
            return compare(self.item, other.item) < 0
    return Key


def lru_cache(maxsize=128, typed=False):
    """Remember results; of more than maxsize the one that was not asked for longest is dropped."""
    if callable(maxsize):
        return lru_cache()(maxsize)

    def decorate(function):
        known, hits, misses = {}, 0, 0

        def remembering(*given, **named):
            nonlocal hits, misses
            key = (given, tuple(sorted(named.items()))) if named else given
            value = known.get(key, _NOTHING)
            if value is not _NOTHING:
                hits += 1
                if maxsize is not None:
                    known[key] = known.pop(key)
                return value
            misses += 1
            value = function(*given, **named)
            if maxsize is not None and len(known) >= maxsize > 0:
                del known[next(iter(known))]
            if maxsize != 0:
                known[key] = value
            return value

        remembering = wraps(function)(remembering)
        remembering.cache_clear = known.clear
        remembering.cache_info = lambda: (hits, misses, maxsize, len(known))
        return remembering
    return decorate


def cache(function):
    return lru_cache(None)(function)


def total_ordering(cls):
    """Complete a class that has __lt__."""
    cls.__gt__ = lambda self, other: other < self
    cls.__le__ = lambda self, other: not other < self
    cls.__ge__ = lambda self, other: not self < other
    return cls
