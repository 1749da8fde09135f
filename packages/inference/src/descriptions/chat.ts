/** Descriptions that several parts of a conversation share. */
import type { Description } from "./description.ts";
import { wholeFromZero } from "./numbers.ts";

const calledFunction = {
    text: "The function to call.",
    fields: {
        name: { text: "Its name." },
        arguments: { text: "What it is called with: an object, mostly as JSON text." },
    },
} as const satisfies Description;

export const finishReason = {
    text: "Why the answer ends: `stop` for its own end or one of `stop`, `length` for as long as allowed, `tool_calls` where tools are to be called.",
} as const satisfies Description;

/** The fields beside `choices` in a response, and in each event of a stream. */
export const envelope = {
    created: { text: "When it was made, from the start of 1970.", unit: "seconds", range: wholeFromZero },
    id: { text: "The provider's own id of the answer." },
    model: { text: "The model that answered, as the provider calls it." },
    system_fingerprint: { text: "Which state of its servers the provider answered with." },
    usage: {
        text: "How many tokens were read and written. Of a stream in its last event, where it was asked for.",
        fields: {
            prompt_tokens: { text: "Those of the conversation so far.", unit: "tokens", range: wholeFromZero },
            completion_tokens: { text: "Those of the answer.", unit: "tokens", range: wholeFromZero },
            total_tokens: { text: "All of them.", unit: "tokens", range: wholeFromZero },
        },
    },
} as const satisfies Readonly<Record<string, Description>>;

/** The fields of a tool call. */
export const toolCall = {
    id: { text: "Its id, which the `tool` message with its result names at `tool_call_id`." },
    type: { text: "What kind of tool is called: `function`." },
    function: calledFunction,
} as const;

export const choiceIndex = { text: "Its place among the choices.", range: wholeFromZero } as const;
