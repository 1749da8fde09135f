import type { ReactNode } from "react";
import type { Language } from "../../languages.ts";
import { figureStrings } from "../../words/drawing-strings.ts";
import { Environments, ThreeWays } from "./chapter0.tsx";
import { AnswerParts, HostedCall, TokenVariable } from "./chapter1.tsx";
import { MeaningMap, ScoreBars } from "./chapter2.tsx";
import { GrowingMessages, ToolSteps } from "./chapter3.tsx";
import { Parcel, Receipt } from "./chapter4.tsx";
import { Distances, ThreeQuestions } from "./chapter5.tsx";
import { DoublingWait, SplitQuote } from "./chapter6.tsx";
import { KeyStays, ThreeModels } from "./chapter7.tsx";

type FigureOf = (props: { readonly language: Language }) => ReactNode;

/** The figures for `<Figure name>` in chapters; their captions have the same names. */
export const figures = {
    "three-ways": ThreeWays,
    environments: Environments,
    "hosted-call": HostedCall,
    "answer-parts": AnswerParts,
    "token-variable": TokenVariable,
    "score-bars": ScoreBars,
    "meaning-map": MeaningMap,
    "growing-messages": GrowingMessages,
    "tool-steps": ToolSteps,
    parcel: Parcel,
    receipt: Receipt,
    distances: Distances,
    "three-questions": ThreeQuestions,
    "doubling-wait": DoublingWait,
    "split-quote": SplitQuote,
    "three-models": ThreeModels,
    "key-stays": KeyStays,
} as const satisfies Readonly<Record<string, FigureOf>>;

export type FigureName = keyof typeof figures;

type Props = { readonly name: FigureName; readonly language: Language };

/** A figure of a chapter with its caption. */
export function Figure({ name, language }: Props) {
    const Picture = figures[name];
    return (
        <figure className="figure">
            <Picture language={language} />
            <figcaption>{figureStrings[language][name].caption}</figcaption>
        </figure>
    );
}
