/** Parses docstrings into their text and tags. */

/** A docstring's tag: `@param call the call` has the name `param` and the text `call the call`. */
type Tag = { readonly name: string; readonly text: string };

/** A docstring's text, and its tags in source order. */
export type Docstring = { readonly text: string; readonly tags: readonly Tag[] };

/** @param comment the comment's text, without its opening and closing markers */
export function docstringOf(comment: string): Docstring {
    const lines = comment.split("\n").map((line) => `\n${line.replace(/^\s*\*? ?/, "").trimEnd()}`);
    const [text = "", ...tags] = lines.join("").split(/\n(?=@\w)/);
    return { text: text.trim(), tags: tags.map(tagOf) };
}

function tagOf(tag: string): Tag {
    const [, name = "", text = ""] = /^@(\w+)(.*)$/s.exec(tag) ?? [];
    return { name, text: text.trim() };
}
