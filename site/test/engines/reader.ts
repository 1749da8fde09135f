/** What a reader does in a tab, and what they see there. */
import { expect } from "vitest";
import type { Tab } from "./engine.ts";

/** Presses what is to be seen under a selector and says a text, once it is there; where it is below, it is scrolled to. */
export async function press(tab: Tab, selector: string, text = ""): Promise<void> {
    await expect
        .poll(() => tab.evaluate(isShown, selector, text), { message: `“${text}” of ${selector} is to be seen` })
        .toBe(true);
    await tab.press(shown, selector, text);
}

/** Presses a link, and waits until the page that it leads to is loaded. */
export async function follow(tab: Tab, link: string, to: string): Promise<void> {
    await press(tab, link);
    await expect.poll(() => place(tab)).toBe(to);
}

/** Where the reader is, once the page is loaded. */
export const place = (tab: Tab): Promise<string> =>
    tab.evaluate(() => (document.readyState === "complete" ? window.location.pathname : "on the way"));

/** The text of the first element that is to be seen under a selector; empty where there is none. */
export const textOf = (tab: Tab, selector: string): Promise<string> =>
    tab.evaluate((selector) => {
        const all = [...document.querySelectorAll<HTMLElement>(selector)];
        return all.find((element) => element.checkVisibility())?.innerText ?? "";
    }, selector);

/** How many elements are to be seen under a selector. */
export const countOf = (tab: Tab, selector: string): Promise<number> =>
    tab.evaluate(
        (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length,
        selector,
    );

export const attributeOf = (tab: Tab, selector: string, name: string): Promise<string | null> =>
    tab.evaluate((selector, name) => document.querySelector(selector)?.getAttribute(name) ?? null, selector, name);

/** What stands in a field. */
export const writtenIn = (tab: Tab, selector: string): Promise<string> =>
    tab.evaluate((selector) => document.querySelector<HTMLTextAreaElement>(selector)?.value ?? "", selector);

/** What a reader who pastes now would paste: it is pasted into a field of the site that takes any text. */
export async function pasted(tab: Tab): Promise<string> {
    await tab.open(new URL("/en/errors", await tab.evaluate(() => window.location.href)).href);
    await press(tab, "#finder-text");
    await tab.key("Control+V");
    await expect.poll(() => writtenIn(tab, "#finder-text")).not.toBe("");
    return writtenIn(tab, "#finder-text");
}

// These run in the page: they know nothing of one another.

const isShown = async (selector: string, text: string): Promise<boolean> => {
    const all = [...document.querySelectorAll(selector)];
    const found = all.find((element) => element.checkVisibility() && element.textContent.includes(text));
    if (!found) return false;
    // What is far below is laid out once it comes near, and stands still from then on.
    const top = () => found.getBoundingClientRect().top;
    if (top() < 0 || top() > window.innerHeight - 100) found.scrollIntoView({ block: "center", behavior: "instant" });
    const before = top();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return found.checkVisibility({ contentVisibilityAuto: true }) && top() === before;
};

const shown = (selector: string, text: string): Element => {
    const all = [...document.querySelectorAll(selector)];
    const found = all.find((element) => element.checkVisibility() && element.textContent.includes(text));
    if (!found) throw new Error(`“${text}” of ${selector} has gone`);
    return found;
};
