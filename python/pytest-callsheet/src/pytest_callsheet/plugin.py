"""The pytest plugin: its settings, the fixture ``callsheet_sandbox``, and what keeps tests off the network."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Literal

import pytest

from ._environment import forget_look_ups, sandbox_environment, trusted_certificates
from ._network import kept_off_the_network
from ._sandbox import CallsheetSandbox

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

_Scope = Literal["session", "function"]
_scopes: tuple[_Scope, ...] = ("function", "session")

_running = pytest.StashKey[CallsheetSandbox]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the settings, for pytest's configuration file or for its option ``-o``."""
    parser.addini(
        "callsheet_sandbox_scope",
        "how long callsheet_sandbox is active: function (default), for a test that takes it; or session, which begins "
        "before tests are imported. Each test finds it without requests, failures and replies of others",
        default="function",
    )
    parser.addini(
        "callsheet_sandbox_models",
        "which models exist: any (default), or known, the well-known ones alone",
        default="any",
    )
    parser.addini("callsheet_sandbox_seed", "a whole number; another one gives other answers", default="0")
    parser.addini(
        "callsheet_sandbox_guard",
        "whether tests are kept off the network, also those without the fixture; this machine can be reached",
        type="bool",
        default=True,
    )
    parser.addini(
        "callsheet_sandbox_pass_through",
        "hosts that tests may really reach, such as db.example.com; default none but this machine",
        type="args",
        default=[],
    )


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Start the sandbox of a whole session before anything of the project is imported."""
    if _scope_of(early_config) == "session":
        sandbox = _started(early_config)
        active = contextlib.ExitStack()
        active.enter_context(_led_to(sandbox))
        early_config.add_cleanup(active.close)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Clear the sandbox before each test and its fixtures, and keep them off the network."""
    sandbox = item.config.stash.get(_running, None)
    if sandbox is not None:
        sandbox.clear()
        forget_look_ups()
    if not item.config.getini("callsheet_sandbox_guard"):
        return (yield)
    with kept_off_the_network(_pass_through_of(item.config)):
        return (yield)


def _scope(fixture_name: str, config: pytest.Config) -> _Scope:  # noqa: ARG001 (pytest passes the name)
    return _scope_of(config)


@pytest.fixture(scope=_scope)
def callsheet_sandbox(pytestconfig: pytest.Config) -> Iterator[CallsheetSandbox]:
    """A stand-in for every provider of hosted models, which libraries reach unchanged.

    While it is active, the variables of proxies and certificates lead to the sandbox, and those of all access tokens
    hold made-up ones. Nothing reaches the network. Everything is restored at its end.
    """  # noqa: D401 (pytest --fixtures shows it as the description of a thing)
    sandbox = _started(pytestconfig)
    with _led_to(sandbox):
        yield sandbox


def _led_to(sandbox: CallsheetSandbox) -> contextlib.AbstractContextManager[None]:
    return sandbox_environment(sandbox.environment, sandbox.hosts)


def _started(config: pytest.Config) -> CallsheetSandbox:
    """Return the sandbox of this process: one for all tests, or for each worker of pytest-xdist."""
    running = config.stash.get(_running, None)
    if running is None:
        pass_through = _pass_through_of(config)
        running = CallsheetSandbox(
            {"models": _models_of(config), "seed": _seed_of(config)},
            pass_through=pass_through,
            # Who reaches real hosts must trust their certificates, too.
            trusted=trusted_certificates() if pass_through else None,
        )
        config.stash[_running] = running
        config.add_cleanup(running.close)
    return running


def _scope_of(config: pytest.Config) -> _Scope:
    given = config.getini("callsheet_sandbox_scope")
    if given not in _scopes:
        message = f"callsheet_sandbox_scope is one of {', '.join(_scopes)}; found {given}."
        raise pytest.UsageError(message)
    return given


def _models_of(config: pytest.Config) -> str:
    given = config.getini("callsheet_sandbox_models")
    if given not in ("any", "known"):
        message = f"callsheet_sandbox_models is any or known; found {given}."
        raise pytest.UsageError(message)
    return str(given)


def _seed_of(config: pytest.Config) -> int:
    given = str(config.getini("callsheet_sandbox_seed"))
    if not given.isascii() or not given.isdigit():
        message = f"callsheet_sandbox_seed is a whole number; found {given}."
        raise pytest.UsageError(message)
    return int(given)


def _pass_through_of(config: pytest.Config) -> list[str]:
    given = [str(host) for host in config.getini("callsheet_sandbox_pass_through")]
    wrong = next((host for host in given if "/" in host), None)
    if wrong is not None:
        message = f"callsheet_sandbox_pass_through names hosts, such as db.example.com; found {wrong}."
        raise pytest.UsageError(message)
    return given
