/** Finds the calls of hosted models in the blocks of a page, one after the other. */
import { type LanguageId, providerAt } from "@callsheet/snippets";
import { readProgram } from "../programs/read-program.ts";
import { readShell } from "../programs/read-shell.ts";
import { type ProgramSummary, Reading } from "../programs/reading.ts";
import { textOf, type Value } from "../programs/value.ts";
import { type HostedCall, hostedCall } from "./hosted-call.ts";
import { librariesOf, libraryOf, namesLibrary } from "./libraries.ts";

/** The call of a block. */
export type FoundCall = HostedCall & {
    /** Why the block is more than this call and its print, for people; none if it is not. */
    readonly others: readonly string[];
};

/** A block that was read: its call of a hosted model, if it has one, and the names that it gives and takes. */
export type ReadBlock = Pick<ProgramSummary, "given" | "taken"> & { readonly call: FoundCall | undefined };

/** Longer programs are not read: no page has one. */
const maxCharacters = 100_000;

/** Whether a page may have a call of a hosted model: it names a library, or an address. Most pages do not. */
export const namesHostedCall = (text: string): boolean =>
    namesLibrary(text) ||
    /api-inference\.huggingface\.co|router\.huggingface\.co/.test(text) ||
    providerAt(text) !== undefined;

/**
 * Reads the blocks of a page. Code that only names a model, loads one, installs a library or calls a server of one's own
 * has no call.
 *
 * @param language the language of the blocks
 * @returns a function that reads the next block. It remembers the names that the block gives to those behind it
 */
export function blockReader(language: LanguageId): (code: string) => ReadBlock {
    const libraries = librariesOf(language);
    const page = new Map<string, Value>();
    return (code) => {
        const reading = new Reading(page, libraries);
        if (code.length <= maxCharacters) {
            if (language === "sh") readShell(code, reading);
            else readProgram(code, language, reading);
        }
        const summary = reading.finish();
        return { ...summary, call: callOf(summary, language) };
    };
}

function callOf({ calls, made, others }: ProgramSummary, language: LanguageId): FoundCall | undefined {
    const hosted = calls.flatMap((call) => {
        const of = hostedCall(call, language);
        return of ? [{ ...of, others }] : [];
    });
    const [first] = hosted;
    if (first) return hosted.length === 1 ? first : { ...first, others: [...others, "it makes several calls"] };
    // A client that names its model is called elsewhere, and a class of a framework calls it itself.
    const [client] = made.flatMap((one) => {
        const of = hostedCall(one, language);
        const isCall = libraryOf(one.by)?.api === "class" || textOf(of?.parts.model) !== undefined;
        return of && isCall && calls.length === 0 ? [of] : [];
    });
    return client && { ...client, others: ["it does not call its client", ...others] };
}
