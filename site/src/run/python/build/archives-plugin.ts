/** Makes of `import archives from "./python.archives"` the archives, as files of the build; the import gives their names. */
import type { Plugin } from "vite";
import { type RunFile, runFolder } from "../../run-file.ts";
import type { ArchiveName } from "../archives.ts";
import { type MadeArchive, makeArchives } from "./make-archives.ts";

type Made = Readonly<Record<ArchiveName, MadeArchive>>;

export function pythonArchives(): Plugin {
    let made: Made | undefined;
    const archives = (): Made => {
        made ??= makeArchives();
        return made;
    };
    return {
        name: "python-archives",
        resolveId: { filter: { id: /\/python\.archives$/ }, handler: () => "\0python.archives" },
        load: {
            filter: { id: /^\0python\.archives$/ },
            handler() {
                const files = Object.entries(archives()).map(([name, { file, bytes }]) => {
                    const path = `/${runFolder}/${file}`;
                    // The pages are made in another environment, which names the same files and has not to write them.
                    if (this.environment.mode === "build" && this.environment.name === "client") {
                        this.emitFile({ type: "asset", fileName: path.slice(1), source: bytes });
                    }
                    return [name, { path, bytes: bytes.length } satisfies RunFile];
                });
                return `export default ${JSON.stringify(Object.fromEntries(files))};`;
            },
        },
        configureServer(server) {
            server.middlewares.use((request, response, next) => {
                const { pathname } = new URL(request.url ?? "/", "http://localhost");
                const found =
                    made && Object.values(made).find(({ file }) => pathname.endsWith(`/${runFolder}/${file}`));
                if (!found) return next();
                response.setHeader("content-type", "application/octet-stream").end(found.bytes);
            });
        },
    };
}
