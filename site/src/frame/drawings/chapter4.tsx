/** The figures of chapter 4, about images, audio and video. */

import { Drawing, type FigureProps } from "./Drawing.tsx";
import { Arrow, Server } from "./objects.tsx";
import { Label } from "./paper.tsx";
import { Person } from "./people.tsx";
import { Placed } from "./piece.tsx";
import { SequenceDiagram, type Step } from "./SequenceDiagram.tsx";

type TwigProps = { readonly x: number; readonly y: number; readonly className: string };

/** A twig of neem, 38 by 44, with its leaves in pairs. */
const Twig = ({ x, y, className }: TwigProps) => (
    <Placed x={x} y={y}>
        <path
            className={className}
            d="M19 12Q8 13 2 6 12 2 19 12zM19 12Q30 13 36 6 26 2 19 12zM19 24Q8 25 2 18 12 14 19 24zM19 24Q30 25 36 18 26 14 19 24zM19 36Q8 37 2 30 12 26 19 36zM19 36Q30 37 36 30 26 26 19 36z"
        />
        <path d="M19 2v42" />
    </Placed>
);

/** At the head of the chapter: a boy photographs a twig, and a radio plays. */
export const photographer = (
    <>
        <path className="paper" d="M16 91q6-20 0-42h20q-6 22 2 42z" />
        <path
            className="paper"
            d="M10 52Q-6 46 2 34-6 22 8 16 10 2 26 6q12-10 24 0 16-2 17 12 12 8 2 18 0 14-16 12-8 8-18 3-12 8-25 1z"
        />
        <path className="thin" d="M66 22Q82 4 97 10M20 24q4 5 9 1M40 34q5 4 9 0M16 40q4 3 8 0M44 16q4 4 8 0" />
        <Twig x={78} y={6} className="bright" />
        <g transform="translate(340 0) scale(-1 1)">
            <Person x={176} y={91} wears="shirt" hair="short" arms="M3-43 14-41l12-13M-3-42 8-34l17-16" />
        </g>
        <rect className="paper" x="131" y="26" width="10" height="17" rx="2" />
        <path className="dashed thin" d="M127 30 116 24M127 40 116 46" />
        <Placed x={220} y={48}>
            <path d="M12 8 30-14" />
            <rect className="paper" x="1" y="8" width="70" height="35" rx="4" />
            <circle cx="20" cy="26" r="11" />
            <path className="dots" d="M20 26v0" />
            <path d="M40 18h24M40 26h24M44 35v0M52 35v0M60 35v0" />
            <path className="quiet" d="M80 18q5 8 0 16M88 12q9 14 0 28M96 7q12 19 0 38" />
        </Placed>
    </>
);

/** A file as it is sent: its bytes and their media type. */
export const Parcel = ({ words }: FigureProps<"parcel">) => (
    <Drawing height={142} label={words.says}>
        <Placed x={0} y={20}>
            <rect className="paper" x="1" y="1" width="76" height="88" rx="2" />
            <path className="sunk bare" d="M8 8h62v62H8z" />
            <Twig x={20} y={16} className="paper" />
            <Label text="leaf.jpg" x={39} y={112} as="mono middle" />
        </Placed>
        <Arrow x={84} y={66} length={16} />
        <Placed x={108} y={20}>
            {["255 216", "255 224", "0 16 74", "70 73 …"].map((numbers, index) => (
                <Label key={numbers} text={numbers} x={0} y={24 + index * 18} as="mono" />
            ))}
            <Label text={words.bytes} x={23} y={112} as="middle" />
        </Placed>
        <Arrow x={162} y={66} length={16} />
        <Placed x={186} y={20}>
            <path className="sunk" d="M1 22 16 4h110l15 18v68H1z" />
            <path d="M1 22h140" />
            <path className="quiet" d="M71 4v86M1 80h140" />
            <rect className="marked" x="18" y="32" width="106" height="40" rx="2" />
            <Label text="Content-Type" x={71} y={48} as="mono quiet middle" />
            <Label text="image/jpeg" x={71} y={64} as="mono middle" />
            <Label text={words.parcel} x={71} y={112} as="middle" />
        </Placed>
    </Drawing>
);

/** An hourglass, for the wait between two polls. */
const pause = {
    height: 26,
    drawing: <path className="paper" d="M-8-9H8q0 6-6 9 6 3 6 9H-8q0-6 6-9-6-3-6-9z" />,
};

/** How a long job is submitted, polled and fetched. */
export function Receipt({ words }: FigureProps<"receipt">) {
    const steps: readonly Step[] = [
        { text: words.submit, to: "right" },
        { text: words.ticket, to: "left" },
        { text: words.poll, to: "right", before: pause },
        { text: words.waits, to: "left" },
        { text: words.poll, to: "right", before: pause },
        { text: words.done, to: "left" },
        { text: words.fetch, to: "right", marked: true },
    ];
    return (
        <SequenceDiagram
            says={words.says}
            program={words.program}
            other={{ name: words.provider, drawing: <Server x={253} y={3} /> }}
            steps={steps}
        />
    );
}
