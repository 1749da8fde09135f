"""Answers a question that is asked aloud with the one of your notes that is about it.

    python helper.py                 says a question, and listens to itself
    python helper.py question.wav    listens to a recording of yours
"""

import mimetypes
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from huggingface_hub import InferenceClient

LISTENING_MODEL = "openai/whisper-large-v3"
FINDING_MODEL = "intfloat/multilingual-e5-large"
SPEECH_MODEL = os.environ.get("SPEECH_MODEL", "facebook/mms-tts-guj")
# As near as this a note is an answer. Every model counts in a way of its own: this is measured in the sandbox.
NEAR_ENOUGH = float(os.environ.get("NEAR_ENOUGH", "0.28"))
NOTES = Path(__file__).with_name("notes.txt")
QUESTION = "પાણીની ટાંકી ક્યારે સાફ કરવાની છે?"

client = InferenceClient(provider="auto", api_key=os.environ["HF_TOKEN"], timeout=60)
mimetypes.add_type("audio/flac", ".flac")  # Not every system knows it.


def kind_of(sound):
    """How a sound is written, as its first bytes say; None where they say nothing that models take."""
    if sound[:4] == b"fLaC":
        return "flac"
    if sound[:4] == b"RIFF" and sound[8:12] == b"WAVE":
        return "wav"
    if sound[:3] == b"ID3" or (sound[:1] == b"\xff" and sound[1:2] > b"\xe0"):
        return "mp3"
    return None


# region listen
def listen(recording):
    with TemporaryDirectory() as folder:
        # The end of its name says what kind of sound it is.
        file = Path(folder, f"question.{kind_of(recording)}")
        file.write_bytes(recording)
        heard = client.automatic_speech_recognition(str(file), model=LISTENING_MODEL)
    return heard.text.strip()
# endregion


# region find
def find(question):
    notes = NOTES.read_text(encoding="utf-8").splitlines()
    nearness = client.sentence_similarity(question, notes, model=FINDING_MODEL)
    best = max(range(len(notes)), key=lambda index: nearness[index])
    return notes[best] if nearness[best] >= NEAR_ENOUGH else None
# endregion


# region speak
def speak(text):
    return client.text_to_speech(text, model=SPEECH_MODEL)
# endregion


if __name__ == "__main__":
    recording = Path(sys.argv[1]).read_bytes() if len(sys.argv) > 1 else speak(QUESTION)
    question = listen(recording)
    print("?", question)
    answer = find(question) or "આ વિશે કોઈ નોંધ નથી."
    print("!", answer)
    sound = speak(answer)
    Path(f"answer.{kind_of(sound)}").write_bytes(sound)
