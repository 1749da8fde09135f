import { parse } from "es-module-lexer/js";

/** An import that leads nowhere, in the words of Node. */
export class ModuleNotFound extends Error {
    override readonly name = "ERR_MODULE_NOT_FOUND";
    /** Where it stands, from 1. */
    readonly line: number;

    constructor(specifier: string, line: number) {
        super(
            /^[./]/.test(specifier)
                ? `Cannot find module '${specifier}' imported from snippet.mjs`
                : `Cannot find package '${specifier}' imported from snippet.mjs`,
        );
        this.line = line;
    }
}

/**
 * A program whose imports are addresses, as an import map would have it: nothing else in it changes, and no line moves.
 *
 * @param code a module
 * @param addressOf a specifier's address; undefined where it has none
 * @throws ModuleNotFound; or what the parser says of text that is no module
 */
export function resolveImports(code: string, addressOf: (specifier: string) => string | undefined): string {
    const [imports] = parse(code);
    let written = "";
    let from = 0;
    for (const { n: specifier, s: start, e: end, d: kind } of imports) {
        // Of `import.meta`, or of an address that is computed, there is no text.
        if (specifier === undefined || kind === -2) continue;
        const address = addressOf(specifier);
        if (address === undefined) {
            // An import as the program runs fails as it runs.
            if (kind >= 0) continue;
            throw new ModuleNotFound(specifier, lineAt(code, start));
        }
        // What is imported as the program runs stands with its quotes.
        written += code.slice(from, start) + (kind >= 0 ? JSON.stringify(address) : address);
        from = end;
    }
    return written + code.slice(from);
}

const lineAt = (code: string, index: number): number => code.slice(0, index).split("\n").length;
