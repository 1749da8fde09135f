/** Reads the inputs from the request that was sent, since the reader may have edited the program. */
import type { Call } from "@callsheet/inference/providers";
import { checkArguments, type Task, tasks } from "@callsheet/inference/tasks";
import { isRecord, isText, readJson } from "@callsheet/snippets/query";
import { type Exchange, headerOf } from "./exchanges.ts";

/** The inputs in a request, if they fit the task's schema; else the call's own. */
export function inputsSent(call: Call, { headers, body }: Exchange): Call["inputs"] {
    if (!/json/.test(headerOf(headers, "content-type") ?? "json")) return call.inputs;
    const sent = readJson(new TextDecoder().decode(body));
    const candidates = names.map((name) => (isRecord(sent) ? sent[name] : undefined));
    for (const candidate of candidates.filter((one) => one !== undefined)) {
        const inputs = read(tasks[call.task], candidate) ?? read(tasks[call.task], withTexts(call.inputs, candidate));
        // Validated by the task's own schema.
        if (inputs !== undefined) return inputs as Call["inputs"];
    }
    return call.inputs;
}

/** The names that services use for the inputs. */
const names = ["inputs", "messages", "input", "prompt", "text"] as const;

/** The call's inputs with the texts that were sent; its files are kept. */
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
