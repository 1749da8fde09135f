"""Leads the libraries of this process to a sandbox, and back."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping

_guarded: list[frozenset[str]] = []
"""The hosts that may only be reached through a sandbox; the last is that of the innermost environment."""


class SandboxBypassedError(RuntimeError):
    """A client went around the sandbox, straight to a provider."""


@contextlib.contextmanager
def sandbox_environment(values: Mapping[str, str], hosts: frozenset[str]) -> Generator[None]:
    """Set environment variables, and restore them at the end.

    Libraries read the proxy and the certificate when they make a client. So clients that libraries keep are dropped at
    both ends. A client that the program made before, and that would ask a provider directly, is stopped.

    Args:
        values: The variables: proxies, certificates, and a made-up token in the place of each real one.
        hosts: The hosts that the sandbox stands in for.

    """
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    _drop_kept_clients()
    _guarded.append(hosts)
    _install_guard()
    try:
        yield
    finally:
        _guarded.pop()
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
        _drop_kept_clients()


def _drop_kept_clients() -> None:
    """Close the clients that libraries keep for the whole process: they have the proxy of the moment they were made."""
    hub = sys.modules.get("huggingface_hub")
    close_session = getattr(hub, "close_session", None) if hub else None
    if close_session is not None:
        close_session()
    openai = sys.modules.get("openai")
    reset_client = getattr(openai, "_reset_client", None) if openai else None
    if reset_client is not None:
        reset_client()
    fal_client = sys.modules.get("fal_client")
    for name in ("sync_client", "async_client"):
        kept = getattr(fal_client, name, None) if fal_client else None
        for attribute in ("_auth", "_client", "_token_manager"):
            # They are cached properties, which are made again when they are missing.
            getattr(kept, "__dict__", {}).pop(attribute, None)


def _guard(event: str, arguments: tuple[Any, ...]) -> None:
    if event != "socket.getaddrinfo" or not _guarded:
        return
    host = arguments[0]
    name = host.decode(errors="replace") if isinstance(host, bytes) else str(host)
    if name in _guarded[-1]:
        message = (
            f"{name} was asked for directly, and not through callsheet_sandbox: the client was made before the sandbox "
            "was, or uses no proxy. Make it inside the test or a fixture, or set callsheet_sandbox_scope = session, "
            "which starts the sandbox before any test is imported."
        )
        raise SandboxBypassedError(message)


_is_installed = False


def _install_guard() -> None:
    """Add the audit hook once: hooks cannot be removed."""
    global _is_installed  # noqa: PLW0603 (the process has one list of hooks)
    if not _is_installed:
        _is_installed = True
        sys.addaudithook(_guard)
