import type { ReactNode } from "react";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { Environments, ThreeWays } from "./chapter0.tsx";
import { AnswerParts, HostedCall, TokenVariable } from "./chapter1.tsx";
import { MeaningMap, ScoreBars } from "./chapter2.tsx";
import { GrowingMessages, ToolSteps } from "./chapter3.tsx";
import { Parcel, Receipt } from "./chapter4.tsx";
import { Distances, ThreeQuestions } from "./chapter5.tsx";
import { DoublingWait, SplitQuote } from "./chapter6.tsx";
import { KeyStays, ThreeModels } from "./chapter7.tsx";
import type { FigureProps } from "./Drawing.tsx";

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
} as const;

export type FigureName = keyof typeof figures;

const pictures: { readonly [Name in FigureName]: (props: FigureProps<Name>) => ReactNode } = figures;

type Props<Name> = { readonly name: Name; readonly language: Language };

/** A figure of a chapter with its caption. */
export function Figure<Name extends FigureName>({ name, language }: Props<Name>) {
    const words = strings[language].figures[name];
    return (
        <figure className="figure">
            {pictures[name]({ words })}
            <figcaption>{words.caption}</figcaption>
        </figure>
    );
}
