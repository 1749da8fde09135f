/** Pieces for images and videos, all of one scene: a person on a roof flies a kite. */
import type { ReactNode } from "react";
import { Label } from "./paper.tsx";
import { column, type Piece, Placed } from "./piece.tsx";

/** A centred kite, 26 units wide times `size`: its paper, its two sticks, and a small tail. */
export function kitePaths(size = 1) {
    const at = (path: string): string =>
        path.replaceAll(/\d+/g, (number) => `${Math.round(Number(number) * size * 10) / 10}`);
    return { paper: at("M0-15 13-2 0 15-13-2z"), sticks: at("M0-15V15M-13-2Q0-9 13-2"), tail: at("M0 15l-5 6h10z") };
}

type KiteProps = {
    readonly x: number;
    readonly y: number;
    readonly size?: number;
    readonly turn?: number;
    readonly className?: string;
};

function Kite({ x, y, size = 1, turn = 14, className = "sunk" }: KiteProps) {
    const { paper, sticks, tail } = kitePaths(size);
    return (
        <g transform={`translate(${x} ${y}) rotate(${turn})`}>
            <path className={className} d={paper + tail} />
            <path className={className === "bright" ? "thin sticks" : "thin"} d={sticks} />
        </g>
    );
}

const height = 86;

const frame = `M3 1H${column - 3}q2 0 2 2V${height - 3}q0 2-2 2H3q-2 0-2-2V3q0-2 2-2z`;

/** The person who flies it, on the roof. */
const Flier = () => (
    <>
        <path d="M1 66h46v4h-4v15M30 65l3-8 4 8M33 57v-8l8-3M33 50l6 1" />
        <circle className="paper" cx="32.5" cy="43.5" r="3.6" />
        <path className="thin" d="M13 74h9v11h-9zM124 77H96v8M96 77V72h12v5" />
    </>
);

const bird = "M62 17q4-5 6 0 3-5 7-1";

type SceneProps = { readonly kiteClass?: string; readonly night?: boolean; readonly kites?: 1 | 2 };

function Scene({ kiteClass = "sunk", night = false, kites = 1 }: SceneProps) {
    return (
        <>
            <path className={night ? "night" : "paper"} d={frame} />
            <path className="thin" d="M41 46Q66 48 88 38" />
            {kites === 2 && <path className="thin" d="M41 46Q52 40 56 30" />}
            <Flier />
            <Kite x={94} y={28} className={kiteClass} />
            {kites === 2 && <Kite x={57} y={20} turn={-10} size={0.7} className={kiteClass} />}
            {night ? (
                <path d="M26 13a8 8 0 1 0 8 9 6 6 0 0 1-8-9zM70 14v0M50 24v0M112 10v0M116 52v0M72 62v0" />
            ) : (
                kites === 1 && <path className="thin" d={bird} />
            )}
        </>
    );
}

/** An input image. */
export const image = (says: string): Piece => ({ height, says, drawing: <Scene /> });

/** An image that a model made; what was requested has the pen's colour. */
export const generatedImage = (says: string, change: Omit<SceneProps, "kiteClass"> = {}): Piece => ({
    height,
    says,
    drawing: <Scene kiteClass="bright" {...change} />,
});

/** An image with detected objects, each in a box with its label below. */
export function imageWithBoxes(kite: string, person: string): Piece {
    const tag = (x: number, y: number, width: number, text: string) => (
        <>
            <rect className="marked" x={x} y={y} width={width} height="20" />
            <Label text={text} x={x + width / 2} y={y + 14.5} as="middle" />
        </>
    );
    return {
        height: height + 28,
        says: `${kite}, ${person}`,
        drawing: (
            <>
                <Scene />
                <path className="found" d="M75 8h38v42H75zM24 36h20v31H24z" />
                <Placed x={0} y={height + 7}>
                    {tag(1, 0, 58, person)}
                    {tag(65, 0, 58, kite)}
                </Placed>
                <path className="found" d={`M34 67v${height - 59}M94 50v${height - 42}`} />
            </>
        ),
    };
}

/** An image with segments, each filled in its own way. */
export function segmentedImage(names: readonly [kite: string, roof: string, sky: string]): Piece {
    const [kiteName, roof, sky] = names;
    const swatches: readonly (readonly [name: string, swatch: ReactNode])[] = [
        [kiteName, <rect key="kite" className="bright" x="1" y="2" width="12" height="12" />],
        [roof, <path key="roof" d="M1 2h12v12H1zM1 8l6-6M1 14 13 2M7 14l6-6" />],
        [sky, <path key="sky" d="M1 2h12v12H1zM5 6v0M9 10v0" />],
    ];
    return {
        height: height + 24,
        says: names.join(", "),
        drawing: (
            <>
                <path className="paper" d={frame} />
                <path d="M12 12v0M34 20v0M56 12v0M14 36v0M60 30v0M52 52v0M112 60v0M80 60v0M116 12v0M72 76v0M110 40v0M12 56v0M66 14v0" />
                <path d="M1 66h42v19M1 72l6-6M1 80 15 66M4 85l19-19M12 85 31 66M20 85 39 66M28 85 43 70M36 85l7-7" />
                <Kite x={92} y={32} size={1.15} className="bright" />
                {swatches.map(([name, swatch], index) => (
                    <Placed key={name} x={index * 42} y={height + 6}>
                        {swatch}
                        <Label text={name} x={17} y={12.5} as="small" />
                    </Placed>
                ))}
            </>
        ),
    };
}

/** A video: the kite climbs from frame to frame. */
export function film(says: string): Piece {
    const holes = Array.from({ length: 10 }, (_, index) => `M${7 + index * 12} 6h4m-4 62h4`).join("");
    return {
        height: 74,
        says,
        drawing: (
            <>
                <rect className="ink" x="1" y="1" width={column - 2} height="72" rx="3" />
                <path className="holes" d={holes} />
                {[0, 1, 2].map((index) => (
                    <Placed key={index} x={6 + index * 38.5} y={12}>
                        <rect className="paper bare" width="35" height="50" rx="1" />
                        <path className="thin" d={`M2 46Q${8 + index * 5} 44 ${13 + index * 3.5} ${38 - index * 11}`} />
                        <Kite
                            x={15 + index * 4}
                            y={31 - index * 9}
                            size={0.65}
                            turn={24 - index * 14}
                            className="marked"
                        />
                    </Placed>
                ))}
            </>
        ),
    };
}
