import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import subsetFont from "subset-font";
import { readFont } from "../src/publish/fonts/fonts.ts";

/**
 * A system whose only font is Latin: what to add to a browser's environment, and how to clean up after it.
 * Chromium needs a font to start with, so it is given the Latin letters of ours.
 */
export async function bareSystem(): Promise<{ environment: Record<string, string>; remove: () => Promise<void> }> {
    const folder = await mkdtemp(join(tmpdir(), "callsheet-fonts-"));
    const latin = await subsetFont(await readFont("text", "latin"), undefined, {
        targetFormat: "truetype",
        keepAllGlyphs: true,
    });
    await writeFile(join(folder, "latin.ttf"), latin);
    const configuration = join(folder, "fonts.conf");
    await writeFile(
        configuration,
        `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">` +
            `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
    );
    return {
        environment: { FONTCONFIG_FILE: configuration },
        remove: () => rm(folder, { recursive: true }),
    };
}
