"""gradio, in the manner of its guide to models: an interface made from a model of the Hub, called as a function."""

import sys
from contextlib import redirect_stdout

import gradio


def load(name, provider):
    # It prints what it fetches.
    with redirect_stdout(sys.stderr):
        return gradio.load(f"models/{name}", provider=provider)


summarize = load("facebook/bart-large-cnn", "hf-inference")
assert summarize("The tower is 324 metres tall, about the same height as a building of 81 storeys.")
print("text")

draw = load("black-forest-labs/FLUX.1-schnell", "together")
with open(draw("an orange kite"), "rb") as file:
    assert file.read(4) in (b"RIFF", b"\x89PNG")
print("image")

chat = load("meta-llama/Llama-3.1-8B-Instruct", "cerebras")
assert isinstance(chat, gradio.ChatInterface)
print("chat")
