// The page: a button to ask with, the note, and its voice.
import { ask, example, Trouble } from "./ask.js";
import { record } from "./record.js";
import { firstLanguage, words } from "./words.js";

/** A question is a sentence or two: a microphone that is forgotten does not listen on. */
const maxRecordingMs = 30_000;

const find = (selector) => document.querySelector(selector);

let language = firstLanguage();
/** What the page does: "ready", "opening" the microphone, "recording", "asking", "answered" or "failed". */
let state = "ready";
/** Ends a recording, and gives it. */
let endRecording;

const isBusy = () => state === "opening" || state === "asking";

/** Shows the state, in the language of the reader. */
function show() {
    const say = words[language];
    document.documentElement.lang = language;
    document.title = say.title;
    for (const element of document.querySelectorAll("[data-word]")) element.textContent = say[element.dataset.word];
    find("#language").lang = language === "gu" ? "en" : "gu";
    find("#ask").dataset.state = state;
    find("#ask").ariaDisabled = String(isBusy());
    find("#ask span").textContent = { recording: say.stop, asking: say.wait }[state] ?? say.start;
    // A screen reader says it aloud as soon as it changes.
    find("#status").textContent = { recording: say.listening, asking: say.asking, answered: say.answered }[state] ?? "";
    find("#answer").hidden = state !== "answered";
    find("#answer").ariaLabel = say.answer;
    find("#answer audio").ariaLabel = say.again;
    if (state !== "failed") find("#trouble").textContent = "";
    find("#example").ariaDisabled = String(isBusy() || state === "recording");
}

function enter(next) {
    state = next;
    show();
}

/** Does what a button asks for; where it cannot be done, says why. */
async function attempt(work) {
    try {
        enter(await work());
    } catch (error) {
        enter("failed");
        find("#trouble").textContent = sentenceFor(error, words[language]);
    }
}

function sentenceFor(error, say) {
    if (error instanceof Trouble) return error.message;
    if (error.name === "NotAllowedError" || !("mediaDevices" in navigator)) return say.notAllowed;
    return error.name === "NotFoundError" ? say.noMicrophone : say.notRecorded;
}

/** Asks with a recording. @param question gives it */
const askWith = (question) =>
    attempt(async () => {
        enter("asking");
        showAnswer(await ask(await question(), language));
        return "answered";
    });

function showAnswer({ question, answer, sound, trouble }) {
    find(".heard").hidden = question === "";
    find(".heard q").textContent = question;
    find("blockquote").textContent = answer;
    find(".silent").textContent = trouble ?? "";
    const player = find("#answer audio");
    player.hidden = sound === null;
    if (sound === null) player.removeAttribute("src");
    else player.src = sound;
    // Where the browser plays nothing by itself, there are its buttons.
    if (sound !== null) player.play().catch(() => {});
}

let timer;

find("#ask").addEventListener("click", function press() {
    if (isBusy()) return;
    clearTimeout(timer);
    if (state === "recording") return void askWith(endRecording);
    enter("opening");
    attempt(async () => {
        endRecording = await record();
        timer = setTimeout(press, maxRecordingMs);
        return "recording";
    });
});

find("#example").addEventListener("click", () => {
    if (!isBusy() && state !== "recording") askWith(() => example(language));
});

find("#language").addEventListener("click", () => {
    language = language === "gu" ? "en" : "gu";
    localStorage.setItem("language", language);
    show();
});

show();
