import type { BrowserContext } from "playwright-core";

/**
 * Has pages lay out what is below the first screen at once (see `styles/far-parts.css`), as it will be when a reader comes
 * there: of what is not laid out a test would read no text.
 */
export const layOutAll = (context: BrowserContext): Promise<unknown> =>
    context.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("* { content-visibility: visible !important }");
        document.adoptedStyleSheets.push(sheet);
    });
