"""The plugin in a pytest of its own."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

ASK = """
import os
import requests

def ask():
    return requests.post(
        "https://router.huggingface.co/v1/chat/completions",
        headers={"Authorization": "Bearer " + os.environ["HF_TOKEN"]},
        json={"model": "any/chat", "messages": [{"role": "user", "content": "Hello"}]},
    ).status_code
"""


def is_running(process: int) -> bool:
    """Whether a process runs; one that ended and was not collected does not."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except FileNotFoundError:
        return False


def wait_until_ended(process: int) -> None:
    while is_running(process):
        time.sleep(0.01)


def test_the_environment_is_restored(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("HF_TOKEN", "hf_real")
    monkeypatch.delenv("HTTPS_PROXY", raising=False)
    pytester.makepyfile(
        asking=ASK,
        test_it="""
        import os

        import fal_client
        from asking import ask

        def test_inside(callsheet_sandbox):
            assert os.environ["HF_TOKEN"] == "hf_sandbox_any"
            assert os.environ["HTTPS_PROXY"] == callsheet_sandbox.url
            assert ask() == 200
            fal_client.run("fal-ai/flux/dev", arguments={"prompt": "A kite"})

        def test_outside():
            assert not {"_auth", "_client"} & vars(fal_client.sync_client).keys()
            assert os.environ["HF_TOKEN"] == "hf_real"
            assert "HTTPS_PROXY" not in os.environ
    """,
    )
    pytester.runpytest_subprocess().assert_outcomes(passed=2)


def test_nothing_starts_where_nothing_uses_it(pytester: pytest.Pytester):
    pytester.makepyfile("""
        import subprocess

        def test_alone(pytestconfig):
            assert not [key for key in pytestconfig.stash._storage if "Callsheet" in repr(pytestconfig.stash[key])]
    """)
    pytester.runpytest_subprocess().assert_outcomes(passed=1)


def test_a_session_begins_before_the_program_is_imported(pytester: pytest.Pytester):
    pytester.makeini("[pytest]\ncallsheet_sandbox_scope = session")
    client = "import openai\nclient = openai.OpenAI()"
    pytester.makepyfile(
        app=client,
        conftest="import app\nimport pytest\n\n@pytest.fixture(scope='session')\ndef asked(callsheet_sandbox):\n"
        "    return app.client.responses.create(model='gpt-4o-mini', input='Hello').output_text",
        test_app="""
            import app

            def test_one(asked, callsheet_sandbox):
                assert asked
                app.client.responses.create(model="gpt-4o-mini", input="Hello")
                assert len(callsheet_sandbox.requests) == 2

            def test_of_others_is_nothing_left(asked, callsheet_sandbox):
                assert callsheet_sandbox.requests == []
        """,
    )
    pytester.runpytest_subprocess().assert_outcomes(passed=2)


@pytest.mark.parametrize("scope", ["function", "session"])
def test_nothing_is_left_of_another_test(pytester: pytest.Pytester, scope: str):
    pytester.makeini(f"[pytest]\ncallsheet_sandbox_scope = {scope}")
    pytester.makepyfile(
        asking=ASK,
        test_it="""
        from asking import ask
        import pytest

        @pytest.fixture(params=[1, 2])
        def failing(request, callsheet_sandbox):
            # A fixture's own failures and replies are there in its test.
            callsheet_sandbox.fail("503", times=1)
            callsheet_sandbox.reply("One.", times=request.param)

        def test_it(failing, callsheet_sandbox):
            assert callsheet_sandbox.requests == []
            assert ask() == 503
            assert ask() == 200
            callsheet_sandbox.fail("500")

        def test_next(callsheet_sandbox):
            assert [ask(), ask()] == [200, 200]
            assert len(callsheet_sandbox.requests) == 2
    """,
    )
    pytester.runpytest_subprocess().assert_outcomes(passed=3)


GUARDED = r"""
import socket

import pytest

def test_names():
    with pytest.raises(RuntimeError, match=r"example\.com was asked for, and tests are kept off .*callsheet_sandbox"):
        socket.create_connection(("example.com", 443))

def test_addresses():
    with socket.socket() as connection, pytest.raises(RuntimeError, match=r"192\.0\.2\.1 was asked for"):
        connection.connect(("192.0.2.1", 443))
    with socket.socket(type=socket.SOCK_DGRAM) as connection, pytest.raises(RuntimeError, match="was asked for"):
        connection.sendto(b"", ("192.0.2.1", 53))

def test_this_machine(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as server:
        socket.create_connection(("localhost", server.getsockname()[1])).close()

@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="there are no unix sockets")
def test_unix_sockets(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as server, socket.socket(socket.AF_UNIX) as connection:
        server.bind("it.sock")
        server.listen()
        connection.connect("it.sock")
"""


@pytest.mark.parametrize("options", [[], ["-n", "2"], ["-o", "callsheet_sandbox_scope=session"]])
def test_a_test_that_forgets_the_fixture_is_kept_off_the_network(pytester: pytest.Pytester, options: list[str]):
    pytester.makepyfile(GUARDED)
    pytester.runpytest_subprocess(*options).assert_outcomes(passed=4)


def test_the_guard_can_be_turned_off_and_hosts_let_through(pytester: pytest.Pytester):
    pytester.makepyfile("""
        import socket

        def test_lets_through():
            # No such name exists: the system says so, and not the guard.
            try:
                socket.getaddrinfo("db.example.invalid", 5432)
            except socket.gaierror:
                pass
    """)
    pytester.runpytest_subprocess().assert_outcomes(failed=1)
    for setting in ("callsheet_sandbox_guard=false", "callsheet_sandbox_pass_through=db.example.invalid"):
        pytester.runpytest_subprocess("-o", setting).assert_outcomes(passed=1)


def test_a_host_that_is_let_through_is_asked_without_the_sandbox(pytester: pytest.Pytester):
    """A name that leads to this machine stands for a server elsewhere."""
    pytester.makepyfile("""
        import socket
        import threading
        import urllib.request
        from http.server import BaseHTTPRequestHandler, HTTPServer

        import pytest

        class Server(BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200)
                self.end_headers()
                self.wfile.write(b"real")

        @pytest.mark.parametrize("name", ["db.example.com", "other.example.com"])
        def test_it(callsheet_sandbox, monkeypatch, name):
            real = socket.getaddrinfo
            monkeypatch.setattr(
                socket, "getaddrinfo", lambda host, *more, **options: real("127.0.0.1", *more, **options)
            )
            with HTTPServer(("127.0.0.1", 0), Server) as server:
                threading.Thread(target=server.serve_forever, daemon=True).start()
                try:
                    body = urllib.request.urlopen(f"http://{name}:{server.server_port}/").read()
                except urllib.error.HTTPError as error:
                    body = error.read()
                server.shutdown()
            assert (body == b"real") == (name == "db.example.com")
            with open(callsheet_sandbox.environment["SSL_CERT_FILE"]) as file:
                assert file.read().count("BEGIN CERTIFICATE") > 1
    """)
    pytester.runpytest_subprocess("-o", "callsheet_sandbox_pass_through=db.example.com").assert_outcomes(passed=2)


def test_a_client_of_before_is_stopped(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("OPENAI_API_KEY", "sk-real")
    pytester.makepyfile("""
        import openai

        client = openai.OpenAI(max_retries=0)

        def test_bypass(callsheet_sandbox):
            client.responses.create(model="gpt-4o-mini", input="Hello")
    """)
    result = pytester.runpytest_subprocess()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*api.openai.com was asked for directly*callsheet_sandbox_scope = session*"])


@pytest.mark.parametrize("scope", ["function", "session"])
def test_each_worker_of_xdist_has_its_own(pytester: pytest.Pytester, scope: str):
    pytester.makepyfile(
        asking=ASK,
        test_it="""
        import pytest
        from asking import ask

        @pytest.mark.parametrize("number", range(1, 9))
        def test_alone(callsheet_sandbox, number, worker_id):
            callsheet_sandbox.fail("503", times=number)
            assert [ask() for _ in range(8)] == [503] * number + [200] * (8 - number)
            assert len(callsheet_sandbox.requests) == 8
    """,
    )
    pytester.runpytest_subprocess("-n", "2", "-o", f"callsheet_sandbox_scope={scope}").assert_outcomes(passed=8)


@pytest.mark.skipif(sys.platform != "linux", reason="it reads /proc")
@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_the_sandbox_ends_with_pytest(pytester: pytest.Pytester, ending: signal.Signals):
    started = pytester.path / "started"
    pytester.makepyfile(f"""
        import pathlib
        import threading

        def test_waiting(callsheet_sandbox):
            certificate = callsheet_sandbox.environment["SSL_CERT_FILE"]
            pathlib.Path({str(started)!r}).write_text(f"{{callsheet_sandbox._process.pid}} {{certificate}}\\n")
            threading.Event().wait()
    """)
    running = subprocess.Popen([sys.executable, "-m", "pytest"], cwd=pytester.path, stdout=subprocess.DEVNULL)
    while not started.exists() or not started.read_text().endswith("\n"):
        time.sleep(0.01)
    process, certificate = started.read_text().split()
    assert is_running(int(process))
    os.kill(running.pid, ending)
    running.wait()
    wait_until_ended(int(process))
    assert not Path(certificate).exists()


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ("callsheet_sandbox_scope = module", "callsheet_sandbox_scope is one of function, session; found module."),
        ("callsheet_sandbox_pass_through = https://a.example", "names hosts, such as db.example.com; found https://"),
        ("callsheet_sandbox_models = few", "callsheet_sandbox_models is any or known; found few."),
        ("callsheet_sandbox_seed = one", "callsheet_sandbox_seed is a whole number; found one."),
    ],
)
def test_a_setting_that_cannot_be(pytester: pytest.Pytester, setting: str, message: str):
    pytester.makeini(f"[pytest]\n{setting}")
    pytester.makepyfile("def test_it(callsheet_sandbox): pass")
    result = pytester.runpytest_subprocess()
    assert result.ret != pytest.ExitCode.OK
    assert message in "\n".join([*result.outlines, *result.errlines])


def test_settings_reach_the_sandbox(pytester: pytest.Pytester):
    pytester.makeini("[pytest]\ncallsheet_sandbox_models = known\ncallsheet_sandbox_seed = 7")
    pytester.makepyfile(
        asking=ASK,
        test_it="""
        from asking import ask
        def test_unknown_model(callsheet_sandbox):
            assert ask() == 400
    """,
    )
    pytester.runpytest_subprocess().assert_outcomes(passed=1)
