/** The translated description of a task's field; English pages use the docstring. */
import { type Description, descriptions, type TaskDescription } from "@callsheet/inference/descriptions";
import { type Task, type TaskId, tasks } from "@callsheet/inference/tasks";
import { type FieldWords, factsOf, formsIn, wordsOfInputs, wordsOfParameter } from "@callsheet/react/generator/core";
import { fallbackLanguage, type Language } from "../../languages.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";

/** The description of a field, the meanings of its values, and its unit and range. */
export type FieldText = {
    readonly help: string;
    readonly options?: Readonly<Record<string, string>> | undefined;
    readonly facts?: string | undefined;
    readonly lang?: FieldWords["lang"];
};

/** @param path of the field: `args.inputs`, `args.parameters.top_k`, `options.signal` */
export function fieldText(language: Language, task: TaskId, path: string): FieldText | undefined {
    // English pages show the docstring itself.
    if (language === fallbackLanguage) return undefined;
    const common: Readonly<Record<string, string>> = strings[language].library.common;
    if (common[path] !== undefined) return { help: common[path] };
    const { flat }: Task = tasks[task];
    const [start, name = "", ...below] = path.split(".");
    if (start !== "args") return undefined;
    const described: TaskDescription = descriptions[task];
    if (name === (flat ?? "inputs")) {
        return within(language, wordsOfInputs(formsIn(language), task, described.inputs), described.inputs, below);
    }
    const [key, ...deeper] = flat !== undefined ? [name, ...below] : name === "parameters" ? below : [];
    const description = key === undefined ? undefined : described.parameters[key];
    if (key === undefined || description === undefined) return undefined;
    return within(language, wordsOfParameter(formsIn(language), task, key, description), description, deeper);
}

function within(
    language: Language,
    words: FieldWords,
    description: Description,
    [name, ...below]: readonly string[],
): FieldText | undefined {
    if (name === undefined) {
        const { help, options, lang } = words;
        return { help, options, facts: allFacts(language, help, description), lang };
    }
    const { [name]: inner } = words.fields ?? {};
    const { [name]: described } = description.fields ?? {};
    return inner && described && within(language, inner, described, below);
}

/** Unit and range, the default unless the help mentions it, and the accepted media types. */
function allFacts(language: Language, help: string, description: Description): string | undefined {
    const { library } = strings[language];
    const { default: value, mediaTypes } = description;
    const facts = [
        factsOf(formsIn(language), description, undefined),
        value !== undefined &&
            !library.namesDefault.some((sign) => help.includes(sign)) &&
            fill(library.defaultIs, { value: `\`${value}\`` }),
        mediaTypes && fill(library.mediaTypes, { types: mediaTypes.map((type) => `\`${type}\``).join(", ") }),
    ].filter((fact) => typeof fact === "string");
    return facts.length === 0 ? undefined : facts.join(" · ");
}
