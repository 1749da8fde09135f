/** The lines of a program, brought into order by tap, by drag or by keys. */
import {
    type Announcements,
    closestCenter,
    DndContext,
    KeyboardSensor,
    MouseSensor,
    TouchSensor,
    useSensor,
    useSensors,
} from "@dnd-kit/core";
import {
    arrayMove,
    SortableContext,
    sortableKeyboardCoordinates,
    useSortable,
    verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { useEffect, useState } from "react";
import type { RunSession } from "../../run/panel/run-session.ts";
import type { ExerciseStrings } from "../../words/en/exercises.ts";
import { fill } from "../../words/format.ts";
import { type LinesToChoose, linesIn, programOf } from "./exercise-data.ts";

type Words = ExerciseStrings["order"];
type Props = {
    readonly order: LinesToChoose;
    readonly words: Words;
    /** The lines of the reader's program. Default: none. */
    readonly chosen?: readonly string[];
    /** What was done last, for screen readers. */
    readonly said?: string;
    readonly onChange?: (chosen: readonly string[], said: string) => void;
};

/** The reader's program, and below it the lines that are left. */
export function OrderLines({ order, words, chosen = [], said = "", onChange = () => {} }: Props) {
    const left = order.lines.filter((line) => !chosen.includes(line));
    const sensors = useSensors(
        useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
        // A finger that rests drags; one that moves at once scrolls the page.
        useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 6 } }),
        useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
    );
    const placed = (template: string, line: string, lines: readonly string[]): string =>
        fill(template, { line: line.trim(), place: String(lines.indexOf(line) + 1), count: String(lines.length) });
    const change = (lines: readonly string[], template: string, line: string) =>
        onChange(lines, placed(template, line, lines));
    const move = (line: string, to: number): void => {
        const from = chosen.indexOf(line);
        if (from !== to && to >= 0 && to < chosen.length) change(arrayMove([...chosen], from, to), words.moved, line);
    };
    const indexOf = (id: string | number): number => chosen.indexOf(String(id));
    const announcements: Announcements = {
        onDragStart: ({ active }) => placed(words.picked, String(active.id), chosen),
        onDragOver: ({ active, over }) =>
            over
                ? fill(words.over, { line: String(active.id).trim(), place: String(indexOf(over.id) + 1) })
                : undefined,
        onDragEnd: () => undefined,
        onDragCancel: ({ active }) => placed(words.moved, String(active.id), chosen),
    };
    return (
        <>
            <p className="order-name">{words.program}</p>
            <div className="order-program">
                <CodeLines text={order.before} />
                {chosen.length === 0 ? (
                    <p className="order-empty minor">{words.empty}</p>
                ) : (
                    <DndContext
                        sensors={sensors}
                        collisionDetection={closestCenter}
                        accessibility={{ announcements, screenReaderInstructions: { draggable: words.howToDrag } }}
                        onDragEnd={({ active, over }) => over && move(String(active.id), indexOf(over.id))}
                    >
                        <SortableContext items={[...chosen]} strategy={verticalListSortingStrategy}>
                            <ol className="order-chosen">
                                {chosen.map((line, index) => (
                                    <ChosenLine
                                        key={line}
                                        line={line}
                                        words={words}
                                        isFirst={index === 0}
                                        isLast={index === chosen.length - 1}
                                        onMove={(by) => move(line, index + by)}
                                        onRemove={() =>
                                            onChange(
                                                chosen.filter((one) => one !== line),
                                                fill(words.removed, { line: line.trim() }),
                                            )
                                        }
                                    />
                                ))}
                            </ol>
                        </SortableContext>
                    </DndContext>
                )}
                <CodeLines text={order.after} />
            </div>
            <p className="order-name">{words.lines}</p>
            <ul className="order-left">
                {left.map((line) => (
                    <li key={line}>
                        <button
                            type="button"
                            data-order-line={line}
                            onClick={() => change([...chosen, line], words.added, line)}
                        >
                            <CodeLines text={line} />
                        </button>
                    </li>
                ))}
            </ul>
            {left.length === 0 && <p className="order-empty minor">{words.noneLeft}</p>}
            <p className="unseen" role="status">
                {said}
            </p>
        </>
    );
}

type OpenedProps = {
    readonly order: LinesToChoose;
    readonly words: Words;
    readonly session: RunSession;
    /** The line whose press has loaded this. */
    readonly pressed: string | undefined;
};

/** The lines as a part of the program that Run and the check take. */
export function OpenedOrder({ order, words, session, pressed }: OpenedProps) {
    // The session forgets a text that is the original, which has all lines in the order in which they are offered.
    const [chosen, setChosen] = useState<readonly string[]>([]);
    const [said, setSaid] = useState("");
    const change = (lines: readonly string[], text: string): void => {
        session.change(programOf(order, lines));
        setChosen(lines);
        setSaid(text);
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: after hydration, what is kept and what was pressed is shown once
    useEffect(() => {
        const kept = linesIn(order, session.state().edited ?? "");
        if (pressed === undefined) setChosen(kept);
        else change([...kept, pressed], "");
    }, []);
    return <OrderLines order={order} words={words} chosen={chosen} said={said} onChange={change} />;
}

type ChosenLineProps = {
    readonly line: string;
    readonly words: ExerciseStrings["order"];
    readonly isFirst: boolean;
    readonly isLast: boolean;
    readonly onMove: (by: -1 | 1) => void;
    readonly onRemove: () => void;
};

/** A line of the reader's program: it can be dragged, and has buttons that do the same. */
function ChosenLine({ line, words, isFirst, isLast, onMove, onRemove }: ChosenLineProps) {
    const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
        id: line,
        attributes: { roleDescription: words.draggable },
    });
    const named = (template: string): string => fill(template, { line: line.trim() });
    const style = transform ? { transform: `translate3d(0, ${transform.y}px, 0)`, transition } : { transition };
    return (
        <li ref={setNodeRef} style={style} data-dragged={isDragging ? "" : undefined}>
            <span className="order-line" {...attributes} {...listeners}>
                <CodeLines text={line} />
            </span>
            <span className="order-buttons">
                <button type="button" aria-label={named(words.up)} disabled={isFirst} onClick={() => onMove(-1)}>
                    ↑
                </button>
                <button type="button" aria-label={named(words.down)} disabled={isLast} onClick={() => onMove(1)}>
                    ↓
                </button>
                <button type="button" aria-label={named(words.remove)} onClick={onRemove}>
                    ✕
                </button>
            </span>
        </li>
    );
}

/** Lines of a program, or nothing. */
const CodeLines = ({ text }: { readonly text: string }) =>
    text.trim() === "" ? null : (
        <code className="order-code" lang="en" dir="ltr" translate="no">
            {text}
        </code>
    );
