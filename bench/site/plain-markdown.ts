import { snippetOf } from "../../site/src/book/guides/snippet-of.ts";

/** The languages of our special code blocks for other tools; see site/src/frame/code/blocks.ts. */
const languages: Readonly<Record<string, string>> = { notebook: "python", output: "text" };

/** Converts a chapter to plain Markdown. Links to headings use the ids that other tools generate. */
export function plainMarkdown(chapter: string): string {
    const ids = new Map<string, string>();
    return (
        chapter
            .replace(/^---\n(.*?)\n---\n/s, (_, fields: string) => {
                const frontMatter = fields.split("\n").filter((field) => /^(title|description):/.test(field));
                return `---\n${frontMatter.join("\n")}\n---\n`;
            })
            .replace(/^(#+) (.*) \{#([a-z0-9-]+)\}$/gm, (_, level: string, title: string, id: string) => {
                ids.set(id, slug(title));
                return `${level} ${title}`;
            })
            // Our figures are components, which other tools lack.
            .replace(/^<Figure [^>]*\/>\n\n?/gm, "")
            .replace(/^<Snippet ([^>]*)\/>$/gm, (_, properties: string) => programsOf(properties))
            .replace(/\]\(#([a-z0-9-]+)\)/g, (_, id: string) => `](#${ids.get(id) ?? id})`)
            .replace(/^```(\w+)$/gm, (fence, kind: string) => (languages[kind] ? `\`\`\`${languages[kind]}` : fence))
    );
}

/** The programs of a `<Snippet>` as code blocks. */
function programsOf(properties: string): string {
    const attributes = [...properties.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)')/g)].map(([, name, double, single]) => [
        name,
        double ?? single,
    ]);
    const { programs } = snippetOf(Object.fromEntries(attributes)).programs;
    return programs.map(({ language, code }) => `\`\`\`${language}\n${code}\n\`\`\``).join("\n\n");
}

/** A heading's id, generated as on GitHub and in most tools. */
const slug = (title: string): string =>
    title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, "")
        .replaceAll(" ", "-");
