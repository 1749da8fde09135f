/** What is typed into the generator's fields, as somebody would who makes a snippet of their own. */
import type { Locator, Page } from "playwright-core";
import { english } from "../../site/src/words/english.ts";
import { englishInputs } from "../../site/src/words/fields/english-inputs.ts";
import { fill } from "../../site/src/words/words.ts";
import type { Typing } from "./time-keys.ts";

const words = english.generator;
const { form } = words;

/** The text of a conversation's first turn. */
const firstTurn = `${form.text}, ${fill(form.turn, { number: "1" })}`;

/** What goes into a task that takes a text, and its name in programs. */
const text = `${englishInputs.summarization.label} inputs`;

/** It is alive. On a phone its code is not in sight beside the form. */
const answers = (page: Page): Promise<void> => page.locator("astro-island:not([ssr])").waitFor({ state: "attached" });

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

/** @param address the generator's */
export const typings = (address: string): readonly Typing[] => [
    { address, begin: atEndOf(words.model), text: "-instruct-2507" },
    { address, begin: atEndOf(firstTurn), text: " It rained all day." },
    { address: `${address}?task=summarization`, begin: atEndOf(text), text: " It rained all day." },
    { address, begin: atEndOf(words.billTo), text: "my-organization" },
];

function atEndOf(label: string): Typing["begin"] {
    return async (page) => {
        await answers(page);
        await field(page, label).focus();
        await page.keyboard.press("ControlOrMeta+End");
    };
}
