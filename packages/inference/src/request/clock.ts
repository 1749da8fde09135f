/** Waiting that a caller's signal ends at once. */
import { AbortedError } from "../errors/aborted-error.ts";
import type { ErrorContext } from "../errors/inference-error.ts";
import { TimeoutError } from "../errors/timeout-error.ts";

/** How long parts of a call may take, in milliseconds. `Infinity` for no limit. */
export type Timeouts = {
    /** Until the head of the response is there: connecting and the first byte. Default: 120 000. */
    readonly response?: number | undefined;
    /** Between two pieces of a response, such as two events of a stream. Default: 60 000. */
    readonly idle?: number | undefined;
    /** For a job in a queue. Default: 600 000. */
    readonly queue?: number | undefined;
    /** Until a server that is busy wants to be asked again: a longer wait is not begun. Default: 60 000. */
    readonly retry?: number | undefined;
    /**
     * For the whole call, with all its tries and waits. Default: 900 000, and the time of its queue on top; a stream
     * may go on for as long as its events come.
     */
    readonly total?: number | undefined;
};

const defaults = { response: 120_000, idle: 60_000, queue: 600_000, retry: 60_000, total: 900_000 };

/** The time of one call: its timeouts, and the signal that may end it. */
export type Clock = {
    readonly signal: AbortSignal | undefined;
    readonly timeouts: Required<{ [Name in keyof Timeouts]: number }>;
    /** When the call must have ended, by `Date.now()`. */
    readonly deadline: number;
    /** The caller has set the limit of the whole call. */
    readonly hasOwnTotal: boolean;
};

/** @param stream whether the call's events may come for as long as they do */
export function startClock(signal: AbortSignal | undefined, timeouts: Timeouts = {}, stream = false): Clock {
    const {
        response = defaults.response,
        idle = defaults.idle,
        queue = defaults.queue,
        retry = defaults.retry,
        total = stream ? Number.POSITIVE_INFINITY : defaults.total,
    } = timeouts;
    return {
        signal,
        timeouts: { response, idle, queue, retry, total },
        deadline: Date.now() + total,
        hasOwnTotal: timeouts.total !== undefined,
    };
}

/** The clock of a call that waits in a queue: unless the caller has set the limit of the whole call, it has longer. */
export function withQueue(clock: Clock): Clock {
    if (clock.hasOwnTotal) return clock;
    const { timeouts, deadline } = clock;
    return {
        ...clock,
        timeouts: { ...timeouts, total: timeouts.total + timeouts.queue },
        deadline: deadline + timeouts.queue,
    };
}

type Limited = "response" | "idle" | "queue" | "total";

/** Three weeks: a platform's timer that is set for longer goes off at once. */
const longestTimer = 2 ** 31 - 1;

/** Watches over one request and its response: the waits of both, one after the other, and the caller's signal. */
export type Watch = {
    /** Ends the request, when a wait has lasted too long or the caller wants no more. */
    readonly signal: AbortSignal;
    /** Why it was ended then: a TimeoutError or an AbortedError. */
    readonly failure: () => Error | undefined;
    /** Who is told of it, in place of who was told before. */
    readonly tell: (listener: (failure: Error) => void) => void;
    /** A wait begins: it may last as long as the timeout of that name, and as the whole call. */
    readonly start: (name: Limited) => void;
    /** It has come to its end. */
    readonly stop: () => void;
    /** Takes the timer and the listener away. */
    readonly end: () => void;
};

/**
 * Watches until it is ended; the caller's signal is heard whether there is a wait or not.
 *
 * A platform's timer is not set for each wait, which costs more than to read a piece: one that goes off looks how long
 * the present wait has lasted, and is set again for the rest.
 */
export function startWatch(clock: Clock, context: ErrorContext): Watch {
    const { signal, timeouts, deadline } = clock;
    const controller = new AbortController();
    let listener: ((failure: Error) => void) | undefined;
    let failure: Error | undefined;
    let name: Limited = "response";
    let since: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = (error: Error) => {
        if (failure) return;
        failure = error;
        // Before the request's own error, which says less.
        listener?.(error);
        controller.abort(error);
    };
    const look = () => {
        timer = undefined;
        if (since === undefined) return;
        const left = Math.min(since + timeouts[name], deadline) - Date.now();
        if (left <= 0) return fail(timeoutError(since + timeouts[name] > deadline ? "total" : name, clock, context));
        // The next wait may be one that ends sooner.
        const soonest = Math.min(left, timeouts.response, timeouts.idle);
        if (soonest <= longestTimer) timer = setTimeout(look, soonest);
    };
    const onAbort = () => fail(abortedError(clock, context));
    if (signal?.aborted) onAbort();
    signal?.addEventListener("abort", onAbort, { once: true });
    const stop = () => {
        since = undefined;
    };
    return {
        signal: controller.signal,
        failure: () => failure,
        tell(to) {
            listener = to;
            if (failure) to(failure);
        },
        start(of) {
            name = of;
            since = Date.now();
            if (timer === undefined) look();
        },
        stop,
        end() {
            stop();
            clearTimeout(timer);
            signal?.removeEventListener("abort", onAbort);
        },
    };
}

/**
 * The result of `work`, if it comes within the timeout of that name and the whole call's.
 * @param work gets a signal that ends it
 * @throws TimeoutError, or AbortedError when the caller's signal ended it
 */
export function within<Result>(
    watch: Watch,
    name: Limited,
    work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
        watch.start(name);
        watch.tell(reject);
        if (!watch.failure()) work(watch.signal).then(resolve, reject);
    });
}

/** Waits; the caller's signal or the call's deadline ends it. @throws TimeoutError or AbortedError */
export async function pause(milliseconds: number, clock: Clock, context: ErrorContext): Promise<void> {
    if (Date.now() + milliseconds > clock.deadline) throw timeoutError("total", clock, context);
    const wait = (signal: AbortSignal) =>
        new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, Math.min(milliseconds, longestTimer));
            signal.addEventListener("abort", () => clearTimeout(timer));
        });
    const watch = startWatch(clock, context);
    await within(watch, "total", wait).finally(watch.end);
}

function abortedError({ signal }: Clock, context: ErrorContext): AbortedError {
    return new AbortedError("The call was aborted.", { ...context, cause: signal?.reason });
}

function timeoutError(name: Limited, { timeouts }: Clock, context: ErrorContext): TimeoutError {
    const what = {
        response: `${context.provider} did not begin to respond`,
        idle: `${context.provider} stopped in the middle of its response`,
        queue: `The job at ${context.provider} was not done`,
        total: "The call was not done",
    }[name];
    return new TimeoutError(
        `${what} within ${timeouts[name] / 1000} seconds. Allow it more with the option timeouts: { ${name}: milliseconds }.`,
        context,
    );
}
