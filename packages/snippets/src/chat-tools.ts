/** The tools and the response format of a chat, as far as they change the program that is written. */
import type { Call } from "@callsheet/inference/providers";

type ToolParameters = {
    readonly tools?: unknown;
    readonly tool_choice?: unknown;
    readonly response_format?: { readonly type: string } | null;
};

const toolParametersOf = ({ task, parameters = {} }: Pick<Call, "task" | "parameters">): ToolParameters =>
    task === "conversational" ? (parameters as ToolParameters) : {};

/** The distinct names of the functions among a chat's tools. The provider runs tools of other types itself. */
export function functionNames(call: Pick<Call, "task" | "parameters">): readonly string[] {
    const { tools } = toolParametersOf(call);
    const names = (Array.isArray(tools) ? tools : []).flatMap(nameOf);
    return [...new Set(names)];
}

type Tool = { readonly type?: unknown; readonly function?: { readonly name?: unknown } | null };

function nameOf({ type, function: definition }: Tool): readonly string[] {
    const name = definition?.name;
    return type === "function" && typeof name === "string" ? [name] : [];
}

/** The type of the requested response format. */
export const responseFormatOf = (call: Pick<Call, "task" | "parameters">): string =>
    toolParametersOf(call).response_format?.type ?? "text";

/** Whether the chat asks for a JSON response. */
export const wantsJson = (call: Pick<Call, "task" | "parameters">): boolean => responseFormatOf(call) !== "text";

/**
 * Whether `tool_choice` forces a function call. The program does not answer such a call: with the same `tool_choice`
 * the model would have to call a function again.
 */
export function mustCallFunction(call: Pick<Call, "task" | "parameters">): boolean {
    const { tool_choice: choice = null } = toolParametersOf(call);
    return functionNames(call).length > 0 && choice !== null && choice !== "auto" && choice !== "none";
}

/** Whether the program runs the functions that the model calls, and sends back their results. */
export function runsToolCalls(call: Pick<Call, "task" | "parameters">): boolean {
    return functionNames(call).length > 0 && toolParametersOf(call).tool_choice !== "none" && !mustCallFunction(call);
}
