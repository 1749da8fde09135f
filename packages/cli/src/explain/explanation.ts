/** Explains an error and writes its call as it works, as data and as text. */
import { explanationLabels } from "@callsheet/errors";
import { type ExplainedError, type ExplanationLanguage, explainError } from "@callsheet/errors/explanations";
import { type CorrectedCall, correctedCall, type KnownCall } from "@callsheet/snippets/internal/command-line";

export type ExplainedCall = ExplainedError & {
    /** The call as it works, if the catalogue has its model. */
    readonly snippet?: CorrectedCall;
};

/** @returns undefined if the error is not known */
export async function explanationOf(
    text: string,
    language: ExplanationLanguage,
    call: KnownCall,
): Promise<ExplainedCall | undefined> {
    const explanation = explainError(text, language);
    if (!explanation) return undefined;
    const { catalogue } = await import("@callsheet/catalogue");
    const snippet = await correctedCall(text, catalogue.models, call);
    return { ...explanation, ...(snippet && { snippet }) };
}

/** How headings and code are shown; by default as they are. */
type Style = {
    readonly heading?: (text: string) => string;
    readonly code?: (content: string, language: CorrectedCall["language"]) => Promise<string>;
};

/** The explanation as text. */
export async function explanationText(
    { title, cause, steps, because, others, snippet }: ExplainedCall,
    language: ExplanationLanguage,
    { heading = (text) => text, code = async (content) => content }: Style = {},
): Promise<string> {
    const labels = explanationLabels[language];
    const parts = [
        heading(title),
        cause,
        `${heading(labels.because)}\n${because.map((line) => `  ${line}`).join("\n")}`,
        `${heading(labels.steps)}\n${steps.map((step) => `  - ${step}`).join("\n")}`,
    ];
    if (others.length > 0) parts.push(`${heading(labels.others)}\n${others.map((one) => `  ${one.title}`).join("\n")}`);
    if (snippet) {
        const call = `${snippet.provider}, ${snippet.language}/${snippet.client}`;
        const note = snippet.notServedBy
            ? `\n${labels.notServed.replace("{provider}", snippet.notServedBy).replace("{model}", snippet.model)}`
            : "";
        const program = (await code(snippet.content, snippet.language)).trimEnd();
        parts.push(`${heading(labels.snippet.replace("{call}", call))}${note}\n\n${program}`);
    }
    return `${parts.join("\n\n")}\n`;
}
