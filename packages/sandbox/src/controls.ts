/** What a test does with a running sandbox: it reads the requests, queues failures and clears both. */

import { checkFault, type Fault } from "./faults/fault.ts";
import type { Failure } from "./faults/fault-queue.ts";
import { parseFailure } from "./faults/fault-queue.ts";
import type { ChooseReply, Handler } from "./handler.ts";
import { type TestRequest, testRequest } from "./recorded-request.ts";
import type { ScriptedReply, ScriptedReplyFields } from "./script/scripted-reply.ts";

/** Which requests a failure applies to. */
export type FailOptions = {
    /** The number of requests, beginning with the next. Default: every request until `clear`. */
    readonly times?: number;
    /** Applies only to URLs that contain this. Default: any inference request, but not the Hub or result files. */
    readonly at?: string;
};

/** Which requests a scripted reply answers, and how many. */
export type ReplyOptions = Pick<ScriptedReplyFields, "times" | "at" | "when">;

/** What a test does with a sandbox. */
export type SandboxControls = {
    /** The requests since the start or the last `clear`, oldest first; at most 10,000. */
    readonly requests: readonly TestRequest[];
    /**
     * Makes requests fail. Failures add up until `clear`.
     *
     * @param failure a fault and its probability, as `callsheet sandbox --fail` takes them, such as `503:0.2`, `reset`
     *     or `429; retryAfter=2`; or a fault as an object
     * @param options which requests it applies to; default every inference request
     * @throws TypeError naming the invalid part
     */
    readonly fail: (failure: string | Fault, options?: FailOptions) => void;
    /**
     * Scripts what models write, in place of what the sandbox makes up. Each reply answers one request, in the order in
     * which they were given; a request for which only used-up replies are left is refused with a message that says so.
     *
     * @param reply a text; an object with `text`, `tool_calls` (`[{ name, arguments }]`) or `json`, the whole body; or a
     *     list of those
     * @param options which requests it answers, and how many; default the next call of a model
     * @throws TypeError saying what is wrong with it
     */
    readonly reply: (reply: ScriptedReply | readonly ScriptedReply[], options?: ReplyOptions) => void;
    /**
     * Asks a function about each call of a model, until `clear`. It goes before the replies of `reply`.
     *
     * @param choose gets the request; returns a reply, or undefined or false to leave it to others
     * @param reply the reply to requests for which `choose` returns true; default what it returns
     * @throws TypeError saying what is wrong with the reply
     */
    readonly replyWhen: (choose: ChooseReply, reply?: ScriptedReply) => void;
    /** Forgets requests, failures, replies and jobs. The same requests then meet the same random failures again. */
    readonly clear: () => void;
};

/**
 * The controls of a sandbox.
 *
 * @param handler the sandbox
 * @param failures its random failures: the list that it reads at each request
 */
export const controlsOf = (
    handler: Pick<Handler, "requests" | "fail" | "reply" | "replyWhen" | "reset">,
    failures: Failure[],
): SandboxControls => ({
    get requests() {
        return handler.requests.map(testRequest);
    },
    fail: (failure, options = {}) => {
        const { fault, chance, times } = readFailure(failure, options);
        if (times === undefined) failures.push({ fault, chance });
        else handler.fail({ ...fault, times });
    },
    reply: (reply, options) => {
        const replies = isList(reply) ? reply : [reply];
        handler.reply(...(options === undefined ? replies : replies.map((one) => ({ ...fieldsOf(one), ...options }))));
    },
    replyWhen: (choose, reply) => handler.replyWhen(choose, reply),
    clear: () => {
        failures.length = 0;
        handler.reset();
    },
});

const isList = (reply: ScriptedReply | readonly ScriptedReply[]): reply is readonly ScriptedReply[] =>
    Array.isArray(reply);

const fieldsOf = (reply: ScriptedReply): ScriptedReplyFields => (typeof reply === "string" ? { text: reply } : reply);

/** @throws TypeError naming the invalid part */
function readFailure(failure: string | Fault, { times: ownTimes, at }: FailOptions) {
    const failureRead = typeof failure === "string" ? parseFailure(failure) : { fault: failure, chance: 1 };
    const fault: Fault = at === undefined ? failureRead.fault : { ...failureRead.fault, at };
    checkFault(fault);
    const times = ownTimes ?? fault.times;
    if (times !== undefined && !(Number.isInteger(times) && times > 0)) {
        throw new TypeError(`A failure applies to a whole number of requests, at least 1; received ${times}.`);
    }
    if (times !== undefined && failureRead.chance < 1) {
        throw new TypeError(`A failure has a probability or a number of requests; "${failure}" was given with both.`);
    }
    return { fault, chance: failureRead.chance, times };
}
