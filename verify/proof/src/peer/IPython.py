"""A stub for IPython, which some programs of the peer import to display their results."""

import sys


class Audio:
    def __init__(self, data=None, rate=None):
        pass


# Programs import `IPython.display`: this file serves as the package and its module.
__path__ = []
display = sys.modules["IPython.display"] = sys.modules[__name__]
