import { type Modality, type TaskId, tasks } from "@callsheet/inference/tasks";
import type { ReactNode } from "react";
import { Drawing } from "./Drawing.tsx";
import { kitePaths } from "./image-pieces.tsx";
import { Placed } from "./piece.tsx";

/** The icon of a task at 40 pixels, for lists: its input medium, and its output medium in the pen's colour. */
export function TaskIcon({ task }: { readonly task: TaskId }) {
    const { takes, gives } = tasks[task];
    return (
        <Drawing width={40} height={40} className="icon">
            <g className="paper">
                <Placed x={1} y={2}>
                    {takes[0] && media[takes[0]]}
                </Placed>
            </g>
            <g className="marked">
                <Placed x={15} y={18}>
                    {media[gives]}
                </Placed>
            </g>
        </Drawing>
    );
}

const { paper, sticks } = kitePaths(0.45);
const smallKite = <path transform="translate(15 9) rotate(14)" d={paper + sticks} />;

/** The media, each 24 by 20; filled shapes have the colour of their group. */
const media: Readonly<Record<Modality, ReactNode>> = {
    text: <path d="M3 1h13l5 5v13H3zM16 1v5h5M7 10h10M7 14.5h7" />,
    messages: <path d="M4 1h16q3 0 3 3v8q0 3-3 3h-9l-5 4v-4H4q-3 0-3-3V4q0-3 3-3zM6 6h12M6 10h8" />,
    image: (
        <>
            <path d="M1 1h22v18H1z" />
            {smallKite}
            <path d="M1 15q7-1 10-5" />
        </>
    ),
    audio: (
        <>
            <rect x="1" y="1" width="22" height="18" rx="9" />
            <path d="M6 8.5v3M9 6v8M12 8v4M15 5v10M18 8.5v3" />
        </>
    ),
    video: <path d="M1 1h22v18H1zM1 5h22M1 15h22M6 1v4M12 1v4M18 1v4M6 15v4M12 15v4M18 15v4M10.5 7.7v4.6L14 10z" />,
    table: <path d="M1 1h22v18H1zM1 7h22M1 13h22M10 1v18" />,
    labels: (
        <>
            <rect x="1" y="2" width="22" height="4" rx="1" />
            <rect x="1" y="8" width="13" height="4" rx="1" />
            <rect x="1" y="14" width="6" height="4" rx="1" />
        </>
    ),
    numbers: <path d="M1 1h22v18H1zM5 6h3M11 6h3M17 6h2M5 10h2M11 10h3M17 10h2M5 14h3M11 14h2M17 14h2" />,
};
