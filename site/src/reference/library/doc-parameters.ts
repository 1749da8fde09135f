import type { Docstring } from "../../../../declarations/docstring.ts";
import { type Signature, tagsOf } from "./api.ts";

/** What a function takes, a part at a time. */
type DocParameter = {
    /** `args.parameters.top_k` */
    readonly path: string;
    readonly type: string;
    readonly text: string;
};

/** What a docstring says of what is taken, with the type from there, or from the signature. */
export const docParameters = (docs: Docstring, signature: Signature | undefined): readonly DocParameter[] =>
    tagsOf(docs, "param").map((tag) => {
        const [, path = "", rest = ""] = /^(\S+)\s*(.*)$/s.exec(tag) ?? [];
        const [, type, text] = /^`([^`]+)`\. ?(.*)$/s.exec(rest) ?? [];
        const declared = signature?.parameters.find(({ name }) => name === path);
        return { path, type: type ?? declared?.type ?? "", text: text ?? rest };
    });

/** `InputError before anything is sent; TimeoutError` as its parts. */
export const docThrows = (docs: Docstring): readonly string[] =>
    tagsOf(docs, "throws").flatMap((text) => text.replaceAll(/\s+/g, " ").split("; "));
