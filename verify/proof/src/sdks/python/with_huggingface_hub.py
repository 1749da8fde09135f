"""huggingface_hub's look-ups, which programs make before they call a model."""

import subprocess
import sys
from pathlib import Path

from huggingface_hub import HfApi, InferenceClient, hf_hub_download, list_models, login, model_info, whoami
from huggingface_hub.utils import EntryNotFoundError

gemma = "google/gemma-2-2b-it"

login(token="hf_0123456789abcdefghijklmnopqrstuvwx")
assert whoami()["name"]
command = Path(sys.executable).parent / "hf"
for words in (["auth", "whoami"], ["auth", "list"], ["auth", "login", "--token", "hf_0123456789abcdefghij"]):
    subprocess.run([command, *words], check=True, capture_output=True)
print("login")

info = model_info(gemma, expand=["author", "downloads", "gated", "inferenceProviderMapping", "safetensors"])
assert info.author == "google" and info.inference_provider_mapping
assert HfApi().repo_exists(gemma) and model_info(gemma, revision="main").sha
assert [model.id for model in list_models(author="google", inference_provider="all", sort="downloads", limit=2)]
print("models")

client = InferenceClient()
messages = [{"role": "user", "content": "What is the capital of France?"}]
assert client.chat_completion(messages, model=gemma).choices[0].message.content
assert client.text_classification("I like you. I love you")[0].label
print("calls")

try:
    hf_hub_download(gemma, "config.json")
except EntryNotFoundError as error:
    assert "The sandbox has no files of models" in str(error)
    print("no files")
