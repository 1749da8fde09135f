"""Stands in for the library of notebooks, which some programs of the peer import: what they show, nobody sees."""

import sys


class Audio:
    def __init__(self, data=None, rate=None):
        pass


# The name that is imported is that of a module in a package, which one file can be both of.
__path__ = []
display = sys.modules["IPython.display"] = sys.modules[__name__]
