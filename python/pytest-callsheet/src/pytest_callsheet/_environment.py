"""Leads the libraries of this process to a sandbox, and back."""

from __future__ import annotations

import contextlib
import importlib
import os
import ssl
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ._network import only_through_a_sandbox

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping


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
    forget_kept()
    try:
        with only_through_a_sandbox(hosts):
            yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
        forget_kept()


def forget_kept() -> None:
    """Forget what libraries keep for the whole process.

    Their clients have the proxy of the moment they were made. What huggingface_hub has looked up for one test would not
    be asked for in the next.
    """
    hub = sys.modules.get("huggingface_hub")
    close_session = getattr(hub, "close_session", None) if hub else None
    if close_session is not None:
        close_session()
    forget_look_ups()
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


def forget_look_ups() -> None:
    """Forget which provider serves which model: huggingface_hub keeps it in caches of functions."""
    for name, module in list(sys.modules.items()):
        if name.startswith("huggingface_hub.inference."):
            for function in list(vars(module).values()):
                clear = getattr(function, "cache_clear", None)
                if callable(clear):
                    clear()


def trusted_certificates() -> str | None:
    """Return the file of the certificates that this process trusts; None if there is none."""
    candidates = [os.environ.get("SSL_CERT_FILE"), os.environ.get("REQUESTS_CA_BUNDLE")]
    with contextlib.suppress(ImportError):
        candidates.append(importlib.import_module("certifi").where())
    candidates.append(ssl.get_default_verify_paths().cafile)
    return next((file for file in candidates if file and Path(file).is_file()), None)
