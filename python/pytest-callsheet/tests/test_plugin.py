"""The plugin in a pytest of its own."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ASK = """
import os
import fal_client
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
    pytester.makepyfile(f"""
        {ASK.replace(chr(10), chr(10) + "        ")}
        def test_inside(callsheet_sandbox):
            assert os.environ["HF_TOKEN"] == "hf_sandbox_any"
            assert os.environ["HTTPS_PROXY"] == callsheet_sandbox.url
            assert ask() == 200
            fal_client.run("fal-ai/flux/dev", arguments={{"prompt": "A kite"}})

        def test_outside():
            assert not {{"_auth", "_client"}} & vars(fal_client.sync_client).keys()
            assert os.environ["HF_TOKEN"] == "hf_real"
            assert "HTTPS_PROXY" not in os.environ
    """)
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

            def test_requests_stay(callsheet_sandbox):
                assert len(callsheet_sandbox.requests) == 2
        """,
    )
    pytester.runpytest_subprocess().assert_outcomes(passed=2)


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


def test_each_worker_of_xdist_has_its_own(pytester: pytest.Pytester):
    pytester.makepyfile(f"""
        {ASK.replace(chr(10), chr(10) + "        ")}
        import pytest

        @pytest.mark.parametrize("number", range(1, 9))
        def test_alone(callsheet_sandbox, number, worker_id):
            callsheet_sandbox.fail("503", times=number)
            assert [ask() for _ in range(8)] == [503] * number + [200] * (8 - number)
            assert len(callsheet_sandbox.requests) == 8
    """)
    pytester.runpytest_subprocess("-n", "2").assert_outcomes(passed=8)


def test_a_session_with_xdist(pytester: pytest.Pytester):
    pytester.makeini("[pytest]\ncallsheet_sandbox_scope = session")
    pytester.makepyfile("""
        import openai
        import pytest

        client = openai.OpenAI()

        @pytest.mark.parametrize("number", range(4))
        def test_alone(callsheet_sandbox, number):
            callsheet_sandbox.clear()
            client.responses.create(model="gpt-4o-mini", input="Hello")
            assert len(callsheet_sandbox.requests) == 1
    """)
    pytester.runpytest_subprocess("-n", "2").assert_outcomes(passed=4)


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
        ("callsheet_sandbox_scope = forever", "callsheet_sandbox_scope is one of function, class"),
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
    pytester.makepyfile(f"""
        {ASK.replace(chr(10), chr(10) + "        ")}
        def test_unknown_model(callsheet_sandbox):
            assert ask() == 400
    """)
    pytester.runpytest_subprocess().assert_outcomes(passed=1)
