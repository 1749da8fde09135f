"""What a test does with the fixture."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import fal_client
import huggingface_hub
import openai
import pytest
import requests

from pytest_callsheet import CallsheetSandbox, RecordedRequest, SandboxError

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
        (request,) = callsheet_sandbox.requests
        assert (request.method, request.status) == ("POST", 200)

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


class TestLookUps:
    """What huggingface_hub asks of the Hub: the same in each test, whatever ran before."""

    @pytest.mark.parametrize("times", [1, 2])
    def test_are_apart_from_requests(self, callsheet_sandbox: CallsheetSandbox, times):
        client = huggingface_hub.InferenceClient(provider="groq")
        for _ in range(times):
            client.chat_completion(MESSAGES, model="meta-llama/Llama-3.1-8B-Instruct")
        assert len(callsheet_sandbox.requests) == times
        paths = [request.url for request in callsheet_sandbox.all_requests if "inferenceProviderMapping" in request.url]
        assert len(paths) == 1

    @pytest.mark.parametrize("status", ["500", "404"])
    def test_fail_in_each_test(self, callsheet_sandbox: CallsheetSandbox, status):
        callsheet_sandbox.fail(status, at="/api/models/")
        client = huggingface_hub.InferenceClient(provider="groq")
        with pytest.raises(huggingface_hub.errors.HfHubHTTPError):
            client.chat_completion(MESSAGES, model="meta-llama/Llama-3.1-8B-Instruct")


class TestReply:
    """What a model writes."""

    def test_a_text(self, callsheet_sandbox: CallsheetSandbox):
        callsheet_sandbox.reply("It is sunny.")
        answer = openai.OpenAI().responses.create(model="gpt-4o-mini", input="Weather?")
        assert answer.output_text == "It is sunny."

    def test_a_text_as_a_stream(self, callsheet_sandbox: CallsheetSandbox):
        callsheet_sandbox.reply("It is sunny.")
        client = huggingface_hub.InferenceClient()
        stream = client.chat_completion(MESSAGES, model="any/chat", stream=True)
        assert "".join(chunk.choices[0].delta.content or "" for chunk in stream) == "It is sunny."

    def test_a_list_in_order_with_calls_of_tools(self, callsheet_sandbox: CallsheetSandbox):
        call = {"name": "get_weather", "arguments": {"city": "Surat"}}
        callsheet_sandbox.reply([{"tool_calls": [call]}, "31 degrees."])
        client = openai.OpenAI()
        tools = [{"type": "function", "function": {"name": "get_weather", "parameters": {"type": "object"}}}]
        first = client.chat.completions.create(model="gpt-4o-mini", messages=MESSAGES, tools=tools).choices[0].message
        assert first.tool_calls[0].function.arguments == '{"city":"Surat"}'
        result = {"role": "tool", "tool_call_id": first.tool_calls[0].id, "content": "31"}
        second = client.chat.completions.create(model="gpt-4o-mini", messages=[*MESSAGES, first, result], tools=tools)
        assert second.choices[0].message.content == "31 degrees."
        with pytest.raises(openai.BadRequestError, match="no scripted reply left"):
            client.chat.completions.create(model="gpt-4o-mini", messages=MESSAGES)

    def test_json_is_the_whole_body(self, callsheet_sandbox: CallsheetSandbox):
        callsheet_sandbox.reply(json={"error": "No."}, status=422)
        callsheet_sandbox.reply(json=None, times=2)
        assert [ask(), ask(), ask(), ask()] == [422, 200, 200, 400]

    def test_with_a_condition(self, callsheet_sandbox: CallsheetSandbox):
        callsheet_sandbox.reply("Sunny.", when="weather")
        callsheet_sandbox.reply("Hello!", times="always", at="api.openai.com")
        client = openai.OpenAI()
        asked = ["Hi", "The weather?", "Hi"]
        texts = [client.responses.create(model="gpt-4o-mini", input=text).output_text for text in asked]
        assert texts == ["Hello!", "Sunny.", "Hello!"]

    def test_a_function_chooses(self, callsheet_sandbox: CallsheetSandbox):
        def choose(request: RecordedRequest) -> str | None:
            assert request.url == "https://api.openai.com/v1/responses"
            return request.body["input"].upper() if len(request.body["input"]) > 2 else None

        callsheet_sandbox.reply("Two letters.", times="always")
        callsheet_sandbox.reply_when(choose)
        callsheet_sandbox.reply_when(lambda request: request.body["input"] == "Hi", {"text": "Hi!"})
        client = openai.OpenAI()
        texts = [client.responses.create(model="gpt-4o-mini", input=text).output_text for text in ["All", "Hi", "No"]]
        assert texts == ["ALL", "Hi!", "Two letters."]
        callsheet_sandbox.clear()
        assert "(sandbox)" in client.responses.create(model="gpt-4o-mini", input="All").output_text

    def test_a_function_is_asked_by_many_at_once(self, callsheet_sandbox: CallsheetSandbox):
        callsheet_sandbox.reply_when(lambda request: request.body["input"] * 2)
        client = openai.OpenAI()
        with ThreadPoolExecutor(8) as pool:
            asked = [str(number) for number in range(40)]
            answers = pool.map(lambda text: client.responses.create(model="gpt-4o-mini", input=text).output_text, asked)
            assert list(answers) == [text * 2 for text in asked]
        assert len(callsheet_sandbox.requests) == 40

    def test_a_function_may_use_the_sandbox(self, callsheet_sandbox: CallsheetSandbox):
        callsheet_sandbox.reply_when(lambda _: f"Request {len(callsheet_sandbox.requests) + 1}")
        client = openai.OpenAI()
        texts = [client.responses.create(model="gpt-4o-mini", input="Hi").output_text for _ in range(2)]
        assert texts == ["Request 1", "Request 2"]

    @pytest.mark.parametrize(
        ("choose", "message"),
        [
            (lambda request: request.body["prompt"], "KeyError: 'prompt'"),
            (lambda _: True, "none is given beside it"),
            (lambda _: 3, "a text, or an object"),
            (lambda _: {"text": object()}, "must be JSON"),
        ],
    )
    def test_a_function_that_fails_says_so(self, callsheet_sandbox: CallsheetSandbox, choose, message):
        callsheet_sandbox.reply_when(choose)
        with pytest.raises(openai.BadRequestError, match=message):
            openai.OpenAI().responses.create(model="gpt-4o-mini", input="Hi")

    @pytest.mark.parametrize(
        ("reply", "fields", "message"),
        [
            (None, {}, "says nothing: it takes text, tool_calls or json"),
            ("A", {"json": {}}, "has json, which is the whole body, and text"),
            ({"txt": "A"}, {}, "it has no field txt"),
            (["A"], {"tool_calls": [{"name": "a"}]}, "write that into the list"),
            ("A", {"times": 0}, "a whole number from 1, or always"),
            (None, {"json": object()}, "must be JSON"),
        ],
    )
    def test_refuses_what_it_cannot_read(self, callsheet_sandbox: CallsheetSandbox, reply, fields, message):
        with pytest.raises(SandboxError, match=message):
            callsheet_sandbox.reply(reply, **fields)


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
        callsheet_sandbox.fail("429; retryAfter=0", times=1)
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
