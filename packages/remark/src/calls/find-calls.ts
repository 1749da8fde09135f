/** Finds the calls of hosted models in the blocks of a page, one after the other. */
import { type LanguageId, providerAt } from "@callsheet/snippets";
import { readJavaScript } from "../programs/javascript.ts";
import type { Program } from "../programs/program.ts";
import { readPython } from "../programs/python.ts";
import { type Doings, runProgram, type Scope } from "../programs/run-program.ts";
import { readShell } from "../programs/shell.ts";
import { textOf, type Value } from "../programs/value.ts";
import { type HostedCall, hostedCall } from "./hosted-call.ts";
import { librariesOf, libraryOf, namesLibrary } from "./libraries.ts";

/** The call of a block, and what else the block does. */
export type FoundCall = HostedCall & {
    /** Why the block is more than this call, for people; none if it is not. */
    readonly others: readonly string[];
    /** The variables that hold the client and what came of the call. */
    readonly names: { readonly client?: string; readonly output?: string };
};

const readers: Readonly<Record<LanguageId, (code: string) => Program>> = {
    js: readJavaScript,
    python: readPython,
    sh: readShell,
};

/** No program on a page is longer. */
const longestProgram = 100_000;

/** Whether a page may have a call of a hosted model: it names a library, or an address. Most pages do not. */
export const namesHostedCall = (text: string): boolean =>
    namesLibrary(text) ||
    /api-inference\.huggingface\.co|router\.huggingface\.co/.test(text) ||
    providerAt(text) !== undefined;

/** What a block is to its page. */
export type ReadBlock = {
    /** Its call of a hosted model, if it has one. */
    readonly call: FoundCall | undefined;
    /** The names that it gives to the blocks behind it, and those that it takes from the ones before it. */
    readonly given: readonly string[];
    readonly taken: ReadonlySet<string>;
};

/**
 * Reads the blocks of a page. Code that only names a model, loads one, installs a library or calls a server of one's own
 * has no call.
 *
 * @param language the language of the blocks
 * @returns a function that reads the next block. It remembers what the block declares, so that no block is read again for
 * those behind it
 */
export function blockReader(language: LanguageId): (code: string) => ReadBlock {
    const libraries = librariesOf(language);
    const page = new Map<string, Value>();
    return (code) => {
        if (code.length > longestProgram) return { call: undefined, given: [], taken: new Set() };
        const [own, taken] = [new Map<string, Value>(), new Set<string>()];
        const scope: Scope = {
            get: (name) => {
                const value = own.get(name);
                if (value) return value;
                taken.add(name);
                return page.get(name);
            },
            set: (name, value) => void own.set(name, value),
        };
        const doings = runProgram(readers[language](code), scope, libraries);
        for (const [name, value] of own) page.set(name, value);
        return { call: callOf(doings, language), given: [...own.keys()], taken };
    };
}

function callOf({ calls, made, others }: Doings, language: LanguageId): FoundCall | undefined {
    const hosted = calls.flatMap((call) => {
        const of = hostedCall(call, language);
        return of ? [{ ...of, names: call.names, others }] : [];
    });
    const [first] = hosted;
    if (first) return hosted.length === 1 ? first : { ...first, others: [...others, "it makes several calls"] };
    // A client that names its model is called elsewhere, and a class of a framework calls it itself.
    const [client] = made.flatMap((one) => {
        const of = hostedCall(one, language);
        const isCall = libraryOf(one.by)?.api === "class" || textOf(of?.parts.model) !== undefined;
        return of && isCall && calls.length === 0 ? [{ ...of, names: {} }] : [];
    });
    return client && { ...client, others: ["it does not call its client", ...others] };
}
