/** A sequence diagram: messages between a program and another party. */
import type { ReactNode } from "react";
import { Drawing } from "./Drawing.tsx";
import { Arrow, Laptop } from "./objects.tsx";
import { Label } from "./paper.tsx";
import { Placed } from "./piece.tsx";

export type Step = {
    readonly text: string;
    /** The receiver of the message. */
    readonly to: "left" | "right";
    /** Whether the message is highlighted as the result. */
    readonly marked?: boolean;
    /** What the left party does before it, drawn centred. */
    readonly before?: { readonly height: number; readonly drawing: ReactNode };
};

const [left, right] = [44, 284] as const;
const middle = (left + right) / 2;
const distance = 34;
/** The height of the heads above the lines. */
const heads = 86;
/** The distance of a text above its arrow. */
const over = 20;

const roomOf = ({ before }: Step): number => distance + (before?.height ?? 0);

/** The height down to the arrow of the last step. */
const reach = (steps: readonly Step[]): number => steps.reduce((sum, step) => sum + roomOf(step), 0);

const sequenceHeight = (steps: readonly Step[]): number => reach(steps) + 12;

type SequenceDiagramProps = {
    /** The alternative text. */
    readonly says: string;
    readonly program: string;
    /** The other party and its name, drawn above the right line. */
    readonly other: { readonly name: string; readonly drawing: ReactNode };
    readonly steps: readonly Step[];
};

export const SequenceDiagram = ({ says, program, other, steps }: SequenceDiagramProps) => (
    <Drawing height={heads + sequenceHeight(steps)} label={says}>
        <Laptop x={2} y={0} />
        <path d="M23 11h20M23 19h30M23 27h14" />
        <Label text={program} x={1} y={78} />
        {other.drawing}
        <Label text={other.name} x={right} y={78} as="middle" />
        <Sequence steps={steps} />
    </Drawing>
);

/** The steps between the left line and the right one. */
const Sequence = ({ steps }: { readonly steps: readonly Step[] }) => (
    <Placed x={0} y={heads}>
        <path className="rule" d={`M${left} 0V${sequenceHeight(steps)}M${right} 0V${sequenceHeight(steps)}`} />
        {steps.map((step, index) => {
            const at = reach(steps.slice(0, index + 1));
            return (
                <g key={at}>
                    {step.before && (
                        <Placed x={left} y={Math.round(at - (roomOf(step) + over) / 2)}>
                            {step.before.drawing}
                        </Placed>
                    )}
                    <Label text={step.text} x={middle} y={at - 8} as="middle" marked={step.marked ?? false} />
                    {step.to === "right" ? (
                        <Arrow x={left + 8} y={at} length={right - left - 16} />
                    ) : (
                        <Arrow x={right - 8} y={at} length={left - right + 16} />
                    )}
                </g>
            );
        })}
    </Placed>
);
