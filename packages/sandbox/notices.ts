/** The licences of the packages whose code is bundled into this one. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "tsdown";

/** Writes the licences to a file beside the bundle. A package without a licence fails the build. */
export const notices = (fileName: string): Rolldown.Plugin => ({
    name: "notices",
    generateBundle(_options, bundle) {
        const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
        const folders = new Set(modules.map(packageFolder).filter((folder) => folder !== undefined));
        const source = [...folders]
            .sort()
            .map(noticeOf)
            .join(`\n${"-".repeat(80)}\n\n`);
        this.emitFile({ type: "asset", fileName, source });
    },
});

/** The folder of the installed package that a module belongs to; undefined for our own modules. */
const packageFolder = (module: string): string | undefined =>
    /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module)?.[1];

function noticeOf(folder: string): string {
    const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
    if (file === undefined) throw new Error(`${name} has no file with its licence, which the bundle must carry.`);
    return `${name} ${version}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
}
