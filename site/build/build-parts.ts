/** Builds what is derived from the built pages. The pages can be served before any of it exists. */

import { pageTexts } from "../src/publish/after-build/read-page.ts";
import { writeMarkdown } from "../src/publish/after-build/write-markdown.ts";
import { writePython } from "../src/publish/after-build/write-python.ts";
import { writeSearchIndexes } from "../src/publish/after-build/write-search.ts";
import { writeWorker } from "../src/publish/after-build/write-worker.ts";
import type { BuildStep, OnEvent } from "./build-event.ts";

/**
 * @returns whether everything was built; Python's archives are left out if they cannot be fetched
 * @throws Error if another part cannot be built
 */
export async function buildParts(outDir: URL, onEvent: OnEvent): Promise<boolean> {
    const step = async <Made>(step: BuildStep, make: () => Promise<Made>): Promise<Made> => {
        onEvent({ step, kind: "begun" });
        const result = await make();
        onEvent({ step, kind: "ended" });
        return result;
    };
    const fromTexts = async (): Promise<void> => {
        const texts = await step("texts", () => pageTexts(outDir));
        await step("search", () => writeSearchIndexes(outDir, texts));
        await step("markdown", () => writeMarkdown(outDir, texts));
    };
    // Python is packed by other threads.
    const [isWhole] = await Promise.all([python(outDir, onEvent), fromTexts()]);
    await step("offline", () => writeWorker(outDir));
    return isWhole;
}

async function python(outDir: URL, onEvent: OnEvent): Promise<boolean> {
    onEvent({ step: "python", kind: "begun" });
    const missing = await writePython(outDir);
    onEvent({ step: "python", kind: "ended", ...(missing !== undefined && { missing }) });
    return missing === undefined;
}
