import { explanationLabels } from "@callsheet/errors";
import { explanationLanguages, unknownError } from "@callsheet/errors/explanations";
import { providerIds } from "@callsheet/inference/providers";
import { tokenPrefixesIn } from "@callsheet/inference/redaction";
import { clientIds } from "@callsheet/snippets/internal/command-line";
import type { ExplainFlags } from "../commands/explain.ts";
import { NothingFoundError, UsageError } from "../errors.ts";
import { explanationOf, explanationText } from "../explain/explanation.ts";
import { oneOf } from "../nearest.ts";
import { bold } from "../screen.ts";
import { hasColour, readAll, type Terminal } from "../terminal.ts";

/**
 * Prints what an error means, what to do, and the call as it works, if the text names a model.
 * @throws NothingFoundError if the error is not known
 */
export async function explainError(
    terminal: Terminal,
    message: string | undefined,
    flags: ExplainFlags,
): Promise<void> {
    const language = flags.language === undefined ? "en" : oneOf("language", flags.language, explanationLanguages);
    const call = {
        model: flags.model,
        provider: flags.provider === undefined ? undefined : oneOf("provider", flags.provider, providerIds),
        client: flags.client && oneOf("client", flags.client, clientIds),
    };
    const text = message === undefined || message === "-" ? await readAll(terminal) : message;
    if (text.trim() === "") throw new UsageError("There is no text: callsheet explain MESSAGE, or < FILE.");
    const tokens = tokenPrefixesIn(text);
    if (tokens.length > 0) {
        terminal.stderr.write(`${explanationLabels[language].tokens.replace("{tokens}", tokens.join(", "))}\n\n`);
    }
    const explanation = await explanationOf(text, language, call);
    if (!explanation) throw new NothingFoundError(unknownError[language]);
    if (flags.json) terminal.stdout.write(`${JSON.stringify(explanation, null, 4)}\n`);
    else if (!hasColour(terminal)) terminal.stdout.write(await explanationText(explanation, language));
    else {
        const { highlight } = await import("../highlight.ts");
        terminal.stdout.write(await explanationText(explanation, language, { heading: bold, code: highlight }));
    }
}
