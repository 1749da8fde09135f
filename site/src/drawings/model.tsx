/** The machines that a call passes. */
import { Placed } from "./piece.tsx";

/** A model: its layers, and what runs between them. */
export const Model = ({ x, y }: { readonly x: number; readonly y: number }) => (
    <Placed x={x} y={y}>
        <rect className="sunk" x="-19" y="-24" width="38" height="48" rx="4" />
        <path className="rule" d="M-10-9 0-15 10-9 0 0-10-9 0 15 10 9 0 0-10 9 0-15M-10 9 0 15M0-15 10 9M0 15 10-9" />
        <path className="dots" d="M-10-9v0M-10 9v0M0-15v0M0 0v0M0 15v0M10-9v0M10 9v0" />
    </Placed>
);

type ArrowProps = { readonly x: number; readonly y: number; readonly length: number };

/** An arrow to the right. */
export const Arrow = ({ x, y, length }: ArrowProps) => <path d={`M${x} ${y}h${length}m-5-5 5 5-5 5`} />;
