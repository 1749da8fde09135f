import type { ReactNode } from "react";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { Drawing } from "./Drawing.tsx";
import { generatedImage } from "./image-pieces.tsx";
import { Cloud, Model } from "./objects.tsx";
import { Label, Lines, Sheet, textSheet } from "./paper.tsx";
import { Flier, Roof } from "./people.tsx";
import type { Piece } from "./piece.tsx";
import { recording } from "./sound.tsx";
import { linesOf } from "./text-layout.ts";

type Props = { readonly language: Language };

type Spot = { readonly x: number; readonly y: number; readonly turn?: number };

/** The positions of everything at one page width. */
type Arrangement = {
    readonly name: "wide" | "narrow";
    readonly width: number;
    readonly height: number;
    readonly roof: { readonly width: number; readonly y: number };
    readonly flier: Spot;
    readonly sheet: Spot;
    /** The path from the flier's hand to the sheet. */
    readonly string: string;
    readonly cloud: Spot;
    /** The path from the sheet to the cloud. */
    readonly call: string;
    /** The paths from the cloud to each piece of the output. */
    readonly falls: string;
    readonly text: Spot;
    readonly picture: Spot;
    readonly sound: Spot;
};

const arrangements: readonly Arrangement[] = [
    {
        name: "wide",
        width: 560,
        height: 320,
        roof: { width: 150, y: 262 },
        flier: { x: 78, y: 262 },
        sheet: { x: 132, y: 44, turn: -9 },
        string: "M103 205Q132 186 146 134",
        cloud: { x: 356, y: 6 },
        call: "M276 74Q312 54 348 58m-6-5 6 5-6 5",
        falls: "M392 106Q366 132 336 164M446 106Q464 128 474 150M420 106Q408 170 390 246",
        text: { x: 226, y: 182, turn: -4 },
        picture: { x: 428, y: 160, turn: 4 },
        sound: { x: 292, y: 258, turn: 2 },
    },
    {
        name: "narrow",
        width: 328,
        height: 372,
        roof: { width: 112, y: 318 },
        flier: { x: 48, y: 318 },
        sheet: { x: 4, y: 112, turn: -9 },
        string: "M73 261Q84 230 79 192",
        cloud: { x: 162, y: 4 },
        call: "M66 96Q88 56 154 58m-6-5 6 5-6 5",
        falls: "M214 104V124M262 104Q276 150 272 186M232 104Q160 190 190 300",
        text: { x: 168, y: 130, turn: 3 },
        picture: { x: 196, y: 204, turn: 5 },
        sound: { x: 136, y: 312, turn: -3 },
    },
];

/** A question goes up on a call sheet like a kite, and the output comes down in pieces. */
export function HomeDrawing({ language }: Props) {
    return (
        <div className="home-drawing">
            {arrangements.map((arrangement) => (
                <Scene key={arrangement.name} language={language} {...arrangement} />
            ))}
        </div>
    );
}

function Scene({ language, name, width, height, ...spots }: Props & Arrangement) {
    const words = strings[language].drawings;
    return (
        <Drawing width={width} height={height} label={words.home} className={`for-${name}`}>
            <path d={`M0 ${height - 1}h${width}`} />
            <Roof width={spots.roof.width} y={spots.roof.y} bottom={height - 1} />
            <Flier {...spots.flier} />
            <g className="sway">
                <path className="thin" d={spots.string} />
                <Turned {...spots.sheet}>
                    <CallSheet language={language} />
                </Turned>
            </g>
            <path className="dashed" d={spots.call} />
            <Cloud {...spots.cloud} />
            <Model x={spots.cloud.x + 56} y={spots.cloud.y + 54} />
            <Label text={words.model} x={spots.cloud.x + 84} y={spots.cloud.y + 58} />
            <path className="dashed thin" d={spots.falls} />
            <Falling piece={generatedImage("")} {...spots.picture} />
            <Falling piece={textSheet("", { marked: words.becauseRain })} {...spots.text} />
            <Falling piece={recording("", "speech", { isGenerated: true })} {...spots.sound} />
        </Drawing>
    );
}

const Turned = ({ x, y, turn = 0, children }: Spot & { readonly children: ReactNode }) => (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>{children}</g>
);

const Falling = ({ piece, ...spot }: Spot & { readonly piece: Piece }) => <Turned {...spot}>{piece.drawing}</Turned>;

/** The sheet with the question, drawn as a kite with two sticks and a tail. */
function CallSheet({ language }: Props) {
    const words = strings[language].drawings;
    return (
        <>
            <path className="thin" d="M118 86q14 8 8 18t8 18" />
            <path className="bright thin" d="M121 100l11-5-2 11zM127 118l12-3-4 10z" />
            <Sheet width={124} height={90} />
            <path className="rule" d="M2 89 122 12M2 2l120 86" />
            <path d="M1 24h122M1 27h122" />
            <path className="thin" d="M1 64h122M62 64v25" />
            <Label text={words.question} x={9} y={17} as="small quiet" />
            <Lines lines={linesOf(words.whyRain, 106)} y={50} />
            <path className="quiet" d="M9 77h38M70 77h30" />
        </>
    );
}
