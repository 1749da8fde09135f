"""What the server answers, and what it says when it cannot."""

import asyncio
import base64
import json

import pytest
from conftest import TOKEN

WORDS_OF_TROUBLE = "The service that answers is not working at the moment. Ask again in a little while."


# region answers
def test_the_right_note_is_found_and_said(page, helper):
    recording = helper.speak("ગૅસનો સિલિન્ડર ક્યારે બદલ્યો હતો?")
    answer = page.post("/ask", content=recording).json()
    assert answer["question"] == "ગૅસનો સિલિન્ડર ક્યારે બદલ્યો હતો?"
    assert answer["note"].startswith("ગૅસનો સિલિન્ડર 12 જૂને બદલ્યો હતો")
    assert helper.listen(sound_in(answer)) == answer["note"]
# endregion


def sound_in(answer):
    return base64.b64decode(answer["sound"].partition(",")[2])


@pytest.mark.parametrize(
    ("question", "beginning"),
    [
        ("પાણીની ટાંકી ક્યારે સાફ કરવાની છે?", "પાણીની ટાંકી"),
        ("વાલ્વ કઈ બાજુ ફેરવવો?", "પાણીનો મુખ્ય વાલ્વ"),
        ("મીરાંને રસી ક્યારે મુકાવવાની છે?", "મીરાંને રસીનો"),
        ("શહેરની બસ કેટલા વાગ્યે ઊપડે છે?", "શહેરની બસ"),
        ("વીજળીનું બિલ ક્યારે ભરવાનું છે?", "વીજળીનું બિલ"),
    ],
)
def test_every_note_has_its_questions(helper, question, beginning):
    assert helper.find(question).startswith(beginning)


def test_a_question_about_nothing_in_the_notes_gets_no_note(page, helper):
    answer = page.post("/ask", content=helper.speak("ચંદ્ર પર સૌથી પહેલાં કોણ ગયું હતું?")).json()
    assert answer["note"] is None
    assert answer["answer"] == "There is no note about this."
    assert helper.listen(sound_in(answer)) == "There is no note about this."


def test_the_nearest_note_is_always_near_enough_when_the_number_is_too_small(helper, monkeypatch):
    monkeypatch.setattr(helper, "NEAR_ENOUGH", -1)
    assert helper.find("ચંદ્ર પર સૌથી પહેલાં કોણ ગયું હતું?") in helper.NOTES.read_text(encoding="utf-8")


# region fails
def test_trouble_at_the_provider_becomes_a_sentence(page, helper, sandbox):
    recording = helper.speak("બસ કેટલા વાગ્યે ઊપડે છે?")
    sandbox.fail("503")
    response = page.post("/ask", content=recording, headers={"accept-language": "gu"})
    assert response.status_code == 502
    assert response.json() == {"detail": "જવાબ આપનારી સેવા હમણાં ચાલતી નથી. થોડી વાર પછી ફરી પૂછો."}
# endregion


@pytest.mark.parametrize("failure", ["500", "429", "reset", "empty", "invalid-json", "wrong-shape", "html", "echo"])
def test_whatever_goes_wrong_nothing_of_the_inside_is_said(page, helper, sandbox, failure, caplog, capfd):
    recording = helper.speak("બસ કેટલા વાગ્યે ઊપડે છે?")
    sandbox.fail(failure)
    response = page.post("/ask", content=recording)
    assert (response.status_code, response.json()) == (502, {"detail": WORDS_OF_TROUBLE})
    printed = capfd.readouterr()
    assert "Nobody could answer" in caplog.text
    assert TOKEN not in response.text + str(response.headers) + caplog.text + printed.out + printed.err


def test_a_note_without_a_voice_is_an_answer_still(page, helper, sandbox):
    recording = helper.speak("વીજળીનું બિલ ક્યારે ભરવાનું છે?")
    sandbox.fail(f"status; status=503; at={helper.SPEECH_MODEL}")
    answer = page.post("/ask", content=recording).json()
    assert answer["note"].startswith("વીજળીનું બિલ")
    assert (answer["sound"], answer["trouble"]) == (None, "There is no voice at the moment. Read the answer.")


def test_the_token_goes_to_the_provider_and_nowhere_else(page, helper, caplog, capfd):
    response = page.post("/ask", content=helper.speak("વીજળીનું બિલ ક્યારે ભરવાનું છે?"))
    printed = capfd.readouterr()
    assert response.status_code == 200
    assert TOKEN not in response.text + str(response.headers) + caplog.text + printed.out + printed.err


def test_a_recording_that_is_too_large_is_turned_away_before_it_is_read(server, sandbox):
    headers = [(b"content-type", b"audio/wav"), (b"content-length", b"100000000"), (b"accept-language", b"en")]
    status, body, pieces = send_in_pieces(server.app, headers)
    assert (status, body, pieces) == (413, {"detail": "This recording is too long. Ask in one sentence."}, 0)
    assert sandbox.requests() == []


def test_a_recording_that_does_not_say_how_large_it_is_is_stopped_on_the_way(server, sandbox):
    status, _body, pieces = send_in_pieces(server.app, [(b"content-type", b"audio/wav")])
    assert (status, pieces) == (413, 41)
    assert sandbox.requests() == []


def send_in_pieces(app, headers):
    """Sends 100 MB in pieces of 100 KB. Gives status, body, and how many pieces the server took."""
    taken, sent = [], []

    async def receive():
        taken.append(1)
        return {"type": "http.request", "body": b"RIFF" * 25_000, "more_body": len(taken) < 1000}

    async def send(message):
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/ask", "query_string": b"", "headers": headers}
    asyncio.run(app(scope, receive, send))
    body = b"".join(message.get("body", b"") for message in sent)
    return sent[0]["status"], json.loads(body), len(taken)


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("text/plain", b"RIFF\x00\x00\x00\x00WAVE"),
        ("audio/wav", b"<html>This is no sound.</html>"),
        ("audio/webm", b"\x1a\x45\xdf\xa3 what a browser records by itself"),
        ("audio/wav", b""),
    ],
)
def test_what_is_no_recording_is_refused(page, sandbox, kind, content):
    response = page.post("/ask", content=content, headers={"content-type": kind})
    assert response.status_code == 415
    assert response.json()["detail"] == "This recording is no WAV, FLAC or MP3, so nobody can listen to it."
    assert sandbox.requests() == []


def test_whoever_does_not_say_english_is_answered_in_gujarati(page):
    said = {
        language: page.post("/ask", content=b"no sound", headers={"accept-language": language}).json()["detail"]
        for language in ("gu-IN,gu;q=0.9,en;q=0.5", "", "fr", "en-IN,gu;q=0.5")
    }
    assert len(set(said.values())) == 2
    assert [language for language, words in said.items() if words.isascii()] == ["en-IN,gu;q=0.5"]


def test_the_example_is_a_question_that_can_be_asked(page, helper):
    example = page.get("/example")
    assert example.headers["content-type"] == "audio/flac"
    assert page.post("/ask", content=example.content).json()["question"] == helper.QUESTION


def test_the_page_may_load_nothing_from_elsewhere(page):
    assert "default-src 'self'" in page.get("/example").headers["content-security-policy"]
