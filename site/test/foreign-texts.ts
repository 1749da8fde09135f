/**
 * Runs in a page: the texts that are said to be in the page's language but stand outside the brackets of the
 * pseudo-language. English and most names are marked; dates are the platform's.
 *
 * @param names of providers and libraries, which stand beside words in options, where nothing can be marked
 */
export function foreignTexts(names: readonly string[]): string[] {
    const own = document.documentElement.lang;
    const unread = "script, style, template, noscript, textarea, svg, time, code, pre, kbd, samp, [translate=no]";
    const isOwn = (element: Element): boolean =>
        !element.closest(unread) && element.closest("[lang]")?.getAttribute("lang") === own;
    const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);
    const marked = [...document.querySelectorAll("[translate=no], code")].map(({ textContent }) => textContent);
    const named = new Set([...names, ...marked]);
    const foreign: string[] = [];

    // A text may be in several nodes: its brackets are counted through all of them.
    let depth = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !isOwn(parent)) continue;
        let outside = "";
        for (const letter of node.textContent ?? "") {
            if (letter === "⟦") depth += 1;
            else if (letter === "⟧") depth -= 1;
            else if (depth === 0) outside += letter;
        }
        const texts = parent.localName === "option" ? outside.split(" · ") : [outside];
        for (const text of texts.map((one) => one.trim()).filter((one) => hasWords(one) && !named.has(one))) {
            foreign.push(`${parent.localName}.${parent.className}: ${text.slice(0, 60)}`);
        }
    }
    for (const attribute of ["aria-label", "title", "placeholder", "alt"]) {
        for (const element of document.querySelectorAll(`[${attribute}]`)) {
            // After a colon is what the reader has written, or the name of a field.
            const text = (element.getAttribute(attribute) ?? "").replace(/⟧: [^⟦]*$/, "⟧");
            const outside = text.replaceAll(/⟦.*?⟧/gs, "").trim();
            if (isOwn(element) && hasWords(outside) && !named.has(outside)) {
                foreign.push(`${element.localName}@${attribute}: ${outside.slice(0, 60)}`);
            }
        }
    }
    if (depth !== 0) foreign.push(`${depth} brackets are left open`);
    return [...new Set(foreign)].slice(0, 12);
}
