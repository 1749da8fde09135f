/** What a surface that describes itself says of an option. */
import { chatApis, providerIds } from "@callsheet/inference/providers";
import { taskIds } from "@callsheet/inference/tasks";
import { clients, languageIds } from "../languages/registry.ts";
import { policies } from "../snippet.ts";
import { callOptionHelp } from "./help.ts";
import type { CallOptionName, CallOptionOfKind } from "./options.ts";

/** The values of the options that are chosen from a list. */
const choices: Readonly<Record<CallOptionOfKind<"choice">, readonly string[]>> = {
    task: taskIds,
    provider: providerIds,
    policy: policies,
    language: languageIds,
    client: [...new Set(clients.map(({ id }) => id))],
    api: chatApis,
};

const byName: { readonly [Name in CallOptionName]?: readonly string[] } = choices;

/** The values of an option; undefined for one that is not chosen from a list. */
export const choicesOf = (name: CallOptionName): readonly string[] | undefined => byName[name];

/** The help of an option as sentences: `The parameters: a JSON object. Default: the example's.` */
export function sentencesOf(name: CallOptionName): string {
    const { text, byDefault } = callOptionHelp[name];
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.${byDefault === undefined ? "" : ` Default: ${byDefault}.`}`;
}
