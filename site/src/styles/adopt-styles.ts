/**
 * Adds the styles of a part that was opened later to the page. As an adopted style sheet: the Content-Security-Policy,
 * which lists hashes, would block a new `<style>`.
 */
export function adoptStyles(styles: string): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
}
