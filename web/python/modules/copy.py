"""Copies, as in Python's own module."""


def copy(item):
    if isinstance(item, (list, dict, set)):
        return item.copy()
    if isinstance(item, (int, float, str, tuple, frozenset, bool, type(None))) or callable(item):
        return item
    if hasattr(item, "__copy__"):
        return item.__copy__()
    other = object.__new__(type(item))
    other.__dict__.update(item.__dict__)
    return other


def deepcopy(item, memo=None):
    memo = {} if memo is None else memo
    if id(item) in memo:
        return memo[id(item)]
    if isinstance(item, (list, set, tuple, frozenset)):
        if isinstance(item, list):
            other = memo[id(item)] = []
            other.extend(deepcopy(part, memo) for part in item)
            return other
        return type(item)([deepcopy(part, memo) for part in item])
    if isinstance(item, dict):
        other = memo[id(item)] = type(item)()
        for key, value in item.items():
            other[deepcopy(key, memo)] = deepcopy(value, memo)
        return other
    other = copy(item)
    if other is not item and hasattr(other, "__dict__"):
        memo[id(item)] = other
        for name, value in list(other.__dict__.items()):
            other.__dict__[name] = deepcopy(value, memo)
    return other
