import subsetFont from "subset-font";
import { type FontName, fonts, readFont, type Script } from "./fonts.ts";

/** What shapes a line of text; alternates and small capitals, which no page asks for, are left behind. */
const keptFeatures: Readonly<Record<Script, readonly string[]>> = {
    latin: ["kern", "liga"],
    gujarati:
        "ccmp locl nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln calt clig liga rlig abvm blwm dist kern mark mkmk".split(
            " ",
        ),
};

/**
 * Cuts out of a font what draws any text of these characters: the characters that it has, and every conjunct and mark that
 * they can make together. Hints for coarse screens, a third of the code's font, are left behind.
 */
export async function cutFace(name: FontName, script: Script, characters: string): Promise<Buffer> {
    const { weights } = fonts[name];
    return subsetFont(await readFont(name, script), characters, {
        targetFormat: "woff2",
        keepFeatures: keptFeatures[script],
        noHinting: true,
        ...(weights !== undefined && { variationAxes: { wght: weights } }),
    });
}
