/**
 * Gives the page the styles of what a press has opened, which no page carries. As a sheet of its own: a policy of hashes knows
 * of no other.
 */
export function adoptStyles(styles: string): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
}
