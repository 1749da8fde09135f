/** What the element shows: the same parts, with the same classes, as `Snippet` of `@callsheet/react`. */
import {
    adviceTime,
    type CallSnippets,
    type ChosenSnippet,
    chooseSnippet,
    confirmationTime,
    copyCode,
    noticesOf,
    type SnippetStrings,
    snippetsFor,
    stringsIn,
} from "@callsheet/react/core";
import { highlight } from "@callsheet/react/highlight";
import { installCommand, type Snippet } from "@callsheet/snippets";
import { callOf, choiceOf } from "./call-of-attributes.ts";

/** The content of the shadow root. Where there is no program, the element's own content shows. */
export function render(element: HTMLElement): readonly Node[] {
    const strings = stringsFor(element);
    const snippets = snippetsFor(callOf(element));
    const choice = chooseSnippet(snippets, choiceOf(element));
    const root = part("div", "root", { lang: strings.lang }, [
        ...noticeParts(snippets, choice, strings),
        choice.snippet ? figure(choice.snippet, snippets, strings) : document.createElement("slot"),
    ]);
    return [root];
}

/** The strings of the language of the element, or of the page around it. */
const stringsFor = (element: HTMLElement): SnippetStrings => stringsIn(element.closest<HTMLElement>("[lang]")?.lang);

const noticeParts = (snippets: CallSnippets, choice: ChosenSnippet, strings: SnippetStrings): readonly Node[] =>
    noticesOf(snippets, choice, strings).map(({ text, message }) =>
        part("p", "problem", {}, [text, ...(message === undefined ? [] : [" ", inEnglish("span", message)])]),
    );

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

type Attributes = Readonly<Record<string, string>>;

const inEnglish = (tag: string, text: string): Element => withAttributes(tag, { lang: "en", translate: "no" }, [text]);

/** An element with the class and the shadow part of a part. */
const part = (tag: string, name: string, attributes: Attributes, children: readonly (Node | string)[]): Element =>
    withAttributes(tag, { class: `callsheet-${name}`, part: name, ...attributes }, children);

function withAttributes(tag: string, attributes: Attributes, children: readonly (Node | string)[]): Element {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
}
