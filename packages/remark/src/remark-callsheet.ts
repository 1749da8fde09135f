/** A plugin for remark: fills tagged blocks as a page is built. */
import type { Code, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { BlockError, languageOfFence, metaWithoutTag, tagIn } from "./tag.ts";
import { writeBlock } from "./write-block.ts";

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
    return (tree, file) =>
        visit(tree, "code", (code) => {
            try {
                for (const note of fill(code)) file.message(note, { place: code.position, source: "callsheet" });
            } catch (error) {
                if (error instanceof BlockError)
                    file.fail(error.message, { place: code.position, source: "callsheet" });
                throw error;
            }
        });
}

/** Fills a block. @returns what its author should look at */
function fill(code: Code): readonly string[] {
    const meta = metaWithoutTag(code.lang, code.meta);
    if (meta === undefined) return [];
    const tag = tagIn(code.lang, code.meta);
    code.meta = meta || null;
    if (tag === undefined) return [];
    const { content, language, notes } = writeBlock(tag, languageOfFence(code.lang));
    code.value = content.trimEnd();
    if (code.lang === "callsheet") code.lang = language;
    return notes;
}
