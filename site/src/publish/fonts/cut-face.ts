import subsetFont from "subset-font";
import { type FontName, fonts, readFont, type Script } from "./fonts.ts";

/** The OpenType features that shape text. Alternates and small capitals are dropped, since no page uses them. */
const keptFeatures: Readonly<Record<Script, readonly string[]>> = {
    latin: ["kern", "liga"],
    gujarati:
        "ccmp locl nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln calt clig liga rlig abvm blwm dist kern mark mkmk".split(
            " ",
        ),
};

/**
 * Subsets a font to these characters, with every conjunct and mark that they can form. Hinting for low-resolution
 * screens is dropped, which is a third of the code font.
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
