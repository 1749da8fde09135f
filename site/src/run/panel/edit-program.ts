/** A program that can be changed in place: a plain text field over its code. */

import type { RunStrings } from "../../i18n/gujarati-run.ts";
import { element } from "../../search/element.ts";

export type Editor = {
    readonly part: HTMLElement;
    readonly text: () => string;
    readonly focus: () => void;
    /** Selects a piece of the text, and shows it. */
    readonly select: (start: number, end: number) => void;
};

type Labels = { readonly label: string; readonly original: string };

let fields = 0;

/**
 * @param original the text as the page has it
 * @param onChange told of each change
 * @param onEnd told when the reader is done
 */
export function editorOf(
    original: string,
    words: RunStrings,
    { label, original: back }: Labels,
    onChange: (text: string) => void,
    onEnd: () => void,
): Editor {
    const id = `run-edit-${fields++}`;
    const field = element("textarea", {
        class: "run-editor",
        id,
        lang: "en",
        dir: "ltr",
        spellcheck: "false",
        autocapitalize: "off",
        autocomplete: "off",
        autocorrect: "off",
        wrap: "off",
        "aria-label": label,
        "aria-describedby": `${id}-hint`,
    });
    field.value = original;
    field.rows = Math.min(24, original.split("\n").length + 1);
    field.addEventListener("input", () => onChange(field.value));
    const undo = element("button", { type: "button", class: "run-small" }, back);
    undo.addEventListener("click", () => {
        field.value = original;
        onChange(original);
        field.focus();
    });
    const end = element("button", { type: "button", class: "run-small" }, words.editing);
    end.addEventListener("click", onEnd);
    const part = element(
        "div",
        { class: "run-edit" },
        field,
        element("p", { class: "run-note", id: `${id}-hint` }, words.editHint),
        element("div", { class: "run-actions" }, undo, end),
    );
    return {
        part,
        text: () => field.value,
        focus: () => field.focus(),
        select: (start, end) => {
            field.focus();
            field.setSelectionRange(start, end);
            // A browser shows the end of what is selected, where it shows anything.
            const line = field.value.slice(0, start).split("\n").length - 1;
            field.scrollTop = (field.scrollHeight / field.value.split("\n").length) * Math.max(0, line - 2);
        },
    };
}
