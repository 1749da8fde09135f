import { useSortable } from "@dnd-kit/sortable";
import type { ExerciseStrings } from "../../words/en/exercises.ts";
import { fill } from "../../words/format.ts";

type Props = {
    readonly line: string;
    readonly words: ExerciseStrings["order"];
    readonly isFirst: boolean;
    readonly isLast: boolean;
    readonly onMove: (by: -1 | 1) => void;
    readonly onRemove: () => void;
};

/** A line of the reader's program: it can be dragged, and has buttons that do the same. */
export function ChosenLine({ line, words, isFirst, isLast, onMove, onRemove }: Props) {
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
export const CodeLines = ({ text }: { readonly text: string }) =>
    text.trim() === "" ? null : (
        <code className="order-code" lang="en" dir="ltr" translate="no">
            {text}
        </code>
    );
