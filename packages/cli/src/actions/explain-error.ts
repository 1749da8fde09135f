import { type Found, findErrors, masked, tokensIn, withoutTokens } from "@callsheet/errors";
import { type ExplanationLanguage, explanationsIn } from "@callsheet/errors/explanations";
import { INFERENCE_PROVIDERS } from "@callsheet/inference";
import { clients } from "@callsheet/snippets/write-asked";
import { callInText } from "../explain/call-in-text.ts";
import { explanationStrings } from "../explain/explanation-strings.ts";
import { snippetFor, type WrittenCall } from "../explain/snippet-for.ts";
import type { ExplainFlags } from "../flags.ts";
import { oneOf } from "../nearest.ts";
import { NothingFoundError } from "../nothing-found-error.ts";
import { hasColour, readAll, type Terminal } from "../terminal.ts";
import { UsageError } from "../usage-error.ts";
import { unique } from "../values.ts";

const languages: readonly ExplanationLanguage[] = ["en", "gu"];

/** How many other errors are named, after the likeliest. */
const mostOthers = 3;

/**
 * Prints what an error means, what to do, and the call as it works, if the text names a model.
 * @throws NothingFoundError if the error is not known
 */
export async function explainError(
    terminal: Terminal,
    message: string | undefined,
    flags: ExplainFlags,
): Promise<void> {
    const language = flags.language === undefined ? "en" : oneOf("language", flags.language, languages);
    const written = message === undefined || message === "-" ? await readAll(terminal) : message;
    if (written.trim() === "") throw new UsageError("There is no text: callsheet explain MESSAGE, or < FILE.");
    const strings = explanationStrings[language];
    const tokens = tokensIn(written);
    if (tokens.length > 0) {
        terminal.stderr.write(`${strings.tokens.replace("{tokens}", `${tokens.map(masked).join(", ")}.`)}\n\n`);
    }
    const text = withoutTokens(written);
    const [nearest, ...others] = findErrors(text);
    if (!nearest) throw new NothingFoundError(strings.unknown);
    const snippet = await callOf(terminal, text, flags);
    const explanations = explanationsIn(language);
    const explained = {
        id: nearest.id,
        ...explanations[nearest.id],
        because: quotes(nearest),
        others: others.slice(0, mostOthers).map(({ id }) => ({ id, title: explanations[id].title })),
        ...(snippet && { snippet }),
    };
    terminal.stdout.write(
        flags.json ? `${JSON.stringify(explained, null, 4)}\n` : await inWords(terminal, explained, language),
    );
}

/** The lines of the text by which the error was recognised. */
const quotes = ({ reasons }: Found): readonly string[] =>
    reasons.map((pieces) =>
        pieces
            .map((piece) => piece.text)
            .join("")
            .trim(),
    );

/** The call as it works; undefined if no model is named. */
async function callOf(
    terminal: Terminal,
    text: string,
    flags: ExplainFlags,
): Promise<(WrittenCall & { model: string }) | undefined> {
    const { catalogue } = await import("@callsheet/catalogue");
    const named = callInText(text, catalogue.models);
    const model = flags.model ?? named.model?.id;
    const provider =
        flags.provider === undefined
            ? named.provider
            : oneOf("provider", flags.provider, ["auto" as const, ...INFERENCE_PROVIDERS]);
    const client = flags.client && oneOf("client", flags.client, unique(clients.map((one) => one.id)));
    if (model === undefined) return undefined;
    const snippet = await snippetFor(terminal, model, client ? { provider, client } : { ...named, provider });
    return snippet && { ...snippet, model };
}

type Explained = {
    readonly title: string;
    readonly means: string;
    readonly todo: readonly string[];
    readonly because: readonly string[];
    readonly others: readonly { readonly title: string }[];
    readonly snippet?: WrittenCall & { readonly model: string };
};

async function inWords(terminal: Terminal, explained: Explained, language: ExplanationLanguage): Promise<string> {
    const { title, means, todo, because, others, snippet } = explained;
    const strings = explanationStrings[language];
    const colours = hasColour(terminal);
    const heading = (text: string) => (colours ? `\u001b[1m${text}\u001b[22m` : text);
    const parts = [
        heading(title),
        means,
        `${heading(strings.because)}\n${because.map((line) => `  ${line}`).join("\n")}`,
        `${heading(strings.todo)}\n${todo.map((step) => `  - ${step}`).join("\n")}`,
    ];
    if (others.length > 0)
        parts.push(`${heading(strings.others)}\n${others.map((one) => `  ${one.title}`).join("\n")}`);
    if (snippet) {
        const code = colours
            ? await (await import("../highlight.ts")).highlight(snippet.content, snippet.language)
            : snippet.content;
        const call = `${snippet.provider}, ${snippet.language}/${snippet.client}`;
        const note = snippet.notServedBy
            ? `\n${strings.notServed.replace("{provider}", snippet.notServedBy).replace("{model}", snippet.model)}`
            : "";
        parts.push(`${heading(strings.snippet.replace("{call}", call))}${note}\n\n${code.trimEnd()}`);
    }
    return `${parts.join("\n\n")}\n`;
}
