import type { LanguageId } from "@callsheet/snippets";
import { createElement, type ReactNode } from "react";
import type { Piece } from "./coloured.ts";
import { coloured } from "./coloured.ts";

type Props = { readonly code: string; readonly language: LanguageId };

/** Code in its colours, on the static page already. A piece is known by its place only, so it has no key. */
export const ColouredCode = ({ code, language }: Props) =>
    createElement("code", null, ...coloured(language, code).map(shown));

const shown = ({ text, colour }: Piece): ReactNode =>
    colour ? <span className={`code-${colour}`}>{text}</span> : text;
