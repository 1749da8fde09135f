import { parse } from "es-module-lexer/js";

/** Node's error for an import that cannot be resolved. */
export class ModuleNotFound extends Error {
    override readonly name = "ERR_MODULE_NOT_FOUND";
    /** The line of the import, from 1. */
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
 * Replaces a program's import specifiers by URLs, like an import map. Nothing else changes, and no line moves.
 *
 * @param code a module
 * @param addressOf returns a specifier's URL, or undefined if there is none
 * @throws ModuleNotFound, or the parser's error for a text that is not a module
 */
export function resolveImports(code: string, addressOf: (specifier: string) => string | undefined): string {
    const [imports] = parse(code);
    let resolved = "";
    let from = 0;
    for (const { n: specifier, s: start, e: end, d: kind } of imports) {
        // `import.meta` and computed specifiers have no text to replace.
        if (specifier === undefined || kind === -2) continue;
        const address = addressOf(specifier);
        if (address === undefined) {
            // A dynamic import that cannot be resolved fails at run time.
            if (kind >= 0) continue;
            throw new ModuleNotFound(specifier, lineAt(code, start));
        }
        // The range of a dynamic import's specifier includes its quotes.
        resolved += code.slice(from, start) + (kind >= 0 ? JSON.stringify(address) : address);
        from = end;
    }
    return resolved + code.slice(from);
}

const lineAt = (code: string, index: number): number => code.slice(0, index).split("\n").length;
