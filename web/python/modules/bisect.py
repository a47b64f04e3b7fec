"""Where an item belongs in a sorted list, as in Python's own module."""


def bisect_left(items, item, lo=0, hi=None):
    hi = len(items) if hi is None else hi
    while lo < hi:
        middle = (lo + hi) // 2
        if items[middle] < item:
            lo = middle + 1
        else:
            hi = middle
    return lo


def bisect_right(items, item, lo=0, hi=None):
    hi = len(items) if hi is None else hi
    while lo < hi:
        middle = (lo + hi) // 2
        if item < items[middle]:
            hi = middle
        else:
            lo = middle + 1
    return lo


def insort(items, item):
    items.insert(bisect_right(items, item), item)


bisect, insort_right = bisect_right, insort
