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

/** A thing that is drawn in several places: its paths, each after its class, which is "" for plain lines. */
export const shape =
    (...paths: readonly (readonly [className: string, path: string])[]) =>
    ({ x, y }: Spot) => (
        <Placed x={x} y={y}>
            {paths.map(([className, path]) => (
                <path key={path} className={className || undefined} d={path} />
            ))}
        </Placed>
    );

/** The path of a circle. */
export const circle = (x: number, y: number, radius: number): string =>
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;

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
