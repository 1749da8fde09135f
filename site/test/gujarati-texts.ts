import type { Page } from "playwright-core";

const gujarati = /[\u0a80-\u0aff]/;

/** A piece of text that holds Gujarati, and how many of its glyphs are of our fonts and of the system's. */
export type DrawnText = { readonly text: string; readonly ours: number; readonly systems: number };

/**
 * What a page shows in Gujarati, as it was drawn, the fields and their values too. A letter that no font has is drawn as
 * a box by the first font of the list, whichever that is; so that it is not taken for ours, our Latin is taken away.
 */
export async function gujaratiTexts(page: Page): Promise<DrawnText[]> {
    await page.evaluate(async () => {
        const { style } = document.documentElement;
        const computed = getComputedStyle(document.documentElement);
        for (const list of ["--font-text", "--font-heading", "--font-written", "--font-mono", "--font-own-mono"]) {
            const families = computed.getPropertyValue(list).split(",");
            const kept = families.filter((family) => !/Callsheet (Latin|Heading Latin|Code)"?$/.test(family.trim()));
            style.setProperty(list, kept.join(","));
        }
        await document.fonts.ready;
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("DOM.enable");
    await devtools.send("CSS.enable");
    const { nodes } = await devtools.send("DOM.getFlattenedDocument", { depth: -1, pierce: true });
    const gujaratiNodes = nodes.filter(({ nodeType, nodeValue }) => nodeType === 3 && gujarati.test(nodeValue));
    const drawn = await Promise.all(
        gujaratiNodes.map(async ({ nodeId, nodeValue: text }): Promise<DrawnText | undefined> => {
            // What a script took away in the meantime is not shown either.
            const gone = { fonts: [] };
            const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId }).catch(() => gone);
            // What is not shown, like the text of a script, has no glyphs.
            if (fonts.length === 0) return undefined;
            const count = (ours: boolean) =>
                fonts.filter((font) => font.isCustomFont === ours).reduce((sum, { glyphCount }) => sum + glyphCount, 0);
            return { text, ours: count(true), systems: count(false) };
        }),
    );
    await devtools.detach();
    return drawn.filter((text) => text !== undefined);
}

/** The words in it that are Gujarati. */
export const wordsIn = ({ text }: DrawnText): string[] => text.match(/[\u0a80-\u0aff\u200c\u200d]+/g) ?? [];

/** Whether the system's fonts drew some of the Gujarati: more than what is not Gujarati. */
export const isForeign = (drawn: DrawnText): boolean =>
    drawn.ours === 0 || drawn.systems > drawn.text.length - wordsIn(drawn).join("").length;
