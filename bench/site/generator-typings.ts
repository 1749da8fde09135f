/** The text that is typed into the generator's fields, as a user would to make a snippet. */
import type { Page } from "playwright-core";
import { englishInputs } from "../../packages/react/src/words/en/fields/index.ts";
import { english } from "../../site/src/words/en/index.ts";
import { fill } from "../../site/src/words/format.ts";
import type { Typing } from "./time-keys.ts";

const words = english.generator;
const { form } = words;

/** The text of a conversation's first turn. */
const firstTurn = `${form.text}, ${fill(form.turn, { number: "1" })}`;

/** The label of a text input, with its name in programs. */
const text = `${englishInputs.summarization.label} (inputs)`;

/** @param address the URL of the generator */
export const typings = (address: string): readonly Typing[] => [
    { address, begin: atEndOf(words.model), text: "-instruct-2507" },
    { address, begin: atEndOf(firstTurn), text: " It rained all day." },
    { address: `${address}?task=summarization`, begin: atEndOf(text), text: " It rained all day." },
    { address, begin: atEndOf(words.billTo), text: "my-organization" },
];

/** The same fields without scripts: the served page contains them. @param address the generator's */
export const typingsWithoutScripts = (address: string): readonly Typing[] =>
    [words.model, firstTurn, words.billTo].map((label) => ({
        address,
        before: (page) => page.route("**/*.js", (route) => route.abort()),
        begin: (page) => toEndOf(page, label),
        text: " It rained all day.",
    }));

function atEndOf(label: string): Typing["begin"] {
    return async (page) => {
        // Wait until the generator is hydrated. On a phone its code is not visible beside the form.
        await page.locator("astro-island:not([ssr])").waitFor({ state: "attached" });
        await toEndOf(page, label);
    };
}

async function toEndOf(page: Page, label: string): Promise<void> {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.press("ControlOrMeta+End");
}
