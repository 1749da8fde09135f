import type { ReactNode } from "react";
import { proseComponents } from "../../frame/components/prose.tsx";
import type { Language } from "../../languages.ts";
import { snippetIn } from "./Snippet.tsx";

type PreProps = { readonly "data-language"?: string; readonly children?: ReactNode };

/** The components of a guide: those of a chapter's Markdown, and `<Snippet>` for generated programs. */
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
