import { isBuiltin } from "node:module";
import { fileURLToPath } from "node:url";
import { type Plugin, rolldown } from "rolldown";

/** Fails if code for browsers and workers imports a module of Node. */
const noBuiltIns: Plugin = {
    name: "no-built-ins",
    resolveId: (source, importer) => {
        if (isBuiltin(source)) throw new Error(`${importer} imports ${source}, which only Node has.`);
        return null;
    },
};

/**
 * Bundles a program as one module for platforms other than Node.
 * @param entry a file next to this one
 * @throws Error if any module imports a built-in module of Node
 */
export async function bundled(entry: string): Promise<string> {
    const input = fileURLToPath(new URL(entry, import.meta.url));
    await using bundle = await rolldown({ input, platform: "browser", plugins: [noBuiltIns] });
    const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
    return output[0].code;
}
