import type { ReactNode } from "react";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { ready } from "./chapter0.tsx";
import { frog } from "./chapter1.tsx";
import { sorting } from "./chapter2.tsx";
import { clinic } from "./chapter3.tsx";
import { photographer } from "./chapter4.tsx";
import { scales } from "./chapter5.tsx";
import { busStop } from "./chapter6.tsx";
import { swing } from "./chapter7.tsx";
import { Drawing } from "./Drawing.tsx";

/** The drawing at the head of each chapter, by its number; it stands on the rule below it. */
const heads: readonly ReactNode[] = [ready, frog, sorting, clinic, photographer, scales, busStop, swing];

type Props = { readonly chapter: number; readonly language: Language };

/** The drawing at the head of a chapter; nothing for a chapter without one. */
export const ChapterDrawing = ({ chapter, language }: Props) =>
    heads[chapter] && (
        <Drawing height={92} label={strings[language].figures.heads[chapter]} className="on-rule">
            {heads[chapter]}
        </Drawing>
    );
