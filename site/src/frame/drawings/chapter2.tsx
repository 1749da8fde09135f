/** The figures of chapter 2, about models that classify texts. */

import { Drawing, type FigureProps } from "./Drawing.tsx";
import { scores } from "./data-pieces.tsx";
import { Label, Lines, speechBubble } from "./paper.tsx";
import { Person } from "./people.tsx";
import { column, heightOf, Placed } from "./piece.tsx";
import { Flow } from "./TaskDrawing.tsx";
import { leading, linesOf } from "./text-layout.ts";

const Can = ({ x }: { readonly x: number }) => (
    <Placed x={x} y={52}>
        <path className="sunk" d="M1 39V16q0-5 6-7V4h12v5q6 2 6 7v23z" />
        <path d="M5 4h16M1 20h-4v10h4M25 20h4v10h-4" />
    </Placed>
);

const Box = ({ x, marked = false }: { readonly x: number; readonly marked?: boolean }) => (
    <Placed x={x} y={56}>
        <path className={marked ? "marked" : "paper"} d="M9-14h24v24H9z" />
        <path className="thin" d="M14-7h14M14-1h10" />
        <path className="paper" d="M1 6h40v29H1z" />
        <path d="M15 18h12" />
    </Placed>
);

/** At the head of the chapter: messages are sorted. */
export const sorting = (
    <>
        <Can x={14} />
        <Can x={50} />
        <Person x={112} y={91} wears="sari" hair="bun" arms="M3-43 16-34l14-8M-4-42-11-28l8 4" />
        <path className="paper" d="M132 38h24v18h-24z" />
        <path className="thin" d="M137 44h14M137 50h8" />
        <Box x={176} />
        <Box x={228} marked />
        <Box x={280} />
    </>
);

/** The scores that the chapter's first program gets in the sandbox; the model's labels are in English. */
export const moods = [
    ["Negative", 0.51],
    ["Very Negative", 0.42],
    ["Neutral", 0.06],
    ["Positive", 0.01],
    ["Very Positive", 0],
] as const;

/** The output of a classifier: a score for each label. */
export function ScoreBars({ words }: FigureProps<"score-bars">) {
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

type VillageProps = {
    readonly x: number;
    readonly y: number;
    readonly text: string;
    readonly marked?: boolean;
    /** Whether the sentence is above the house, because its paths lead down. */
    readonly above?: boolean;
};

/** A house with its sentence. */
function Village({ x, y, text, marked = false, above = false }: VillageProps) {
    const lines = linesOf(text, 112);
    return (
        <Placed x={x} y={y}>
            <path className={marked ? "bright" : "paper"} d="M-10 0v-12h20V0z" />
            <path className="paper" d="M-14-11 0-22l14 11z" />
            <path className="thin" d="M-3 0v-7h6v7" />
            <Lines lines={lines} x={-14} y={above ? -13 - lines.length * leading : 17} />
        </Placed>
    );
}

/** An embedding space as a map of villages: sentences with the same meaning are neighbours. */
export const MeaningMap = ({ words }: FigureProps<"meaning-map">) => (
    <Drawing height={216} label={words.says}>
        <rect className="paper" x="1" y="1" width="326" height="214" />
        <path className="rule" d="M110 1v214M218 1v214" />
        <path className="quiet" d="M186 2q-20 34 6 62t-10 62q-16 40 16 89" />
        <path className="found dashed" d="M38 92l12 34" />
        <path className="quiet dashed" d="M54 78 208 58M52 86l156 70" />
        <Village x={34} y={88} text={words.asked} marked above />
        <Village x={56} y={152} text={words.near} marked />
        <Village x={226} y={62} text={words.far} />
        <Village x={226} y={170} text={words.farthest} />
    </Drawing>
);
