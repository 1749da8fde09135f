/** The inputs of a tool that is about a call, from the options of a call. */
import {
    type CallOptionName,
    callOption,
    choicesOf,
    namesOn,
    sentencesOf,
    type TypedOptions,
} from "@callsheet/snippets/call-options";
import { z } from "zod";

type CallInput<Where extends "snippet" | "sandbox"> = TypedOptions<Where> & { readonly model: string };

/** The schema of a tool's input: the model, and the options that its surface has. */
export const callInput = <Where extends "snippet" | "sandbox">(surface: Where) =>
    z.object(
        Object.fromEntries(
            namesOn(surface).map((name) => [name, name === "model" ? valueSchema(name) : valueSchema(name).optional()]),
        ),
        // The kinds of the options are those of the type.
    ) as unknown as z.ZodType<CallInput<Where>>;

function valueSchema(name: CallOptionName) {
    const { kind } = callOption(name);
    const choices = choicesOf(name);
    const schema = choices
        ? z.enum(choices)
        : kind === "switch"
          ? z.boolean()
          : kind === "object"
            ? z.record(z.string(), z.unknown())
            : z.string();
    return schema.describe(sentencesOf(name));
}
