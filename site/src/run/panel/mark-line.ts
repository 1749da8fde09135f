/** Marks a line of the program in the page, without touching the elements that it is made of. */

const name = "run-line";

/** Marks the line, from 1; no line where it is undefined. Browsers without the API show it in the panel alone. */
export function markLine(code: Element, line: number | undefined): void {
    if (typeof Highlight === "undefined") return;
    CSS.highlights.delete(name);
    const range = line === undefined ? undefined : rangeOfLine(code, line);
    if (range) CSS.highlights.set(name, new Highlight(range));
}

/** Where a line of a text begins and ends, in UTF-16 units. */
export function lineIn(text: string, line: number): { readonly start: number; readonly end: number } | undefined {
    const lines = text.split("\n");
    const own = lines[line - 1];
    if (own === undefined) return undefined;
    const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    return { start, end: start + own.length };
}

function rangeOfLine(code: Element, line: number): Range | undefined {
    const place = lineIn(code.textContent, line);
    if (!place) return undefined;
    const range = document.createRange();
    const from = nodeAt(code, place.start);
    const to = nodeAt(code, place.end);
    if (!from || !to) return undefined;
    range.setStart(from.node, from.offset);
    range.setEnd(to.node, to.offset);
    return range;
}

function nodeAt(root: Element, place: number): { readonly node: Node; readonly offset: number } | undefined {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let before = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { length } = node.textContent ?? "";
        if (place <= before + length) return { node, offset: place - before };
        before += length;
    }
    return undefined;
}
