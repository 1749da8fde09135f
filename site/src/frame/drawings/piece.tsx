import type { ReactNode } from "react";

/** Something drawn from its own corner on, as wide as a column unless it was made otherwise. */
export type Piece = {
    readonly height: number;
    /** What it shows, for those who listen; "" where its neighbour says it. */
    readonly says: string;
    readonly drawing: ReactNode;
};

/** How wide a column of pieces is: two of them, and the model between them, are as wide as a phone. */
export const column = 124;

/** The room between two pieces. */
const gap = 10;

export const heightOf = (pieces: readonly Piece[]): number =>
    pieces.reduce((height, piece) => height + piece.height, gap * (pieces.length - 1));

type PlacedProps = { readonly x: number; readonly y: number; readonly children: ReactNode };

export const Placed = ({ x, y, children }: PlacedProps) => <g transform={`translate(${x} ${y})`}>{children}</g>;

type StackProps = { readonly pieces: readonly Piece[]; readonly x: number; readonly middle: number };

/** Pieces one under the other, around a middle. */
export function Stack({ pieces, x, middle }: StackProps) {
    const top = middle - heightOf(pieces) / 2;
    return pieces.map((piece, index) => (
        <Placed key={piece.says || index} x={x} y={Math.round(top + heightOf(pieces.slice(0, index)) + (index && gap))}>
            {piece.drawing}
        </Placed>
    ));
}
