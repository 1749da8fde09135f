"""Pytest's own tool for tests of plugins."""

pytest_plugins = ["pytester"]
