/** The actions of a reader in a tab, and what they see there. */
import { expect } from "vitest";
import type { Tab } from "./engine.ts";

/** Waits for a visible element with this selector and text, scrolls to it and clicks it. */
export async function press(tab: Tab, selector: string, text = ""): Promise<void> {
    await expect
        .poll(() => tab.evaluate(isShown, selector, text), { message: `“${text}” of ${selector} is to be seen` })
        .toBe(true);
    await tab.press(shown, selector, text);
}

/** Clicks a link, and waits until its page has loaded. */
export async function follow(tab: Tab, link: string, to: string): Promise<void> {
    await press(tab, link);
    await expect.poll(() => currentPath(tab)).toBe(to);
}

/** The path of the current page, once it has loaded. */
export const currentPath = (tab: Tab): Promise<string> =>
    tab.evaluate(() => (document.readyState === "complete" ? window.location.pathname : "on the way"));

/** The text of the first visible element with this selector; "" if there is none. */
export const textOf = (tab: Tab, selector: string): Promise<string> =>
    tab.evaluate((selector) => {
        const all = [...document.querySelectorAll<HTMLElement>(selector)];
        return all.find((element) => element.checkVisibility())?.innerText ?? "";
    }, selector);

/** The number of visible elements with this selector. */
export const countOf = (tab: Tab, selector: string): Promise<number> =>
    tab.evaluate(
        (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length,
        selector,
    );

export const attributeOf = (tab: Tab, selector: string, name: string): Promise<string | null> =>
    tab.evaluate((selector, name) => document.querySelector(selector)?.getAttribute(name) ?? null, selector, name);

/** The value of a field. */
export const writtenIn = (tab: Tab, selector: string): Promise<string> =>
    tab.evaluate((selector) => document.querySelector<HTMLTextAreaElement>(selector)?.value ?? "", selector);

/** The text on the clipboard, read by pasting it into the error finder, which takes any text. */
export async function pasted(tab: Tab): Promise<string> {
    await tab.open(new URL("/en/errors", await tab.evaluate(() => window.location.href)).href);
    await press(tab, "#finder-text");
    await tab.key("Control+V");
    await expect.poll(() => writtenIn(tab, "#finder-text")).not.toBe("");
    return writtenIn(tab, "#finder-text");
}

// These run in the page, so each must be self-contained.

const isShown = async (selector: string, text: string): Promise<boolean> => {
    const all = [...document.querySelectorAll(selector)];
    const found = all.find((element) => element.checkVisibility() && element.textContent.includes(text));
    if (!found) return false;
    // Content far below is laid out when it comes near, and moves until then.
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
