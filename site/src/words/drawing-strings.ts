import type { Language } from "../languages.ts";
import { englishDrawings } from "./english-drawings.ts";
import { englishFigures } from "./english-figures.ts";
import { type DrawingStrings, gujaratiDrawings } from "./gujarati-drawings.ts";
import { type FigureStrings, gujaratiFigures } from "./gujarati-figures.ts";

/** The strings of the drawings, kept apart from those of the interface, which the generator sends to the browser. */
export const drawingStrings: Readonly<Record<Language, DrawingStrings>> = { gu: gujaratiDrawings, en: englishDrawings };

/** The strings of the chapters' figures. */
export const figureStrings: Readonly<Record<Language, FigureStrings>> = { gu: gujaratiFigures, en: englishFigures };
