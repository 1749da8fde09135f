/** Answers that are kept for a while, and shared by whoever asks the same. */
import { AbortedError } from "@callsheet/inference/hub";

/** How many answers are kept, and for how many milliseconds. */
export type Keeping = { readonly room: number; readonly lifetime: number };

type Shared<Answer> = {
    readonly answer: Promise<Answer>;
    /** Ends the asking. */
    readonly controller: AbortController;
    /** How many wait for it. */
    waiting: number;
    /** Until when it is good, by `Date.now()`; undefined while it is asked for. */
    until: number | undefined;
};

/**
 * Asks a question once for all who ask it at the same time or a little later. A failure is told to those who wait, and
 * not kept. Whoever leaves does not end it for the others; when all have left, the asking is ended.
 *
 * @param ask gets a signal that ends it
 * @returns asks, for as long as the signal lets it; rejects with an AbortedError when that ends it
 */
export function sharedAnswers<Question, Answer>(
    ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
    { room, lifetime }: Keeping,
): (question: Question, signal: AbortSignal | undefined) => Promise<Answer> {
    const known = new Map<string, Shared<Answer>>();

    function begin(key: string, question: Question): Shared<Answer> {
        const controller = new AbortController();
        const shared: Shared<Answer> = {
            answer: ask(question, controller.signal),
            controller,
            waiting: 0,
            until: undefined,
        };
        known.delete(key);
        known.set(key, shared);
        const [oldest] = known.keys();
        if (known.size > room && oldest !== undefined) known.delete(oldest);
        shared.answer.then(
            () => {
                shared.until = Date.now() + lifetime;
            },
            () => forget(key, shared),
        );
        return shared;
    }

    function forget(key: string, shared: Shared<Answer>): void {
        if (known.get(key) === shared) known.delete(key);
    }

    return async (question, signal) => {
        if (signal?.aborted) throw aborted(signal);
        const key = JSON.stringify(question);
        const found = known.get(key);
        const isGood = found !== undefined && (found.until === undefined || found.until > Date.now());
        const shared = isGood ? found : begin(key, question);
        shared.waiting += 1;
        try {
            return await orAborted(shared.answer, signal);
        } finally {
            shared.waiting -= 1;
            if (shared.waiting === 0 && shared.until === undefined) {
                forget(key, shared);
                shared.controller.abort();
            }
        }
    };
}

async function orAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
    if (signal === undefined) return await answer;
    const { promise: left, reject } = Promise.withResolvers<never>();
    const onAbort = () => reject(aborted(signal));
    signal.addEventListener("abort", onAbort, { once: true });
    try {
        return await Promise.race([answer, left]);
    } finally {
        signal.removeEventListener("abort", onAbort);
    }
}

const aborted = ({ reason }: AbortSignal) => new AbortedError("The question was aborted.", { cause: reason });
