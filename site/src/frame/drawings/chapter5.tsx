/** The figures of chapter 5, about the choice of task, model and provider. */

import { Drawing, type FigureProps } from "./Drawing.tsx";
import { Aeroplane, Bicycle, Bus, Rickshaw } from "./objects.tsx";
import { Label } from "./paper.tsx";
import { Person } from "./people.tsx";
import { Placed } from "./piece.tsx";
import { widthOf } from "./text-layout.ts";

/** At the head of the chapter: scales, to weigh the choices. */
export const scales = (
    <>
        <Person x={66} y={91} wears="sari" hair="plait" arms="M3-43 16-30l22 6M-3-42-11-30l7 8" />
        <path d="M166 91V12M150 91h32M104 22l124-10" />
        <circle className="paper" cx="166" cy="17" r="4" />
        <path className="thin" d="M104 22 86 62M104 22l18 40M228 12l-20 44M228 12l20 44" />
        <path className="paper" d="M82 62h44q-4 12-22 12T82 62zM202 56h52q-4 13-26 13t-26-13z" />
        <path className="bright" d="M96 62V50h4v-5h8v5h4v12z" />
        <path className="paper" d="M210 55l-3-12h42l-3 12z" />
        <path d="M208 48h40M214 43q-4-9 2-13 5 5 3 13M226 43q-4-13 4-18 6 8 3 18M238 43q0-9 7-11 3 7-1 11" />
        <path className="sunk" d="M276 91q-6-22 6-32l-6-9q10-5 22 0l-6 9q14 9 8 32z" />
        <path className="thin" d="M281 59h12" />
    </>
);

const vehicles = [
    { Vehicle: Bicycle, road: 104 },
    { Vehicle: Rickshaw, road: 160 },
    { Vehicle: Bus, road: 232 },
    { Vehicle: Aeroplane, road: 326 },
] as const;

const lane = 58;

/** Larger vehicles go farther, and most distances are short: model sizes. */
export const Distances = ({ words }: FigureProps<"distances">) => (
    <Drawing height={vehicles.length * lane} label={words.says}>
        {vehicles.map(({ Vehicle, road }, index) => {
            const { job, size } = words.ways[index] ?? { job: "", size: "" };
            return (
                <Placed key={job} x={0} y={index * lane}>
                    <path d={`M1 51h${road}M${road + 1} 47v8`} />
                    <Vehicle x={4} y={51} />
                    {index === 0 && <path className="pen" d={`M66 18.5l${Math.round(widthOf(job)) + 6}-1`} />}
                    <Label text={job} x={69} y={22} />
                    <Label text={size} x={69} y={40} as="quiet" />
                </Placed>
            );
        })}
    </Drawing>
);

const answers = ["text-to-image", "FLUX.1-schnell", "nscale"] as const;

/** The three choices before a call, in their order. */
export const ThreeQuestions = ({ words }: FigureProps<"three-questions">) => (
    <Drawing height={3 * 72 - 18} label={words.says}>
        {answers.map((answer, index) => {
            const { name, asks } = words.steps[index] ?? { name: "", asks: "" };
            const width = Math.round(answer.length * 6.6) + 18;
            return (
                <Placed key={answer} x={0} y={index * 72}>
                    {index > 0 && <path d="M34-18v16m-5-5 5 5 5-5" />}
                    <rect className="paper" x="1" y="1" width="326" height="52" rx="3" />
                    <Label text={name} x={14} y={22} as="strong" />
                    <Label text={asks} x={14} y={42} as="quiet" />
                    <rect className="marked" x={316 - width} y="15" width={width} height="24" rx="3" />
                    <Label text={answer} x={316 - width / 2} y={31} as="mono middle" />
                </Placed>
            );
        })}
    </Drawing>
);
