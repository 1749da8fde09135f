/** The figures of chapter 7, about an application. */

import { Drawing, type FigureProps } from "./Drawing.tsx";
import { Arrow, Browser, Key, Laptop, Model, Server } from "./objects.tsx";
import { bubblePath, Centred, Label, Sheet } from "./paper.tsx";
import { Placed } from "./piece.tsx";

/** At the head of the chapter: somebody asks by voice, without getting up from the swing. */
export const swing = (
    <>
        <path d="M16 1h140M26 1v62M146 1v62" />
        <path className="sunk" d="M18 62h136v7H18z" />
        <Placed x={74} y={0}>
            <path className="paper" d="M-5 30H5q5 16 6 32h-25q1-18 9-32z" />
            <path className="paper" d="M-12 52h28q7 0 8 8l3 27H17l-4-18h-25z" />
            <path d="M17 87h13" />
            <path d="M4 33 17 44l10-8" />
            <circle className="paper" cx="0" cy="21" r="8" />
            <path className="sunk" d="M-10 33q-4-22 10-22 7 0 8 6l-3 1q-5-3-7 1-2 7 0 13z" />
            <path className="quiet" d="M14 16q4 5 0 10M20 12q6 9 0 18" />
        </Placed>
        <path d="M206 66h110M216 66v25M306 66v25" />
        <Laptop x={220} y={8} />
        <path className="pen" d="M242 26l40-1" />
        <path d="M242 20h36M242 26h40M242 32h28" />
        <path className="quiet" d="M218 20q-5 8 0 16M210 15q-8 13 0 26" />
    </>
);

/** A voice in a bubble, 64 by 40; a model's is highlighted. */
const Voice = ({ x, from }: { readonly x: number; readonly from: "reader" | "model" }) => (
    <Placed x={x} y={4}>
        <path className="paper" d={bubblePath(64, 44, from)} />
        {from === "model" && <path className="pen" d="M8 19l48-1" />}
        <path d="M12 16v4M17 13v10M22 8v20M27 14v8M32 10v16M37 15v6M42 11v14M47 14v8M52 16v4" />
    </Placed>
);

/** A pipeline: the output of one model is the input of the next. */
export const ThreeModels = ({ words }: FigureProps<"three-models">) => (
    <Drawing height={218} label={words.says}>
        <Voice x={22} from="reader" />
        <path d="M54 52v13m-5-5 5 5 5-5" />
        {[words.listens, words.finds, words.speaks].map((name, index) => (
            <g key={name}>
                <Model x={54 + index * 110} y={96} />
                <Label text={name} x={54 + index * 110} y={138} as="strong middle" />
            </g>
        ))}
        <Arrow x={80} y={96} length={57} />
        <Label text={words.question} x={108} y={86} as="middle" />
        <Arrow x={190} y={96} length={57} />
        <Label text={words.note} x={218} y={86} as="middle" marked />
        <path d="M274 66V53m-5 5 5-5 5 5" />
        <Voice x={242} from="model" />

        <path d="M164 162v-14m-5 5 5-5 5 5" />
        <Placed x={128} y={166}>
            <Sheet width={72} height={52} />
            <path className="pen" d="M8 27l50-1" />
            <path d="M10 14h40M10 27h46M10 40h34" />
        </Placed>
        <Label text={words.notes} x={210} y={196} />
    </Drawing>
);

/** The token stays on one's own server; the page knows only the server's address. */
export const KeyStays = ({ words }: FigureProps<"key-stays">) => (
    <Drawing height={132} label={words.says}>
        <path className="rule dashed" d="M110 0v132" />
        <Centred text={words.everybody} x={50} y={14} width={100} className="quiet" />
        <Centred text={words.you} x={166} y={14} width={100} className="quiet" />

        <Browser x={1} y={44} />
        <path d="M37 70a6 6 0 0 1 12 0v6a6 6 0 0 1-12 0zM32 76q0 11 11 11t11-11M43 87v7" />
        <Label text={words.page} x={43} y={124} as="middle" />
        <Arrow x={90} y={64} length={38} />
        <Arrow x={128} y={84} length={-38} />

        <Server x={135} y={46} />
        <Key x={148} y={24} />
        <Label text={words.server} x={166} y={124} as="middle" />
        <Arrow x={204} y={64} length={54} />
        <Label text="token" x={231} y={56} as="mono middle" />
        <Arrow x={258} y={84} length={-54} />

        <Server x={265} y={46} />
        <Label text={words.provider} x={327} y={124} as="end" />
    </Drawing>
);
