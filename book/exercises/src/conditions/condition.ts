/** The conditions of checks, as data. */
import {
    array,
    boolean,
    check,
    type InferOutput,
    integer,
    minLength,
    minValue,
    number,
    optional,
    picklist,
    pipe,
    strictObject,
    string,
    tuple,
    union,
} from "valibot";

const count = pipe(number(), integer(), minValue(0));
/** A number, or the least and the most. */
const amount = union([count, tuple([count, count])]);
const value = union([string(), number(), boolean()]);

const pattern = pipe(string(), check(isPattern, "a regular expression"));

function isPattern(text: string): boolean {
    try {
        return new RegExp(text, "u") instanceof RegExp;
    } catch {
        return false;
    }
}

/**
 * A condition on a place in a request: `at` is a path such as `body.messages.-1.content`, where `*` stands for any
 * entry; of several paths, with `|` between, the first that is there counts. Expected texts may have holes: see `filled`.
 */
const field = strictObject({
    at: string(),
    equals: optional(value),
    /** A text has this part, or a list has this entry. */
    has: optional(union([string(), pipe(array(string()), minLength(1))])),
    /** No text has this part, and no list this entry. */
    lacks: optional(string()),
    /** A regular expression. */
    matches: optional(pattern),
    atLeast: optional(number()),
    atMost: optional(number()),
    /** The length of a list or a text. */
    length: optional(amount),
    is: optional(picklist(["text", "number", "list", "object", "absent", "present"])),
});

const fields = union([field, pipe(array(field), minLength(1))]);
const parts = union([string(), pipe(array(string()), minLength(1))]);

export const condition = union([
    /** How many calls there are, of all or of those with these fields. */
    strictObject({ calls: amount, with: optional(fields) }),
    /** A call has these fields: the one with this number, the last, every one, or some one. */
    strictObject({
        call: union([pipe(number(), integer(), minValue(1)), picklist(["last", "every", "some"])]),
        has: fields,
    }),
    /** What was printed has these parts, or lacks them. White space may differ. */
    strictObject({
        printed: strictObject({ has: optional(parts), lacks: optional(parts), matches: optional(pattern) }),
    }),
    /** A file was saved: with this name (`*` is any text), of this type, or with this text. */
    strictObject({
        saved: strictObject({
            name: optional(string()),
            type: optional(picklist(["image", "audio", "video", "json", "text"])),
            has: optional(parts),
        }),
    }),
    /** There is a pause of at least so many seconds after the call with this number. */
    strictObject({ waits: strictObject({ after: pipe(number(), integer(), minValue(1)), seconds: number() }) }),
    /** The program ends well, or with an error. */
    strictObject({ ends: picklist(["well", "badly"]) }),
]);

export type Condition = InferOutput<typeof condition>;
export type FieldCondition = InferOutput<typeof field>;
export type Amount = InferOutput<typeof amount>;
