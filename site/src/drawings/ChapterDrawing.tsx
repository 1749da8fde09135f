import type { ReactNode } from "react";
import type { Language } from "../i18n/languages.ts";
import { Ready } from "./chapter0.tsx";

type DrawingOf = (props: { readonly language: Language }) => ReactNode;

/** What stands at the head of each chapter. */
const drawings: readonly DrawingOf[] = [Ready];

type Props = { readonly chapter: number; readonly language: Language };

/** The drawing at the head of a chapter; nothing for one that has none yet. */
export function ChapterDrawing({ chapter, language }: Props) {
    const Head = drawings[chapter];
    return Head && <Head language={language} />;
}
