"""LangChain, in the manner of its quickstart: chat, streaming, structured output, an agent with a tool, embeddings."""

from langchain.agents import create_agent
from langchain.agents.structured_output import ToolStrategy
from langchain.chat_models import init_chat_model
from langchain.tools import tool
from langchain_openai import OpenAIEmbeddings
from pydantic import BaseModel, Field

model = init_chat_model("openai:gpt-4o-mini")

answer = model.invoke("Why do parrots talk?")
assert answer.text and answer.usage_metadata["total_tokens"] > 0
print("chat")

assert len([piece.text for piece in model.stream("Why do parrots talk?") if piece.text]) > 1
print("stream")


class Movie(BaseModel):
    """A movie."""

    title: str = Field(description="The title of the movie")
    year: int = Field(description="The year in which it was shown first")


for method in ("json_schema", "function_calling"):
    movie = model.with_structured_output(Movie, method=method).invoke("Tell me about the movie Lagaan of 2001.")
    assert isinstance(movie, Movie)
print("structured output")

asked = []


@tool
def get_weather(city: str) -> str:
    """Get the weather of a city."""
    asked.append(city)
    return f"It is sunny in {city}."


question = {"messages": [{"role": "user", "content": "What is the weather in Ahmedabad?"}]}
result = create_agent(model, tools=[get_weather], system_prompt="You are helpful.").invoke(question)
assert asked and result["messages"][-1].text
print("agent")


class Forecast(BaseModel):
    """The weather of a city."""

    city: str
    conditions: str


for form in (Forecast, ToolStrategy(Forecast)):
    asked.clear()
    result = create_agent(model, tools=[get_weather], response_format=form).invoke(question)
    assert asked and isinstance(result["structured_response"], Forecast)
print("agent with a structured result")

# Otherwise tiktoken would download its tables, which are not on this machine.
vectors = OpenAIEmbeddings(model="text-embedding-3-small", check_embedding_ctx_length=False).embed_documents(["a", "b"])
assert len(vectors) == 2 and len(vectors[0]) > 100
print("embeddings")
