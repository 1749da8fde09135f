/** What a surface that describes itself says of an option. */
import { chatApis, providerIds } from "@callsheet/inference/providers";
import { taskIds } from "@callsheet/inference/tasks";
import { clientIds, languageIds } from "../languages/registry.ts";
import { policies } from "../snippet.ts";
import { callOptionHelp } from "./help.ts";
import type { CallOptionName, CallOptionOfKind } from "./options.ts";

/** The values of the options that are chosen from a list. */
const choices: Readonly<Record<CallOptionOfKind<"choice">, readonly string[]>> = {
    task: taskIds,
    provider: providerIds,
    policy: policies,
    language: languageIds,
    client: clientIds,
    api: chatApis,
};

const byName: { readonly [Name in CallOptionName]?: readonly string[] } = choices;

/**
 * The values that an option can have.
 *
 * @param name the name of the option
 * @returns the values; undefined for an option that is not chosen from a list
 * @example
 * import { choicesOf } from "@callsheet/snippets/call-options";
 *
 * console.log(choicesOf("language"));
 */
export const choicesOf = (name: CallOptionName): readonly string[] | undefined => byName[name];

/**
 * The help of an option as sentences.
 *
 * @param name the name of the option
 * @returns what it means, then its default if it has one: `The parameters: a JSON object. Default: the example's.`
 * @example
 * import { sentencesOf } from "@callsheet/snippets/call-options";
 *
 * console.log(sentencesOf("billTo"));
 */
export function sentencesOf(name: CallOptionName): string {
    const { text, byDefault } = callOptionHelp[name];
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.${byDefault === undefined ? "" : ` Default: ${byDefault}.`}`;
}
