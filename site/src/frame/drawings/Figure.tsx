import type { Language } from "../../languages.ts";
import type { FigureStrings } from "../../words/en/figures.ts";
import { strings } from "../../words/strings.ts";
import { Drawing } from "./Drawing.tsx";
import { scores } from "./data-pieces.tsx";
import { Label, speechBubble } from "./paper.tsx";
import { column, heightOf } from "./piece.tsx";
import { SvgDrawing } from "./SvgDrawing.tsx";
import { Flow } from "./TaskDrawing.tsx";

/** The figures for `<Figure name>` in chapters: each has its strings, and all but one a drawing in a file. */
export type FigureName = Exclude<keyof FigureStrings, "heads">;

type Props = { readonly name: FigureName; readonly language: Language };

/** A figure of a chapter with its caption. */
export function Figure({ name, language }: Props) {
    const { figures } = strings[language];
    const words = figures[name];
    return (
        <figure className="figure">
            {name === "score-bars" ? (
                <ScoreBars words={figures[name]} />
            ) : (
                <SvgDrawing id={name} words={words} label={words.says} />
            )}
            <figcaption>{words.caption}</figcaption>
        </figure>
    );
}

/** The scores that the first program of chapter 2 gets in the sandbox; the model's labels are in English. */
export const moods = [
    ["Negative", 0.51],
    ["Very Negative", 0.42],
    ["Neutral", 0.06],
    ["Positive", 0.01],
    ["Very Positive", 0],
] as const;

/** The output of a classifier: a score for each label. */
function ScoreBars({ words }: { readonly words: FigureStrings["score-bars"] }) {
    const bars = scores(moods);
    const height = heightOf([bars]) + 36;
    return (
        <Drawing height={height} label={words.says}>
            <Flow takes={[speechBubble(words.message)]} gives={[bars]} middle={heightOf([bars]) / 2 + 4} />
            <path d={`M${328 - column} ${height - 23}h${column}`} />
            <Label text={words.sum} x={329 - column} y={height - 6} />
            <Label text="1.00" x={327} y={height - 6} as="mono end" />
        </Drawing>
    );
}
