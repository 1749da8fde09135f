"""smolagents, in the manner of its guided tour: chat, streaming, agents that call tools and that write code."""

import sys
from contextlib import redirect_stdout

from smolagents import CodeAgent, InferenceClientModel, OpenAIServerModel, ToolCallingAgent, tool
from smolagents.models import ChatMessage

model = InferenceClientModel(model_id="meta-llama/Llama-3.3-70B-Instruct", provider="groq")
hello = [ChatMessage(role="user", content=[{"type": "text", "text": "Hello, who are you?"}])]

assert model.generate(hello).content
print("chat")

assert len([piece.content for piece in model.generate_stream(hello) if piece.content]) > 1
print("stream")

asked = []


@tool
def get_travel_duration(start_location: str, destination_location: str) -> str:
    """Get the time that it takes to travel between two places.

    Args:
        start_location: the place where the journey begins
        destination_location: the place where it ends
    """
    asked.append(start_location)
    return "Nine hours."


question = "How long is the travel from Ahmedabad to Mumbai?"
for each in (model, OpenAIServerModel(model_id="gpt-4o-mini")):
    asked.clear()
    agent = ToolCallingAgent(tools=[get_travel_duration], model=each, max_steps=5, verbosity_level=0)
    result = agent.run(question, return_full_result=True)
    assert asked and result.output and result.state == "success"
print("agent")

for options in ({}, {"stream_outputs": True}, {"code_block_tags": "markdown"}, {"use_structured_outputs_internally": True}):
    asked.clear()
    writer = InferenceClientModel(model_id="meta-llama/Llama-3.3-70B-Instruct", provider="cerebras")
    agent = CodeAgent(tools=[get_travel_duration], model=writer, max_steps=5, verbosity_level=0, **options)
    # One that streams prints what it writes.
    with redirect_stdout(sys.stderr):
        result = agent.run(question, return_full_result=True)
    assert asked == ["Ahmedabad"] and "Nine hours" in result.output and result.state == "success"
print("agent that writes code")
