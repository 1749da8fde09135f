/** Finds what the styles of a page have broken in our components. */
import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/**
 * Lists programs whose lines do not stand below one another at the left, or in letters of one width; texts that cannot
 * be read on what is behind them; and what is wider than the page. Looks into shadow roots, too.
 *
 * @returns a line for each fault, which begins with its kind: `lines`, `font`, `contrast`, `overflow`
 */
export async function faultsOfLook(page: Page): Promise<readonly string[]> {
    await page.evaluate(axe.source);
    return [...(await page.evaluate(faultsInPage)), ...(await page.evaluate(faintTexts))];
}

/** Runs in the page: our texts whose contrast is below 4.5 to 1 (WCAG 2.2, 1.4.3). */
async function faintTexts(): Promise<readonly string[]> {
    const { run }: typeof axe = Reflect.get(window, "axe");
    const found: AxeResults = await run({ runOnly: ["color-contrast"], resultTypes: ["violations"], elementRef: true });
    return found.violations
        .flatMap(({ nodes }) => nodes)
        .filter(({ element }) => element?.closest("[class^=callsheet-]"))
        .map(({ html, failureSummary = "" }) => `contrast: ${html.slice(0, 60)}: ${failureSummary}`);
}

/** Runs in the page, so it refers to nothing outside. */
function faultsInPage(): readonly string[] {
    const all = [...elementsIn(document)].filter((one) => one.checkVisibility());
    const ours = all.filter((one) => one.closest("[class^=callsheet-]") && !one.closest(".callsheet-unseen"));
    const faults = [
        ...all.filter((one) => one.matches(".callsheet-code, .callsheet-result pre > code")).flatMap(faultsOfCode),
        ...ours.filter((one) => one.matches("code")).flatMap(faultsOfWord),
        ...faultsOfWidth(ours),
    ];
    return [...new Set(faults)];

    function* elementsIn(root: Document | ShadowRoot): Generator<Element> {
        for (const element of root.querySelectorAll("*")) {
            yield element;
            if (element.shadowRoot) yield* elementsIn(element.shadowRoot);
        }
    }

    function faultsOfCode(code: Element): string[] {
        const lines = boxesOfLines(code);
        const left = code.getBoundingClientRect().left;
        const standsBelow = lines.every(({ top }, index) => index === 0 || top > (lines[index - 1]?.top ?? 0) + 8);
        const isLeft = lines.every((line) => Math.abs(line.left - left) < 1);
        return lines.length > 0 && standsBelow && isLeft ? [] : [`lines: ${code.textContent?.slice(0, 40)}`];
    }

    /** Code is a part of its line, in letters of one width. */
    function faultsOfWord(code: Element): string[] {
        const { display, fontFamily } = getComputedStyle(code);
        if (display === "inline" && /\bmonospace\b/.test(fontFamily)) return [];
        return [`font: ${display} ${fontFamily}: ${code.textContent?.slice(0, 20)}`];
    }

    /** The box of the first letter of each line, spaces included. */
    function boxesOfLines(code: Element): DOMRect[] {
        const boxes: DOMRect[] = [];
        const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        let isLineStart = true;
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            const text = node.textContent ?? "";
            for (let at = 0; at < text.length; at++) {
                if (text[at] === "\n") {
                    isLineStart = true;
                } else if (isLineStart) {
                    const range = document.createRange();
                    range.setStart(node, at);
                    range.setEnd(node, at + 1);
                    boxes.push(range.getBoundingClientRect());
                    isLineStart = false;
                }
            }
        }
        return boxes;
    }

    function parentOf(element: Element): Element | null {
        const root = element.getRootNode();
        return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }

    function faultsOfWidth(ours: readonly Element[]): string[] {
        const width = document.documentElement.clientWidth;
        return ours
            .filter((one) => one.getBoundingClientRect().right > width + 0.5 && !scrolls(one))
            .map((one) => `overflow: ${one.className || one.tagName}: ${one.textContent?.slice(0, 20)}`);
    }

    /** Whether an element is cut off or scrolled by one around it that fits. */
    function scrolls(element: Element): boolean {
        for (let one = parentOf(element); one; one = parentOf(one)) {
            const { overflowX } = getComputedStyle(one);
            if (overflowX === "auto" || overflowX === "scroll") return true;
        }
        return false;
    }
}
