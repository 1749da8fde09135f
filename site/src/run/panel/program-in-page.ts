/** The program that stands in the page, and how the reader changes it: what is seen is what runs. */
import { buildRequest, type Call } from "@callsheet/inference/providers";
import type { WireBody, WireJson } from "@callsheet/inference/wire";
import { coloured } from "../../code/coloured.ts";
import { element } from "../../search/element.ts";
import { type Editor, editorOf } from "./edit-program.ts";
import { lineIn } from "./mark-line.ts";
import type { PanelWords } from "./panel-words.ts";
import { leavesFromJson, leavesToJson } from "./runnable-call.ts";

export type ProgramInPage = {
    readonly language: "js" | "python" | "http";
    /** The element that its code stands in. */
    readonly code: Element;
    readonly text: () => string;
    /** The body of the request as the reader has changed it; undefined where nobody did, "wrong" where it is no JSON. */
    readonly body: () => WireBody | undefined | "wrong";
    readonly edit: () => void;
    readonly goToLine: (line: number) => void;
    /** Puts the code back as the page has it. */
    readonly restore: () => void;
};

const languages: Readonly<Record<string, ProgramInPage["language"]>> = { js: "js", python: "python" };

export function programIn(root: HTMLElement, callNow: () => Call | undefined, { words }: PanelWords): ProgramInPage {
    const language = languages[root.dataset["run"] ?? ""] ?? "http";
    const figure = root.previousElementSibling;
    const code = figure?.querySelector("pre > code");
    if (!figure || !code) throw new Error("No program stands before these buttons.");
    const editButton = root.querySelector<HTMLButtonElement>('[data-run-press="edit"]');
    const original = [...code.cloneNode(true).childNodes];
    let editor: Editor | undefined;
    let changed: string | undefined;

    const restore = (): void => {
        if (changed === undefined && !editor) return;
        changed = undefined;
        leave();
        if (language !== "http") code.replaceChildren(...original.map((node) => node.cloneNode(true)));
    };
    const leave = (): void => {
        editor?.part.remove();
        editor = undefined;
        figure.removeAttribute("hidden");
        editButton?.removeAttribute("hidden");
    };
    const textBefore = (): string =>
        language === "http" ? bodyOf(callNow()) : original.map(({ textContent }) => textContent).join("");

    const edit = (): void => {
        editor?.focus();
        if (editor) return;
        const before = textBefore();
        const isHttp = language === "http";
        editor = editorOf(
            changed ?? before,
            before,
            words,
            { label: isHttp ? words.editRequestLabel : words.editLabel, original: words.original },
            (text) => {
                changed = text;
                // What is copied and kept is what runs.
                if (!isHttp) code.textContent = text;
            },
            () => {
                leave();
                if (changed !== undefined && language !== "http") code.replaceChildren(...colours(language, changed));
                editButton?.focus();
            },
        );
        // The command of a terminal stays in sight: only what it sends is changed.
        if (!isHttp) figure.setAttribute("hidden", "");
        editButton?.setAttribute("hidden", "");
        root.before(editor.part);
        editor.focus();
    };
    return {
        language,
        code,
        text: () => changed ?? code.textContent,
        body: () => {
            if (changed === undefined || language !== "http") return undefined;
            try {
                // Whatever the reader wrote is sent: the sandbox says what is wrong with it.
                return { format: "json", value: leavesFromJson(JSON.parse(changed)) as WireJson };
            } catch {
                return "wrong";
            }
        },
        edit,
        goToLine: (line) => {
            const place = lineIn(changed ?? code.textContent, line);
            if (editor && place) return editor.select(place.start, place.end);
            code.closest("pre")?.focus();
            figure.scrollIntoView({ block: "start" });
        },
        restore,
    };
}

function bodyOf(call: Call | undefined): string {
    const body = call && buildRequest(call).body;
    return body?.format === "json" ? JSON.stringify(leavesToJson(body.value), undefined, 4) : "";
}

const colours = (language: "js" | "python", text: string): readonly (Node | string)[] =>
    coloured(language, text).map((piece) =>
        piece.colour ? element("span", { class: `code-${piece.colour}` }, piece.text) : piece.text,
    );
