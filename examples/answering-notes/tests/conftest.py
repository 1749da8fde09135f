"""A sandbox for all tests, the server against it, and a way to make the sandbox fail."""

import importlib
import json
import os
import shlex
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

TOKEN = "hf_a_token_that_nobody_is_to_see"
COMMAND = shlex.split(os.environ.get("CALLSHEET", "callsheet"))


class Sandbox:
    def __init__(self, url):
        self.url = url

    def _send(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/__sandbox/{path}", data, {"content-type": "application/json"})
        # Not through the proxy that this same sandbox is.
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request) as response:
            return response.read()

    def fail(self, *failures):
        """What goes wrong from now on: `503`, or `status; status=503; at=whisper` for one model alone."""
        self._send("faults", {"failures": [f"{failure}:1" for failure in failures]})

    def requests(self):
        return json.loads(self._send("requests"))["requests"]

    def restore(self):
        self._send("faults", {"failures": []})
        self._send("reset", {})


@pytest.fixture(scope="session")
def running():
    """Whatever proxies and tokens there are, no test reaches anything but this sandbox."""
    started = subprocess.Popen([*COMMAND, "sandbox", "--port", "0", "--json"], stdout=subprocess.PIPE, text=True)
    try:
        said = started.stdout.readline()
        assert said, f"{COMMAND} did not start a sandbox."
        told = json.loads(said)
        for name in ("NO_PROXY", "no_proxy", "NEAR_ENOUGH", "SPEECH_MODEL"):
            os.environ.pop(name, None)
        for name, value in told["environment"].items():
            os.environ[name] = value
            os.environ[name.lower()] = value
        os.environ["HF_TOKEN"] = TOKEN
        sys.path.insert(0, str(Path(__file__).parents[1]))
        yield Sandbox(told["url"])
    finally:
        started.terminate()
        started.wait()


@pytest.fixture
def sandbox(running):
    running.restore()
    return running


@pytest.fixture
def helper(sandbox):
    return importlib.import_module("helper")


@pytest.fixture
def server(sandbox):
    return importlib.import_module("server")


@pytest.fixture
def page(server):
    """Asks the server as the page does."""
    return TestClient(server.app, headers={"accept-language": "en", "content-type": "audio/wav"})
