/** A plugin for remark: fills tagged blocks as a page is built. */
import type { Code, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { BlockError, languageOfFence, readInfo, tagIn } from "./tag/tag.ts";
import { writeBlock } from "./tag/write-block.ts";

/**
 * Fills every fenced block that is tagged `callsheet model=owner/name`, whatever it holds in the source, and takes the tag
 * out of its info string; one tagged `callsheet ignore` keeps its code. A block that cannot be written ends the build, with
 * its file and line. A name in a tag that may be misspelt is a message of the file.
 *
 * @returns the transformer, for `unified().use`, or the `remarkPlugins` of a site
 * @example
 * import remarkCallsheet from "remark-callsheet";
 * import { remark } from "remark";
 *
 * const page = "```python callsheet model=openai/whisper-large-v3 provider=fal-ai\n```";
 * console.log(String(await remark().use(remarkCallsheet).process(page)));
 */
export function remarkCallsheet(): (tree: Root, file: VFile) => void {
    return (tree, file) => {
        const source = String(file);
        visit(tree, "code", (code) => {
            try {
                for (const note of fill(code, source))
                    file.message(note, { place: code.position, source: "callsheet" });
            } catch (error) {
                if (error instanceof BlockError)
                    file.fail(error.message, { place: code.position, source: "callsheet" });
                throw error;
            }
        });
    };
}

/** Fills a block. @returns what its author should look at */
function fill(code: Code, source: string): readonly string[] {
    const info = readInfo(infoOf(code, source));
    if (info.tag === undefined) return [];
    const tag = tagIn(info);
    code.lang = info.lang;
    code.meta = info.others || null;
    if (tag === undefined) return [];
    const { content, language, notes } = writeBlock(tag, languageOfFence(info.lang));
    code.value = content.trimEnd();
    if (info.lang === "callsheet") code.lang = language;
    return notes;
}

/** The info string as it is written: in the tree its escapes are read, which may end a quoted word. */
function infoOf({ lang, meta, position }: Code, source: string): string {
    const read = [lang, meta].filter(Boolean).join(" ");
    const [, written] = /^(?:`{3,}|~{3,})([^\r\n]*)/.exec(source.slice(position?.start.offset)) ?? [];
    return written ?? read;
}
