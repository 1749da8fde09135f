import type { TaskPages } from "./task-page.ts";

/** The prose about tasks that take or make audio. */
export const audio = {
    "audio-classification": {
        name: "Audio classification",
        purpose:
            "Says what a recording sounds like, by the classes that the model was trained with: a command such as “yes” or “stop”, a language, a mood, a horn or a bird. A phone left on the balcony tells the koel from the traffic.",
        reading: [
            "You get a list of `label` and `score`, the highest score first, five unless `top_k` says otherwise.",
            "One list stands for the whole recording: it does not say when the sound was heard. A sound that the model never learnt gets a label too, so try it on recordings of which you know what they are before you trust a score.",
        ],
        pitfalls: [
            {
                problem: "The service says that it cannot read the recording.",
                remedy: "Its bytes are sent as they are, and the type must be the right one: `audio/mpeg` for MP3, `audio/wav` for WAV. Bytes without a type are taken for FLAC. Renaming a file does not convert it.",
            },
            {
                problem: "In a long recording with several sounds one label wins.",
                remedy: "Cut it into pieces of a few seconds, and send each. So you also learn when the sound was heard.",
            },
            {
                problem: "The labels are numbers, or called `LABEL_0`.",
                remedy: "What they mean stands on the model's page, or in its `config.json` at `id2label`.",
            },
        ],
    },
    "audio-to-audio": {
        name: "Audio to audio",
        purpose:
            "Makes a recording into another: takes the noise out of an interview at the market, or takes two voices that speak at once apart.",
        reading: [
            "You get a list of recordings: one for a cleaned sound, one for each voice that was taken apart. The bytes are base64 text, at `blob`; `content-type` says what kind they are, and `label` what is heard, where the model tells.",
            "There is no score: listen to it. What was taken out with the noise does not come back, so keep your recording.",
        ],
        pitfalls: [
            {
                problem: "The saved file cannot be played.",
                remedy: "`blob` is text: turn it from base64 into bytes before you save it, and name the file by `content-type`, mostly FLAC.",
            },
            {
                problem: "Only the first voice is there.",
                remedy: "The answer is a list. Save each of its recordings under a name of its own.",
            },
            {
                problem: "fal-ai refuses the recording.",
                remedy: "It reads MP3, WAV and WebM, and no FLAC. Convert the recording, and say its type.",
            },
        ],
    },
    "automatic-speech-recognition": {
        name: "Automatic speech recognition",
        purpose:
            "Writes down what is said: a grandmother's story on the phone, a lecture, a voice message on a noisy bus. With times it makes subtitles.",
        reading: [
            "`text` is all that was said. Where you asked for `return_timestamps`, `chunks` gives it in pieces: each has its `text` and its `timestamp`, beginning and end in seconds. The last end may be null.",
            "There is no score. Names, numbers and words of another language go wrong first, and where nobody speaks a model may write words that nobody said. Listen again to what you want to quote.",
        ],
        pitfalls: [
            {
                problem: "The service cannot read the recording, or asks for another type.",
                remedy: "Say what the bytes are: `audio/mpeg` for MP3, `audio/wav` for WAV; bytes without a type are taken for FLAC. fal-ai reads MP3, WAV and WebM only. Converting makes a WAV out of an MP3; renaming does not.",
            },
            {
                problem: "Gujarati comes out in another script or in English.",
                remedy: "The model was not trained on it, or guessed the language from a noisy beginning. Take a model whose page names Gujarati, and cut music or silence off the beginning.",
            },
            {
                problem: "`chunks` is missing.",
                remedy: "It comes only where `return_timestamps` is true, and not from every model: read `text` where it is not there.",
            },
            {
                problem: "An hour of recording is refused, or takes too long.",
                remedy: "Cut it into pieces of some minutes, at pauses, and send them one after another. For the times add where each piece began.",
            },
        ],
    },
    "text-to-audio": {
        name: "Text to audio",
        purpose:
            "Makes music or sounds from a description: “slow sitar over steady rain” for the school play, or the bustle of a railway platform for a story that is read aloud.",
        reading: [
            "The answer is a file: the bytes of the recording. Its type says what it is, FLAC, MP3 or WAV, as the provider makes it.",
            "There is no score: listen. Mostly each call sounds different, so make several and keep the best.",
        ],
        pitfalls: [
            {
                problem: "The saved file cannot be played.",
                remedy: "Its name does not say what it is. Look at the type of the answer, and name the file by it: `.flac`, `.mp3` or `.wav`.",
            },
            {
                problem: "It speaks the words aloud, or makes sounds where you wanted speech.",
                remedy: "Models of this task make music and noises. For speech use text to speech.",
            },
            {
                problem: "The program waits for a minute and seems to hang.",
                remedy: "fal-ai makes sounds in a queue, and the program asks again and again until they are done. Let it run; Callsheet's library waits for ten minutes unless you say otherwise.",
            },
            {
                problem: "“Something for Navratri” sounds like anything.",
                remedy: "Name instruments, speed and mood: “fast garba rhythm, dhol and shehnai, outdoors, cheerful”.",
            },
        ],
    },
    "text-to-speech": {
        name: "Text to speech",
        purpose:
            "Reads a text aloud: the next stop on a bus, a lesson for somebody who cannot see the page, a poem in a voice that you choose where the model has several.",
        reading: [
            "The answer is a file: the bytes of the recording. Its type says what it is, FLAC, MP3 or WAV, as the provider makes it.",
            "There is no score: listen to it once before others do, above all to names, numbers and abbreviations.",
        ],
        pitfalls: [
            {
                problem: "The saved file cannot be played.",
                remedy: "Its name does not say what it is. Look at the type of the answer, and name the file by it: `.flac`, `.mp3` or `.wav`.",
            },
            {
                problem: "Gujarati is spelt out, left out, or spoken with a strange accent.",
                remedy: "A model speaks the languages that it has learnt. Take one whose page names Gujarati.",
            },
            {
                problem: "“Rs. 1,250” or “Dr.” is read wrong.",
                remedy: "Write it as it should be said: “one thousand two hundred and fifty rupees”, “Doctor”.",
            },
            {
                problem: "The service asks for a voice.",
                remedy: "Some models have several voices and choose none themselves; the names differ from model to model. For Kokoro models at Together this site writes `af_alloy`; for another, take a name from the model's page.",
            },
        ],
    },
} satisfies Partial<TaskPages>;
