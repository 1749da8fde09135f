"""Answers the customers of a book shop."""

import openai
from huggingface_hub import InferenceClient

APOLOGY = "Thank you for your message. We will write to you tomorrow."
"""What customers read when no model can be reached."""


def is_unhappy(message: str) -> bool:
    """Whether a customer is unhappy."""
    client = InferenceClient(provider="hf-inference")
    likeliest, *_ = client.text_classification(
        message, model="distilbert/distilbert-base-uncased-finetuned-sst-2-english"
    )
    return likeliest.label == "NEGATIVE"


def reply(message: str) -> str:
    """The reply to a customer."""
    client = openai.OpenAI(max_retries=1)
    try:
        answer = client.chat.completions.create(
            model="gpt-4o-mini",
            messages=[
                {"role": "system", "content": "You answer the customers of a book shop in two sentences."},
                {"role": "user", "content": message},
            ],
        )
    except openai.APIError:
        return APOLOGY
    return answer.choices[0].message.content or APOLOGY
