import type { Page } from "playwright-core";

const gujarati = /[\u0a80-\u0aff]/;

/** A text node with Gujarati, with the number of its glyphs from our fonts and from the system's. */
export type DrawnText = { readonly text: string; readonly ours: number; readonly systems: number };

/**
 * The Gujarati texts of a page as they were drawn, including fields and their values. A character that no font has is
 * drawn as a box by the first font of the list. Our Latin fonts are removed, so that such a box does not count as ours.
 */
export async function gujaratiTexts(page: Page): Promise<DrawnText[]> {
    await page.evaluate(async () => {
        const { style } = document.documentElement;
        const computed = getComputedStyle(document.documentElement);
        for (const list of ["--font-text", "--font-heading", "--font-written", "--font-mono", "--font-own-mono"]) {
            const families = computed.getPropertyValue(list).split(",");
            const otherFamilies = families.filter(
                (family) => !/Callsheet (Latin|Heading Latin|Code)"?$/.test(family.trim()),
            );
            style.setProperty(list, otherFamilies.join(","));
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
            // The node may have been removed by a script in the meantime.
            const gone = { fonts: [] };
            const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId }).catch(() => gone);
            // Text that is not displayed, such as a script's, has no glyphs.
            if (fonts.length === 0) return undefined;
            const count = (ours: boolean) =>
                fonts.filter((font) => font.isCustomFont === ours).reduce((sum, { glyphCount }) => sum + glyphCount, 0);
            return { text, ours: count(true), systems: count(false) };
        }),
    );
    await devtools.detach();
    return drawn.filter((text) => text !== undefined);
}

/** The Gujarati words of a text. */
export const wordsIn = ({ text }: DrawnText): string[] => text.match(/[\u0a80-\u0aff\u200c\u200d]+/g) ?? [];

/** Whether a system font drew some of the Gujarati: it drew more glyphs than there are other characters. */
export const isForeign = (drawn: DrawnText): boolean =>
    drawn.ours === 0 || drawn.systems > drawn.text.length - wordsIn(drawn).join("").length;
