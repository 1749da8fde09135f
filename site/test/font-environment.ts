import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decompress } from "wawoff2";
import { readFont } from "../src/publish/fonts/fonts.ts";

type FontEnvironment = { readonly environment: Record<string, string>; readonly remove: () => Promise<void> };

/**
 * Environment variables for a browser on a system whose only font is ours, with its Latin letters and optionally its
 * Gujarati ones (Chromium does not start without a font), and a function that removes the font's files.
 */
export async function fontEnvironment({ gujarati = false } = {}): Promise<FontEnvironment> {
    const folder = await mkdtemp(join(tmpdir(), "callsheet-fonts-"));
    for (const script of gujarati ? (["latin", "gujarati"] as const) : (["latin"] as const)) {
        await writeFile(join(folder, `${script}.ttf`), await decompress(await readFont("text", script)));
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
