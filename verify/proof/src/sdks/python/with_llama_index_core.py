"""LlamaIndex, in the manner of its starter tutorial: chat, streaming, structured output, an agent with a tool, an index."""

import asyncio

from llama_index.core import Document, Settings, VectorStoreIndex
from llama_index.core.agent.workflow import FunctionAgent
from llama_index.core.llms import ChatMessage
from llama_index.embeddings.openai import OpenAIEmbedding
from llama_index.llms.openai import OpenAI
from pydantic import BaseModel

llm = OpenAI(model="gpt-4o-mini")
# Otherwise tiktoken would download its tables, which are not on this machine.
Settings.tokenizer = str.split
Settings.llm = llm
Settings.embed_model = OpenAIEmbedding(model="text-embedding-3-small")

assert llm.complete("Paul Graham is ").text
assert llm.chat([ChatMessage(role="user", content="What is your name?")]).message.content
print("chat")

assert len([piece.delta for piece in llm.stream_chat([ChatMessage(role="user", content="Hello")]) if piece.delta]) > 1
print("stream")


class Movie(BaseModel):
    """A movie."""

    title: str
    year: int


assert isinstance(llm.as_structured_llm(Movie).complete("The movie Lagaan of 2001").raw, Movie)
print("structured output")

asked = []


def multiply(a: float, b: float) -> float:
    """Multiply two numbers."""
    asked.append((a, b))
    return a * b


async def ask(agent: FunctionAgent):
    """The workflow of an agent begins inside an event loop."""
    return await agent.run("What is 1234 multiplied by 4567?")


agent = FunctionAgent(tools=[multiply], llm=llm, system_prompt="You multiply two numbers.")
assert str(asyncio.run(ask(agent))) and asked
print("agent")


class Product(BaseModel):
    """The result of a multiplication."""

    result: float


asked.clear()
agent = FunctionAgent(tools=[multiply], llm=llm, output_cls=Product)
assert isinstance(asyncio.run(ask(agent)).get_pydantic_model(Product), Product)
assert asked
print("agent with a structured result")

index = VectorStoreIndex.from_documents([Document(text="The shop opens at nine."), Document(text="Dogs may come in.")])
assert str(index.as_query_engine().query("When does the shop open?"))
print("embeddings")
