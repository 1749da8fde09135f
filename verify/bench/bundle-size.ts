/** Measures the size of a program, bundled and minified as users do. */
import { gzipSync } from "node:zlib";
import { type RolldownOutput, rolldown } from "rolldown";

/** The size in bytes of `bundleText`, after gzip. */
export const bundleSize = async (...args: Parameters<typeof bundleText>): Promise<number> =>
    gzipSync(await bundleText(...args), { level: 9 }).length;

type BundleOptions = {
    /** Packages that the page has anyway, which are left out. */
    readonly beside?: readonly string[];
    /** Whether to leave out what loads later, on demand; otherwise all is bundled into one file. */
    readonly isFirst?: boolean | undefined;
};

/**
 * @param code an ECMAScript module
 * @param folder the folder from which its imports are resolved
 * @returns the minified program
 */
export async function bundleText(
    code: string,
    folder: string,
    { beside = [], isFirst = false }: BundleOptions = {},
): Promise<string> {
    const entry = "\0entry";
    const bundle = await rolldown({
        input: "entry",
        cwd: folder,
        platform: "browser",
        logLevel: "silent",
        // The styles of a custom element are part of its script.
        moduleTypes: { ".css": "text" },
        external: (id) => beside.some((name) => id === name || id.startsWith(`${name}/`)),
        plugins: [
            {
                name: "entry",
                resolveId: (id) => (id === "entry" ? entry : null),
                load: (id) => (id === entry ? code : null),
            },
        ],
    });
    const { output } = await bundle.generate({ minify: true, comments: false, codeSplitting: isFirst });
    await bundle.close();
    return firstChunks(output).join("\n");
}

/** The code of the entry's chunk, and of the chunks that it imports statically. */
function firstChunks(output: RolldownOutput["output"]): readonly string[] {
    const chunks = new Map(output.flatMap((one) => (one.type === "chunk" ? [[one.fileName, one] as const] : [])));
    const first = new Set([output[0].fileName]);
    // A set passes on what is added to it meanwhile.
    for (const name of first) for (const imported of chunks.get(name)?.imports ?? []) first.add(imported);
    return [...first].flatMap((name) => chunks.get(name)?.code ?? []);
}
