/**
 * A template's text, taken apart into rows. It is the same at every call, so that this is done once for each template,
 * and once more for each choice of holes that are absent.
 */
import type { Row } from "./layout.ts";

/** Where a hole stands on its row. */
export type Place = {
    /** `assigned`: behind `key: ` or `variable = `, whose last space the row leaves to the hole. */
    readonly is: "alone" | "assigned" | "argument" | "within";
    /** The key that the hole is assigned to. */
    readonly key?: string;
};

/** The rows that are left when holes that stand alone on theirs are absent and take them along. */
export type Present = {
    readonly rows: readonly Row[];
    /** The holes, by index, that stand alone on rows of a command which a backslash continues. */
    readonly continued: ReadonlySet<number>;
};

/** A template without its holes' values. */
export type TemplateText = {
    /** The place of each hole. */
    readonly places: readonly Place[];
    /** The rows without those of absent holes, which are given as the sum of `2 ** index`. */
    readonly without: (absent: number) => Present;
};

/** Takes apart a template's raw text. In shell a backslash continues a command, and no hole is assigned. */
export function templateText(raw: readonly string[], isShell: boolean): TemplateText {
    const places: Place[] = [];
    const rows = outdented(raw).map((row) => placed(row, isShell, places));
    const known = new Map<number, Present>();
    return {
        places,
        without: (absent) => {
            let present = known.get(absent);
            if (present === undefined) {
                present = presentOf(rows, places, isShell, (hole) => Math.floor(absent / 2 ** hole) % 2 === 1);
                known.set(absent, present);
            }
            return present;
        },
    };
}

/** The template's rows without the indentation that they share and without blank rows around them. */
function outdented(raw: readonly string[]): Row[] {
    const lines: (string | number)[][] = [[]];
    for (const [index, text] of raw.entries()) {
        const [first = "", ...more] = text.replace(/\\(`|\$\{)/g, "$1").split("\n");
        lines.at(-1)?.push(first);
        for (const line of more) lines.push([line]);
        if (index < raw.length - 1) lines.at(-1)?.push(index);
    }
    const all = lines.map((line, index): Row => {
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

/** The row without the spaces that belong to its holes; the holes' places go into `places`. */
function placed({ margin, parts: all }: Row, isShell: boolean, places: Place[]): Row {
    const parts: (string | number)[] = [];
    for (const [index, part] of all.entries()) {
        const before = parts.at(-1) ?? "";
        const after = all[index + 1] ?? "";
        if (typeof part === "number") {
            const [, left, operator] = (!isShell && String(before).match(/^(.*)( =|:) $/s)) || [];
            if (isAlone(all, isShell)) places[part] = { is: "alone" };
            else if (left !== undefined && operator !== undefined) {
                parts.splice(-1, 1, left + operator);
                places[part] = { is: "assigned", ...(operator === ":" && { key: left.trimStart() }) };
            } else {
                const isArgument = String(before).endsWith("(") && String(after).startsWith(")");
                places[part] = { is: isArgument ? "argument" : "within" };
            }
        }
        parts.push(part);
    }
    return { margin, parts };
}

/** Whether a row is one hole; in a shell's command, with a backslash behind it. */
function isAlone([first, ...rest]: Row["parts"], isShell: boolean): boolean {
    if (typeof first !== "number") return false;
    return rest.length === 0 || (isShell && rest.length === 1 && String(rest[0]).trim() === "\\");
}

function presentOf(
    rows: readonly Row[],
    places: readonly Place[],
    isShell: boolean,
    isAbsent: (hole: number) => boolean,
): Present {
    const kept: Row[] = [];
    const continued = new Set<number>();
    let removed = false;
    for (const row of rows) {
        const [hole] = row.parts;
        const isContinued = isShell && endsInContinuation(kept.at(-1));
        const continues = isShell && endsInContinuation(row);
        if (typeof hole === "number" && places[hole]?.is === "alone") {
            if (isAbsent(hole)) {
                if (isContinued && !continues) endContinuation(kept);
                removed = true;
                continue;
            }
            if (isContinued || continues) continued.add(hole);
        }
        // A row that disappears between two blank rows leaves one of them.
        if (!(removed && isBlank(row) && isBlank(kept.at(-1)))) kept.push(row);
        removed = false;
    }
    return { rows: kept.slice(0, kept.findLastIndex((row) => !isBlank(row)) + 1), continued };
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
