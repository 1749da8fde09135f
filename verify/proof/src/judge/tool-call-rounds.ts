/** Checks the further requests of a conversation in which a program answers the model's tool calls. */
import type { Json, WireRequestJson } from "@callsheet/inference";
import type { Exchange, ReceivedResponse } from "../network/recording-proxy.ts";
import { withoutNulls } from "./changed-request.ts";
import { differs, type Problem } from "./problem.ts";
import { compareRequest, type Placeholders } from "./request.ts";
import { parsed, streamedMessage } from "./response.ts";

type JsonObject = { readonly [key: string]: Json };

/** A tool call. */
type Called = { readonly id: Json; readonly args: string };

/** How one of OpenAI's APIs represents messages, tool calls and their results. */
type Form = {
    /** The field of the request that holds the conversation. */
    readonly field: string;
    /** The messages that a response adds to the conversation. */
    readonly messages: (response: ReceivedResponse) => readonly JsonObject[];
    readonly calls: (message: JsonObject) => readonly Called[];
    readonly result: (id: Json, text: string) => JsonObject;
    /** The field of a result that holds its text. */
    readonly text: string;
};

const forms: readonly Form[] = [
    {
        field: "messages",
        messages: (response) => {
            const whole = parsed(response);
            return [whole === undefined ? streamedMessage(response) : Object(Object(whole).choices?.[0]).message];
        },
        calls: ({ tool_calls: calls }) =>
            (Array.isArray(calls) ? calls : []).map((call) => {
                const { id, function: functionCall } = Object(call);
                return { id, args: functionCall.arguments };
            }),
        result: (tool_call_id, content) => ({ role: "tool", tool_call_id, content }),
        text: "content",
    },
    {
        field: "input",
        messages: (response) => Object(parsed(response)).output,
        calls: ({ type, call_id: id = null, arguments: text }) =>
            type === "function_call" ? [{ id, args: String(text) }] : [],
        result: (call_id, output) => ({ type: "function_call_output", call_id, output }),
        text: "output",
    },
];

/**
 * Checks the requests that follow the call.
 * @param wire the request of the call, which was sent correctly
 */
export async function compareRounds(
    wire: WireRequestJson,
    [call, ...rounds]: readonly Exchange[],
    placeholders: Placeholders,
): Promise<readonly Problem[]> {
    const form = forms.find(({ field }) => field in bodyOf(wire));
    if (!form || !call) throw new TypeError("A program that answers calls sends a conversation.");
    let [expected, last, problems] = [wire, call, [] as readonly Problem[]];
    for (const [index, sent] of rounds.entries()) {
        expected = continued(expected, last, form);
        const length = Object(bodyOf(expected)[form.field]).length;
        const roundProblems = await compareRequest(expected, normal(sent, form, length, bodyOf(wire)), placeholders);
        problems = [
            ...problems,
            ...roundProblems.map(({ at, message }) => ({ at: `round ${index + 2}: ${at}`, message })),
        ];
        last = sent;
    }
    const open = callsIn(last, form);
    if (rounds.length === 0) return [...problems, differs("requests", "an answer to the model's call", "no request")];
    return open.length === 0 ? problems : [...problems, differs("requests", "an answer to the last call", "none")];
}

const bodyOf = ({ body }: WireRequestJson): JsonObject => Object(body?.value);

const messagesIn = ({ response }: Exchange, { messages }: Form): readonly JsonObject[] =>
    (response ? messages(response) : []).filter((item) => item !== undefined);

const callsIn = (exchange: Exchange, form: Form): readonly Called[] => messagesIn(exchange, form).flatMap(form.calls);

/** The next request: the conversation with the model's messages and the example results that every program returns. */
function continued(wire: WireRequestJson, last: Exchange, form: Form): WireRequestJson {
    const body = bodyOf(wire);
    const results = callsIn(last, form).map(({ id, args }) =>
        form.result(id, JSON.stringify({ ...JSON.parse(args), result: "an example" })),
    );
    const messages = messagesIn(last, form).map(withoutNulls);
    const value = { ...body, [form.field]: [...Object(body[form.field]), ...messages, ...results] };
    return { ...wire, body: { format: "json", value } };
}

/** Normalises the added messages: languages format JSON with different spaces, and some leave out nulls. */
function normal(sent: Exchange, form: Form, length: number, first: JsonObject): Exchange {
    const body: unknown = JSON.parse(new TextDecoder().decode(sent.body));
    const items: unknown = Object(body)[form.field];
    if (!Array.isArray(items) || items.length !== length) return sent;
    const from = Object(first[form.field]).length;
    const normalItems = items.map((item, index) => (index < from ? item : normalItem(item, form.text)));
    const text = JSON.stringify({ ...Object(body), [form.field]: normalItems });
    return { ...sent, body: new TextEncoder().encode(text) };
}

function normalItem(item: unknown, field: string): unknown {
    // They have no meaning, and some libraries add them.
    const fields: JsonObject = Object(withoutNulls(Object(item)));
    const text = fields[field];
    const isResult = fields["tool_call_id"] !== undefined || fields["type"] === "function_call_output";
    return isResult && typeof text === "string" ? { ...fields, [field]: JSON.stringify(JSON.parse(text)) } : fields;
}
