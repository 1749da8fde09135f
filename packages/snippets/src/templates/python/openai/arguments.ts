import type { ChatApi } from "@callsheet/inference/providers";
import type { Value } from "../../../languages/index.ts";
import { completionArguments } from "../../openai.ts";
import { knownParameters } from "../../parameters.ts";
import type { View } from "../../template.ts";

/** The argument names of each API's method, in version 3.52.0. */
const argumentNames: Readonly<Record<ChatApi, readonly string[]>> = {
    "chat-completions": [
        "messages",
        "model",
        "stream",
        ...knownParameters("conversational").filter((name) => name !== "tool_prompt"),
    ],
    responses: (
        "include input instructions max_output_tokens metadata model parallel_tool_calls reasoning service_tier store " +
        "stream temperature text tool_choice tools top_logprobs top_p truncation user"
    ).split(" "),
};

/** The fields of the wire request as arguments. Fields that the method has no argument for go into `extra_body`. */
export function argumentsOf(view: View): Readonly<Record<string, Value>> {
    const fields = completionArguments(view);
    const known = argumentNames[view.call.api ?? "chat-completions"];
    const isFurther = (key: string) => fields[key] !== undefined && !known.includes(key);
    if (!Object.keys(fields).some(isFurther)) return fields;
    const entries = Object.entries(fields);
    return {
        ...Object.fromEntries(entries.filter(([key]) => !isFurther(key))),
        extra_body: Object.fromEntries(entries.filter(([key]) => isFurther(key))),
    };
}
