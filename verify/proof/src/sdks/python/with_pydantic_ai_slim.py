"""pydantic-ai, in the manner of its first pages: chat, streaming, structured output, an agent with a tool, embeddings."""

import asyncio

from pydantic import BaseModel
from pydantic_ai import Agent, NativeOutput, PromptedOutput, RunContext, ToolOutput

model = "openai-chat:gpt-4o-mini"

assert Agent(model, instructions="Be concise.").run_sync('Where does "hello world" come from?').output
print("chat")


async def stream() -> None:
    async with Agent(model).run_stream('Where does "hello world" come from?') as result:
        assert len([text async for text in result.stream_text(delta=True, debounce_by=None)]) > 1


asyncio.run(stream())
print("stream")


class CityLocation(BaseModel):
    """A city and where it is."""

    city: str
    country: str


for form in (CityLocation, ToolOutput(CityLocation), NativeOutput(CityLocation), PromptedOutput(CityLocation)):
    assert isinstance(Agent(model, output_type=form).run_sync("Where is Ahmedabad?").output, CityLocation)
print("structured output")

asked = []
agent = Agent(model, deps_type=str, instructions="Use the player's name.")


@agent.tool_plain
def roll_dice() -> str:
    """Roll a die with six sides and return the result."""
    asked.append("dice")
    return "4"


@agent.tool
def get_player_name(ctx: RunContext[str]) -> str:
    """Get the player's name."""
    asked.append("name")
    return ctx.deps


assert agent.run_sync("My guess is 4. Roll the dice.", deps="Anne").output and "dice" in asked
print("agent")


class Winner(BaseModel):
    """Who won."""

    name: str
    points: int


asked.clear()
game = Agent(model, output_type=Winner)
game.tool_plain(roll_dice)
assert isinstance(game.run_sync("Roll the dice for Anne.").output, Winner) and asked
print("agent with a structured result")

# The Responses API is the default of openai:….
assert Agent("openai-responses:gpt-4o-mini").run_sync("Hello").output
print("responses")
