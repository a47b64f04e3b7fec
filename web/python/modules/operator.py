"""Functions for what signs do, as in Python's own module: those that players use."""


def add(a, b):
    return a + b


def sub(a, b):
    return a - b


def mul(a, b):
    return a * b


def neg(a):
    return -a


def lt(a, b):
    return a < b


def gt(a, b):
    return a > b


def eq(a, b):
    return a == b


def itemgetter(*keys):
    if len(keys) == 1:
        key = keys[0]
        return lambda item: item[key]
    return lambda item: tuple(item[key] for key in keys)


def attrgetter(name):
    return lambda item: getattr(item, name)


def methodcaller(name, *given, **named):
    return lambda item: getattr(item, name)(*given, **named)
