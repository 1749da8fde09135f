/**
 * Filters the rows, `[data-row]`, of a `[data-filter]` root by the named controls of its form. A select keeps the rows
 * that list its value in their `data-{name}`; a text field keeps the rows that contain all its words. The filter is
 * kept in the page's query, so that it can be shared. The query is untrusted input.
 */

/** The value of each control by its name. */
export type Wanted = Readonly<Record<string, string>>;

/** What a row is matched on: its values for each select, and its text. */
export type RowFacts = { readonly choices: Wanted; readonly text: string };

/** No reader types more, but a link could hold any amount of text. */
const maxTextLength = 200;

/** Text normalised for comparison: lower case, Unicode NFC, single spaces. */
export const plain = (text: string): string => text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** Whether a row passes the filter. @param text the words that the row must contain, all of them */
export const isWanted = ({ choices, text: rowText }: RowFacts, chosen: Wanted, text: string): boolean =>
    Object.entries(chosen).every(([name, choice]) => choice === "" || wordsAt(choices, name).includes(choice)) &&
    plain(text)
        .split(" ")
        .every((word) => rowText.includes(word));

const wordsAt = (choices: Wanted, name: string): readonly string[] =>
    Object.hasOwn(choices, name) ? (choices[name] ?? "").split(" ") : [];

/** Starts the filter of every `[data-filter]` on the page. */
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
        const choices = Object.fromEntries(controls.filter(isChoice).map(({ name, value }) => [name, value]));
        const text = controls.find((control) => !isChoice(control))?.value ?? "";
        for (const { element, facts } of rows) element.hidden = !isWanted(facts, choices, text);
        const remaining = rows.filter(({ element }) => !element.hidden).length;
        hideEmptyGroups(root);
        showCount(root, remaining, rows.length);
    };

    readQuery(controls, window.location.search);
    show();
    form.addEventListener("input", () => {
        show();
        writeQuery(controls);
    });
    form.addEventListener("submit", (event) => event.preventDefault());
    // The reset event fires before the controls are emptied.
    form.addEventListener("reset", () =>
        window.setTimeout(() => {
            show();
            writeQuery(controls);
        }),
    );
}

/** The values of a row for each select, by the control's name. */
const choicesOf = (row: HTMLElement, names: readonly string[]): Wanted =>
    Object.fromEntries(names.map((name) => [name, row.dataset[name] ?? ""]));

function hideEmptyGroups(root: HTMLElement): void {
    for (const group of root.querySelectorAll<HTMLElement>("[data-row-group]")) {
        group.hidden = !group.querySelector("[data-row]:not([hidden])");
    }
}

/** Announces how many rows are left, and shows the hint for an empty result. */
function showCount(root: HTMLElement, remaining: number, all: number): void {
    const status = root.querySelector<HTMLElement>("[data-filter-count]");
    const template = status?.dataset["filterCount"];
    if (status && template !== undefined) {
        status.textContent = template.replace("{count}", String(remaining)).replace("{all}", String(all));
    }
    for (const none of root.querySelectorAll<HTMLElement>("[data-filter-none]")) none.hidden = remaining > 0;
}

/** Sets the controls from the query; ignores a value that a select does not have. */
function readQuery(controls: readonly Control[], search: string): void {
    const query = new URLSearchParams(search);
    for (const control of controls) {
        const valueInQuery = query.get(control.name) ?? "";
        if (!isChoice(control)) control.value = valueInQuery.slice(0, maxTextLength);
        else control.value = [...control.options].some(({ value }) => value === valueInQuery) ? valueInQuery : "";
    }
}

/** Writes the controls into the page's query, and leaves its other parameters as they are. */
function writeQuery(controls: readonly Control[]): void {
    const url = new URL(window.location.href);
    for (const { name, value } of controls) {
        if (value.trim() === "") url.searchParams.delete(name);
        else url.searchParams.set(name, value.trim());
    }
    window.history.replaceState(window.history.state, "", url);
}
