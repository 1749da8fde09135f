"""What a test does with the fixture."""

import os
import socket
import subprocess
import sys

import fal_client
import huggingface_hub
import openai
import pytest
import requests

from pytest_callsheet import CallsheetSandbox, SandboxError

CHAT = "https://router.huggingface.co/v1/chat/completions"
MESSAGES = [{"role": "user", "content": "Hello"}]


def ask() -> int:
    """Send a chat with the token of the environment, and return the status."""
    headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}
    return requests.post(CHAT, headers=headers, json={"model": "any/chat", "messages": MESSAGES}).status_code


class TestLibraries:
    """Libraries reach the sandbox unchanged."""

    def test_huggingface_hub(self, callsheet_sandbox: CallsheetSandbox):
        client = huggingface_hub.InferenceClient()
        assert client.text_classification("I am happy", model="ProsusAI/finbert")[0].label
        # It asks the Hub for other things, too.
        assert {request.status for request in callsheet_sandbox.requests if request.method == "POST"} == {200}

    def test_huggingface_hub_at_a_provider(self, callsheet_sandbox: CallsheetSandbox):
        client = huggingface_hub.InferenceClient(provider="groq")
        answer = client.chat_completion(MESSAGES, model="meta-llama/Llama-3.1-8B-Instruct")
        assert answer.choices[0].message.content
        assert callsheet_sandbox.requests[-1].url == "https://router.huggingface.co/groq/openai/v1/chat/completions"

    def test_openai(self, callsheet_sandbox: CallsheetSandbox):
        answer = openai.OpenAI().chat.completions.create(model="gpt-4o-mini", messages=MESSAGES)
        assert answer.choices[0].message.content
        assert callsheet_sandbox.requests[0].body["model"] == "gpt-4o-mini"

    def test_openai_without_a_client(self, callsheet_sandbox: CallsheetSandbox):
        assert openai.embeddings.create(model="text-embedding-3-small", input="Hello").data[0].embedding
        assert callsheet_sandbox.requests[0].url == "https://api.openai.com/v1/embeddings"

    def test_fal_client(self, callsheet_sandbox: CallsheetSandbox):
        result = fal_client.subscribe("fal-ai/flux/dev", arguments={"prompt": "A kite"})
        assert result["images"][0]["url"]
        key = "00000000-0000-4000-8000-000000000000:sandbox"
        assert callsheet_sandbox.requests[0].headers["authorization"] == f"Key {key}"

    def test_requests(self, callsheet_sandbox: CallsheetSandbox):
        assert ask() == 200
        assert [request.url for request in callsheet_sandbox.requests] == [CHAT]

    def test_programs_that_a_test_starts(self, callsheet_sandbox: CallsheetSandbox):
        program = "import openai; print(openai.OpenAI().responses.create(model='gpt-4o-mini', input='Hi').output_text)"
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
        assert done.stdout.strip()
        assert callsheet_sandbox.requests[0].url == "https://api.openai.com/v1/responses"

    def test_a_server_of_ones_own(self, callsheet_sandbox: CallsheetSandbox):
        client = openai.OpenAI(base_url=f"{callsheet_sandbox.url}/v1")
        assert client.chat.completions.create(model="mine", messages=MESSAGES).model == "mine"


class TestRequests:
    """What the sandbox received."""

    def test_are_values(self, callsheet_sandbox: CallsheetSandbox):
        ask()
        (request,) = callsheet_sandbox.requests
        assert (request.method, request.url, request.status) == ("POST", CHAT, 200)
        assert request.body == {"model": "any/chat", "messages": MESSAGES}
        assert request.headers["authorization"] == "Bearer hf_sandbox_any"
        assert (request.hint, request.leak, request.fault) == (None, None, None)

    def test_say_what_was_wrong(self, callsheet_sandbox: CallsheetSandbox):
        url = "https://api.groq.com/openai/v1/chat/completions"
        requests.post(url, headers={"Authorization": "Bearer hf_sandbox_any"}, json={"prompt": "Hello"})
        assert callsheet_sandbox.requests[0].status == 400
        assert "prompt" in (callsheet_sandbox.requests[0].hint or "")
        requests.post(url, headers={"Authorization": "Bearer hf_real"}, json={"model": "a", "messages": MESSAGES})
        assert "api.groq.com" in (callsheet_sandbox.requests[1].leak or "")

    def test_hold_long_bodies_and_bytes(self, callsheet_sandbox: CallsheetSandbox):
        requests.post(CHAT, json={"text": "ક" * 100_000})
        requests.post(CHAT, data=bytes(range(256)))
        requests.get(CHAT)
        bodies = [request.body for request in callsheet_sandbox.requests]
        assert bodies == [{"text": "ક" * 100_000}, bytes(range(256)), None]

    def test_say_that_a_body_is_not_kept_any_more(self, callsheet_sandbox: CallsheetSandbox):
        for _ in range(2):
            requests.post(CHAT, data=bytes(40 * 2**20))
        first, last = callsheet_sandbox.requests
        assert (first.status, len(last.body)) == (401, 40 * 2**20)
        with pytest.raises(SandboxError, match="is not kept: the bodies of later requests"):
            assert first.body

    def test_of_other_tests_are_forgotten(self, callsheet_sandbox: CallsheetSandbox):
        assert callsheet_sandbox.requests == []


class TestFail:
    """Failures on demand."""

    def test_every_request(self, callsheet_sandbox: CallsheetSandbox):
        callsheet_sandbox.fail("503")
        assert [ask(), ask()] == [503, 503]
        callsheet_sandbox.clear()
        assert ask() == 200
        assert len(callsheet_sandbox.requests) == 1

    def test_some_requests(self, callsheet_sandbox: CallsheetSandbox):
        callsheet_sandbox.fail("503:0.5")
        first = [ask() for _ in range(20)]
        assert set(first) == {200, 503}
        callsheet_sandbox.clear()
        callsheet_sandbox.fail("503:0.5")
        assert [ask() for _ in range(20)] == first

    def test_a_number_of_requests(self, callsheet_sandbox: CallsheetSandbox):
        callsheet_sandbox.fail("status; status=429; retryAfter=0", times=1)
        client = openai.OpenAI(max_retries=1)
        assert client.chat.completions.create(model="gpt-4o-mini", messages=MESSAGES).choices
        assert [(request.status, request.fault) for request in callsheet_sandbox.requests] == [
            (429, "status"),
            (200, None),
        ]

    def test_a_host(self, callsheet_sandbox: CallsheetSandbox):
        callsheet_sandbox.fail("500", at="api.openai.com")
        assert ask() == 200
        with pytest.raises(openai.InternalServerError):
            openai.OpenAI(max_retries=0).chat.completions.create(model="gpt-4o-mini", messages=MESSAGES)

    def test_the_connection(self, callsheet_sandbox: CallsheetSandbox):
        callsheet_sandbox.fail("reset", times=1)
        with pytest.raises(requests.ConnectionError):
            ask()

    @pytest.mark.parametrize(
        ("failure", "times", "message"),
        [("teapot", None, "teapot"), ("503:2", None, "from 0 to 1"), ("503", 0, "at least 1"), ("503:0.5", 1, "both")],
    )
    def test_refuses_what_it_cannot_read(self, callsheet_sandbox: CallsheetSandbox, failure, times, message):
        with pytest.raises(SandboxError, match=message):
            callsheet_sandbox.fail(failure, times=times)


class TestNetwork:
    """Nothing reaches it."""

    def test_another_host_is_refused_by_name(self, callsheet_sandbox: CallsheetSandbox):
        with pytest.raises(requests.ConnectionError, match="403"):
            requests.get("https://example.com/")
        answer = requests.get("http://example.com/")
        assert (answer.status_code, "example.com" in answer.text) == (403, True)
        assert callsheet_sandbox.requests == []

    @pytest.mark.usefixtures("callsheet_sandbox")
    def test_a_provider_that_is_asked_directly(self):
        with pytest.raises(RuntimeError, match=r"api\.openai\.com was asked for directly"):
            socket.create_connection(("api.openai.com", 443))
