/** Explains an error, as data and in words. */
import { type ErrorId, explanationLabels, type Found, findErrors } from "@callsheet/errors";
import { type Explanation, type ExplanationLanguage, explanationsIn } from "@callsheet/errors/explanations";
import type { ProviderId } from "@callsheet/inference/providers";
import { callInText } from "@callsheet/snippets/write-asked";
import type { Terminal } from "../terminal.ts";
import { explanationStrings } from "./explanation-strings.ts";
import { snippetFor, type WrittenCall } from "./snippet-for.ts";

/** How many other errors are named, after the likeliest. */
const mostOthers = 3;

/** What is known about the call besides the text. */
export type KnownCall = {
    readonly model?: string | undefined;
    readonly provider?: ProviderId | undefined;
    readonly client?: string | undefined;
};

export type ExplainedError = Explanation & {
    readonly id: ErrorId;
    /** The lines of the text by which the error was recognised. */
    readonly because: readonly string[];
    readonly others: readonly { readonly id: ErrorId; readonly title: string }[];
    /** The call as it works, if a model is known. */
    readonly snippet?: WrittenCall & { readonly model: string };
};

/** @param text without tokens @returns undefined if the error is not known */
export async function explanationOf(
    terminal: Terminal,
    text: string,
    language: ExplanationLanguage,
    call: KnownCall,
): Promise<ExplainedError | undefined> {
    const [nearest, ...others] = findErrors(text);
    if (!nearest) return undefined;
    const explanations = explanationsIn(language);
    const snippet = await callOf(terminal, text, call);
    return {
        id: nearest.id,
        ...explanations[nearest.id],
        because: quotes(nearest),
        others: others.slice(0, mostOthers).map(({ id }) => ({ id, title: explanations[id].title })),
        ...(snippet && { snippet }),
    };
}

const quotes = ({ reasons }: Found): readonly string[] =>
    reasons.map((pieces) =>
        pieces
            .map((piece) => piece.text)
            .join("")
            .trim(),
    );

async function callOf(terminal: Terminal, text: string, { model, provider, client }: KnownCall) {
    const { catalogue } = await import("@callsheet/catalogue");
    const named = callInText(text, catalogue.models);
    const id = model ?? named.model?.id;
    if (id === undefined) return undefined;
    const asked = { provider: provider ?? named.provider };
    const snippet = await snippetFor(terminal, id, client ? { ...asked, client } : { ...named, ...asked });
    return snippet && { ...snippet, model: id };
}

/** How headings and code are shown; by default as they are. */
type Style = {
    readonly heading?: (text: string) => string;
    readonly code?: (content: string, language: WrittenCall["language"]) => Promise<string>;
};

/** The explanation as text. */
export async function explanationText(
    { title, means, todo, because, others, snippet }: ExplainedError,
    language: ExplanationLanguage,
    { heading = (text) => text, code = async (content) => content }: Style = {},
): Promise<string> {
    const [labels, strings] = [explanationLabels[language], explanationStrings[language]];
    const parts = [
        heading(title),
        means,
        `${heading(labels.because)}\n${because.map((line) => `  ${line}`).join("\n")}`,
        `${heading(labels.todo)}\n${todo.map((step) => `  - ${step}`).join("\n")}`,
    ];
    if (others.length > 0) parts.push(`${heading(labels.others)}\n${others.map((one) => `  ${one.title}`).join("\n")}`);
    if (snippet) {
        const call = `${snippet.provider}, ${snippet.language}/${snippet.client}`;
        const note = snippet.notServedBy
            ? `\n${strings.notServed.replace("{provider}", snippet.notServedBy).replace("{model}", snippet.model)}`
            : "";
        const program = (await code(snippet.content, snippet.language)).trimEnd();
        parts.push(`${heading(strings.snippet.replace("{call}", call))}${note}\n\n${program}`);
    }
    return `${parts.join("\n\n")}\n`;
}
