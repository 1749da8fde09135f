"""Cohere's SDK, as its first page and its quickstarts use it, in both versions of its API."""

import asyncio
import json

import cohere

co = cohere.ClientV2()
model = "command-a-03-2025"
messages = [{"role": "user", "content": "hello world!"}]

assert co.chat(model=model, messages=messages).message.content[0].text
print("chat")

events = list(co.chat_stream(model=model, messages=messages))
pieces = [event.delta.message.content.text for event in events if event.type == "content-delta"]
assert len(pieces) > 1 and events[-1].delta.finish_reason == "COMPLETE"
print("stream")


async def ask():
    async with cohere.AsyncClientV2() as client:
        return await client.chat(model=model, messages=messages)


assert asyncio.run(ask()).message.content[0].text
print("async")

weather = {
    "name": "get_weather",
    "description": "The weather of a city",
    "parameters": {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]},
}
asked = [{"role": "user", "content": "What is the weather in Ahmedabad?"}]
tools = [{"type": "function", "function": weather}]
reply = co.chat(model=model, messages=asked, tools=tools)
assert reply.finish_reason == "TOOL_CALL"
(call,) = reply.message.tool_calls
assert json.loads(call.function.arguments)["city"]
calling = {"role": "assistant", "tool_calls": reply.message.tool_calls, "tool_plan": reply.message.tool_plan}
data = [{"type": "document", "document": {"data": json.dumps({"weather": "Sunny."})}}]
result = {"role": "tool", "tool_call_id": call.id, "content": data}
assert co.chat(model=model, messages=[*asked, calling, result], tools=tools).message.content[0].text
events = list(co.chat_stream(model=model, messages=asked, tools=tools))
written = [event.delta.message.tool_calls.function.arguments for event in events if event.type == "tool-call-delta"]
assert json.loads("".join(written))["city"]
print("tool")

schema = {"type": "object", "properties": {"title": {"type": "string"}}, "required": ["title"]}
structured = co.chat(
    model=model,
    messages=[{"role": "user", "content": "Generate a JSON about a book."}],
    response_format={"type": "json_object", "schema": schema, "json_schema": schema},
)
assert list(json.loads(structured.message.content[0].text)) == ["title"]
print("structured output")

documents = [{"data": {"title": "Penguins", "snippet": "The tallest penguins are the emperor penguins."}}]
cited = co.chat(model=model, documents=documents, messages=[{"role": "user", "content": "Which penguins are tallest?"}])
assert cited.message.citations[0].sources[0].document["title"] == "Penguins"
print("documents with citations")

embed = {"model": "embed-v4.0", "input_type": "search_document", "texts": ["hello", "goodbye"]}
vectors = co.embed(**embed, embedding_types=["float", "int8"]).embeddings
assert [len(vector) for vector in vectors.float_] == [1536, 1536] and len(vectors.int8) == 2
print("embeddings")

texts = ["Carson City is the capital of Nevada.", "The camel lives in the desert."]
ranked = co.rerank(model="rerank-v3.5", query="Which animal lives in the desert?", documents=texts, top_n=1)
assert ranked.results[0].index == 1
print("rerank")

assert co.models.list().models[0].name
print("models")

first = cohere.Client()
history = [{"role": "USER", "message": "Who are you?"}, {"role": "CHATBOT", "message": "A model."}]
assert first.chat(message="hello world!", model=model, chat_history=history).text
pieces = [event.text for event in first.chat_stream(message="hello world!") if event.event_type == "text-generation"]
assert len(pieces) > 1
assert len(first.embed(texts=texts, model="embed-english-v3.0", input_type="clustering").embeddings[0]) == 1024
(best,) = first.rerank(
    query="Which animal lives in the desert?", documents=texts, model="rerank-v3.5", top_n=1, return_documents=True
).results
assert best.document.text == texts[1]
print("the first version")
