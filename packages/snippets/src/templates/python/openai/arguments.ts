import type { Value } from "../../../languages/index.ts";
import { completionArguments } from "../../openai.ts";
import { knownParameters } from "../../parameters.ts";
import type { View } from "../../template.ts";

const known: readonly string[] = ["messages", "model", "stream", ...knownParameters("conversational")];

/** The fields of the wire request; those that the method has no argument for, in one that takes any. */
export function argumentsOf(view: View): Readonly<Record<string, Value>> {
    const fields = Object.entries(completionArguments(view)).filter(([, value]) => value !== undefined);
    const further = fields.filter(([key]) => !known.includes(key));
    return {
        ...Object.fromEntries(fields.filter(([key]) => known.includes(key))),
        ...(further.length > 0 && { extra_body: Object.fromEntries(further) }),
    };
}
