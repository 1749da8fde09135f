/**
 * Builds the site: `node build/main.ts [pages | parts | all] [--out DIR]`; default all of it, into `dist`. What is there
 * and current is not built again. A process that started this one is sent what happens, as `BuildEvent`s; a person reads it.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { BuildEvent } from "./build-event.ts";
import { builtFolder } from "./folders.ts";
import { hasPython, isBuilt, type Stage, setBuilt, setUnbuilt, stateNow } from "./state.ts";

const { positionals, values } = parseArgs({ allowPositionals: true, options: { out: { type: "string" } } });
const [which = "all"] = positionals;
const outDir = values.out === undefined ? builtFolder : pathToFileURL(`${resolve(values.out)}/`);

// Nobody waits for this build any more once whoever started it is gone.
process.on("disconnect", () => process.exit(1));
process.channel?.unref();

function onEvent(event: BuildEvent): void {
    if (process.send) process.send(event);
    else if (event.kind === "begun") console.log(`${event.step}…`);
    else if (event.kind === "ended" && event.missing !== undefined) console.warn(`${event.step}: ${event.missing}`);
}

/**
 * @param others the stages that no longer fit once this one is built
 * @param make builds it; false where something is missing that may be had the next time
 */
async function stage(name: Stage, others: readonly Stage[], make: () => Promise<boolean>): Promise<void> {
    const now = stateNow();
    if (isBuilt(outDir, name, now)) return;
    for (const one of [name, ...others]) setUnbuilt(outDir, one);
    if (await make()) setBuilt(outDir, name, now);
}

if (which !== "parts") {
    await stage("pages", ["parts"], async () => {
        const { buildPages } = await import("./build-pages.ts");
        await buildPages(outDir, onEvent);
        return true;
    });
}
if (which !== "pages") {
    await stage("parts", [], async () => {
        const { buildParts } = await import("./build-parts.ts");
        // What is missing for want of Python is there once Python is, which is another state.
        return (await buildParts(outDir, onEvent)) || !hasPython();
    });
}
