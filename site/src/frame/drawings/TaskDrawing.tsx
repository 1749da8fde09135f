import type { TaskId } from "@callsheet/inference/tasks";
import type { Language } from "../../languages.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { Drawing } from "./Drawing.tsx";
import { Arrow, column, heightOf, Model, type Piece, Stack } from "./piece.tsx";
import { piecesOf } from "./task-pieces.ts";

type Props = { readonly task: TaskId; readonly language: Language };

const width = 328;

type FlowProps = { readonly takes: readonly Piece[]; readonly gives: readonly Piece[]; readonly middle: number };

/** From inputs on the left through a model to its output on the right. */
export const Flow = ({ takes, gives, middle }: FlowProps) => (
    <>
        <Stack pieces={takes} x={0} middle={middle} />
        <Arrow x={column + 5} y={middle} length={12} />
        <Model x={width / 2} y={middle} />
        <Arrow x={width - column - 17} y={middle} length={12} />
        <Stack pieces={gives} x={width - column} middle={middle} />
    </>
);

/** An example of a task: its inputs on the left, its output on the right. */
export function TaskDrawing({ task, language }: Props) {
    const words = strings[language].drawings;
    const { takes, gives } = piecesOf(task, words);
    const height = Math.max(heightOf(takes), heightOf(gives), 60) + 8;
    return (
        <Drawing height={height} label={fill(words.task, { takes: sayAll(takes), gives: sayAll(gives) })}>
            <Flow takes={takes} gives={gives} middle={height / 2} />
        </Drawing>
    );
}

const sayAll = (pieces: readonly Piece[]): string => pieces.map(({ says }) => says.replace(/\.$/, "")).join("; ");
