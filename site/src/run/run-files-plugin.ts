/**
 * A Vite plugin that bundles `import file from "./library.ts?run-file"` into a separate file. The import gives its
 * `RunFile`; a page fetches the file and passes it to the frame, which cannot fetch. The file's name contains a content
 * hash. A `?run-file` becomes a module, a `?run-worker` the script of a classic worker (see `frame-document`).
 */
import { createHash } from "node:crypto";
import { basename } from "node:path";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";
import { runFolder } from "./run-file.ts";

const queries = /\?run-(?:file|worker)$/;

type Bundled = { readonly path: string; readonly text: string };

export function runFiles(): Plugin {
    const bundles = new Map<string, Promise<Bundled>>();
    const bundled = (id: string): Promise<Bundled> => {
        const found = bundles.get(id) ?? bundle(id.replace(queries, ""), id.endsWith("worker") ? "iife" : "esm");
        bundles.set(id, found);
        return found;
    };
    return {
        name: "run-files",
        enforce: "pre",
        resolveId: {
            filter: { id: queries },
            async handler(id, importer) {
                const found = await this.resolve(id.replace(queries, ""), importer, { skipSelf: true });
                if (!found) throw new Error(`There is no ${id} for ${importer}.`);
                return `${found.id}${queries.exec(id)?.[0] ?? ""}`;
            },
        },
        load: {
            filter: { id: queries },
            async handler(id) {
                const { path, text } = await bundled(id);
                // The environment that renders pages only needs the file's name; the client environment emits the file.
                if (this.environment.mode === "build" && this.environment.name === "client") {
                    this.emitFile({ type: "asset", fileName: path.slice(1), source: text });
                }
                return `export default ${JSON.stringify({ path, bytes: Buffer.byteLength(text) })};`;
            },
        },
        configureServer(server) {
            server.middlewares.use((request, response, next) => {
                const { pathname } = new URL(request.url ?? "/", "http://localhost");
                void Promise.all(bundles.values()).then((all) => {
                    const found = all.find(({ path }) => pathname.endsWith(path));
                    if (!found) return next();
                    response.setHeader("content-type", "text/javascript").end(found.text);
                }, next);
            });
            // On a change, rebuild all bundles, since we do not track their dependencies.
            server.watcher.on("change", (file) => {
                if (!/\/(?:run|packages)\//.test(file)) return;
                bundles.clear();
                for (const module of server.moduleGraph.idToModuleMap.values()) {
                    if (module.id && queries.test(module.id)) server.moduleGraph.invalidateModule(module);
                }
            });
        },
    };
}

async function bundle(entry: string, format: "iife" | "esm"): Promise<Bundled> {
    const build = await rolldown({
        input: entry,
        platform: "browser",
        transform: { define: { "process.env.NODE_ENV": JSON.stringify("production") } },
        // Some libraries import Node modules only when they run in Node.
        external: /^node:/,
    });
    // Keep names, because printed errors show their class's name.
    const { output } = await build.generate({
        format,
        codeSplitting: false,
        keepNames: true,
        minify: {
            compress: { keepNames: { class: true, function: true } },
            mangle: { keepNames: { class: true, function: false } },
        },
    });
    await build.close();
    const text = output[0].code;
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
    return { path: `/${runFolder}/${basename(entry).replace(/\.\w+$/, "")}.${hash}.js`, text };
}
