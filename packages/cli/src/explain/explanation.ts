/** Explains an error and writes its call as it works, as data and as text. */
import { explanationLabels } from "@callsheet/errors";
import { type ExplainedError, type ExplanationLanguage, explainError } from "@callsheet/errors/explanations";
import { type KnownCall, type WorkingCall, workingCall } from "@callsheet/snippets/internal/write-asked";

export type ExplainedCall = ExplainedError & {
    /** The call as it works, if the catalogue has its model. */
    readonly snippet?: WorkingCall;
};

/** @returns undefined if the error is not known */
export async function explanationOf(
    text: string,
    language: ExplanationLanguage,
    call: KnownCall,
): Promise<ExplainedCall | undefined> {
    const explained = explainError(text, language);
    if (!explained) return undefined;
    const { catalogue } = await import("@callsheet/catalogue");
    const snippet = await workingCall(text, catalogue.models, call);
    return { ...explained, ...(snippet && { snippet }) };
}

/** How headings and code are shown; by default as they are. */
type Style = {
    readonly heading?: (text: string) => string;
    readonly code?: (content: string, language: WorkingCall["language"]) => Promise<string>;
};

/** The explanation as text. */
export async function explanationText(
    { title, means, todo, because, others, snippet }: ExplainedCall,
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

type ExplanationStrings = {
    /** `{call}` stands for the provider and the library. */
    readonly snippet: string;
    /** `{provider}` stands for the provider that was asked, `{model}` for the model. */
    readonly notServed: string;
    /** `{tokens}` stands for the beginnings of the tokens. */
    readonly tokens: string;
};

export const explanationStrings: Readonly<Record<ExplanationLanguage, ExplanationStrings>> = {
    en: {
        snippet: "The call as it works ({call})",
        notServed: "{provider} is not known to serve {model}; another provider is asked here.",
        tokens: "Your text holds what looks like a key ({tokens}). If others have seen it, revoke it now and make a new one.",
    },
    gu: {
        snippet: "Call આમ લખાય તો ચાલે ({call})",
        notServed: "{provider} પાસે {model} હોય એવું જાણમાં નથી; અહીં બીજા provider ને પૂછ્યું છે.",
        tokens: "તમારા લખાણમાં key જેવું કંઈક છે ({tokens}). બીજા કોઈએ તે જોયું હોય, તો હમણાં જ તેને રદ કરો અને નવી key બનાવો.",
    },
};
