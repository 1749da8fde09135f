import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import subsetFont from "subset-font";
import { readFont } from "../src/publish/fonts/fonts.ts";

type System = { readonly environment: Record<string, string>; readonly remove: () => Promise<void> };

/**
 * A system whose only letters are Latin ones, or Gujarati ones too: what to add to a browser's environment, and how to clean
 * up after it. Chromium needs a font to start with, so it is given the letters of ours.
 */
export async function bareSystem({ gujarati = false } = {}): Promise<System> {
    const folder = await mkdtemp(join(tmpdir(), "callsheet-fonts-"));
    for (const script of gujarati ? (["latin", "gujarati"] as const) : (["latin"] as const)) {
        const letters = await subsetFont(await readFont("text", script), undefined, {
            targetFormat: "truetype",
            keepAllGlyphs: true,
        });
        await writeFile(join(folder, `${script}.ttf`), letters);
    }
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
