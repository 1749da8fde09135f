import os
import random
import time

from huggingface_hub import InferenceClient
from huggingface_hub.errors import HfHubHTTPError

client = InferenceClient(provider="auto", api_key=os.environ["HF_TOKEN"], timeout=60)


# region retry
# Too many requests, and troubles on the server: another try may help.
passing = {429, 500, 502, 503, 504}


def patiently(call, attempts=4):
    for attempt in range(attempts):
        try:
            return call()
        except HfHubHTTPError as error:
            status = error.response.status_code
            if status not in passing or attempt == attempts - 1:
                raise
            told = error.response.headers.get("retry-after", "")
            wait = float(told) if told.isdigit() else 2**attempt * random.uniform(0.5, 1)
            print(f"{status}: trying again in {wait:.1f} s")
            time.sleep(wait)
# endregion


# region use
def ask(question):
    completion = client.chat_completion(
        messages=[{"role": "user", "content": question}],
        max_tokens=200,
        model="meta-llama/Llama-3.1-8B-Instruct",
    )
    return completion.choices[0].message.content


print(patiently(lambda: ask("Will the bus to Mandvi run in the rain? Say it in one sentence.")))
# endregion
