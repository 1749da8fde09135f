/** What tests look for on any page in its current state: faults that axe finds, faint texts, overflow, and layout shifts. */
import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Page } from "playwright-core";

export type AxeFindings = {
    /** Each violated rule, with the elements that violate it. */
    readonly faults: readonly string[];
    /** The ids of the rules that passed. */
    readonly passed: readonly string[];
};

// Reporting every element that passes takes axe several times as long.
const faultsOnly: RunOptions = { resultTypes: ["violations"] };
const runOptions = {
    everything: faultsOnly,
    // The only rules whose result depends on the theme.
    colours: { ...faultsOnly, runOnly: { type: "tag", values: ["cat.color"] } },
} as const satisfies Readonly<Record<string, RunOptions>>;

/** Runs axe on a page. @param what default: everything; `colours` for a page that was already checked in another theme */
export async function axeFindings(page: Page, what: keyof typeof runOptions = "everything"): Promise<AxeFindings> {
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
    const { violations, passes } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(runOptions[what])})`);
    return {
        faults: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`),
        passed: passes.map(({ id }) => id),
    };
}

/**
 * Runs in a page: the texts whose contrast is below 4.5:1, the minimum of WCAG level AA.
 * It only considers background colours, without gradients or transparency, which the site does not use.
 */
export function faintTexts(): string[] {
    const channels = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);

    const luminance = (color: string): number => {
        const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
            const share = channel / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };

    const contrast = (one: string, other: string): number => {
        const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
    };

    const behind = (element: Element | null): string => {
        if (!element) return "rgb(255, 255, 255)";
        const { backgroundColor } = getComputedStyle(element);
        return channels(backgroundColor)[3] === 0 ? behind(element.parentElement) : backgroundColor;
    };

    return [...document.querySelectorAll("body *")]
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ element, ratio: contrast(getComputedStyle(element).color, behind(element)) }))
        .filter(({ ratio }) => ratio < 4.5)
        .map(
            ({ element, ratio }) =>
                `${ratio.toFixed(2)} <${element.localName}> ${element.textContent.trim().slice(0, 40)}`,
        );
}

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

/** Records the layout shifts of every page that is opened from now on, see https://web.dev/articles/cls. */
export const countShifts = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
                const { value, hadRecentInput } = entry as PerformanceEntry & {
                    value: number;
                    hadRecentInput: boolean;
                };
                if (!hadRecentInput) shifts.push(value);
            }
        }).observe({ type: "layout-shift", buffered: true });
    });

/** The sum of the layout shifts, two frames after the fonts have loaded. */
export const shiftsOf = (page: Page): Promise<number> =>
    page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0);
    });
