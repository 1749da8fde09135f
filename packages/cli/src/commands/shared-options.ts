/** Options that several commands have: those of a call, and the language. */
import { interfaceLanguageIds, interfaceLanguages } from "@callsheet/inference/interface-languages";
import { callOption, callOptionHelp, kebabCase, namesOn } from "@callsheet/snippets/call-options";
import { jsonObject } from "../values.ts";
import type { CommandOption } from "./command.ts";

/** The flags of the options that a command has; the model is its argument. */
export const callFlags = (command: "snippet" | "run"): readonly CommandOption[] =>
    namesOn(command)
        .filter((name) => name !== "model")
        .map((option) => {
            const { kind } = callOption(option);
            const { text, byDefault, command = text, value = kebabCase(option) } = callOptionHelp[option];
            const isWhole = command !== text || byDefault === undefined;
            return {
                name: kebabCase(option),
                description: isWhole ? command : `${text} (default: ${byDefault})`,
                ...(kind !== "switch" && { value }),
                ...(kind === "object" && { read: jsonObject }),
            };
        });

/** The argument of a command that calls a model. */
export const modelArgument = { usage: "<model>", description: callOptionHelp.model.text } as const;

/** `en for English, or gu for Gujarati` */
const languages = interfaceLanguageIds
    .toSorted()
    .map((id) => `${id} for ${interfaceLanguages[id].englishName}`)
    .join(", or ");

/** The language in which a command answers. */
export const languageOption = {
    name: "language",
    value: "language",
    description: `${languages} (default: en)`,
} as const satisfies CommandOption;
