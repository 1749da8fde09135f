/** Vehicles, each on a road. */
import { Placed } from "./piece.tsx";

type Place = { readonly x: number; readonly y: number };

/** A bicycle, 48 wide. */
export const Bicycle = ({ x, y }: Place) => (
    <Placed x={x} y={y}>
        <circle cx="10" cy="-9" r="9" />
        <circle cx="38" cy="-9" r="9" />
        <path d="M10-9 18-24H33L38-9M18-24l6 15 9-15M24-9H10M14-27h8M33-24l-2-6h7" />
    </Placed>
);

/** A rickshaw with its motor, 48 wide. */
export const Rickshaw = ({ x, y }: Place) => (
    <Placed x={x} y={y}>
        <path className="paper" d="M3-7V-30q0-6 8-6h15q6 0 9 9l4 11q7 1 7 6v3z" />
        <path d="M9-30v13h11v-13zM26-30l6 14H20" />
        <circle className="sunk" cx="13" cy="-5" r="5" />
        <circle className="sunk" cx="38" cy="-5" r="5" />
    </Placed>
);

/** A bus, 54 wide. */
export const Bus = ({ x, y }: Place) => (
    <Placed x={x} y={y}>
        <path className="paper" d="M1-7v-27q0-4 4-4h43q4 0 5 4l1 10v17z" />
        <path d="M6-32h9v11H6zM19-32h9v11h-9zM32-32h9v11h-9zM45-32v11h8M1-14h53" />
        <circle className="sunk" cx="13" cy="-6" r="6" />
        <circle className="sunk" cx="41" cy="-6" r="6" />
    </Placed>
);

/** An aeroplane, 56 wide, over its road. */
export const Aeroplane = ({ x, y }: Place) => (
    <Placed x={x} y={y}>
        <path className="paper" d="M8-21 4-34h6l9 12" />
        <path className="paper" d="M5-16q-3-6 3-6h34q13 0 13 6-2 6-13 6H16q-9 0-11-6z" />
        <path className="paper" d="M30-14 17-2h-6l7-12z" />
        <path d="M24-17v0M31-17v0M38-17v0" />
    </Placed>
);
