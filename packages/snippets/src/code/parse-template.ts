/**
 * Parses a template's text into rows. This happens once per template, and once more for each combination of absent
 * holes.
 */
import type { Block } from "./output.ts";

/** A line of a template, with the following lines that have no holes. */
export type Row = Line & { readonly below?: Block };

/** The indentation, and the texts with the holes between them. */
type Line = { readonly margin: number; readonly parts: readonly (string | HolePosition)[] };

/** The position of a hole. */
export type HolePosition = {
    /** The hole's index. */
    readonly hole: number;
    /** `assigned`: after `key:` or `variable =`. The hole prints the space that follows. */
    readonly is: "alone" | "assigned" | "argument" | "within";
    /** The key that the hole is assigned to. */
    readonly key?: string | undefined;
    /** Whether it is alone on a row of a command that is continued with backslashes. */
    readonly continued?: boolean;
};

/** A parsed template, without the content of its holes. */
export type ParsedTemplate = {
    /** The indexes of the holes that are alone on their rows. If they are absent, their rows are removed. */
    readonly alone: readonly number[];
    /** The rows without those of absent holes. `absent` is the sum of `1 << index` over the absent holes. */
    readonly without: (absent: number) => readonly Row[];
};

/**
 * Parses a template's raw text.
 * @param continuesLines whether a backslash continues a command; no hole is `assigned` then
 */
export function parseTemplate(raw: readonly string[], continuesLines: boolean): ParsedTemplate {
    const rows = dedent(raw).map(({ margin, parts }) => ({ margin, parts: locateHoles(parts, continuesLines) }));
    const rowsByAbsent = new Map<number, readonly Row[]>();
    return {
        alone: rows.flatMap(({ parts: [first] }) => (isAlone(first) ? [first.hole] : [])),
        without: (absent) => {
            let present = rowsByAbsent.get(absent);
            if (present === undefined) {
                present = groupTextLines(presentLines(rows, continuesLines, (hole) => (absent & (1 << hole)) !== 0));
                rowsByAbsent.set(absent, present);
            }
            return present;
        },
    };
}

/** Texts, and the indexes of the holes between them. */
type Parts = readonly (string | number)[];

/** The template's rows without their common indentation, and without blank rows at the start and the end. */
function dedent(raw: readonly string[]): { margin: number; parts: Parts }[] {
    const lines: (string | number)[][] = [[]];
    for (const [index, text] of raw.entries()) {
        const [first = "", ...more] = text.replace(/\\(`|\$\{)/g, "$1").split("\n");
        lines.at(-1)?.push(first);
        for (const line of more) lines.push([line]);
        if (index < raw.length - 1) lines.at(-1)?.push(index);
    }
    const all = lines.map((line, index): { margin: number; parts: Parts } => {
        const parts = line.filter((part) => part !== "");
        const [first, ...rest] = parts;
        const last = parts.at(-1);
        if (typeof first !== "string") return { margin: 0, parts };
        if (parts.length === 1 && first.trim() === "") return { margin: 0, parts: [] };
        // Text right after the opening backtick has no indentation.
        const text = index === 0 ? first : first.trimStart();
        const trimmed = [...(text === "" ? [] : [text]), ...rest];
        if (typeof last === "string") trimmed.splice(-1, 1, (trimmed.length === 1 ? text : last).trimEnd());
        return { margin: first.length - text.length, parts: trimmed.filter((part) => part !== "") };
    });
    const start = all.findIndex(({ parts }) => parts.length > 0);
    const body = start < 0 ? [] : all.slice(start, all.findLastIndex(({ parts }) => parts.length > 0) + 1);
    const margins = body
        .filter(({ parts }, index) => parts.length > 0 && start + index > 0)
        .map(({ margin }) => margin);
    const common = margins.length > 0 ? Math.min(...margins) : 0;
    return body.map(({ margin, parts }) => ({ margin: Math.max(0, margin - common), parts }));
}

/** The positions of a row's holes, and its texts without the spaces that the holes print. */
function locateHoles(all: Parts, continuesLines: boolean): (string | HolePosition)[] {
    const parts: (string | HolePosition)[] = [];
    for (const [index, part] of all.entries()) {
        if (typeof part === "string") {
            parts.push(part);
            continue;
        }
        const before = all[index - 1];
        const after = all[index + 1];
        const [, left, operator] =
            (!continuesLines && typeof before === "string" && before.match(/^(.*)( =|:) $/s)) || [];
        if (
            index === 0 &&
            (after === undefined || (continuesLines && all.length === 2 && String(after).trim() === "\\"))
        ) {
            parts.push({ hole: part, is: "alone" });
        } else if (left !== undefined && operator !== undefined) {
            const key = operator === ":" ? left.trimStart() : undefined;
            parts.splice(-1, 1, left + operator, { hole: part, is: "assigned", key });
        } else {
            const isArgument = String(before).endsWith("(") && String(after).startsWith(")");
            parts.push({ hole: part, is: isArgument ? "argument" : "within" });
        }
    }
    return parts;
}

const isAlone = (part: string | HolePosition | undefined): part is HolePosition =>
    typeof part === "object" && part.is === "alone";

function presentLines(all: readonly Line[], continuesLines: boolean, isAbsent: (hole: number) => boolean): Line[] {
    const lines: Line[] = [];
    let isLineRemoved = false;
    for (const row of all) {
        const [first, ...rest] = row.parts;
        const isContinued = continuesLines && endsInContinuation(lines.at(-1));
        const continues = continuesLines && endsInContinuation(row);
        if (isAlone(first) && isAbsent(first.hole)) {
            if (isContinued && !continues) endContinuation(lines);
            isLineRemoved = true;
        } else {
            if (isAlone(first) && (isContinued || continues)) {
                lines.push({ ...row, parts: [{ ...first, continued: true }, ...rest] });
            } else if (!(isLineRemoved && isBlank(row) && isBlank(lines.at(-1)))) {
                // If a row between two blank rows is removed, only one of these is kept.
                lines.push(row);
            }
            isLineRemoved = false;
        }
    }
    return lines.slice(0, lines.findLastIndex((row) => !isBlank(row)) + 1);
}

/** Groups lines without holes into a block below the line before them. */
function groupTextLines(lines: readonly Line[]): Row[] {
    const rows: (Line & { below?: Block })[] = [];
    for (const { margin, parts } of lines) {
        const row = rows.at(-1);
        const texts = parts.filter((part) => typeof part === "string");
        if (row === undefined || texts.length < parts.length) rows.push({ margin, parts });
        else {
            const above = row.below?.lines ?? [];
            row.below = { lines: [...above, { margin, text: texts.join("") }], byIndent: new Map() };
        }
    }
    return rows;
}

const isBlank = (row: Line | undefined): boolean => row === undefined || row.parts.length === 0;

function endsInContinuation(row: Line | undefined): boolean {
    const last = row?.parts.at(-1);
    return typeof last === "string" && last.endsWith("\\");
}

function endContinuation(lines: Line[]): void {
    const row = lines.pop();
    const last = row?.parts.at(-1);
    if (row === undefined || typeof last !== "string") return;
    const text = last.slice(0, -1).trimEnd();
    lines.push({ margin: row.margin, parts: [...row.parts.slice(0, -1), ...(text === "" ? [] : [text])] });
}
