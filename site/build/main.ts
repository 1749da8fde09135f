/**
 * Builds the site: `node build/main.ts [pages | parts | all] [--out DIR] [--only PATTERN]`; by default all of it, into
 * `dist`. A pattern of paths selects pages. Stages that are up to date are skipped. Progress goes to the parent process
 * as `BuildEvent`s, or else to the console.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { BuildEvent, BuildRequest } from "./build-event.ts";
import { builtFolder } from "./folders.ts";
import { hasPython, isBuilt, type Stage, setBuilt, setUnbuilt, stateNow } from "./state.ts";

const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: "string" }, only: { type: "string" } },
});
const [which = "all"] = positionals;
const outDir = values.out === undefined ? builtFolder : pathToFileURL(`${resolve(values.out)}/`);

// When the parent process is gone, nobody waits for this build any more.
process.on("disconnect", () => process.exit(1));
process.channel?.unref();

function onEvent(event: BuildEvent): void {
    if (process.send) process.send(event);
    else if (event.kind === "begun") console.log(`${event.step}…`);
    else if (event.kind === "ended" && event.missing !== undefined) console.warn(`${event.step}: ${event.missing}`);
}

/**
 * @param others the stages that become outdated when this one is built
 * @param make builds the stage; resolves to false if something is missing that may be available the next time
 */
async function buildStage(name: Stage, others: readonly Stage[], make: () => Promise<boolean>): Promise<void> {
    const now = stateNow() + (values.only ?? "");
    if (isBuilt(outDir, name, now)) return;
    for (const one of [name, ...others]) setUnbuilt(outDir, one);
    if (await make()) setBuilt(outDir, name, now);
}

if (which !== "parts") {
    await buildStage("pages", ["parts"], async () => {
        const { buildPages } = await import("./build-pages.ts");
        const onQueue = (want: (file: string) => void): void => {
            process.on("message", (request) => want((request as BuildRequest).wanted));
            process.channel?.unref();
        };
        await buildPages(outDir, { onEvent, only: new RegExp(values.only ?? ""), onQueue });
        return true;
    });
}
if (which !== "pages") {
    await buildStage("parts", [], async () => {
        const { buildParts } = await import("./build-parts.ts");
        // Without Python on the machine the stage still counts as built: `stateNow` changes once Python is installed.
        return (await buildParts(outDir, onEvent)) || !hasPython();
    });
}
