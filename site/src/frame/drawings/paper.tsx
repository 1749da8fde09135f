/** Pieces with text: sheets, speech bubbles, slips, bills. */
import { column, type Piece, type Spot } from "./piece.tsx";
import { leading, linesOf, widthOf } from "./text-layout.ts";

const margin = 9;

type LinesProps = {
    readonly lines: readonly string[];
    /** The baseline of the first line. */
    readonly y: number;
    /** The index of the first highlighted line; the lines after it are highlighted, too. */
    readonly markedFrom?: number | undefined;
    readonly lang?: string | undefined;
};

/** Lines of text. */
function Lines({ lines, y, markedFrom = lines.length, lang }: LinesProps) {
    const marks = lines.flatMap((line, index) =>
        index < markedFrom ? [] : [`M${margin - 2} ${y - 3.5 + index * leading}l${Math.round(widthOf(line) + 4)}-1`],
    );
    return (
        <>
            {marks.length > 0 && <path className="pen" d={marks.join("")} />}
            <text lang={lang}>
                {lines.map((line, index) => (
                    <tspan key={line} x={margin} y={y + index * leading}>
                        {line}
                    </tspan>
                ))}
            </text>
        </>
    );
}

type LabelProps = Spot & {
    readonly text: string;
    /** Its classes, such as `middle`, `end`, `mono`, `quiet`, `strong`. */
    readonly as?: string;
};

/** A text on one line. */
export const Label = ({ text, x, y, as }: LabelProps) => (
    <text className={as} x={x} y={y}>
        {text}
    </text>
);

/** A sheet of paper with a folded corner. */
const sheetPath = (width: number, height: number): string => `M1 1h${width - 11}l9 9v${height - 11}h-${width - 2}z`;

const Sheet = ({ width, height }: { readonly width: number; readonly height: number }) => (
    <>
        <path className="paper" d={sheetPath(width, height)} />
        <path d={`M${width - 10} 1v9h9`} />
    </>
);

type TextSheetOptions = {
    readonly width?: number;
    /** The text that the model wrote, highlighted, after the text or in its place. */
    readonly marked?: string;
    readonly lang?: string;
};

/** A text on a sheet. */
export function textSheet(text: string, { width = column, marked = "", lang }: TextSheetOptions = {}): Piece {
    const room = width - 2 * margin;
    const plainLines = text === "" ? [] : linesOf(text, room);
    const lines = [...plainLines, ...(marked === "" ? [] : linesOf(marked, room))];
    const height = lines.length * leading + 14;
    return {
        height,
        says: `“${[text, marked].filter(Boolean).join(" ")}”`,
        drawing: (
            <>
                <Sheet width={width} height={height} />
                <Lines lines={lines} y={21} markedFrom={plainLines.length} lang={lang} />
            </>
        ),
    };
}

/** A sheet with more text than can be read. */
export function longSheet(says: string): Piece {
    const rows = [70, 106, 98, 104, 90, 106, 101, 64];
    return {
        height: 112,
        says,
        drawing: (
            <>
                <Sheet width={column} height={112} />
                <path className="quiet" d={rows.map((row, index) => `M9 ${16 + index * 12}h${row}`).join("")} />
            </>
        ),
    };
}

const tail = 8;

/** A speech bubble with its tail at the reader's or the model's side. */
export function bubblePath(width: number, height: number, from: "reader" | "model"): string {
    const [right, bottom] = [width - 1, height - tail];
    const corner = { reader: `H26l-10 ${tail}v-${tail}H9`, model: `h-7v${tail}l-10-${tail}H9` }[from];
    return `M9 1H${right - 8}q8 0 8 8V${bottom - 8}q0 8-8 8${corner}q-8 0-8-8V9q0-8 8-8z`;
}

type SpeechBubbleOptions = { readonly from?: "reader" | "model"; readonly width?: number };

/** Text in a speech bubble; a model's is highlighted. */
export function speechBubble(text: string, { from = "reader", width = column }: SpeechBubbleOptions = {}): Piece {
    const lines = linesOf(text, width - 2 * margin);
    const height = lines.length * leading + 13 + tail;
    return {
        height,
        says: `“${text}”`,
        drawing: (
            <>
                <path className="paper" d={bubblePath(width, height, from)} />
                <Lines lines={lines} y={20} markedFrom={from === "model" ? 0 : undefined} />
            </>
        ),
    };
}

/** A sentence with a masked word. */
export function maskedSentence(before: string, mask: string, after: string): Piece {
    return {
        height: 75,
        says: `“${before} … ${after}”`,
        drawing: (
            <>
                <Sheet width={column} height={75} />
                <Lines lines={[before]} y={21} />
                <rect className="dashed" x="9" y="28" width={Math.round(widthOf(mask)) + 16} height="19" rx="3" />
                <Label text={mask} x={17} y={41.5} as="mono quiet" />
                <Lines lines={[after]} y={62} />
            </>
        ),
    };
}

/** Candidate labels, each on a slip. */
export function slips(names: readonly string[]): Piece {
    const places: { readonly name: string; readonly x: number; readonly y: number; readonly width: number }[] = [];
    for (const name of names) {
        const width = Math.round(widthOf(name)) + 14;
        const last = places.at(-1);
        const beside = last && last.x + last.width + 6;
        const fits = beside !== undefined && beside + width <= column;
        places.push({ name, width, x: fits ? beside : 1, y: fits ? (last?.y ?? 1) : (last?.y ?? -24) + 25 });
    }
    return {
        height: (places.at(-1)?.y ?? 0) + 21,
        says: names.join(", "),
        drawing: places.map(({ name, x, y, width }) => (
            <g key={name}>
                <rect className="paper" x={x} y={y} width={width} height="20" rx="3" />
                <Label text={name} x={x + width / 2} y={y + 14} as="middle" />
            </g>
        )),
    };
}

/** A bill with the sum in its last row. */
export function bill(says: string, rows: readonly (readonly [what: string, amount: string])[]): Piece {
    const height = rows.length * leading + 22;
    const teeth = "l-5-4-5 4".repeat(10);
    return {
        height: height + 4,
        says,
        drawing: (
            <>
                <path className="paper" d={`M12 1h100v${height}${teeth}z`} />
                <path className="quiet" d={`M20 ${height - leading - 11}h84`} />
                {rows.map(([what, amount], index) => (
                    <text key={what} y={19 + index * leading + (index === rows.length - 1 ? 7 : 0)}>
                        <tspan x="20">{what}</tspan>
                        <tspan className="end" x="104">
                            {amount}
                        </tspan>
                    </text>
                ))}
            </>
        ),
    };
}
