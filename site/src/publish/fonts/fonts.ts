/** The fonts of the site: their files in npm's packages, and the weights that the pages use. */
import { readFile } from "node:fs/promises";

export type Script = "latin" | "gujarati";

type Font = {
    readonly package: string;
    readonly file: (script: Script) => string;
    /** What is kept of the weights of a variable font: from the lightest to the heaviest, or one. */
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

/** A font's part for a script, as npm brings it: WOFF2. */
export const readFont = (name: FontName, script: Script): Promise<Buffer> => {
    const { package: owner, file } = fonts[name];
    return readFile(new URL(`files/${file(script)}`, licenseOf(owner)));
};

/** What the owners of a font ask to be kept with it. */
export const licenseOf = (owner: string): URL => new URL(import.meta.resolve(`${owner}/LICENSE`));
