"""instructor, in the manner of its getting started: structured output in each of its modes, streaming, validation."""

import instructor
from openai import OpenAI
from pydantic import BaseModel


class User(BaseModel):
    """A user."""

    name: str
    age: int


messages = [{"role": "user", "content": "John is 25 years old."}]

client = instructor.from_provider("openai/gpt-4o-mini")
assert isinstance(client.chat.completions.create(response_model=User, messages=messages), User)
print("structured output")

modes = (instructor.Mode.TOOLS, instructor.Mode.JSON, instructor.Mode.JSON_SCHEMA, instructor.Mode.MD_JSON)
for mode in modes:
    moded = instructor.from_openai(OpenAI(), mode=mode)
    user = moded.chat.completions.create(model="gpt-4o-mini", response_model=User, messages=messages)
    assert isinstance(user, User)
print("modes")

*_, last = client.chat.completions.create_partial(response_model=User, messages=messages)
assert last.name is not None and last.age is not None
print("stream")

users = list(client.chat.completions.create_iterable(response_model=User, messages=messages))
assert users and all(isinstance(user, User) for user in users)
print("list")
