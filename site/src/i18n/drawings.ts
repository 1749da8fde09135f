import { englishDrawings } from "./english-drawings.ts";
import { type DrawingStrings, gujaratiDrawings } from "./gujarati-drawings.ts";
import type { Language } from "./languages.ts";

/** The words of the drawings in every language: apart from those of the interface, which the generator carries to its readers. */
export const drawingStrings: Readonly<Record<Language, DrawingStrings>> = { gu: gujaratiDrawings, en: englishDrawings };
