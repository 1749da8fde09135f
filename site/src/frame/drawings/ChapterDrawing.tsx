import type { ReactNode } from "react";
import type { Language } from "../../languages.ts";
import { Ready } from "./chapter0.tsx";
import { Frog } from "./chapter1.tsx";
import { Sorting } from "./chapter2.tsx";
import { Clinic } from "./chapter3.tsx";
import { Photographer } from "./chapter4.tsx";
import { Scales } from "./chapter5.tsx";
import { BusStop } from "./chapter6.tsx";
import { Swing } from "./chapter7.tsx";

type DrawingOf = (props: { readonly language: Language }) => ReactNode;

/** The drawing at the head of each chapter, by its number. */
const drawings: readonly DrawingOf[] = [Ready, Frog, Sorting, Clinic, Photographer, Scales, BusStop, Swing];

type Props = { readonly chapter: number; readonly language: Language };

/** The drawing at the head of a chapter; nothing for a chapter without one. */
export function ChapterDrawing({ chapter, language }: Props) {
    const Head = drawings[chapter];
    return Head && <Head language={language} />;
}
