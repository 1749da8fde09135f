import type { BrowserContext } from "playwright-core";

/**
 * Makes pages lay out everything at once, not only the first screen (see `styles/content-visibility.css`): tests could
 * not read text that is not laid out.
 */
export const layOutAll = (context: BrowserContext): Promise<unknown> =>
    context.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("* { content-visibility: visible !important }");
        document.adoptedStyleSheets.push(sheet);
    });
