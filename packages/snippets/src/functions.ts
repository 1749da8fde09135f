/** The functions that a chat offers its model, and that the program answers for. */
import type { Call } from "@callsheet/inference/providers";

type Offered = {
    readonly tools?: unknown;
    readonly tool_choice?: unknown;
    readonly response_format?: { readonly type: string } | null;
};

const offeredBy = ({ task, parameters = {} }: Pick<Call, "task" | "parameters">): Offered =>
    task === "conversational" ? (parameters as Offered) : {};

/** The names of the functions among a chat's tools, each once. Other tools are run by whoever serves the model. */
export function functionNames(call: Pick<Call, "task" | "parameters">): readonly string[] {
    const { tools } = offeredBy(call);
    const names = (Array.isArray(tools) ? tools : []).flatMap(nameOf);
    return [...new Set(names)];
}

type Tool = { readonly type?: unknown; readonly function?: { readonly name?: unknown } | null };

function nameOf({ type, function: described }: Tool): readonly string[] {
    const name = described?.name;
    return type === "function" && typeof name === "string" ? [name] : [];
}

/** The form that the answer is to have. */
export const formOf = (call: Pick<Call, "task" | "parameters">): string =>
    offeredBy(call).response_format?.type ?? "text";

/** Whether the answer is to be JSON. */
export const wantsForm = (call: Pick<Call, "task" | "parameters">): boolean => formOf(call) !== "text";

/** Whether the model has to call a function. It would have to again, once the program has answered: it never does. */
export function mustCall(call: Pick<Call, "task" | "parameters">): boolean {
    const { tool_choice: choice = null } = offeredBy(call);
    return functionNames(call).length > 0 && choice !== null && choice !== "auto" && choice !== "none";
}

/** Whether the program goes on when the model calls a function: runs it, and sends its result. */
export function answersCalls(call: Pick<Call, "task" | "parameters">): boolean {
    return functionNames(call).length > 0 && offeredBy(call).tool_choice !== "none" && !mustCall(call);
}
