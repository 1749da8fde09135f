/**
 * A template's text, taken apart into rows. It is the same at every call, so that this is done once for each template,
 * and once more for each choice of holes that are absent.
 */

/** A line of a template: its indentation; texts, and the holes between them. */
export type Row = { readonly margin: number; readonly parts: readonly (string | Place)[] };

/** Where a hole stands. */
export type Place = {
    /** The hole's index. */
    readonly hole: number;
    /** `assigned`: behind `key: ` or `variable = `, whose last space the row leaves to the hole. */
    readonly is: "alone" | "assigned" | "argument" | "within";
    /** The key that the hole is assigned to. */
    readonly key?: string | undefined;
    /** It stands alone on a row of a command that a backslash continues. */
    readonly continued?: boolean;
};

/** A template without what stands in its holes. */
export type TemplateText = {
    /** The holes that stand alone on their rows, by index: when they are absent, they take their rows along. */
    readonly alone: readonly number[];
    /** The rows that are left without those of absent holes, which are given as the sum of `2 ** index`. */
    readonly without: (absent: number) => readonly Row[];
};

/** Takes apart a template's raw text. In shell a backslash continues a command, and no hole is assigned. */
export function templateText(raw: readonly string[], isShell: boolean): TemplateText {
    const rows = outdented(raw).map(({ margin, parts }) => ({ margin, parts: placed(parts, isShell) }));
    const known = new Map<number, readonly Row[]>();
    return {
        alone: rows.flatMap(({ parts: [first] }) => (isAlone(first) ? [first.hole] : [])),
        without: (absent) => {
            let present = known.get(absent);
            if (present === undefined) {
                present = presentRows(rows, isShell, (hole) => Math.floor(absent / 2 ** hole) % 2 === 1);
                known.set(absent, present);
            }
            return present;
        },
    };
}

/** Texts, and holes by their index. */
type Parts = readonly (string | number)[];

/** The template's rows without the indentation that they share and without blank rows around them. */
function outdented(raw: readonly string[]): { margin: number; parts: Parts }[] {
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
        // What stands right behind the opening backtick has no indentation of its own.
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

/** A row's holes in their places, and its texts without the spaces that belong to these. */
function placed(all: Parts, isShell: boolean): (string | Place)[] {
    const parts: (string | Place)[] = [];
    for (const [index, part] of all.entries()) {
        if (typeof part === "string") {
            parts.push(part);
            continue;
        }
        const before = all[index - 1];
        const after = all[index + 1];
        const [, left, operator] = (!isShell && typeof before === "string" && before.match(/^(.*)( =|:) $/s)) || [];
        if (index === 0 && (after === undefined || (isShell && all.length === 2 && String(after).trim() === "\\"))) {
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

const isAlone = (part: string | Place | undefined): part is Place => typeof part === "object" && part.is === "alone";

function presentRows(all: readonly Row[], isShell: boolean, isAbsent: (hole: number) => boolean): Row[] {
    const kept: Row[] = [];
    let removed = false;
    for (const row of all) {
        const [first, ...rest] = row.parts;
        const isContinued = isShell && endsInContinuation(kept.at(-1));
        const continues = isShell && endsInContinuation(row);
        if (isAlone(first) && isAbsent(first.hole)) {
            if (isContinued && !continues) endContinuation(kept);
            removed = true;
        } else {
            if (isAlone(first) && (isContinued || continues)) {
                kept.push({ ...row, parts: [{ ...first, continued: true }, ...rest] });
            } else if (!(removed && isBlank(row) && isBlank(kept.at(-1)))) {
                // A row that disappears between two blank rows leaves one of them.
                kept.push(row);
            }
            removed = false;
        }
    }
    return kept.slice(0, kept.findLastIndex((row) => !isBlank(row)) + 1);
}

const isBlank = (row: Row | undefined): boolean => row === undefined || row.parts.length === 0;

function endsInContinuation(row: Row | undefined): boolean {
    const last = row?.parts.at(-1);
    return typeof last === "string" && last.endsWith("\\");
}

function endContinuation(kept: Row[]): void {
    const row = kept.pop();
    const last = row?.parts.at(-1);
    if (row === undefined || typeof last !== "string") return;
    const text = last.slice(0, -1).trimEnd();
    kept.push({ margin: row.margin, parts: [...row.parts.slice(0, -1), ...(text === "" ? [] : [text])] });
}
