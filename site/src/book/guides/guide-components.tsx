import type { ReactNode } from "react";
import { proseComponents } from "../../frame/components/prose.tsx";
import type { Language } from "../../languages.ts";
import { snippetIn } from "./Snippet.tsx";

type PreProps = { readonly "data-language"?: string; readonly children?: ReactNode };

/** What the elements of a guide's Markdown are drawn with: those of a chapter, and programs that the generator writes. */
export function guideComponents(language: Language) {
    const prose = proseComponents(language);
    return {
        ...prose,
        pre(props: PreProps) {
            if (props["data-language"] === "output") return prose.pre(props);
            throw new Error(
                "A guide types no code: a program is printed by <Snippet />, an answer stands as `output`.",
            );
        },
        Snippet: snippetIn(language),
    };
}
