import { useEffect, useRef, useState } from "react";
import { type Answer, ask, example, Trouble } from "./ask.ts";
import { record } from "./record.ts";
import { firstLanguage, type Language, type Words, words } from "./words.ts";

type State =
    | { readonly is: "ready" }
    /** The reader may be asked first whether the page may use the microphone. */
    | { readonly is: "opening" }
    | { readonly is: "recording"; readonly end: () => Promise<Blob> }
    | { readonly is: "asking" }
    | { readonly is: "answered"; readonly answer: Answer }
    | { readonly is: "failed"; readonly why: string };

/** A question is a sentence or two: a microphone that is forgotten does not listen on. */
const longest = 30_000;

export function App() {
    const [language, setLanguage] = useState<Language>(firstLanguage);
    const [state, setState] = useState<State>({ is: "ready" });
    const say = words[language];
    const isBusy = state.is === "opening" || state.is === "asking";

    useEffect(() => {
        document.documentElement.lang = language;
        document.title = words[language].title;
    }, [language]);

    const attempt = async (work: () => Promise<State>): Promise<void> => {
        try {
            setState(await work());
        } catch (error) {
            setState({ is: "failed", why: sentenceFor(error, say) });
        }
    };
    const askWith = (question: () => Promise<Blob>) =>
        attempt(async () => {
            setState({ is: "asking" });
            return { is: "answered", answer: await ask(await question(), language) };
        });
    const press = async (): Promise<void> => {
        if (isBusy) return;
        if (state.is === "recording") return await askWith(state.end);
        setState({ is: "opening" });
        await attempt(async () => ({ is: "recording", end: await record() }));
    };
    const change = (): void => {
        const other = language === "gu" ? "en" : "gu";
        localStorage.setItem("language", other);
        setLanguage(other);
    };

    // Whatever is rendered last is pressed when the time is over.
    const pressNow = useRef(press);
    pressNow.current = press;
    useEffect(() => {
        if (state.is !== "recording") return;
        const timer = setTimeout(() => pressNow.current(), longest);
        return () => clearTimeout(timer);
    }, [state]);

    return (
        <>
            <header>
                <button type="button" className="language" lang={language === "gu" ? "en" : "gu"} onClick={change}>
                    {say.otherLanguage}
                </button>
            </header>
            <main>
                <h1>{say.title}</h1>
                <p>{say.lead}</p>
                <button type="button" className="ask" data-state={state.is} aria-disabled={isBusy} onClick={press}>
                    <Sign isRecording={state.is === "recording"} />
                    {state.is === "recording" ? say.stop : state.is === "asking" ? say.wait : say.start}
                </button>
                <p className="status" role="status">
                    {statusOf(state, say)}
                </p>
                {state.is === "failed" && (
                    <p className="trouble" role="alert">
                        {state.why}
                    </p>
                )}
                {state.is === "answered" && <Answered answer={state.answer} say={say} />}
                <section className="example">
                    <button
                        type="button"
                        aria-disabled={isBusy || state.is === "recording"}
                        aria-describedby="example-why"
                        onClick={() => {
                            if (!isBusy && state.is !== "recording") askWith(() => example(language));
                        }}
                    >
                        {say.example}
                    </button>
                    <p id="example-why">{say.exampleWhy}</p>
                </section>
            </main>
        </>
    );
}

/** What is said aloud by a screen reader, as soon as it changes. */
function statusOf({ is }: State, say: Words): string {
    if (is === "recording") return say.listening;
    if (is === "asking") return say.asking;
    return is === "answered" ? say.answered : "";
}

function sentenceFor(error: unknown, say: Words): string {
    if (error instanceof Trouble) return error.message;
    const name = error instanceof DOMException ? error.name : "";
    if (name === "NotAllowedError" || !("mediaDevices" in navigator)) return say.notAllowed;
    return name === "NotFoundError" ? say.noMicrophone : say.notRecorded;
}

function Answered({ answer: { question, answer, sound, trouble }, say }: { answer: Answer; say: Words }) {
    const player = useRef<HTMLAudioElement>(null);
    useEffect(() => {
        // Where the browser plays nothing by itself, there are its buttons.
        player.current?.play().catch(() => {});
    }, []);
    return (
        <section className="answer" aria-label={say.answer}>
            {question !== "" && (
                <p className="heard">
                    {say.heard}: <q lang="gu">{question}</q>
                </p>
            )}
            <blockquote>{answer}</blockquote>
            {sound === null ? (
                <p>{trouble}</p>
            ) : (
                // biome-ignore lint/a11y/useMediaCaption: what it says stands right above.
                <audio ref={player} controls src={sound} aria-label={say.again} />
            )}
        </section>
    );
}

const Sign = ({ isRecording }: { isRecording: boolean }) => (
    <svg viewBox="0 0 24 24" aria-hidden="true">
        {isRecording ? (
            <rect x="6" y="6" width="12" height="12" rx="2" />
        ) : (
            <path d="M12 2a4 4 0 0 0-4 4v5a4 4 0 0 0 8 0V6a4 4 0 0 0-4-4Zm-7 9a7 7 0 0 0 6 6.9V21h2v-3.1A7 7 0 0 0 19 11h-2a5 5 0 0 1-10 0H5Z" />
        )}
    </svg>
);
