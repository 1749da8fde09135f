"""Keeps tests off the network: this machine can be reached, and the hosts that are named."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import sys
import threading
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable


class NetworkRefusedError(RuntimeError):
    """A test asked for a host that it may not reach."""


_stood_in_for: list[frozenset[str]] = []
"""The hosts that may only be reached through a sandbox; the last is that of the innermost environment."""

_passed_through: list[frozenset[str]] = []
"""The hosts that a running test may reach; empty while no test is kept off the network."""

_addresses: set[str] = set()
"""The addresses of hosts that are passed through."""

_here = threading.local()
"""Set while this thread looks up such an address itself."""


@contextlib.contextmanager
def only_through_a_sandbox(hosts: frozenset[str]) -> Generator[None]:
    """Stop clients that ask these hosts directly."""
    _install_hook()
    _stood_in_for.append(hosts)
    try:
        yield
    finally:
        _stood_in_for.pop()


@contextlib.contextmanager
def kept_off_the_network(pass_through: Iterable[str]) -> Generator[None]:
    """Stop everything that would leave this machine, except for the hosts in ``pass_through``."""
    _install_hook()
    _passed_through.append(frozenset(pass_through))
    try:
        yield
    finally:
        _passed_through.pop()


def _hook(event: str, arguments: tuple[Any, ...]) -> None:
    if not event.startswith("socket.") or not (_stood_in_for or _passed_through):
        return
    if event in ("socket.getaddrinfo", "socket.gethostbyname"):
        _check(_text(arguments[0]))
    elif event in ("socket.connect", "socket.sendto"):
        # A unix socket has a path in the place of a host and a port.
        connection, address = arguments[0], arguments[1]
        if connection.family in (socket.AF_INET, socket.AF_INET6) and isinstance(address, tuple):
            _check(_text(address[0]), is_connection=True)


def _check(host: str, *, is_connection: bool = False) -> None:
    """Raise an error for a host that may not be reached."""
    address = _address(host)
    if _is_this_machine(host, address):
        return
    if _passed_through and host in _passed_through[-1]:
        _remember_addresses(host)
    elif address is not None and (not is_connection or host in _addresses):
        # Looking up an address asks nobody.
        return
    elif _stood_in_for and host in _stood_in_for[-1]:
        message = (
            f"{host} was asked for directly, and not through callsheet_sandbox: the client was made before the sandbox "
            "was, or uses no proxy. Make it inside the test or a fixture, or set callsheet_sandbox_scope = session, "
            "which starts the sandbox before any test is imported."
        )
        raise NetworkRefusedError(message)
    elif _passed_through:
        message = (
            f"{host} was asked for, and tests are kept off the network. For a model, take the fixture "
            "callsheet_sandbox, which stands in for its provider. Another host is let through by the setting "
            f"callsheet_sandbox_pass_through = {host}, and every host by callsheet_sandbox_guard = false."
        )
        raise NetworkRefusedError(message)


def _text(host: object) -> str:
    if host is None:
        return ""
    return host.decode(errors="replace") if isinstance(host, bytes) else str(host)


def _address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Return the address that a text writes; None for a name."""
    try:
        return ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None


def _is_this_machine(host: str, address: ipaddress.IPv4Address | ipaddress.IPv6Address | None) -> bool:
    if address is None:
        return host in ("", "localhost", socket.gethostname()) or host.endswith(".localhost")
    plain = getattr(address, "ipv4_mapped", None) or address
    return plain.is_loopback or plain.is_unspecified


def _remember_addresses(host: str) -> None:
    """Look up a host that is passed through: connections are made to its addresses."""
    if getattr(_here, "is_looking_up", False):
        return
    _here.is_looking_up = True
    try:
        _addresses.update(str(found[4][0]) for found in socket.getaddrinfo(host, None))
    except OSError:
        # Whoever asked is told the same.
        return
    finally:
        _here.is_looking_up = False


_is_installed = False


def _install_hook() -> None:
    """Add the audit hook once: hooks cannot be removed."""
    global _is_installed  # noqa: PLW0603 (the process has one list of hooks)
    if not _is_installed:
        _is_installed = True
        sys.addaudithook(_hook)
