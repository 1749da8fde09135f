/** Serves Python's archives and their list on the development server. A build writes them as files. */
import type { Plugin } from "vite";
import { runFolder } from "../../run-file.ts";
import { type ArchiveList, archiveListFile } from "../archives.ts";
import { listOf, type MadeArchives, makeArchives } from "./make-archives.ts";

export function pythonArchives(): Plugin {
    let archivesMade: Promise<MadeArchives> | undefined;
    return {
        name: "python-archives",
        apply: "serve",
        configureServer(server) {
            server.middlewares.use((request, response, next) => {
                const { pathname } = new URL(request.url ?? "/", "http://localhost");
                if (!pathname.includes(`/${runFolder}/`)) return next();
                archivesMade ??= makeArchives();
                archivesMade.then((archives) => {
                    if (pathname.endsWith(`/${archiveListFile}`)) {
                        const list: ArchiveList = { archives: listOf(archives) };
                        return response.setHeader("content-type", "application/json").end(JSON.stringify(list));
                    }
                    const found = Object.values(archives).find(({ file }) => pathname.endsWith(`/${file}`));
                    if (!found) return next();
                    response.setHeader("content-type", "application/octet-stream").end(found.bytes);
                }, next);
            });
        },
    };
}
