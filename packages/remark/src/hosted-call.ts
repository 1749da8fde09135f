/** Finds calls of hosted models in code, by the shapes in which the field's documentation publishes them. */
import type { ProviderId, TaskId } from "@callsheet/inference";
import { providerAt } from "@callsheet/snippets";
import type { Language } from "./fence-language.ts";
import { usedClient } from "./made-clients.ts";
import { plainCode, textsUsed } from "./plain-code.ts";
import { methodsOf } from "./sdk-methods.ts";

/** A call of a hosted model in a block of code. */
export type HostedCall = {
    /** The library's id in the generator; undefined for one that it does not write. */
    readonly client?: string | undefined;
    /** The task, if the call says it. */
    readonly task?: TaskId | undefined;
    /** All code that the call is made of: the block, and the client and the texts of earlier blocks that it uses. */
    readonly text: string;
    /** Whether its address is no more. */
    readonly isGone: boolean;
    /** The provider whose own address it has, instead of the router's. */
    readonly directTo: ProviderId | undefined;
};

/**
 * Finds the call of a hosted model in a block. Code that only names a model, loads one, installs a library or calls a
 * server of one's own has none.
 *
 * @param code the block
 * @param before the earlier blocks of the page in the same language, in their order
 * @returns undefined for a block without such a call
 */
export function hostedCall(code: string, language: Language, before: readonly string[]): HostedCall | undefined {
    const program = plainCode(code, language);
    const earlier = before.map((block) => plainCode(block, language)).join("\n");
    const found = [sdkCall, importedCall, falCall, httpCall]
        .map((find) => find(program, language, earlier))
        .find((call) => call !== undefined);
    if (!found) return undefined;
    const text = `${found.text}\n${textsUsed(program, earlier, language)}`;
    return { ...found, text, isGone: goneHost.test(text), directTo: providerAt(text) };
}

type Found = Omit<HostedCall, "isGone" | "directTo">;

type Find = (program: string, language: Language, earlier: string) => Found | undefined;

/** A client of an SDK, made here or in an earlier block, and used here. */
const sdkCall: Find = (program, language, earlier) => {
    if (language === "sh") return undefined;
    const used = usedClient(program, language, earlier);
    return used && { client: used.client, task: used.task, text: `${used.text}\n${program}` };
};

/** A function that is imported from a library: `import { textToImage } from "@huggingface/inference"`. */
const importedCall: Find = (program, language, earlier) => {
    if (language !== "js") return undefined;
    const imports = `${earlier}\n${program}`.matchAll(
        /\bimport\s*\{([^}]*)\}\s*from\s*["'][^"']*@(huggingface|callsheet)\/inference/g,
    );
    for (const [, names = "", owner] of imports) {
        const name = names
            .split(",")
            .map((one) => one.trim())
            .find((one) => methodsOf("js").has(one) && new RegExp(`(?<![.\\w])${one}\\s*\\(`).test(program));
        if (name === undefined) continue;
        const client = owner === "huggingface" ? "huggingface.js" : "callsheet";
        return { client, task: methodsOf("js").get(name), text: program };
    }
    return undefined;
};

const falCalls: Partial<Record<Language, RegExp>> = {
    python: /\bfal_client\.(?:subscribe|submit|run|stream)(?:_async)?\s*\(/,
    js: /\bfal\.(?:queue\.)?(?:subscribe|submit|run|stream)\s*\(/,
};

const falCall: Find = (program, language) =>
    falCalls[language]?.test(program)
        ? { client: language === "python" ? "fal_client" : undefined, text: `fal_client\n${program}` }
        : undefined;

/** An address that runs a model; the router's list of models does not. */
const address =
    /https?:\/\/(?:router\.huggingface\.co\/(?!v1\/models\b)[\w-]+|api-inference\.huggingface\.co\/(?:models|pipeline)\/)/;

const goneHost = /\bapi-inference\.huggingface\.co\b/;

const senders: Readonly<Record<Language, RegExp>> = {
    python: /\.(?:post|request|stream)\s*\(|\burlopen\s*\(/,
    js: /\bfetch\s*\(|\baxios\b|\.post\s*\(/,
    sh: /(?:^|[\s(|`])(?:curl|wget|https?)\s/m,
};

/** The generator's library for a program that sends its requests itself. */
const httpClient = (program: string, language: Language): string | undefined =>
    language === "js" ? "fetch" : language === "sh" ? "curl" : /\brequests\b/.test(program) ? "requests" : undefined;

/** A request that the program sends itself, to an address in it or in a variable of an earlier block. */
const httpCall: Find = (program, language, earlier) => {
    if (!senders[language].test(program)) return undefined;
    const text = `${program}\n${textsUsed(program, earlier, language)}`;
    const isHosted = address.test(text) || providerAt(text) !== undefined;
    return isHosted ? { client: httpClient(program, language), text: program } : undefined;
};
