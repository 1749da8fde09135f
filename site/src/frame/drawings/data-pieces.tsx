/** Pieces for outputs that are data: scores, text, numbers, entities, tables. */

import { Label } from "./paper.tsx";
import { column, type Piece, Placed } from "./piece.tsx";
import { widthOf } from "./text-layout.ts";

type Score = readonly [name: string, score: number];

const row = 34;

/** Labels with their scores as bars; the highest is highlighted. */
export function scores(all: readonly Score[]): Piece {
    const best = Math.max(...all.map(([, score]) => score));
    return {
        height: all.length * row - 7,
        says: all.map(([name, score]) => `${name} ${score.toFixed(2)}`).join(", "),
        drawing: all.map(([name, score], index) => (
            <Placed key={name} x={0} y={index * row}>
                <Label text={name} x={1} y={12} />
                <Label text={score.toFixed(2)} x={column - 1} y={12} as="mono quiet end" />
                <path className="rule" d={`M1 21.5h${column - 2}`} />
                <rect
                    className={score === best ? "bright" : "sunk"}
                    x="1"
                    y="18"
                    width={Math.max(3, Math.round(score * (column - 2)))}
                    height="7"
                    rx="1.5"
                />
            </Placed>
        )),
    };
}

/** A short text, highlighted. */
export function answer(text: string): Piece {
    const width = Math.round(widthOf(text)) + 24;
    return {
        height: 31,
        says: text,
        drawing: (
            <Placed x={Math.round((column - width) / 2)} y={0}>
                <rect className="marked" x="1" y="1" width={width - 2} height="29" rx="3" />
                <Label text={text} x={width / 2} y={20} as="middle strong" />
            </Placed>
        ),
    };
}

/** A list of numbers that continues. */
export function numbers(says: string, values: readonly string[]): Piece {
    const height = values.length * 19 + 12;
    return {
        height,
        says,
        drawing: (
            <>
                <path d={`M34 1h-8v${height - 2}h8M90 1h8v${height - 2}h-8`} />
                {values.map((value, index) => (
                    <g key={value}>
                        <path className="pen" d={`M36 ${15.5 + index * 19}l52-1`} />
                        <Label text={value} x={83} y={20 + index * 19} as="mono end" />
                    </g>
                ))}
            </>
        ),
    };
}

/** Entities that were found in a sentence, each with its kind. */
export function namedEntities(entities: readonly { readonly word: string; readonly kind: string }[]): Piece {
    return {
        height: entities.length * 27 - 4,
        says: entities.map(({ word, kind }) => `${word}: ${kind}`).join(", "),
        drawing: entities.map(({ word, kind }, index) => (
            <Placed key={word} x={0} y={index * 27}>
                <path className="pen" d={`M4 12.5l${Math.round(widthOf(word) + 4)}-1`} />
                <Label text={word} x={6} y={16} />
                <Label text={kind} x={column - 1} y={16} as="quiet end" />
                <path className="rule" d={`M1 24.5h${column - 2}`} />
            </Placed>
        )),
    };
}

/** The position of a cell; row 0 is the head. */
export type Cell = { readonly row: number; readonly column: number };

type TableOptions = {
    readonly says: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
    /** The cells that a model filled in, or took its answer from. */
    readonly marked?: readonly Cell[];
};

/** A table with a wider first column. */
export function table({ says, head, rows, marked = [] }: TableOptions): Piece {
    const all = [head, ...rows];
    const height = all.length * 20 + 2;
    const wide = head.length === 1 ? column - 2 : 68;
    const other = head.length === 1 ? 0 : (column - 2 - wide) / (head.length - 1);
    const left = (index: number) => (index === 0 ? 1 : 1 + wide + (index - 1) * other);
    return {
        height,
        says,
        drawing: (
            <>
                <rect className="paper" x="1" y="1" width={column - 2} height={height - 2} />
                <path className="sunk bare" d={`M2 2h${column - 4}v18H2z`} />
                {marked.map(({ row, column: at }) => (
                    <path
                        key={row}
                        className="pen"
                        d={`M${left(at) + 3} ${row * 20 + 11.5}l${(at === 0 ? wide : other) - 6}-1`}
                    />
                ))}
                <path
                    className="thin"
                    d={[
                        ...all.slice(1).map((_, index) => `M1 ${21 + index * 20}h${column - 2}`),
                        ...head.slice(1).map((_, index) => `M${left(index + 1)} 1v${height - 2}`),
                    ].join("")}
                />
                {all.map((cells, line) => (
                    <text key={cells.join()} className={line === 0 ? "quiet" : undefined} y={15.5 + line * 20}>
                        {cells.map((cell, index) => (
                            <tspan key={cell} x={left(index) + 6}>
                                {cell}
                            </tspan>
                        ))}
                    </text>
                ))}
            </>
        ),
    };
}
