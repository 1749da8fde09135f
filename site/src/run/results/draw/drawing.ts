/** What drawing needs: the words of the page's language, and addresses for files that are nowhere but in memory. */
import type { RunStrings } from "../../../i18n/gujarati-run.ts";
import type { Language } from "../../../i18n/languages.ts";

export type Drawing = {
    readonly words: RunStrings;
    readonly language: Language;
    /** An address of the file, for as long as the panel shows what it was made for. */
    readonly urlOf: (file: Blob) => string;
};

const svgNamespace = "http://www.w3.org/2000/svg";

/** An element of SVG. Lengths are attributes there, where a style would need the page's leave. */
export function svgElement<Tag extends keyof SVGElementTagNameMap>(
    tag: Tag,
    attributes: Readonly<Record<string, string | number>>,
    ...content: readonly Node[]
): SVGElementTagNameMap[Tag] {
    const made = document.createElementNS(svgNamespace, tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
    made.append(...content);
    return made;
}

/** What somebody typed or a model wrote is in whatever language, in either direction, and stays as it is. */
export const written = { dir: "auto", translate: "no" } as const;
