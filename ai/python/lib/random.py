"""Chance for players: the same numbers from the same seed on every machine, in a page or natively.

The generator is sfc32 of Chris Doty-Humphrey (PractRand, 2010), of 32-bit words. Functions are called as in Python's
own module; from the same seed they give other numbers than that.
"""

_MASK = 0xFFFFFFFF
_words = [0, 0, 0, 1]


def _next():
    a, b, c, count = _words
    result = (a + b + count) & _MASK
    _words[:] = b ^ (b >> 9), (c + (c << 3)) & _MASK, (((c << 21) | (c >> 11)) + result) & _MASK, (count + 1) & _MASK
    return result


def seed(number=0):
    _words[:] = number & _MASK, (number >> 32) & _MASK, 0, 1
    for _ in range(12):
        _next()


def random():
    """A number from 0 up to, and not, 1: a multiple of 2**-53."""
    return ((_next() >> 5) * 67108864 + (_next() >> 6)) / 9007199254740992


def randrange(start, stop=None, step=1):
    numbers = range(start) if stop is None else range(start, stop, step)
    if not numbers:
        raise ValueError("empty range for randrange()")
    return numbers[int(random() * len(numbers))]


def randint(low, high):
    return randrange(low, high + 1)


def uniform(low, high):
    return low + (high - low) * random()


def choice(items):
    if not len(items):
        raise IndexError("Cannot choose from an empty sequence")
    return items[int(random() * len(items))]


def choices(items, weights=None, k=1):
    weights = weights or [1] * len(items)
    chosen = []
    for _ in range(k):
        left = random() * sum(weights)
        for item, weight in zip(items, weights):
            left -= weight
            if left < 0:
                break
        chosen.append(item)
    return chosen


def shuffle(items):
    for i in range(len(items) - 1, 0, -1):
        j = randrange(i + 1)
        items[i], items[j] = items[j], items[i]


def sample(items, k):
    if not 0 <= k <= len(items):
        raise ValueError("Sample larger than population or is negative")
    items = list(items)
    shuffle(items)
    return items[:k]


seed()
