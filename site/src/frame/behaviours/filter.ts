/**
 * Hides what a reader does not look for. A `[data-filter]` root holds a form, of which each control with a name narrows the
 * rows, `[data-row]`: a choice those that have it among the words of their `data-{name}`, a text those that say all of its
 * words. What is chosen stands in the page's query, so that it can be sent on; a query may say anything.
 */

/** What rows are narrowed by: a name of a control, and what it says. */
export type Wanted = Readonly<Record<string, string>>;

/** What a row is known by: of each choice its words, and all that it says. */
export type RowFacts = { readonly choices: Wanted; readonly text: string };

/** No reader types more; a link may hold a book. */
const longestText = 200;

/** A text as it is looked for: without capitals, in one form of Unicode. */
export const plain = (text: string): string => text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** Whether a row is one of those that are wanted. @param text the words that it must say, all of them */
export const isWanted = ({ choices, text: said }: RowFacts, wanted: Wanted, text: string): boolean =>
    Object.entries(wanted).every(([name, choice]) => choice === "" || wordsAt(choices, name).includes(choice)) &&
    plain(text)
        .split(" ")
        .every((word) => said.includes(word));

const wordsAt = (choices: Wanted, name: string): readonly string[] =>
    Object.hasOwn(choices, name) ? (choices[name] ?? "").split(" ") : [];

/** Lets every `[data-filter]` narrow its rows. */
export function filterRows(): void {
    for (const root of document.querySelectorAll<HTMLElement>("[data-filter]")) filterIn(root);
}

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
    (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== "";

const isChoice = (control: Control): control is HTMLSelectElement => control instanceof HTMLSelectElement;

function filterIn(root: HTMLElement): void {
    const form = root.querySelector("form");
    if (!form) return;
    const controls = [...form.elements].filter(isControl);
    const names = controls.filter(isChoice).map(({ name }) => name);
    const rows = [...root.querySelectorAll<HTMLElement>("[data-row]")].map((element) => ({
        element,
        facts: { choices: choicesOf(element, names), text: plain(element.textContent) },
    }));

    const show = (): void => {
        const wanted = Object.fromEntries(controls.filter(isChoice).map(({ name, value }) => [name, value]));
        const text = controls.find((control) => !isChoice(control))?.value ?? "";
        for (const { element, facts } of rows) element.hidden = !isWanted(facts, wanted, text);
        const left = rows.filter(({ element }) => !element.hidden).length;
        hideEmptyGroups(root);
        tell(root, left, rows.length);
    };

    read(controls, window.location.search);
    show();
    form.addEventListener("input", () => {
        show();
        write(controls);
    });
    form.addEventListener("submit", (event) => event.preventDefault());
    // A reset empties the controls after it is announced.
    form.addEventListener("reset", () =>
        window.setTimeout(() => {
            show();
            write(controls);
        }),
    );
}

/** The words of a row's choices, by the controls' names. */
const choicesOf = (row: HTMLElement, names: readonly string[]): Wanted =>
    Object.fromEntries(names.map((name) => [name, row.dataset[name] ?? ""]));

/** A heading without rows is noise. */
function hideEmptyGroups(root: HTMLElement): void {
    for (const group of root.querySelectorAll<HTMLElement>("[data-row-group]")) {
        group.hidden = !group.querySelector("[data-row]:not([hidden])");
    }
}

/** Says how many are left, aloud too, and shows what to do where none is. */
function tell(root: HTMLElement, left: number, all: number): void {
    const status = root.querySelector<HTMLElement>("[data-filter-count]");
    const template = status?.dataset["filterCount"];
    if (status && template !== undefined) {
        status.textContent = template.replace("{count}", String(left)).replace("{all}", String(all));
    }
    for (const none of root.querySelectorAll<HTMLElement>("[data-filter-none]")) none.hidden = left > 0;
}

/** Puts what a query says into the controls, as far as they can say it. */
function read(controls: readonly Control[], search: string): void {
    const query = new URLSearchParams(search);
    for (const control of controls) {
        const asked = query.get(control.name) ?? "";
        if (!isChoice(control)) control.value = asked.slice(0, longestText);
        else control.value = [...control.options].some(({ value }) => value === asked) ? asked : "";
    }
}

/** Keeps the controls in the page's query, and whatever else stands there. */
function write(controls: readonly Control[]): void {
    const url = new URL(window.location.href);
    for (const { name, value } of controls) {
        if (value.trim() === "") url.searchParams.delete(name);
        else url.searchParams.set(name, value.trim());
    }
    window.history.replaceState(window.history.state, "", url);
}
