/** The site's fonts: their files in npm packages, and the weights that pages use. */
import { readFile } from "node:fs/promises";

export type Script = "latin" | "gujarati";

type Font = {
    readonly package: string;
    readonly file: (script: Script) => string;
    /** The weights of a variable font that are kept: a range, or one. */
    readonly weights?: { readonly min: number; readonly max: number } | number;
};

export type FontName = "text" | "name" | "heading" | "code";

const notoSansGujarati = {
    package: "@fontsource-variable/noto-sans-gujarati",
    file: (script: Script) => `noto-sans-gujarati-${script}-wght-normal.woff2`,
};

export const fonts: Readonly<Record<FontName, Font>> = {
    text: { ...notoSansGujarati, weights: { min: 400, max: 700 } },
    // One word, which is never bold.
    name: { ...notoSansGujarati, weights: 400 },
    heading: {
        package: "@fontsource-variable/rasa",
        file: (script) => `rasa-${script}-wght-normal.woff2`,
        weights: 600,
    },
    code: {
        package: "@fontsource/ibm-plex-mono",
        file: (script) => `ibm-plex-mono-${script}-400-normal.woff2`,
    },
};

/** The font file for a script, unmodified, as WOFF2. */
export const readFont = (name: FontName, script: Script): Promise<Buffer> => {
    const { package: owner, file } = fonts[name];
    return readFile(new URL(`files/${file(script)}`, licenseOf(owner)));
};

/** The license of a font package, which must be published with the font. */
export const licenseOf = (owner: string): URL => new URL(import.meta.resolve(`${owner}/LICENSE`));
