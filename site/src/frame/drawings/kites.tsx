/** Things beside a kite maker. */
import { Placed } from "./piece.tsx";

type Place = { readonly x: number; readonly y: number };

/** A spool of string, 57 by 24, lying. */
export const Spool = ({ x, y }: Place) => (
    <Placed x={x} y={y}>
        <path d="M1 12h10M46 12h10" />
        <path className="sunk" d="M15 3h27v18H15z" />
        <path className="thin" d="M15 7l27-2M15 12l27-2M15 17l27-2" />
        <path className="paper" d="M11 0h4v24h-4zM42 0h4v24h-4z" />
    </Placed>
);

/** A cup of tea, 34 by 38, with its steam. */
export const Tea = ({ x, y }: Place) => (
    <Placed x={x} y={y}>
        <path className="paper" d="M1 16h24l-3 22H4z" />
        <path d="M24.5 20q9-1 8 6-1 6-9 6" />
        <path className="quiet" d="M9 11q-4-4 0-7M16 11q-4-4 0-7" />
    </Placed>
);
