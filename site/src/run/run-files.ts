/**
 * Makes of `import file from "./library.ts?run-file"` a file of its own, bundled whole, which a page can fetch as text and
 * hand to a frame that can fetch nothing; the import gives its `RunFile`. Its name holds what is in it. A `?run-file` is a
 * module; a `?run-worker` the script of a worker, which is a classic one (see `frame-document`).
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
                // The pages are made in another environment, which names the same file and has not to write it.
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
            // While somebody works on the site, what a change is about is not known: all are made anew.
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
        // Some libraries ask for a module of Node only where they find that they run there.
        external: /^node:/,
    });
    // A class is known by its name, to whoever prints an error.
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
