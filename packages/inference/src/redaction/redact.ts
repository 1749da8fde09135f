/** Removes secrets from a text that others may read. */
import { formsOf, isSecret, redacted } from "./secret-forms.ts";
import { replaceNamedSecrets } from "./secret-names.ts";
import { tokensIn, withoutPercent } from "./tokens.ts";

/** What is known of the secrets in a text. */
export type RedactOptions = {
    /** Secrets that may be in the text, in any encoding. Default: none. */
    readonly secrets?: readonly string[];
    /** Whether long texts without spaces, which may be keys of an unknown form, are removed, too. Default: false. */
    readonly withLongTexts?: boolean;
};

/**
 * Removes the secrets of a text: those that are given, in any encoding; those that have the form of a service's tokens;
 * and the values of names such as `api_key`, in headers, queries, JSON and code.
 *
 * @param text any text, such as an error, a URL or a body
 * @param options known secrets, and whether any long text may be one; default only what can be recognised
 * @returns the text, with `[redacted]` in the place of each secret
 * @example
 * import { redact } from "@callsheet/inference/redaction";
 *
 * console.error(redact("GET /models?api_key=4f1c9a")); // GET /models?api_key=[redacted]
 */
export const redact = (text: string, options?: RedactOptions): string => redactor(options)(text);

/**
 * `redact` for many texts with the same options.
 *
 * @param options known secrets, and whether any long text may be one; default only what can be recognised
 * @returns the function that removes the secrets of a text
 * @example
 * import { redactor } from "@callsheet/inference/redaction";
 *
 * const redact = redactor({ secrets: [process.env.HF_TOKEN ?? ""] });
 * for (const line of ["one", "two"]) console.log(redact(line));
 */
export function redactor({ secrets = [], withLongTexts = false }: RedactOptions = {}): (text: string) => string {
    const knownForms = formsOfAll(secrets);
    return (text) => {
        const without = [...knownForms, ...formsOfAll(secretsIn(text))].reduce(withoutForms, text);
        // A short value is removed behind its name only.
        const withoutNamed = replaceNamedSecrets(without, () => redacted);
        return withLongTexts ? withoutNamed.replace(longTexts, redacted) : withoutNamed;
    };
}

/** Longer ones first: one secret may be a part of another. */
const formsOfAll = (secrets: readonly string[]): readonly RegExp[] =>
    [...new Set(secrets)]
        .filter(isSecret)
        .sort((one, other) => other.length - one.length)
        .map(formsOf);

const withoutForms = (text: string, forms: RegExp): string => text.replace(forms, redacted);

/**
 * The secrets that a text holds, as far as they can be recognised: by their form, or by their name.
 *
 * @param text any text, such as the URL or the body of a request
 * @returns each secret, to redact it in other texts
 * @example
 * import { redact, secretsIn } from "@callsheet/inference/redaction";
 *
 * const secrets = secretsIn("https://api.example/?key=0123456789ab");
 * console.error(redact("There is no key 0123456789ab", { secrets }));
 */
export function secretsIn(text: string): readonly string[] {
    const namedSecrets: string[] = [];
    replaceNamedSecrets(text, (secret) => {
        namedSecrets.push(withoutPercent(secret));
        return secret;
    });
    return [...tokensIn(text), ...namedSecrets];
}

/** Letters and digits in one piece: a key, a hash, an id. */
const longTexts =
    /(?<![A-Za-z0-9])(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?=[a-z]*\d[a-z]*\d[a-z]*\d)(?=\d*[a-z])[a-z0-9]{24,})(?![A-Za-z0-9])/gi;
