/** The figures of chapter 1, about the first call of a model. */

import { Drawing, type FigureProps } from "./Drawing.tsx";
import { Arrow, Laptop, Model, SmallCloud } from "./objects.tsx";
import { Label, Sheet } from "./paper.tsx";
import { Person } from "./people.tsx";
import { Placed } from "./piece.tsx";

/** At the head of the chapter: a girl telephones the weather office. The frog is yellow, as in the monsoon. */
export const frog = (
    <>
        <Person x={36} y={91} wears="kurta" hair="plait" arms="M3-43 13-38l-4-12M-3-42-10-30l6 8" />
        <rect className="paper" x="41" y="33" width="5" height="11" rx="1.5" />
        <path className="dashed thin" d="M52 36Q84 6 126 30" />
        <Placed x={120} y={8}>
            <path className="paper" d="M1 83V46h52v37M-4 46h62l-8-9H4z" />
            <path d="M20 83V62h14v21M27 37V24M17 14q2 12 20 12zM27 20l9-8" />
            <path className="thin" d="M8 53h8v8H8zM38 53h8v8h-8z" />
        </Placed>
        <SmallCloud x={196} y={-8} />
        <path className="quiet" d="M212 58l-4 9M230 58l-4 9M248 58l-4 9M266 58l-4 9M220 72l-3 7M238 72l-3 7" />
        <Placed x={252} y={52}>
            <path
                className="bright"
                d="M22 39Q2 40 2 30 2 18 20 14q4-2 8-3-1-8 5-8 5 0 6 6 13 2 13 10 0 4-6 6 4 8 2 14z"
            />
            <path d="M33 8v0M38 20q6 3 13-1M22 39q-8-6-3-13 8-5 12 4M44 39q-2-6-6-9M14 39h42" />
            <path className="quiet" d="M58 14q4-4 4-9M64 19q9-7 9-18" />
        </Placed>
    </>
);

/** A call: the question goes to the server with the model, and the answer comes back. */
export const HostedCall = ({ words }: FigureProps<"hosted-call">) => (
    <Drawing height={144} label={words.says}>
        <Laptop x={1} y={34} />
        <path d="M22 45h20M22 53h30M22 61h14" />
        <Label text={words.program} x={2} y={118} />

        <Arrow x={94} y={50} length={118} />
        <Label text={words.question} x={153} y={41} as="middle" />
        <Arrow x={212} y={80} length={-118} />
        <Label text={words.answer} x={153} y={72} as="middle" marked />
        <path className="quiet" d="M94 92v5h118v-5" />
        <Label text={words.call} x={153} y={115} as="quiet middle" />

        <Placed x={222} y={6}>
            <rect className="paper" x="1" y="1" width="104" height="110" rx="4" />
            <path d="M1 20h104M1 92h104M54 11h40M54 102h40" />
            <path className="dots" d="M13 11v0M13 102v0" />
            <Model x={30} y={56} />
            <Label text={words.model} x={56} y={60} />
        </Placed>
        <Label text={words.server} x={327} y={138} as="end" />
    </Drawing>
);

/** The parts of a response. */
export const AnswerParts = ({ words }: FigureProps<"answer-parts">) => (
    <Drawing height={172} label={words.says}>
        <Sheet width={196} height={172} />
        <path className="pen" d="M11 40h166M11 57h112" />
        <Label text="content" x={12} y={22} as="mono quiet" />
        <path d="M12 40h30M48 40h44M98 40h22M126 40h50M12 57h38M56 57h26M88 57h34" />
        <path className="rule" d="M1 74h194M1 116h194" />
        <Label text="finish_reason" x={12} y={99} as="mono quiet" />
        <Label text="stop" x={112} y={99} as="mono" />
        <Label text="usage" x={12} y={135} as="mono quiet" />
        <rect className="sunk" x="12" y="146" width="54" height="12" rx="1.5" />
        <rect className="bright" x="66" y="146" width="115" height="12" rx="1.5" />

        <path className="quiet" d="M200 46h14M200 95h14M188 152h26" />
        <Label text={words.content} x={220} y={50} />
        <Label text={words.reason} x={220} y={99} />
        <Label text={words.read} x={220} y={145} />
        <Label text={words.written} x={220} y={163} />
    </Drawing>
);

/** An environment variable as an envelope: its name is on the outside, its value inside. */
export const TokenVariable = ({ words }: FigureProps<"token-variable">) => (
    <Drawing height={154} label={words.says}>
        <Placed x={0} y={30}>
            <Sheet width={138} height={88} />
            <path className="quiet" d="M12 20h72M12 34h96" />
            <Label text="os.environ[" x={12} y={54} as="mono" />
            <Label text={'"HF_TOKEN"]'} x={26} y={72} as="mono" />
        </Placed>
        <Label text={words.program} x={1} y={142} />

        <Arrow x={146} y={96} length={34} />

        <Placed x={188} y={30}>
            <path className="paper" d="M1 40 70 2l69 38v48H1z" />
            <rect className="marked" x="20" y="-14" width="100" height="70" />
            <Label text="hf_•••••••" x={70} y={10} as="mono middle" />
            <path className="paper" d="M1 40 60 66h20l59-26v48H1z" />
            <path className="thin" d="M1 88l52-25M139 88 87 63" />
            <rect className="paper" x="34" y="66" width="72" height="18" rx="2" />
            <Label text="HF_TOKEN" x={70} y={79} as="mono middle" />
        </Placed>
        <Label text={words.terminal} x={327} y={142} as="end" />
    </Drawing>
);
