"""The server between the page and the provider: the page asks it, and the token stays here.

python server.py --port 8000
"""

import argparse
import base64
import logging
import mimetypes
from pathlib import Path
from typing import Annotated, NamedTuple

import uvicorn
from fastapi import Depends, FastAPI, HTTPException, Request, Response
from fastapi.staticfiles import StaticFiles
from pydantic import BaseModel

from helper import QUESTION, find, kind_of, listen, speak

# A minute of what the page records is 1.9 MB.
MAX_BYTES = 4_000_000
PAGE = Path(__file__).with_name("page")
mimetypes.add_type("text/javascript", ".js")  # Windows may have another idea of it.

log = logging.getLogger("uvicorn.error")
app = FastAPI(docs_url=None, redoc_url=None, openapi_url=None)


class Words(NamedTuple):
    no_note: str
    no_words: str
    no_voice: str
    trouble: str
    too_large: str
    wrong_kind: str


WORDS = {
    "gu": Words(
        no_note="આ વિશે કોઈ નોંધ નથી.",
        no_words="કોઈ શબ્દ સંભળાયો નહીં. માઇકની પાસે જઈને ફરી પૂછો.",
        no_voice="અવાજ હમણાં બની શકતો નથી. જવાબ વાંચી લો.",
        trouble="જવાબ આપનારી સેવા હમણાં ચાલતી નથી. થોડી વાર પછી ફરી પૂછો.",
        too_large="આ recording બહુ લાંબું છે. સવાલ એક વાક્યમાં પૂછો.",
        wrong_kind="આ recording WAV, FLAC કે MP3 નથી, એટલે સાંભળી શકાતું નથી.",
    ),
    "en": Words(
        no_note="There is no note about this.",
        no_words="No word could be heard. Go nearer to the microphone and ask again.",
        no_voice="There is no voice at the moment. Read the answer.",
        trouble="The service that answers is not working at the moment. Ask again in a little while.",
        too_large="This recording is too long. Ask in one sentence.",
        wrong_kind="This recording is no WAV, FLAC or MP3, so nobody can listen to it.",
    ),
}


def words_for(request: Request) -> Words:
    """In the first language that the reader's browser names: Gujarati, if it does not say English."""
    return WORDS["en" if request.headers.get("accept-language", "").lower().startswith("en") else "gu"]


class Answer(BaseModel):
    question: str
    """What was heard."""
    note: str | None
    """Word for word; None where no note is near enough."""
    answer: str
    """What is said: the note, or that there is none."""
    sound: str | None
    """The answer aloud, as a data URL; None where there is no voice."""
    trouble: str | None
    """Why there is no voice."""


def as_url(sound: bytes) -> str:
    return f"data:audio/{kind_of(sound)};base64,{base64.b64encode(sound).decode()}"


def why(error: Exception) -> str:
    """What the log says of a failure: its kind and status. Its own words may hold what nobody is to see."""
    status = getattr(getattr(error, "response", None), "status_code", None)
    return type(error).__name__ + (f" {status}" if status else "")


# region ask
async def recording_of(request: Request) -> bytes:
    words = words_for(request)
    if not request.headers.get("content-type", "").startswith("audio/"):
        raise HTTPException(415, words.wrong_kind)
    if int(request.headers.get("content-length", 0)) > MAX_BYTES:
        raise HTTPException(413, words.too_large)
    recording = b""
    async for piece in request.stream():
        recording += piece
        if len(recording) > MAX_BYTES:
            raise HTTPException(413, words.too_large)
    if kind_of(recording) is None:
        raise HTTPException(415, words.wrong_kind)
    return recording


@app.post("/ask")
def ask(
    recording: Annotated[bytes, Depends(recording_of)],
    words: Annotated[Words, Depends(words_for)],
) -> Answer:
    try:
        question = listen(recording)
        note = find(question) if question else None
    except Exception as error:
        log.warning("Nobody could answer: %s", why(error))
        raise HTTPException(502, words.trouble) from None
    answer = note or (words.no_note if question else words.no_words)
    return Answer(question=question, note=note, answer=answer, **voice(answer, words))
# endregion


def voice(text: str, words: Words) -> dict[str, str | None]:
    """A note without a voice is an answer still."""
    try:
        return {"sound": as_url(speak(text)), "trouble": None}
    except Exception as error:
        log.warning("Nobody could speak: %s", why(error))
        return {"sound": None, "trouble": words.no_voice}


@app.get("/example")
def example(words: Annotated[Words, Depends(words_for)]) -> Response:
    """A question that is spoken here: to try the page without a microphone, or where only the sandbox listens."""
    try:
        sound = speak(QUESTION)
    except Exception as error:
        log.warning("Nobody could speak: %s", why(error))
        raise HTTPException(502, words.trouble) from None
    return Response(sound, media_type=f"audio/{kind_of(sound)}")


@app.middleware("http")
async def only_from_here(request: Request, call_next):
    """The page loads nothing from anywhere else, and stands in no other page."""
    response = await call_next(request)
    response.headers["content-security-policy"] = "default-src 'self'; media-src data: blob:; frame-ancestors 'none'"
    response.headers["x-content-type-options"] = "nosniff"
    return response


app.mount("/", StaticFiles(directory=PAGE, html=True))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Serves the page, and answers it.")
    parser.add_argument("--port", type=int, default=8000)
    uvicorn.run(app, host="127.0.0.1", port=parser.parse_args().port, log_level="warning")
