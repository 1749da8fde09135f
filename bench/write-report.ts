/** Writes the report as Markdown, from the content of reports/bench.json alone. */
import type { Figure, Outcome, Report, ReportGroup, ReportRow, Run } from "../reports/bench.ts";
import { isAtMost } from "./summary.ts";

/** Returns the content of REPORT.md. */
export function writeReport(report: Report): string {
    const rows = report.groups.flatMap((group) => group.rows);
    const outcomes = rows
        .flatMap((row) => (row.state === "measured" ? row.measured.outcomes : []))
        .filter(({ mark }) => !mark);
    const metCount = outcomes.filter((outcome) => outcome.met).length;
    const missing = rows.filter((row) => row.state === "not run").length;
    const parts = [
        "# Speed and size",
        "`npm run bench` wrote this from what it measured ([bench.json](../reports/bench.json)); `npm run bench -- --help` says how to measure a part again.\n" +
            "Ours are the packages as they are published. Each number is the median of the rounds, in which all had their turn one after\n" +
            "the other, with the quartiles in brackets. “Ahead” is how many times better ours is than the best peer, “of the limit” is ours\n" +
            "divided by the limit, both round by round. A column of neither peer nor limit is an experiment: it isolates what keeps a goal away.",
        `${metCount} of ${outcomes.length} goals are met${missing > 0 ? `; ${missing} rows could not be measured` : ""}.`,
        ...report.groups.map(writeGroup),
        "## Where it was measured",
        ...writeRuns(Object.values(report.runs)),
    ];
    return `${parts.join("\n\n")}\n`;
}

function writeGroup({ title, about, rows }: ReportGroup): string {
    const measuredRows = rows.filter((row) => row.state === "measured");
    const peers = [...new Set(measuredRows.flatMap((row) => Object.keys(row.measured.peers)))];
    const limits = [...new Set(measuredRows.flatMap(({ limit = [] }) => limit))];
    const experiments = [...new Set(measuredRows.flatMap(({ experiment = [] }) => experiment))];
    const goals = measuredRows.some((row) => row.goals.length > 0);
    const columns: readonly Column[] = [
        { name: "", cell: ({ title: of, unit }) => (unit === "" ? of : `${of}, ${unit}`) },
        { name: "Callsheet", cell: ({ measured: { ours } }) => writeFigure(ours) },
        ...peers.map((name) => ({
            name: code(name),
            cell: ({ measured: { peers } }: MeasuredRow) => writeFigure(peers[name]),
        })),
        ...limits.map((name) => ({
            name,
            cell: (row: MeasuredRow) => (row.limit === name ? writeFigure(row.measured.limit) : ""),
        })),
        ...experiments.map((name) => ({
            name,
            cell: (row: MeasuredRow) => (row.experiment === name ? writeFigure(row.measured.experiment) : ""),
        })),
        ...(peers.length > 0
            ? [{ name: "ahead", cell: ({ measured }: MeasuredRow) => writeTimes(measured.ahead?.times) }]
            : []),
        ...(limits.length > 0
            ? [{ name: "of the limit", cell: ({ measured }: MeasuredRow) => writeTimes(measured.ofLimit) }]
            : []),
        ...(goals ? [{ name: "goal", cell: writeOutcomes }] : []),
    ];
    return [
        `## ${title}`,
        about,
        ...(measuredRows.length > 0 ? [table(columns, measuredRows)] : []),
        ...writeMissing(rows),
        ...writeRests(measuredRows),
    ].join("\n\n");
}

/** The explanations of rows that miss a goal. Rows with the same explanation share one paragraph. */
function writeRests(rows: readonly MeasuredRow[]): string[] {
    const missed = rows.filter(({ measured }) => measured.outcomes.some(({ met }) => !met));
    const byRest = Object.groupBy(missed, ({ rest = "" }) => rest);
    return Object.entries(byRest).flatMap(([rest, all = []]) =>
        rest === "" ? [] : [`Where the rest goes (${all.map(({ title }) => title).join("; ")}): ${rest}`],
    );
}

/** The reasons for missing measurements. Rows with the same reason share one paragraph. */
function writeMissing(rows: readonly ReportRow[]): string[] {
    const missing = rows.filter((row) => row.state === "not run");
    const byReason = Object.groupBy(missing, ({ reason }) => reason);
    return Object.entries(byReason).map(
        ([reason, all = []]) => `Not measured: ${all.map(({ title }) => title).join("; ")}. ${reason}`,
    );
}

type MeasuredRow = Extract<ReportRow, { readonly state: "measured" }>;
type Column = { readonly name: string; readonly cell: (row: MeasuredRow) => string };

function table(columns: readonly Column[], rows: readonly MeasuredRow[]): string {
    const lines = [
        columns.map(({ name }) => name),
        columns.map((_, index) => (index === 0 ? "---" : "---:")),
        ...rows.map((row) => columns.map(({ cell }) => cell(row))),
    ];
    return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** A row as one line for the terminal. */
export function rowLine(row: ReportRow): string {
    if (row.state === "not run") return `  ${row.title}: not measured. ${row.reason}`;
    const { ours, peers, limit } = row.measured;
    const others = [...Object.entries(peers), ...(limit && row.limit ? [[row.limit, limit] as const] : [])];
    const beside = others.map(([name, figure]) => `${name} ${writeNumber(figure.median)}`).join(", ");
    const goal = writeOutcomes(row);
    const parts = [`${writeNumber(ours.median)} ${row.unit}`.trim(), beside, goal].filter((part) => part !== "");
    return `  ${row.title}: ${parts.join("; ")}`;
}

const begins = "<!-- bench: npm run bench writes what follows -->";
const ends = "<!-- /bench -->";

/** The README with the short table updated between its markers. */
export function withTable(readme: string, report: Report): string {
    const [from, to] = [readme.indexOf(begins), readme.indexOf(ends)];
    if (from < 0 || to < from) return readme;
    return `${readme.slice(0, from)}${begins}\n\n${shortTable(report)}\n\n${readme.slice(to)}`;
}

function shortTable({ groups }: Report): string {
    const rows = groups.flatMap((group) =>
        group.rows.flatMap((row) => (row.state === "measured" && row.short !== undefined ? [row] : [])),
    );
    const columns: readonly Column[] = [
        { name: "", cell: ({ short = "", unit }) => (unit === "" ? short : `${short}, ${unit}`) },
        { name: "Callsheet", cell: ({ measured }) => writeNumber(measured.ours.median) },
        { name: "best peer", cell: writeBestPeer },
        { name: "limit", cell: writeLimit },
    ];
    return table(columns, rows);
}

function writeBestPeer({ measured: { ahead, peers } }: MeasuredRow): string {
    const best = ahead && peers[ahead.of];
    return best ? `${writeNumber(best.median)} (${code(ahead.of)})` : "";
}

const writeLimit = ({ limit, measured }: MeasuredRow): string =>
    measured.limit && limit !== undefined ? `${writeNumber(measured.limit.median)} (${limit})` : "";

/** Describes runs. Runs that differ only in their start time share one paragraph. */
function writeRuns(runs: readonly Run[]): string[] {
    const alike = Object.groupBy(runs, ({ machine: { cpu, cores, memory, system }, versions }) => {
        const namesWithVersions = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
        return `${cpu}, ${cores} cores, ${memory} GB, ${system}. ${namesWithVersions.join(", ")}.`;
    });
    return Object.entries(alike).map(([what, all = []]) => {
        const times = all.map(({ began }) => began.replace("T", " ").replace("Z", ""));
        return `${times.join(", ")} UTC: ${what}`;
    });
}

function writeFigure(figure: Figure | undefined): string {
    if (!figure) return "";
    const { median, low, high } = figure;
    const [from, to] = [writeNumber(low), writeNumber(high)];
    return from === to ? writeNumber(median) : `${writeNumber(median)} (${from}–${to})`;
}

const writeTimes = (figure: Figure | undefined): string => (figure ? `${writeNumber(figure.median)}x` : "");

const writeOutcomes = (row: MeasuredRow): string =>
    row.measured.outcomes.map((outcome) => writeOutcome(outcome, row)).join("; ");

/** A goal, with whether it is met or by how much it is missed. */
export function writeOutcome(outcome: Outcome, { better, unit }: Pick<ReportRow, "better" | "unit">): string {
    const atMost = isAtMost(outcome, better);
    const boundText =
        outcome.against === "itself" ? `${writeNumber(outcome.bound)} ${unit}`.trim() : `${outcome.bound}x`;
    const whose = { itself: "", "best peer": " the best peer", limit: " the limit" }[outcome.against];
    const goal = `${outcome.mark ? "mark " : ""}${atMost ? "at most" : "at least"} ${boundText}${whose}`;
    if (outcome.met) return `${goal}: met`;
    const missed = Math.abs(outcome.reached / outcome.bound - 1) * 100;
    return `${goal}: missed by ${missed < 1 ? "less than 1" : Math.round(missed)} %`;
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

const code = (name: string): string => `\`${name}\``;
