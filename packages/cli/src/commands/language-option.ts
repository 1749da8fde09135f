import { interfaceLanguageIds, interfaceLanguages } from "@callsheet/inference/interface-languages";
import type { CommandOption } from "./command.ts";

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
