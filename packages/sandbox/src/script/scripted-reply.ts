/** A reply that somebody has written beforehand, in place of the one that the sandbox makes up: its form, and its check. */
import type { Json } from "@callsheet/inference/wire";
import {
    array,
    type BaseIssue,
    description,
    exactOptional,
    integer,
    literal,
    maxValue,
    minLength,
    minValue,
    number,
    pipe,
    record,
    safeParse,
    strictObject,
    string,
    union,
    unknown,
} from "valibot";

/** A reply: its text, or an object. */
export type ScriptedReply = string | ScriptedReplyFields;

/** A reply as an object: `text`, `tool_calls` or both, or `json`. */
export type ScriptedReplyFields = {
    /** What the model writes, word for word. It comes in the form of the service that is asked, also as a stream. */
    readonly text?: string;
    /** The functions that the model calls. */
    readonly tool_calls?: readonly ScriptedCall[];
    /** The whole body of the response; of a job in a queue, its result. */
    readonly json?: unknown;
    /** The HTTP status beside `json`, from 200 to 599. Default: the service's own. */
    readonly status?: number;
    /** Only for requests whose last message, prompt or input contains this, in any case. Default: any. */
    readonly when?: string;
    /** Only for URLs that contain this. Default: any call of a model. */
    readonly at?: string;
    /** How many requests it answers, or `always`. Default: 1, in order; with `when`, `always`. */
    readonly times?: number | "always";
};

/** A call of a function. */
export type ScriptedCall = {
    /** The name of the function. */
    readonly name: string;
    /** Its arguments; a text is sent as it is, even if it is not JSON. Default: none. */
    readonly arguments?: Readonly<Record<string, unknown>> | string;
    /** The id of the call. Default: another one for each request. */
    readonly id?: string;
};

const called = pipe(
    strictObject({
        name: pipe(string("a text"), minLength(1, "a name"), description("The name of the function.")),
        arguments: exactOptional(
            pipe(
                union([record(string(), unknown()), string()], "an object"),
                description("Its arguments. A text is sent as it is, even if it is not JSON."),
            ),
        ),
        id: exactOptional(pipe(string("a text"), description("The id of the call."))),
    }),
    description("A call of a function."),
);

const part = pipe(string("a text"), minLength(1, "a text that is not empty"));
const [status, times] = ["a whole number from 200 to 599", "a whole number from 1, or always"];

const fields = strictObject({
    text: exactOptional(pipe(string("a text"), description("What the model writes, word for word."))),
    tool_calls: exactOptional(
        pipe(
            array(called, "a list"),
            minLength(1, "a list that is not empty"),
            description("The functions that the model calls."),
        ),
    ),
    json: exactOptional(
        pipe(
            unknown(),
            description(
                "The whole body of the response, or of a job in a queue its result. Without text and tool_calls.",
            ),
        ),
    ),
    status: exactOptional(
        pipe(
            number(status),
            integer(status),
            minValue(200, status),
            maxValue(599, status),
            description("The HTTP status beside json. Default: the service's own."),
        ),
    ),
    when: exactOptional(
        pipe(part, description("Only for requests whose last message, prompt or input contains this, in any case.")),
    ),
    at: exactOptional(
        pipe(
            part,
            description("Only for URLs that contain this, such as api.openai.com. Default: any call of a model."),
        ),
    ),
    times: exactOptional(
        pipe(
            union([pipe(number(), integer(times), minValue(1, times)), literal("always")], times),
            description("How many requests it answers, or always. Default: 1, in order; with when, always."),
        ),
    ),
});

/** The schema of a list of replies, as in the file of `--replies`. */
export const repliesSchema = array(union([pipe(string(), description("What the model writes.")), fields]));

/**
 * Checks a list of replies, such as that of a file.
 *
 * @param replies texts, and objects with `text`, `tool_calls` or `json`
 * @returns the same list
 * @throws TypeError that says which one is wrong, and what is expected
 * @example
 * import { checkReplies, startSandbox } from "@callsheet/sandbox";
 *
 * const sandbox = await startSandbox({ replies: checkReplies(JSON.parse('["Hello!"]')) });
 * await sandbox.close();
 */
export function checkReplies(replies: unknown): readonly ScriptedReply[] {
    readReplies(replies);
    return replies as readonly ScriptedReply[]; // Each of them has just been read.
}

/** A checked reply. */
export type Reply = {
    /** What it is of the text of a model; undefined for `json`. */
    readonly answer: ScriptedAnswer | undefined;
    readonly json: Json | undefined;
    readonly status: number | undefined;
    readonly when: string | undefined;
    readonly at: string | undefined;
    readonly times: number;
};

/** What a model writes, or calls. */
export type ScriptedAnswer = {
    readonly text: string | undefined;
    readonly calls: readonly { readonly name: string; readonly arguments: string; readonly id: string | undefined }[];
};

/**
 * Checks a list of replies.
 *
 * @throws TypeError that says which one is wrong, and how it is written
 */
export function readReplies(replies: unknown): readonly Reply[] {
    if (!Array.isArray(replies)) {
        throw new TypeError(`Replies are a list of texts and objects; found ${shown(replies)}.`);
    }
    return replies.map((reply, index) => readReply(reply, replies.length === 1 ? "The reply" : `Reply ${index + 1}`));
}

/** @param name what it is called in an error @throws TypeError */
export function readReply(reply: unknown, name = "The reply"): Reply {
    if (typeof reply !== "string" && (typeof reply !== "object" || reply === null || Array.isArray(reply))) {
        throw new TypeError(`${name} is a text, or an object with text, tool_calls or json; found ${shown(reply)}.`);
    }
    const result = safeParse(fields, typeof reply === "string" ? { text: reply } : withoutUndefined(reply));
    if (!result.success) throw new TypeError(`${name} cannot be read: ${problemIn(result.issues[0])}.`);
    const { text, tool_calls: calls = [], json, status, when, at } = result.output;
    const isText = text !== undefined || calls.length > 0;
    if (isText === (json !== undefined)) {
        throw new TypeError(
            isText
                ? `${name} has json, which is the whole body, and text or tool_calls besides: one of them is left out.`
                : `${name} says nothing: it takes text, tool_calls or json.`,
        );
    }
    if (status !== undefined && isText) {
        throw new TypeError(
            `${name} has a status, which belongs to json: a text comes with the service's own. An error is made by a failure, such as 503.`,
        );
    }
    return {
        answer: isText ? { text, calls: calls.map(callOf) } : undefined,
        json: json === undefined ? undefined : jsonValue(json, name),
        status,
        when,
        at,
        times: timesOf(result.output),
    };
}

/** A reply with a condition is for every request that meets it. */
const timesOf = ({ times, when }: ScriptedReplyFields): number =>
    (times ?? (when === undefined ? 1 : "always")) === "always" ? Number.POSITIVE_INFINITY : Number(times ?? 1);

const callOf = ({ name, arguments: given = {}, id }: ScriptedCall) => ({
    name,
    arguments: typeof given === "string" ? given : JSON.stringify(given),
    id,
});

/** Programs hand on options that they were not given themselves. */
const withoutUndefined = (reply: object): object =>
    Object.fromEntries(Object.entries(reply).filter(([, value]) => value !== undefined));

function jsonValue(value: unknown, name: string): Json {
    try {
        return JSON.parse(JSON.stringify(value));
    } catch (cause) {
        throw new TypeError(`The json of ${name.toLowerCase()} cannot be written as JSON.`, { cause });
    }
}

/** What is wrong, and what is expected: each check of the schema has that as its message. */
function problemIn({ path, type, expected, message, input }: BaseIssue<unknown>): string {
    const keys = (path ?? []).map(({ key }) => String(key));
    const place = keys.join(".");
    if (type !== "strict_object") return `${place} is ${shown(input)}, and ${message} is expected`;
    const names = Object.keys(keys.length > 1 ? called.entries : fields.entries);
    if (expected === "never") {
        return `it has no field ${place}, only ${names.join(", ")}`;
    }
    return input === undefined ? `${place} is missing` : `${place} is ${shown(input)}, and an object is expected`;
}

/** A value in an error, cut to what is needed to find it. */
function shown(value: unknown): string {
    const text = JSON.stringify(value) ?? String(value);
    return text.length <= 60 ? text : `${text.slice(0, 60)}…`;
}
