/** The time limits of a call: timeouts, deadline and the caller's signal. */
import { AbortedError, type ErrorContext, TimeoutError } from "../errors/errors.ts";

/** The timeouts of a call and its parts, in milliseconds. `Infinity` for no limit. */
export type Timeouts = {
    /** Until the headers of the response arrive, including the time to connect. Default: 120 000. */
    readonly response?: number | undefined;
    /** Between two pieces of a response, such as two events of a stream. Default: 60 000. */
    readonly idle?: number | undefined;
    /** For a job in a queue. Default: 600 000. */
    readonly queue?: number | undefined;
    /** The longest pause before a retry that a busy server may ask for: a longer one ends the call. Default: 60 000. */
    readonly retry?: number | undefined;
    /**
     * For the whole call, with all its retries and waits. Default: 900 000, plus the timeout of its queue; none for a
     * stream.
     */
    readonly total?: number | undefined;
};

const defaults = { response: 120_000, idle: 60_000, queue: 600_000, retry: 60_000, total: 900_000 };

/** The time limits of one call, and the signal that may end it. */
export type Clock = {
    readonly signal: AbortSignal | undefined;
    readonly timeouts: Required<{ [Name in keyof Timeouts]: number }>;
    /** When the call must have ended, by `Date.now()`. */
    readonly deadline: number;
    /** Whether the caller has set the timeout of the whole call. */
    readonly hasOwnTotal: boolean;
};

/** @param stream whether the call streams: then it has no total timeout by default */
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

/** The clock of a call that waits in a queue: its total timeout is longer, unless the caller has set it. */
export function withQueue(clock: Clock): Clock {
    if (clock.hasOwnTotal) return clock;
    const { timeouts, deadline } = clock;
    return {
        ...clock,
        timeouts: { ...timeouts, total: timeouts.total + timeouts.queue },
        deadline: deadline + timeouts.queue,
    };
}

type TimeoutName = "response" | "idle" | "queue" | "total";

/** Some 25 days: a timer that is set for longer fires at once. */
const maxTimer = 2 ** 31 - 1;

/** Watches one request and its response: limits each of their waits, and listens to the caller's signal. */
export type Watch = {
    /** Aborts the request when a wait has timed out, or when the caller's signal is aborted. */
    readonly signal: AbortSignal;
    /** Why the request was aborted: a TimeoutError or an AbortedError. */
    readonly failure: () => Error | undefined;
    /** Sets the listener for the failure, in place of the one before. */
    readonly onFailure: (listener: (failure: Error) => void) => void;
    /** Starts a wait, limited by the timeout of that name and by the whole call's. */
    readonly start: (name: TimeoutName) => void;
    /** Ends the wait. */
    readonly stop: () => void;
    /** Removes the timer, and the listener on the caller's signal. */
    readonly end: () => void;
};

/**
 * Starts a watch, which lasts until its `end`. It listens to the caller's signal between waits too.
 *
 * It does not set a timer for each wait, which would cost more than reading a piece. When its one timer fires, it
 * checks how long the current wait has lasted, and sets the timer again for the rest.
 */
export function startWatch(clock: Clock, context: ErrorContext): Watch {
    const { signal, timeouts, deadline } = clock;
    const controller = new AbortController();
    let listener: ((failure: Error) => void) | undefined;
    let failure: Error | undefined;
    let name: TimeoutName = "response";
    let since: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = (error: Error) => {
        if (failure) return;
        failure = error;
        // Before the request's own error, which is less specific.
        listener?.(error);
        controller.abort(error);
    };
    const checkTime = () => {
        timer = undefined;
        if (since === undefined) return;
        const remaining = Math.min(since + timeouts[name], deadline) - Date.now();
        if (remaining <= 0)
            return fail(timeoutError(since + timeouts[name] > deadline ? "total" : name, clock, context));
        // The next wait may have a shorter timeout.
        const soonest = Math.min(remaining, timeouts.response, timeouts.idle);
        if (soonest <= maxTimer) timer = setTimeout(checkTime, soonest);
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
        onFailure(to) {
            listener = to;
            if (failure) to(failure);
        },
        start(of) {
            name = of;
            since = Date.now();
            if (timer === undefined) checkTime();
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
 * The result of `run`, if it comes within the timeout of that name and the whole call's.
 * @param run gets a signal that aborts it
 * @throws TimeoutError, or AbortedError if the caller's signal aborted it
 */
export function withTimeout<Result>(
    watch: Watch,
    name: TimeoutName,
    run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
        watch.start(name);
        watch.onFailure(reject);
        if (!watch.failure()) run(watch.signal).then(resolve, reject);
    });
}

/** Waits; the caller's signal or the call's deadline ends it. @throws TimeoutError or AbortedError */
export async function pause(milliseconds: number, clock: Clock, context: ErrorContext): Promise<void> {
    if (Date.now() + milliseconds > clock.deadline) throw timeoutError("total", clock, context);
    const wait = (signal: AbortSignal) =>
        new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, Math.min(milliseconds, maxTimer));
            signal.addEventListener("abort", () => clearTimeout(timer));
        });
    const watch = startWatch(clock, context);
    await withTimeout(watch, "total", wait).finally(watch.end);
}

function abortedError({ signal }: Clock, context: ErrorContext): AbortedError {
    return new AbortedError("The call was aborted.", { ...context, cause: signal?.reason });
}

/** The error of a call or a part of it that has exceeded the timeout of that name. */
export function timeoutError(name: TimeoutName, { timeouts }: Clock, context: ErrorContext): TimeoutError {
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
