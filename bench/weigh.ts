/** What a program carries, bundled and minified as people bundle it. */
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

/**
 * @param code an ECMAScript module
 * @param folder where its imports are resolved from
 * @returns bytes of its one file, after gzip
 */
export async function weigh(code: string, folder: string): Promise<number> {
    const entry = "\0entry";
    const bundle = await rolldown({
        input: "entry",
        cwd: folder,
        platform: "browser",
        logLevel: "silent",
        plugins: [
            {
                name: "entry",
                resolveId: (id) => (id === "entry" ? entry : null),
                load: (id) => (id === entry ? code : null),
            },
        ],
    });
    const { output } = await bundle.generate({ minify: true, comments: false, codeSplitting: false });
    await bundle.close();
    return gzipSync(output[0].code, { level: 9 }).length;
}
