/** Writes the rows of the report as text: one for the terminal, and the table of the README. */
import { isMet, type Report, type Row } from "../reports/bench.ts";

/** A row as one line for the terminal. */
export function rowLine(row: Row): string {
    const { title, unit, ours, others = {} } = row;
    if (ours === undefined) return `  ${title}: not measured`;
    const beside = Object.entries(others).map(([name, value]) => `${name} ${writeNumber(value)}`);
    const parts = [`${writeNumber(ours)} ${unit}`.trim(), beside.join(", "), writeGoal(row)];
    return `  ${title}: ${parts.filter((part) => part !== "").join("; ")}`;
}

const begins = "<!-- bench: npm run bench writes what follows -->";
const ends = "<!-- /bench -->";

/** The README with the table updated between its markers. */
export function withTable(readme: string, report: Report): string {
    const [from, to] = [readme.indexOf(begins), readme.indexOf(ends)];
    if (from < 0 || to < from) throw new Error("The README has no markers for the bench's table.");
    return `${readme.slice(0, from)}${begins}\n\n${table(report)}\n\n${readme.slice(to)}`;
}

function table({ groups }: Report): string {
    const rows = groups.flatMap((group) => group.rows);
    const lines = rows.flatMap((row) => {
        const { title, unit, ours, others = {} } = row;
        if (ours === undefined) return [];
        const beside = Object.entries(others).map(([name, value]) => `${writeNumber(value)} (${name})`);
        return [`| ${title}, ${unit} | ${writeNumber(ours)} | ${beside.join(", ")} | ${writeGoal(row)} |`];
    });
    return ["|  | Callsheet | beside it | goal |", "| --- | ---: | ---: | ---: |", ...lines].join("\n");
}

/** The goal of a row, and whether it is met; empty without a goal. */
export function writeGoal(row: Row): string {
    const { goal, unit, better } = row;
    if (goal === undefined) return "";
    const { bound, against } = goal;
    const text =
        against === undefined
            ? `${better === "lower" ? "at most" : "at least"} ${writeNumber(bound)} ${unit}`.trim()
            : `at least ${writeNumber(bound)}x ${against}`;
    return isMet(row) ? `${text}: met` : `${text}: missed`;
}

/** Formats a number with three significant digits and separated thousands: 0.123, 4.56, 78.9, 123 456. */
export function writeNumber(value: number): string {
    const short = Number(value.toPrecision(3));
    const size = Math.abs(short);
    if (size >= 100)
        return Math.round(value)
            .toString()
            .replace(/\B(?=(\d{3})+$)/g, " ");
    return short.toFixed(size >= 10 ? 1 : size >= 1 || size === 0 ? 2 : 3);
}
