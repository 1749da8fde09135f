/** What a call was really about: the reader may have changed the program since the page was written. */
import type { Call } from "@callsheet/inference/providers";
import { checkArguments, type Task, tasks } from "@callsheet/inference/tasks";
import { isRecord, isText } from "../../json-values.ts";
import { type Exchange, headerOf } from "./exchanges.ts";

/** The inputs that a request carries, where it says them as the task does; those of the call where it does not. */
export function inputsSent(call: Call, { headers, body }: Exchange): Call["inputs"] {
    if (!/json/.test(headerOf(headers, "content-type") ?? "json")) return call.inputs;
    const sent = jsonIn(body);
    const candidates = names.map((name) => (isRecord(sent) ? sent[name] : undefined));
    for (const candidate of candidates.filter((one) => one !== undefined)) {
        const inputs = read(tasks[call.task], candidate) ?? read(tasks[call.task], withTexts(call.inputs, candidate));
        // The schema of the task itself has read it.
        if (inputs !== undefined) return inputs as Call["inputs"];
    }
    return call.inputs;
}

/** Where services have what is asked: the same under the names that each gives it. */
const names = ["inputs", "messages", "input", "prompt", "text"] as const;

/** The call's own file, with the texts that were sent beside it. */
function withTexts(own: unknown, sent: unknown): unknown {
    if (!isRecord(own) || !isRecord(sent)) return undefined;
    return Object.fromEntries(
        Object.entries(own).map(([name, value]) => [name, isText(value) && isText(sent[name]) ? sent[name] : value]),
    );
}

function read(task: Task, value: unknown): unknown {
    try {
        return checkArguments(task, value, undefined).inputs;
    } catch {
        return undefined;
    }
}

function jsonIn(body: Uint8Array): unknown {
    try {
        return JSON.parse(new TextDecoder().decode(body));
    } catch {
        return undefined;
    }
}
