/** Finds what the styles of a page have broken in our components. */
import type { Page } from "playwright-core";

/**
 * Lists programs whose lines do not stand below one another at the left, or in letters of one width; texts that cannot
 * be read on what is behind them; and what is wider than the page. Looks into shadow roots, too.
 *
 * @returns a line for each fault, which begins with its kind: `lines`, `font`, `contrast`, `overflow`
 */
export const faultsOfLook = (page: Page): Promise<readonly string[]> => page.evaluate(faultsInPage);

/** Runs in the page, so it refers to nothing outside. */
function faultsInPage(): readonly string[] {
    const all = [...elementsIn(document)].filter((one) => one.checkVisibility());
    const ours = all.filter((one) => one.closest("[class^=callsheet-]") && !one.closest(".callsheet-unseen"));
    const faults = [
        ...all.filter((one) => one.matches(".callsheet-code, .callsheet-result pre > code")).flatMap(faultsOfCode),
        ...ours.filter((one) => one.matches("code")).flatMap(faultsOfWord),
        ...ours.flatMap(faultsOfText),
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

    /** Text must have a contrast of 4.5 to 1 (WCAG 2.2, 1.4.3). */
    function faultsOfText(element: Element): string[] {
        const text = [...element.childNodes].filter(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const isDisabled = element.closest(":disabled, [aria-disabled=true]") !== null;
        if ((text.length === 0 && !element.matches("input, textarea, select")) || isDisabled) return [];
        const foreground = coloursOf(getComputedStyle(element).color);
        const background = backgroundBehind(element);
        const ratio = contrast(blend(foreground, background), background);
        return ratio >= 4.5
            ? []
            : [
                  `contrast: ${ratio.toFixed(2)} of ${element.className || element.tagName}: ${element.textContent?.slice(0, 30)}`,
              ];
    }

    function backgroundBehind(element: Element): number[] {
        const layers: number[][] = [];
        for (let one: Element | null = element; one; one = parentOf(one)) {
            layers.push(coloursOf(getComputedStyle(one).backgroundColor));
            if ((layers.at(-1)?.[3] ?? 0) === 1) break;
        }
        const canvas = coloursOf(colourOfCanvas());
        return layers.reduceRight((below, layer) => blend(layer, below), canvas);
    }

    /** What shows where nothing has a background, which depends on the colour scheme of the page. */
    function colourOfCanvas(): string {
        const probe = document.documentElement.appendChild(document.createElement("i"));
        probe.style.background = "Canvas";
        const { backgroundColor } = getComputedStyle(probe);
        probe.remove();
        return backgroundColor;
    }

    function parentOf(element: Element): Element | null {
        const root = element.getRootNode();
        return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }

    /** Red, green and blue from 0 to 255, and opacity, of any colour of CSS. */
    function coloursOf(colour: string): number[] {
        const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
        if (!canvas) return [];
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return [red, green, blue, alpha / 255];
    }

    function blend(above: number[], below: number[]): number[] {
        const alpha = above[3] ?? 1;
        return [0, 1, 2].map((index) => (above[index] ?? 0) * alpha + (below[index] ?? 0) * (1 - alpha)).concat(1);
    }

    function contrast(one: number[], other: number[]): number {
        const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
    }

    function luminance(colour: number[]): number {
        const [red = 0, green = 0, blue = 0] = colour.map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
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
