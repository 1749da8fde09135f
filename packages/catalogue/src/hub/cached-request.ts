/** Caches the results of a request, and shares one request between concurrent identical questions. */
import { AbortedError } from "@callsheet/inference/hub";

/** The maximum number of answers in the cache, and the milliseconds for which each is valid. */
type CacheLimits = { readonly room: number; readonly lifetime: number };

type Shared<Answer> = {
    readonly answer: Promise<Answer>;
    /** Aborts the request. */
    readonly controller: AbortController;
    /** The number of callers that wait for the answer. */
    waiting: number;
    /** When the answer expires, by `Date.now()`; undefined while the request is pending. */
    until: number | undefined;
};

/**
 * Wraps a request in a cache: concurrent callers with the same question share one request, and later ones get its
 * answer for a while. A failure rejects for those who wait, and is not cached. A caller that aborts does not affect the
 * others; when all have aborted, the request is aborted.
 *
 * @param ask the request; gets a signal that aborts it
 * @returns the cached request, which rejects with an AbortedError when the caller's signal is aborted
 */
export function cachedRequest<Question, Answer>(
    ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
    { room, lifetime }: CacheLimits,
): (question: Question, signal: AbortSignal | undefined) => Promise<Answer> {
    const cached = new Map<string, Shared<Answer>>();

    function begin(key: string, question: Question): Shared<Answer> {
        const controller = new AbortController();
        const shared: Shared<Answer> = {
            answer: ask(question, controller.signal),
            controller,
            waiting: 0,
            until: undefined,
        };
        cached.delete(key);
        cached.set(key, shared);
        const [oldest] = cached.keys();
        if (cached.size > room && oldest !== undefined) cached.delete(oldest);
        shared.answer.then(
            () => {
                shared.until = Date.now() + lifetime;
            },
            () => forget(key, shared),
        );
        return shared;
    }

    function forget(key: string, shared: Shared<Answer>): void {
        if (cached.get(key) === shared) cached.delete(key);
    }

    return async (question, signal) => {
        if (signal?.aborted) throw aborted(signal);
        const key = JSON.stringify(question);
        const entry = cached.get(key);
        const isGood = entry !== undefined && (entry.until === undefined || entry.until > Date.now());
        const shared = isGood ? entry : begin(key, question);
        shared.waiting += 1;
        try {
            return await withSignal(shared.answer, signal);
        } finally {
            shared.waiting -= 1;
            if (shared.waiting === 0 && shared.until === undefined) {
                forget(key, shared);
                shared.controller.abort();
            }
        }
    };
}

async function withSignal<Answer>(answer: Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
    if (signal === undefined) return await answer;
    const { promise: abortion, reject } = Promise.withResolvers<never>();
    const onAbort = () => reject(aborted(signal));
    signal.addEventListener("abort", onAbort, { once: true });
    try {
        return await Promise.race([answer, abortion]);
    } finally {
        signal.removeEventListener("abort", onAbort);
    }
}

const aborted = ({ reason }: AbortSignal) => new AbortedError("The question was aborted.", { cause: reason });
