/** Checks tool calls in a conversation: each call must be followed directly by its result. */
import { type Fields, isGiven, list, object, oneOf, text } from "../checks/fields.ts";
import { checkLetters, mostOfTask } from "../checks/length.ts";
import { Refusal, type Where } from "../refusal.ts";

/** Refuses messages with a call without a result, or a result without a call. */
export function checkToolMessages(messages: readonly Fields[]): void {
    let open = new Set<string>();
    for (const [index, message] of messages.entries()) {
        const where = ["body", "messages", index] as const;
        if (message["role"] === "tool") {
            const id = text(message["tool_call_id"], [...where, "tool_call_id"]);
            if (!open.delete(id)) throw withoutCall(id, where);
        } else {
            if (open.size > 0) throw withoutResult(open, where);
            open = new Set(callsIn(message, where));
        }
    }
    if (open.size > 0) throw withoutResult(open, ["body", "messages"]);
}

function callsIn({ tool_calls: calls }: Fields, where: Where): readonly string[] {
    if (!isGiven(calls)) return [];
    return list(calls, [...where, "tool_calls"]).map((item, index) => {
        const at = [...where, "tool_calls", index];
        const call = object(item, at);
        oneOf(call["type"], ["function"], [...at, "type"]);
        checkFunction(object(call["function"], [...at, "function"]), [...at, "function"]);
        return text(call["id"], [...at, "id"]);
    });
}

/** Checks the name and the arguments of a function call; the arguments are a string of JSON. */
export function checkFunction(functionCall: Fields, where: Where): void {
    text(functionCall["name"], [...where, "name"]);
    const json = text(functionCall["arguments"], [...where, "arguments"]);
    checkLetters(json.length, mostOfTask, [...where, "arguments"]);
    try {
        JSON.parse(json);
    } catch {
        throw new Refusal(400, "Invalid arguments of a function", {
            where: [...where, "arguments"],
            hint: "the arguments of a function are JSON, as the model wrote them",
        });
    }
}

const withoutCall = (id: string, where: Where) =>
    new Refusal(400, "A result of a tool must follow the call that it answers.", {
        where,
        hint: `no call ${id} is open here: a result follows the message that holds its call`,
        code: "invalid_request_error",
    });

const withoutResult = (ids: ReadonlySet<string>, where: Where) =>
    new Refusal(400, "Calls of tools must be followed by a result for each of them.", {
        where,
        hint: `no result has come for ${[...ids].join(", ")}`,
        code: "invalid_request_error",
    });

/** Refuses items of the Responses API with a call without an output, or an output without a call. */
export function checkToolItems(items: readonly Fields[]): void {
    const idsOf = (type: string) =>
        items.flatMap((item, index) =>
            item["type"] === type ? [text(item["call_id"], ["body", "input", index, "call_id"])] : [],
        );
    const calls = new Set(idsOf("function_call"));
    const outputs = idsOf("function_call_output");
    const answeredIds = new Set(outputs);
    const open = new Set([...calls].filter((id) => !answeredIds.has(id)));
    if (open.size > 0) throw withoutResult(open, ["body", "input"]);
    for (const id of outputs) if (!calls.delete(id)) throw withoutCall(id, ["body", "input"]);
}
