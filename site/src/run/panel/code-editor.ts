/** The editor of a program: CodeMirror with our own colours. It is loaded when the reader first changes a program. */

import { highlight } from "@callsheet/react/highlight";
import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentLess, indentMore, redo, undo } from "@codemirror/commands";
import { bracketMatching, indentService, indentUnit } from "@codemirror/language";
import { EditorSelection, EditorState, RangeSetBuilder, type SelectionRange } from "@codemirror/state";
import {
    type Command,
    Decoration,
    drawSelection,
    EditorView,
    highlightActiveLine,
    keymap,
    lineNumbers,
    ViewPlugin,
    type ViewUpdate,
} from "@codemirror/view";
import type { ProgramLanguage } from "./run-session.ts";

export type CodeEditor = {
    readonly focus: () => void;
    /** Replaces the text, which can be undone. */
    readonly set: (text: string) => void;
    /** Selects a line, from 1, and scrolls to it. */
    readonly selectLine: (line: number) => void;
    /** Does what a key does that a phone's keyboard lacks or hides. */
    readonly press: (key: EditorKey) => void;
    readonly close: () => void;
};

/** The actions of the buttons above the text, and the characters that they type. */
export const editorKeys = ["undo", "redo", "indent", "outdent", '"', "'", "(", "[", "{", ":"] as const;

export type EditorKey = (typeof editorKeys)[number];

type Options = {
    /** The element to fill. */
    readonly host: HTMLElement;
    readonly language: ProgramLanguage;
    readonly text: string;
    readonly label: string;
    readonly onChange: (text: string) => void;
};

export function codeEditor({ host, language, text, label, onChange }: Options): CodeEditor {
    // CodeMirror adds its styles to a shadow root as adopted style sheets, which the page's policy allows.
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    const view = new EditorView({
        root,
        parent: root,
        state: EditorState.create({
            doc: text,
            extensions: [
                lineNumbers(),
                history(),
                drawSelection(),
                highlightActiveLine(),
                bracketMatching(),
                closeBrackets(),
                indentUnit.of("    "),
                indentation(language),
                EditorView.lineWrapping,
                coloursOf(language),
                // Tab is not bound: it moves on to the next control, so that the editor is no trap for the keyboard.
                keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
                EditorView.contentAttributes.of({
                    class: "run-editor",
                    "aria-label": label,
                    lang: "en",
                    dir: "ltr",
                    translate: "no",
                }),
                EditorView.domEventHandlers({ beforeinput: replaceRange }),
                EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.doc.toString())),
                theme,
            ],
        }),
    });
    const commands: Partial<Record<EditorKey, Command>> = { undo, redo, indent: indentMore, outdent: indentLess };
    return {
        focus: () => view.focus(),
        set: (next) => {
            if (next === view.state.doc.toString()) return;
            view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
        },
        selectLine: (line) => {
            if (line > view.state.doc.lines) return;
            const { from, to } = view.state.doc.line(line);
            view.dispatch({
                selection: EditorSelection.range(from, to),
                effects: EditorView.scrollIntoView(from, { y: "center" }),
            });
            view.focus();
        },
        press: (key) => {
            const command = commands[key];
            if (command) command(view);
            else typed(view, key);
            view.focus();
        },
        close: () => view.destroy(),
    };
}

/** Types a character as a keyboard would, so that brackets and quotes are closed. */
function typed(view: EditorView, character: string): void {
    const { from, to } = view.state.selection.main;
    const insert = () => view.state.update(view.state.replaceSelection(character), { userEvent: "input.type" });
    const isHandled = view.state
        .facet(EditorView.inputHandler)
        .some((handle) => handle(view, from, to, character, insert));
    if (!isHandled) view.dispatch(insert());
}

/**
 * Replaces a selected range by what is typed. Chromium would keep its style in an attribute, which the page's policy
 * blocks with an error.
 */
function replaceRange(event: InputEvent, view: EditorView): boolean {
    const { cancelable, inputType, data } = event;
    if (!cancelable || inputType !== "insertText" || data === null) return false;
    const range = selectedRange(view) ?? view.state.selection.main;
    if (range.empty) return false;
    view.dispatch({ selection: range });
    typed(view, data);
    return true;
}

/**
 * The browser's own selection, of which the editor may not have heard yet. Only Chromium tells it in a shadow root. Lines
 * out of sight are not in the page: what is selected from the first to the last that are there may go on beyond them. Then
 * the editor knows it; if it has heard of nothing, all is selected.
 */
function selectedRange(view: EditorView): SelectionRange | undefined {
    const root = view.root as { readonly getSelection?: () => Selection | null };
    const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = root.getSelection?.() ?? {};
    if (!anchorNode || !focusNode || !view.contentDOM.contains(anchorNode) || !view.contentDOM.contains(focusNode))
        return;
    const range = EditorSelection.range(view.posAtDOM(anchorNode, anchorOffset), view.posAtDOM(focusNode, focusOffset));
    if (range.from > view.viewport.from || range.to < view.viewport.to) return range;
    return view.state.selection.main.empty ? EditorSelection.range(0, view.state.doc.length) : undefined;
}

/** A new line is indented as the one before, and further after a colon or an opening bracket. */
const indentation = (language: ProgramLanguage) =>
    indentService.of((context, position) => {
        const { text } = context.lineAt(position, -1);
        const own = context.lineIndent(position, -1);
        const opens = language === "python" ? /[:([{]\s*(?:#.*)?$/ : /[([{]\s*$/;
        return own + (opens.test(text) ? context.unit : 0);
    });

/** Colours the text as the page does. */
const coloursOf = (language: ProgramLanguage) =>
    ViewPlugin.fromClass(
        class {
            decorations;

            constructor(view: EditorView) {
                this.decorations = decorationsOf(language, view.state.doc.toString());
            }

            update({ docChanged, state }: ViewUpdate): void {
                if (docChanged) this.decorations = decorationsOf(language, state.doc.toString());
            }
        },
        { decorations: ({ decorations }) => decorations },
    );

function decorationsOf(language: ProgramLanguage, text: string) {
    const builder = new RangeSetBuilder<Decoration>();
    let at = 0;
    for (const { text: piece, colour } of highlight(language === "python" ? "python" : "js", text)) {
        if (colour) builder.add(at, at + piece.length, Decoration.mark({ class: `code-${colour}` }));
        at += piece.length;
    }
    return builder.finish();
}

const colour = (name: string) => ({ color: `var(--code-token-${name})` });

const theme = EditorView.theme({
    "&": { backgroundColor: "var(--paper-raised)", color: "var(--ink)", fontSize: "max(16px, 0.9375rem)" },
    "&.cm-focused": { outline: "none" },
    ".cm-scroller": { fontFamily: "var(--font-mono)", lineHeight: "1.6" },
    ".cm-content": { caretColor: "var(--ink)", padding: "0.75rem 0" },
    ".cm-cursor": { borderLeftColor: "var(--ink)" },
    ".cm-gutters": { backgroundColor: "transparent", color: "var(--code-token-comment)", border: "none" },
    ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--marker-wash) 45%, transparent)" },
    "& .cm-selectionBackground, &.cm-focused .cm-selectionBackground": {
        background: "color-mix(in srgb, var(--link) 28%, transparent) !important",
    },
    "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--marker-wash)" },
    ".code-comment": colour("comment"),
    ".code-string": colour("string"),
    ".code-keyword": colour("keyword"),
    ".code-constant": colour("constant"),
    ".code-function": colour("function"),
});
