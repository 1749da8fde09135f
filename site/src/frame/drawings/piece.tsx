import type { ReactNode } from "react";

/** A part of a drawing, with its origin at its top left corner; as wide as a column by default. */
export type Piece = {
    readonly height: number;
    /** Its alternative text; "" if the piece beside it says it. */
    readonly says: string;
    readonly drawing: ReactNode;
};

/** The width of a column of pieces: two columns and the model between them fit a phone. */
export const column = 124;

/** The gap between two pieces. */
const gap = 10;

export const heightOf = (pieces: readonly Piece[]): number =>
    pieces.reduce((height, piece) => height + piece.height, gap * (pieces.length - 1));

export type Spot = { readonly x: number; readonly y: number };

export const Placed = ({ x, y, children }: Spot & { readonly children: ReactNode }) => (
    <g transform={`translate(${x} ${y})`}>{children}</g>
);

/** An arrow to the right, or to the left if its length is negative. */
export function Arrow({ x, y, length }: Spot & { readonly length: number }) {
    const back = length < 0 ? 5 : -5;
    return <path d={`M${x} ${y}h${length}m${back}-5 ${-back} 5 ${back} 5`} />;
}

/** A model as a network of layers, centred. */
export const Model = ({ x, y }: Spot) => (
    <Placed x={x} y={y}>
        <path className="sunk" d="M-15-24h30a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4h-30a4 4 0 0 1-4-4v-40a4 4 0 0 1 4-4z" />
        <path className="rule" d="M-10-9 0-15 10-9 0 0-10-9 0 15 10 9 0 0-10 9 0-15M-10 9 0 15M0-15 10 9M0 15 10-9" />
        <path className="dots" d="M-10-9v0M-10 9v0M0-15v0M0 0v0M0 15v0M10-9v0M10 9v0" />
    </Placed>
);

type StackProps = { readonly pieces: readonly Piece[]; readonly x: number; readonly middle: number };

/** Pieces one below the other, centred vertically. */
export function Stack({ pieces, x, middle }: StackProps) {
    const top = middle - heightOf(pieces) / 2;
    return pieces.map((piece, index) => (
        <Placed key={piece.says || index} x={x} y={Math.round(top + heightOf(pieces.slice(0, index)) + (index && gap))}>
            {piece.drawing}
        </Placed>
    ));
}
