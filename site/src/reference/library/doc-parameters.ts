import type { Docstring } from "../../../../declarations/docstring.ts";
import { type Signature, tagsOf } from "./api.ts";

/** A parameter, or a field of one. */
type DocParameter = {
    /** `args.parameters.top_k` */
    readonly path: string;
    readonly type: string;
    readonly text: string;
};

/** The `@param` tags of a docstring, with types from the tags or else from the signature. */
export const docParameters = (docs: Docstring, signature: Signature | undefined): readonly DocParameter[] =>
    tagsOf(docs, "param").map((tag) => {
        const [, path = "", rest = ""] = /^(\S+)\s*(.*)$/s.exec(tag) ?? [];
        const [, type, text] = /^`([^`]+)`\. ?(.*)$/s.exec(rest) ?? [];
        const declared = signature?.parameters.find(({ name }) => name === path);
        return { path, type: type ?? declared?.type ?? "", text: text ?? rest };
    });

/** The `@throws` tags, split at semicolons: `InputError before anything is sent; TimeoutError`. */
export const docThrows = (docs: Docstring): readonly string[] =>
    tagsOf(docs, "throws").flatMap((text) => text.replaceAll(/\s+/g, " ").split("; "));
