"""The OpenAI agents SDK, in the manner of its quickstart: chat, streaming, a tool, a structured result, handoffs."""

import asyncio

from agents import Agent, OpenAIChatCompletionsModel, Runner, function_tool, set_tracing_disabled
from openai import AsyncOpenAI
from pydantic import BaseModel

# Traces would go to OpenAI, beside the requests.
set_tracing_disabled(True)

# One loop for all, because the calls share connections.
loop = asyncio.new_event_loop()
asyncio.set_event_loop(loop)

asked = []


@function_tool
def get_weather(city: str) -> str:
    """Get the weather of a city."""
    asked.append(city)
    return f"It is sunny in {city}."


class Forecast(BaseModel):
    """The weather of a city."""

    city: str
    conditions: str


async def stream() -> None:
    result = Runner.run_streamed(Agent(name="Joker"), "Please tell me a joke.")
    pieces = [event async for event in result.stream_events() if event.type == "raw_response_event"]
    assert len(pieces) > 3 and result.final_output


question = "What is the weather in Ahmedabad?"
assert Runner.run_sync(Agent(name="Assistant"), "Write a haiku about recursion.").final_output
print("chat")

loop.run_until_complete(stream())
print("stream")

# The Responses API, which is its default, and chat completions, which other providers have.
for model in ("gpt-4o-mini", OpenAIChatCompletionsModel(model="gpt-4o-mini", openai_client=AsyncOpenAI())):
    asked.clear()
    assert Runner.run_sync(Agent(name="Weather", model=model, tools=[get_weather]), question).final_output
    assert asked
    agent = Agent(name="Weather", model=model, output_type=Forecast)
    assert isinstance(Runner.run_sync(agent, question).final_output, Forecast)
print("agent")

for model in ("gpt-4o-mini", OpenAIChatCompletionsModel(model="gpt-4o-mini", openai_client=AsyncOpenAI())):
    asked.clear()
    agent = Agent(name="Weather", model=model, tools=[get_weather], output_type=Forecast)
    assert isinstance(Runner.run_sync(agent, question).final_output, Forecast)
    assert asked
print("agent with a structured result")
