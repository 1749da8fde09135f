/** The figures of chapter 3, about chat. */

import { Drawing, type FigureProps } from "./Drawing.tsx";
import { Model } from "./objects.tsx";
import { Label, Sheet } from "./paper.tsx";
import { Person } from "./people.tsx";
import { Placed } from "./piece.tsx";
import { SequenceDiagram, type Step } from "./SequenceDiagram.tsx";

/** At the head of the chapter: the patient carries the case paper, as a chat carries its messages. */
export const clinic = (
    <>
        <path d="M14 91V44h26v28h14v19M14 72h26" />
        <Person x={98} y={91} wears="shirt" hair="turban" arms="M3-43 14-36l16-3M-3-42-9-30l4 9" />
        <path d="M84 91 82 62" />
        <Placed x={128} y={30}>
            <path className="marked" d="M1 5 19 1l6 25-18 4z" />
            <path className="thin" d="M6 10l10-2M8 16l10-2M9 22l6-1" />
        </Placed>
        <g transform="translate(398 0) scale(-1 1)">
            <Person x={198} y={91} wears="coat" hair="bun" arms="M3-43 15-34l15-6M-4-42-10-29l7 5" />
            <path className="thin" d="M194 46q4 16 9 0M199 54v6" />
        </g>
        <path className="paper" d="M226 60h92v6h-92zM234 66v25M310 66v25" />
        <path className="paper" d="M262 46h34v14h-34zM296 50q8 0 8 4t-8 4" />
        <path className="thin" d="M240 59q0-14 10-14" />
    </>
);

const row = 26;
const messages = ["system", "user", "assistant", "user", "assistant", "user"].map((role, index) => ({
    role,
    y: index * row,
}));

/** The messages in the first, the second and the third request. */
export function GrowingMessages({ words }: FigureProps<"growing-messages">) {
    const height = 28 + messages.length * row + 34;
    return (
        <Drawing height={height} label={words.says}>
            {[2, 4, 6].map((count, call) => (
                <Placed key={count} x={call * 112} y={0}>
                    <Label text={`${words.call} ${call + 1}`} x={52} y={14} as="strong middle" />
                    <Placed x={0} y={24}>
                        <Sheet width={104} height={count * row + 12} />
                        {messages.slice(0, count).map(({ role, y }) => (
                            <g key={y}>
                                {role === "assistant" && <path className="pen" d={`M8 ${y + 20}l78-1`} />}
                                {y > 0 && <path className="rule" d={`M9 ${y + 7}h86`} />}
                                <Label text={role} x={12} y={y + 24} as="mono" />
                            </g>
                        ))}
                        <Label text={`${count} ${words.messages}`} x={52} y={count * row + 32} as="quiet middle" />
                    </Placed>
                </Placed>
            ))}
        </Drawing>
    );
}

/** Code that the program runs between two messages. */
const Running = ({ code }: { readonly code: string }) => (
    <>
        <rect className="marked" x="-43" y="-14" width="114" height="28" rx="3" />
        <Label text={code} x={14} y={4} as="mono middle" />
    </>
);

/** The steps of a tool call: the model requests it, the program runs it. */
export function ToolSteps({ words }: FigureProps<"tool-steps">) {
    const steps: readonly Step[] = [
        { text: words.ask, to: "right" },
        { text: words.wants, to: "left" },
        { text: words.result, to: "right", before: { height: 46, drawing: <Running code={words.runs} /> } },
        { text: words.answer, to: "left", marked: true },
    ];
    return (
        <SequenceDiagram
            says={words.says}
            program={words.program}
            other={{ name: words.model, drawing: <Model x={284} y={30} /> }}
            steps={steps}
        />
    );
}
