/** The figures of chapter 6, about errors. */

import { Drawing, type FigureProps } from "./Drawing.tsx";
import { Bus } from "./objects.tsx";
import { Label } from "./paper.tsx";
import { Person } from "./people.tsx";
import { Placed } from "./piece.tsx";

/** At the head of the chapter: waiting for the next bus, as for a retry. */
export const busStop = (
    <>
        <path
            className="quiet"
            d="M20 8l-5 12M62 2l-5 12M38 30l-5 12M96 14l-5 12M78 40l-5 12M188 6l-5 12M222 22l-5 12M206 46l-5 12M256 4l-5 12M300 16l-5 12M284 36l-5 12M320 44l-5 12M110 52l-5 12M22 56l-5 12M236 62l-4 10"
        />
        <path d="M58 91V26" />
        <path className="paper" d="M44 10h28v18H44z" />
        <path className="thin" d="M49 16h18M49 22h11" />
        <Person x={136} y={91} wears="kurta" hair="plait" arms="M3-43 9-35l6-8M-3-42-8-28l3 9" />
        <path d="M151 52V18" />
        <path className="bright" d="M116 20q4-21 35-21t35 21q-9-6-17.5 0-9-6-17.5 0-9-6-17.5 0-9-6-17.5 0z" />
        <Bus x={262} y={91} />
        <path className="quiet" d="M252 90q-8 0-10-8M246 90q-10-2-14-6" />
    </>
);

const second = 38;
const waits = [1, 2, 4] as const;
const statuses = ["503", "503", "503", "200"] as const;

/** The position of an attempt on the time axis, if each wait is as long as allowed. */
const startOf = (attempt: number): number => 20 + second * (2 ** attempt - 1);

/** Retries with exponential backoff. */
export const DoublingWait = ({ words }: FigureProps<"doubling-wait">) => (
    <Drawing height={128} label={words.says}>
        {waits.map((wait, index) => {
            const [x, half] = [startOf(index), (wait * second) / 2];
            return (
                <g key={wait}>
                    <path className="sunk" d={`M${x} 40h${half}v18h-${half}z`} />
                    <path className="dashed" d={`M${x + half} 40h${half}M${x + half} 58h${half}`} />
                    <Label
                        text={index === waits.length - 1 ? `${wait} ${words.seconds}` : wait}
                        x={x + half}
                        y={28}
                        as="strong middle"
                    />
                </g>
            );
        })}
        {statuses.map((status, attempt) => (
            <Placed key={startOf(attempt)} x={startOf(attempt)} y={49}>
                <circle className={status === "200" ? "bright" : "paper"} r="10.5" />
                <path d={status === "200" ? "M-4.5 0l3 4 6-8" : "M-4-4l8 8M4-4l-8 8"} />
                <Label text={status} x={0} y={28} as="mono middle" />
            </Placed>
        ))}
        <path className="dashed" d="M10 104h34M10 118h34" />
        <Label text={words.chance} x={54} y={115} as="quiet" />
    </Drawing>
);

/** The width of code in a monospaced font. */
const widthOfCode = (code: string): number => Math.round(code.length * 6.6);

type CodeProps = { readonly code: string; readonly x: number; readonly y: number };

/** Code with a fixed width that fits its frame: some systems round the width of a letter. */
const Code = ({ code, x, y }: CodeProps) => (
    <text className="mono" x={x} y={y} textLength={widthOfCode(code)}>
        {code}
    </text>
);

type PieceOfCode = { readonly code: string; readonly says: string; readonly kind: "text" | "outside" | "open" };

/** How a quote in a text breaks the shell command around it. */
export function SplitQuote({ words }: FigureProps<"split-quote">) {
    const pieces: readonly PieceOfCode[] = [
        { code: `'{"question": "What'`, says: words.text, kind: "text" },
        { code: "s the tide at Veraval?", says: words.outside, kind: "outside" },
        { code: `"}'`, says: words.open, kind: "open" },
    ];
    const line = pieces.map(({ code }) => code).join("");
    return (
        <Drawing height={142} label={words.says}>
            <Label text={words.meant} x={1} y={14} as="quiet" />
            <rect className="paper" x="1" y="24" width={widthOfCode(line) + 10} height="26" rx="3" />
            <Code code={line} x={6} y={41} />
            <Label text={words.read} x={1} y={82} as="quiet" />
            {pieces.map(({ code, says, kind }, index) => {
                const width = widthOfCode(code);
                const left = pieces.slice(0, index).reduce((sum, before) => sum + widthOfCode(before.code) + 11, 0);
                return (
                    <Placed key={kind} x={left} y={92}>
                        {kind === "text" && <rect className="paper" x="1" y="0" width={width + 8} height="26" rx="3" />}
                        {kind === "outside" && <path className="pen" d={`M3 13.5l${width + 4}-1`} />}
                        {kind === "open" && <path className="dashed" d={`M${width + 6} 0H1v26h${width + 5}`} />}
                        <Code code={code} x={5} y={17} />
                        <Label
                            text={says}
                            x={kind === "open" ? width + 6 : width / 2 + 5}
                            y={46}
                            as={kind === "open" ? "end" : "middle"}
                        />
                    </Placed>
                );
            })}
        </Drawing>
    );
}
