import type { Value } from "../../../languages/index.ts";
import { completionArguments } from "../../openai.ts";
import { knownParameters } from "../../parameters.ts";
import type { View } from "../../template.ts";

const known: readonly string[] = ["messages", "model", "stream", ...knownParameters("conversational")];

/** The fields of the wire request; those that the method has no argument for, in one that takes any. */
export function argumentsOf(view: View): Readonly<Record<string, Value>> {
    const fields = completionArguments(view);
    const isFurther = (key: string) => fields[key] !== undefined && !known.includes(key);
    if (!Object.keys(fields).some(isFurther)) return fields;
    const entries = Object.entries(fields);
    return {
        ...Object.fromEntries(entries.filter(([key]) => !isFurther(key))),
        extra_body: Object.fromEntries(entries.filter(([key]) => isFurther(key))),
    };
}
