/** Who flies the kite, and where from. */
import { Placed } from "./piece.tsx";

type Place = { readonly x: number; readonly y: number };

/** Somebody with a raised hand at (25, -57), standing at a place. */
export const Flier = ({ x, y }: Place) => (
    <Placed x={x} y={y}>
        <path d="M-5-18-7 0h-4M5-18 8 0h4" />
        <path className="paper" d="M-5-45H4q4 12 6 28-10 3-20 0 1-16 5-28z" />
        <path d="M3-43 14-45l11-12M2-40l11 5 6-9" />
        <circle className="paper" cx="0" cy="-54" r="8" />
        <path className="ink" d="M-8-55q0-9 9-8 5 0 6 4-6-1-8 1-3 3-7 3z" />
    </Placed>
);

/** Somebody who looks up with empty hands, standing at a place. */
export const Watcher = ({ x, y }: Place) => (
    <Placed x={x} y={y}>
        <path d="M-5-18-7 0h-4M5-18 8 0h4" />
        <path className="paper" d="M-5-45H4q4 12 6 28-10 3-20 0 1-16 5-28z" />
        <path d="M3-43 9-31l9-11M-4-42l-7 14" />
        <circle className="paper" cx="-1" cy="-54" r="8" />
        <path className="ink" d="M-9-54q-1-9 7-8 5 0 6 1-6 1-7 3-2 3-6 4z" />
    </Placed>
);

type RoofProps = { readonly width: number; readonly y: number; readonly bottom: number };

/** A flat roof at the left edge. */
export function Roof({ width, y, bottom }: RoofProps) {
    return (
        <>
            <path className="paper" d={`M1 ${bottom}V${y - 12}h8V${y}h${width - 18}v-12h8v20h-6V${bottom}`} />
            <path
                className="thin"
                d={`M${width * 0.2} ${bottom}v-24h20v24M${width * 0.58} ${y + 18}h22v18h-22zm11 0v18`}
            />
        </>
    );
}
