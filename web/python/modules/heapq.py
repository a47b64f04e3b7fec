"""Heaps in lists, as in Python's own module (Williams, 1964)."""


def heappush(heap, item):
    heap.append(item)
    _up(heap, len(heap) - 1)


def heappop(heap):
    last = heap.pop()
    if not heap:
        return last
    first, heap[0] = heap[0], last
    _down(heap, 0)
    return first


def heappushpop(heap, item):
    if heap and heap[0] < item:
        item, heap[0] = heap[0], item
        _down(heap, 0)
    return item


def heapreplace(heap, item):
    first, heap[0] = heap[0], item
    _down(heap, 0)
    return first


def heapify(heap):
    for place in reversed(range(len(heap) // 2)):
        _down(heap, place)


def nlargest(n, items, key=None):
    return sorted(items, key=key, reverse=True)[:n]


def nsmallest(n, items, key=None):
    return sorted(items, key=key)[:n]


def _up(heap, place):
    item = heap[place]
    while place > 0:
        parent = (place - 1) // 2
        if not item < heap[parent]:
            break
        heap[place] = heap[parent]
        place = parent
    heap[place] = item


def _down(heap, place):
    item = heap[place]
    while True:
        child = 2 * place + 1
        if child >= len(heap):
            break
        if child + 1 < len(heap) and heap[child + 1] < heap[child]:
            child += 1
        if not heap[child] < item:
            break
        heap[place] = heap[child]
        place = child
    heap[place] = item
