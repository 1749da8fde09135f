/** Converts the article of a page to Markdown. */
import TurndownService from "turndown";

/** The Markdown of an article without controls. @param address the page's own, for links within the site */
export function articleMarkdown(article: HTMLElement, address: string): string {
    // A heading links to itself (see frame/components/Heading.tsx), and a term to its meaning, which the glossary has.
    for (const link of all(article, "a.anchor, a[data-term]")) link.replaceWith(...link.childNodes);
    // Adjacent links are separated by CSS on the page, and need a space here.
    for (const link of all(article, "a + a")) {
        if (link.previousSibling === link.previousElementSibling) link.before(" ");
    }
    // Code has no marks inside.
    for (const code of all(article, "code")) {
        const { textContent } = code;
        code.textContent = textContent;
    }
    for (const name of ["href", "src"]) {
        for (const element of all(article, `[${name}]`)) {
            const link = element.getAttribute(name) ?? "";
            if (!URL.canParse(link)) element.setAttribute(name, new URL(link, address).href);
        }
    }
    return converter.turndown(article);
}

const converter = new TurndownService({
    headingStyle: "atx",
    hr: "---",
    bulletListMarker: "-",
    codeBlockStyle: "fenced",
    emDelimiter: "*",
});

// An underscore within a name marks nothing.
converter.escape = (text) => TurndownService.prototype.escape(text).replaceAll(/(?<=\w)\\_(?=\w)/g, "_");

/** The matching descendants. What the parser returns for some selectors is not iterable. */
const all = (element: Element, selector: string): HTMLElement[] =>
    Array.from(element.querySelectorAll<HTMLElement>(selector));

/** The Markdown of the first match inside an element. */
const inside = (element: Element, selector: string): string =>
    converter.turndown(element.querySelector<HTMLElement>(selector) ?? "");

/** Parts of Markdown with an empty line around each. */
const blocks = (...parts: string[]): string => `\n\n${parts.filter(Boolean).join("\n\n")}\n\n`;

converter
    .addRule("code block", {
        filter: (node) => node.nodeName === "FIGURE" && Boolean(node.querySelector("pre")),
        replacement(_, figure) {
            const code = (figure.querySelector("pre")?.textContent ?? "").replace(/\n$/, "");
            const kind = figure.getAttribute("data-kind") ?? "";
            const longestRun = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
            const fence = "`".repeat(longestRun + 1);
            const caption = figure.querySelector("figcaption")?.textContent ?? "";
            // Captions of other blocks name their kind, such as Python.
            const fileName = /^[\w-]+\.[a-z]+$/.test(caption) ? `\`${caption}\`` : "";
            return blocks(fileName, `${fence}${kind === "notebook" ? "python" : kind}\n${code}\n${fence}`);
        },
    })
    // Markdown has no description lists.
    .addRule("description list", {
        filter: "dl",
        replacement: (_, list) =>
            blocks(
                all(list, "dt, dd")
                    .map((node) => {
                        const text = converter.turndown(node);
                        return node.nodeName === "DT" ? `\n- **${text}**:` : ` ${text.replaceAll("\n", "\n  ")}`;
                    })
                    .join("")
                    .trim(),
            ),
    })
    .addRule("self-check question", {
        filter: (node) => node.classList.contains("check"),
        replacement: (_, question) =>
            blocks(
                `**${inside(question, ".check-question")}**`,
                all(question, "details")
                    .map((choice) => `- ${inside(choice, "summary")} *${inside(choice, ".verdict")}*`)
                    .join("\n"),
                inside(question, ".check-why"),
            ),
    })
    .addRule("table cell", {
        filter: ["th", "td"],
        replacement: (content) =>
            ` ${content
                .trim()
                .replaceAll(/\s*\n\s*/g, " ")
                .replaceAll("|", "\\|")} |`,
    })
    .addRule("table row", {
        filter: "tr",
        replacement: (content, row) => {
            const isHead = row.closest("table")?.querySelector("tr") === row;
            return `\n|${content}${isHead ? `\n|${" - |".repeat(row.childElementCount)}` : ""}`;
        },
    })
    .addRule("table part", { filter: ["thead", "tbody"], replacement: (content) => content })
    .addRule("table", { filter: "table", replacement: (content) => blocks(content.trim()) });
