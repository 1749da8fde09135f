import type { ReactNode } from "react";
import { drawingStrings } from "../i18n/drawings.ts";
import type { Language } from "../i18n/languages.ts";
import { Environments, TwoWays } from "./chapter0.tsx";

type FigureOf = {
    readonly drawing: (props: { readonly language: Language }) => ReactNode;
    readonly caption: "twoWaysCaption" | "environmentCaption";
};

/** The figures that a chapter can show, by the names that it calls them. */
export const figures = {
    "two-ways": { drawing: TwoWays, caption: "twoWaysCaption" },
    environments: { drawing: Environments, caption: "environmentCaption" },
} as const satisfies Readonly<Record<string, FigureOf>>;

export type FigureName = keyof typeof figures;

type Props = { readonly name: FigureName; readonly language: Language };

/** A drawing in the text of a chapter, with what it says. */
export function Figure({ name, language }: Props) {
    const { drawing: Picture, caption } = figures[name];
    return (
        <figure className="figure">
            <Picture language={language} />
            <figcaption>{drawingStrings[language][caption]}</figcaption>
        </figure>
    );
}
