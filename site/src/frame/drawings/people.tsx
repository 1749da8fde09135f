/** People, and the roof that they stand on. */
import { Placed, type Spot } from "./piece.tsx";

/** Clothes, down to the ground. */
const clothes = {
    shirt: { seams: "M-5-18-7 0h-4M5-18 8 0h4", cloth: "M-5-45H4q4 12 6 28-10 3-20 0 1-16 5-28z", fold: "" },
    kurta: {
        seams: "M-4-10-5 0h-4M4-10 5 0h4",
        cloth: "M-5-45H4q5 14 9 35-13 3-26 0 3-20 8-35z",
        fold: "M0-45q4 12 1 34",
    },
    sari: { seams: "M-7 0h-4M7 0h4", cloth: "M-5-45H4q7 18 9 45h-26q1-27 8-45z", fold: "M4-45Q2-26-11-14M-4-14 0-1" },
    coat: {
        seams: "M-4-12-5 0h-4M4-12 5 0h4",
        cloth: "M-6-45H5q5 14 6 33h-22q1-19 5-33z",
        fold: "M-4-45q4 10 8 0M0-38v25",
    },
} as const;

/** Hair for a head at (0, -54): its class and its path. */
const hairs = {
    short: ["ink", "M-8-55q0-9 9-8 5 0 6 4-6-1-8 1-3 3-7 3z"],
    plait: ["ink", "M-8-54q-1-9 8-8 6 0 7 5-7-1-9 1-1 3-2 5 0 10-4 17-4-1-3-5 1-8 3-15z"],
    bun: ["ink", "M-8-53q-6 2-7-3 2-4 7-3 1-5 8-5 7 0 8 5-7-1-9 1-2 4-7 5z"],
    turban: ["sunk", "M-9-56q-1-10 9-10 9 0 9 8-9-3-18 2zM-8-58q8-5 16-1"],
    /** Of a head that looks up, and so is at (-1, -54). */
    thrownBack: ["ink", "M-9-54q-1-9 7-8 5 0 6 1-6 1-7 3-2 3-6 4z"],
} as const;

type PersonProps = Spot & {
    readonly wears: keyof typeof clothes;
    readonly hair: keyof typeof hairs;
    /** The path of the arms from the shoulders, at (-3, -42) and (3, -43). */
    readonly arms: string;
};

/** A standing person who looks to the right. */
export const Person = ({ x, y, wears, hair, arms }: PersonProps) => (
    <Placed x={x} y={y}>
        <path d={clothes[wears].seams} />
        <path className="paper" d={clothes[wears].cloth} />
        {clothes[wears].fold && <path className="thin" d={clothes[wears].fold} />}
        <path d={arms} />
        <circle className="paper" cx={hair === "thrownBack" ? -1 : 0} cy="-54" r="8" />
        <path className={hairs[hair][0]} d={hairs[hair][1]} />
    </Placed>
);

/** A person with a raised hand at (25, -57). */
export const Flier = (spot: Spot) => (
    <Person {...spot} wears="shirt" hair="short" arms="M3-43 14-45l11-12M2-40l11 5 6-9" />
);

/** A person who looks up with empty hands. */
export const Watcher = (spot: Spot) => (
    <Person {...spot} wears="shirt" hair="thrownBack" arms="M3-43 9-31l9-11M-4-42l-7 14" />
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
