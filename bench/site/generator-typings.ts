/** What is typed into the generator's fields, as somebody would who makes a snippet of their own. */
import type { Locator, Page } from "playwright-core";
import { english } from "../../site/src/i18n/english.ts";
import type { Typing } from "./time-keys.ts";

const words = english.generator;

const answers = (page: Page): Promise<void> => page.locator(".snippet pre span").first().waitFor();

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

/** @param address the generator's */
export const typings = (address: string): readonly Typing[] => [
    { address, begin: atEndOf(words.model), text: "-instruct-2507" },
    { address, begin: insideMessage, text: " It rained all day." },
    { address: `${address}?task=summarization`, begin: atEndOf(words.inputsKinds.text), text: " It rained all day." },
    { address, begin: atEndOf(words.billTo), text: "my-organization" },
];

function atEndOf(label: string): Typing["begin"] {
    return async (page) => {
        await answers(page);
        await field(page, label).focus();
        await page.keyboard.press("ControlOrMeta+End");
    };
}

/** At the end of the last message's text, within its quote marks. */
async function insideMessage(page: Page): Promise<void> {
    await answers(page);
    await field(page, words.inputsKinds.json).evaluate((element) => {
        if (!(element instanceof HTMLTextAreaElement)) throw new Error("The messages are not written in a text area.");
        element.focus();
        const end = element.value.lastIndexOf('"');
        element.setSelectionRange(end, end);
    });
}
