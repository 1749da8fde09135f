/** What the element shows: the same parts, with the same classes, as `Snippet` of `@callsheet/react`. */
import { misspeltName } from "@callsheet/catalogue/search";
import type { TaskId } from "@callsheet/inference/tasks";
import {
    adviceTime,
    type CallSnippets,
    chooseSnippet,
    confirmationTime,
    copyCode,
    fill,
    type Notice,
    noticesOf,
    type SnippetStrings,
    snippetsFor,
    stringsIn,
} from "@callsheet/react/core";
import { highlight } from "@callsheet/react/highlight";
import { installCommand, type Snippet } from "@callsheet/snippets";
import { callOf, choiceOf } from "./call-of-attributes.ts";

/** What an element has rendered: the detail of its event. */
export type CallSnippetRender = {
    /** The program; absent if there is none, and the element's own content shows. */
    readonly snippet?: Snippet | undefined;
    /** The task of the call. */
    readonly task: TaskId;
    /** What is wrong with the call, or may be; empty for a call as it should be. */
    readonly problems: readonly CallSnippetProblem[];
};

/** What is wrong with a part of a call, or may be. */
export type CallSnippetProblem = {
    /** The attribute; `json` for inputs that are no JSON. */
    readonly field: string;
    /** What is wrong and which name may be meant, in English, as far as more is known. */
    readonly message?: string | undefined;
    /** Whether the program has the value all the same. Default: it has the default of the attribute. */
    readonly isKept?: boolean | undefined;
};

/**
 * The content of the shadow root. Where there is no program, the element's own content shows.
 *
 * @param names the attributes that an element can have, beside those of all elements
 */
export function render(
    element: HTMLElement,
    names: readonly string[],
): CallSnippetRender & { readonly nodes: readonly Node[] } {
    const strings = stringsFor(element);
    const snippets = snippetsFor(callOf(element));
    const choice = chooseSnippet(snippets, choiceOf(element));
    const notices = [...misspeltAttributes(element, names, strings), ...noticesOf(snippets, choice, strings)];
    const root = part("div", "root", { lang: strings.lang }, [
        ...notices.map(noticePart),
        choice.snippet ? figure(choice.snippet, snippets, strings) : document.createElement("slot"),
    ]);
    const problems = [...snippets.problems, ...(choice.problem ? [choice.problem] : [])];
    return { nodes: [root], snippet: choice.snippet, task: snippets.task, problems };
}

/** Attributes that can only be a misspelling of one that there is. Others are the page's own. */
const misspeltAttributes = (element: Element, names: readonly string[], strings: SnippetStrings): readonly Notice[] =>
    element.getAttributeNames().flatMap((name) => {
        const meant = names.includes(name) ? undefined : misspeltName(name, names);
        if (meant === undefined) return [];
        const fields: Readonly<Record<string, string>> = strings.fields;
        const text = fill(strings.check, { field: fields[meant] ?? meant });
        return [{ text, message: `There is no attribute "${name}". Did you mean ${meant}?` }];
    });

/** The strings of the language of the element, or of the page around it. */
const stringsFor = (element: HTMLElement): SnippetStrings => stringsIn(element.closest<HTMLElement>("[lang]")?.lang);

const noticePart = ({ text, message }: Notice): Node =>
    part("p", "problem", {}, [text, ...(message === undefined ? [] : [" ", inEnglish("span", message)])]);

function figure(snippet: Snippet, { task }: CallSnippets, strings: SnippetStrings): Node {
    const { language, client, content } = snippet;
    const command = installCommand(language, client, task);
    const pieces = highlight(language, content.trimEnd()).map(({ text, colour }) =>
        colour === undefined ? text : withAttributes("span", { class: `code-${colour}`, part: colour }, [text]),
    );
    const label = { "aria-label": `${strings.code}: ${client}`, role: "group", tabindex: "0" };
    const pre = part("pre", "pre", { ...label, lang: "en", dir: "ltr", translate: "no" }, [
        part("code", "code", {}, pieces),
    ]);
    return part("figure", "snippet", {}, [
        part("figcaption", "head", {}, [
            part("span", "client", { lang: "en", translate: "no" }, [client]),
            part("span", "language", {}, [strings.languages[language]]),
            ...copyParts(pre, strings),
        ]),
        ...(command === undefined
            ? []
            : [part("p", "install", {}, [`${strings.install}: `, inEnglish("code", command)])]),
        pre,
    ]);
}

/** The copy button, after a live region, which must be in the page before it is filled. */
function copyParts(code: Element, strings: SnippetStrings): readonly Node[] {
    const status = part("span", "status", { role: "status" }, []);
    const button = part("button", "copy", { type: "button" }, [strings.copy]);
    let timer: number | undefined;
    button.addEventListener("click", async () => {
        const isCopied = await copyCode(code);
        status.textContent = isCopied ? strings.copied : strings.copyFailed;
        window.clearTimeout(timer);
        timer = window.setTimeout(() => status.replaceChildren(), isCopied ? confirmationTime : adviceTime);
    });
    return [status, button];
}

/** A part of the shadow root, which a page may style. */
export type PartName =
    | "root"
    | "snippet"
    | "head"
    | "client"
    | "language"
    | "copy"
    | "status"
    | "install"
    | "pre"
    | "code"
    | "problem";

type Attributes = Readonly<Record<string, string>>;

const inEnglish = (tag: string, text: string): Element => withAttributes(tag, { lang: "en", translate: "no" }, [text]);

/** An element with the class and the shadow part of a part. */
const part = (tag: string, name: PartName, attributes: Attributes, children: readonly (Node | string)[]): Element =>
    withAttributes(tag, { class: `callsheet-${name}`, part: name, ...attributes }, children);

function withAttributes(tag: string, attributes: Attributes, children: readonly (Node | string)[]): Element {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
}
