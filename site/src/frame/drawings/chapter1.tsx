/** The figures of chapter 1, about the first call of a model. */

import type { Language } from "../../languages.ts";
import { figureStrings } from "../../words/drawing-strings.ts";
import { Drawing } from "./Drawing.tsx";
import { Arrow, Laptop, Model, SmallCloud } from "./machines.tsx";
import { MarkUnder, Sheet } from "./paper.tsx";
import { Person } from "./people.tsx";
import { Placed } from "./piece.tsx";

type Props = { readonly language: Language };

/** At the head of the chapter: a girl telephones the weather office. The frog is yellow, as in the monsoon. */
export const Frog = ({ language }: Props) => (
    <Drawing width={328} height={92} label={figureStrings[language].heads[1]} className="on-rule">
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
    </Drawing>
);

/** A call: the question goes to the server with the model, and the answer comes back. */
export function HostedCall({ language }: Props) {
    const words = figureStrings[language]["hosted-call"];
    return (
        <Drawing width={328} height={144} label={words.says}>
            <Laptop x={1} y={34} />
            <path d="M22 45h20M22 53h30M22 61h14" />
            <text x="2" y="118">
                {words.program}
            </text>

            <Arrow x={94} y={50} length={118} />
            <text className="middle" x="153" y="41">
                {words.question}
            </text>
            <Arrow x={212} y={80} length={-118} />
            <MarkUnder text={words.answer} x={153} y={72} />
            <text className="middle" x="153" y="72">
                {words.answer}
            </text>
            <path className="quiet" d="M94 92v5h118v-5" />
            <text className="quiet middle" x="153" y="115">
                {words.call}
            </text>

            <Placed x={222} y={6}>
                <rect className="paper" x="1" y="1" width="104" height="110" rx="4" />
                <path d="M1 20h104M1 92h104M54 11h40M54 102h40" />
                <path className="dots" d="M13 11v0M13 102v0" />
                <Model x={30} y={56} />
                <text x="56" y="60">
                    {words.model}
                </text>
            </Placed>
            <text className="end" x="327" y="138">
                {words.server}
            </text>
        </Drawing>
    );
}

/** The parts of a response. */
export function AnswerParts({ language }: Props) {
    const words = figureStrings[language]["answer-parts"];
    return (
        <Drawing width={328} height={172} label={words.says}>
            <Sheet width={196} height={172} />
            <path className="pen" d="M11 40h166M11 57h112" />
            <text className="mono quiet" x="12" y="22">
                content
            </text>
            <path d="M12 40h30M48 40h44M98 40h22M126 40h50M12 57h38M56 57h26M88 57h34" />
            <path className="rule" d="M1 74h194M1 116h194" />
            <text className="mono quiet" x="12" y="99">
                finish_reason
            </text>
            <text className="mono" x="112" y="99">
                stop
            </text>
            <text className="mono quiet" x="12" y="135">
                usage
            </text>
            <rect className="sunk" x="12" y="146" width="54" height="12" rx="1.5" />
            <rect className="bright" x="66" y="146" width="115" height="12" rx="1.5" />

            <path className="quiet" d="M200 46h14M200 95h14M188 152h26" />
            <text x="220" y="50">
                {words.content}
            </text>
            <text x="220" y="99">
                {words.reason}
            </text>
            <text x="220" y="145">
                {words.read}
            </text>
            <text x="220" y="163">
                {words.written}
            </text>
        </Drawing>
    );
}

/** An environment variable as an envelope: its name is on the outside, its value inside. */
export function TokenVariable({ language }: Props) {
    const words = figureStrings[language]["token-variable"];
    return (
        <Drawing width={328} height={154} label={words.says}>
            <Placed x={0} y={30}>
                <Sheet width={138} height={88} />
                <path className="quiet" d="M12 20h72M12 34h96" />
                <text className="mono" x="12" y="54">
                    os.environ[
                </text>
                <text className="mono" x="26" y="72">
                    "HF_TOKEN"]
                </text>
            </Placed>
            <text x="1" y="142">
                {words.program}
            </text>

            <Arrow x={146} y={96} length={34} />

            <Placed x={188} y={30}>
                <path className="paper" d="M1 40 70 2l69 38v48H1z" />
                <rect className="marked" x="20" y="-14" width="100" height="70" />
                <text className="mono middle" x="70" y="10">
                    hf_•••••••
                </text>
                <path className="paper" d="M1 40 60 66h20l59-26v48H1z" />
                <path className="thin" d="M1 88l52-25M139 88 87 63" />
                <rect className="paper" x="34" y="66" width="72" height="18" rx="2" />
                <text className="mono middle" x="70" y="79">
                    HF_TOKEN
                </text>
            </Placed>
            <text className="end" x="327" y="142">
                {words.terminal}
            </text>
        </Drawing>
    );
}
