import { isBuiltin } from "node:module";
import { fileURLToPath } from "node:url";
import { type Plugin, rolldown } from "rolldown";

/** What a browser and a worker do not have must not be asked for. */
const noBuiltIns: Plugin = {
    name: "no-built-ins",
    resolveId: (source, importer) => {
        if (isBuiltin(source)) throw new Error(`${importer} imports ${source}, which only Node has.`);
        return null;
    },
};

/**
 * A program as one module, for platforms that are not Node.
 * @param entry a file beside this one
 * @throws Error where anything in it imports a part of Node
 */
export async function bundled(entry: string): Promise<string> {
    const input = fileURLToPath(new URL(entry, import.meta.url));
    await using bundle = await rolldown({ input, platform: "browser", plugins: [noBuiltIns] });
    const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
    return output[0].code;
}
