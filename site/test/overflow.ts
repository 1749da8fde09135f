/** Runs in a page: the elements that overflow to the right; empty if the page is exactly as wide as its screen. */
export const overflowingElements = (width: number): string[] =>
    document.documentElement.scrollWidth === width
        ? []
        : [...document.querySelectorAll("body *")]
              .filter((element) => element.getBoundingClientRect().right > width + 1)
              .map((element) => `${element.localName}.${element.className} ${element.textContent.trim().slice(0, 40)}`)
              .slice(0, 5)
              .concat(`${document.documentElement.scrollWidth} wide`);

/** A small phone; a phone, or a screen of 1440 pixels at 400 %; a screen of 1280 at 200 %. */
export const narrowWidths = [320, 360, 640] as const;

/** Runs in a page: texts that another text covers, or that a box cuts off which does not scroll. */
export function coveredTexts(): string[] {
    type Text = { readonly text: string; readonly node: Node; readonly box: DOMRect };
    const texts: Text[] = [];
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = (node.textContent ?? "").trim();
        const parent = node.parentElement;
        if (text === "" || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest("svg")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
            const { seen, cutBy, isPinned } = seenPart(parent, box);
            // What only screen readers read is clipped away on purpose.
            if (cutBy !== undefined) cut.push(`${text.slice(0, 40)} is cut off by ${cutBy}`);
            else if (seen.width > 1 && seen.height > 1 && !isPinned) texts.push({ text, node, box: seen });
        }
    }
    texts.sort((one, other) => one.box.top - other.box.top);
    const covered = texts.flatMap((one, index) => {
        const found: string[] = [];
        for (const other of texts.slice(index + 1)) {
            if (other.box.top > one.box.bottom) break;
            const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            const tall = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
            // The boxes of neighbouring lines overlap: they are taller than the letters.
            const isTall = tall > Math.min(one.box.height, other.box.height) / 2;
            if (wide > 2 && isTall && one.node !== other.node) {
                found.push(`${one.text.slice(0, 40)} overlaps ${other.text.slice(0, 40)}`);
            }
        }
        return found;
    });
    return [...new Set([...cut, ...covered])].slice(0, 8);

    /** The part of a box that the boxes around it let through, and the one that cuts it off. */
    function seenPart(from: Element, box: DOMRect) {
        let seen = box;
        let cutBy: string | undefined;
        let isPinned = false;
        for (let around: Element | null = from; around; around = around.parentElement) {
            const { overflowX, overflowY, clipPath, position, display } = getComputedStyle(around);
            if (clipPath !== "none") return { seen: new DOMRect(), cutBy: undefined, isPinned };
            isPinned ||= position === "sticky" || position === "fixed";
            if (display === "inline" || (overflowX === "visible" && overflowY === "visible")) continue;
            const frame = around.getBoundingClientRect();
            const left = Math.max(seen.left, frame.left);
            const top = Math.max(seen.top, frame.top);
            const right = Math.min(seen.right, frame.right);
            const bottom = Math.min(seen.bottom, frame.bottom);
            const isCut =
                (/hidden|clip/.test(overflowX) && right - left < seen.width - 2) ||
                (/hidden|clip/.test(overflowY) && bottom - top < seen.height / 2);
            if (isCut) cutBy ??= `${around.localName}.${around.className}`;
            seen = new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
        }
        return { seen, cutBy, isPinned };
    }
}
