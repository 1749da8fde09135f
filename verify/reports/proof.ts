/** The reports of the proof: `proof.json` on our snippets, `peer.json` on those of the peer. */

/** The report of a run. It contains only objects and strings, which formatters do not rewrap. */
export type Report = {
    /** When the run ended, as an ISO date. */
    readonly when: string;
    /** The versions of the libraries and programs that snippets ran with: `js openai`, `curl`. */
    readonly versions: Readonly<Record<string, string>>;
    /** The number of snippets that a covering run chose from. */
    readonly of?: string;
    /** `3 passed, 0 failed, 0 not run`, by language and client. */
    readonly counts: Readonly<Record<string, string>>;
    /** How many passed, by provider and task: `js/fetch 24, sh/curl 12` at `groq/conversational`. */
    readonly passed: Readonly<Record<string, string>>;
    /** The failures, by the snippet's complete id: `groq/conversational/js/fetch/plain`. */
    readonly failed: Readonly<Record<string, string>>;
    /** How many were not run, in the form of `passed`. */
    readonly notRun: Readonly<Record<string, string>>;
    /** The number of programs for each difference that is listed in `judge/sdk-differences.ts`. */
    readonly listed: Readonly<Record<string, string>>;
    /** The number of look-ups at the Hub, by library and request. */
    readonly lookUps: Readonly<Record<string, string>>;
    /** The hostile calls, counted separately. */
    readonly hostile?: HostileReport;
};

export type HostileReport = Pick<Report, "counts" | "failed" | "notRun"> & {
    /** The number of programs for each limit in `hostile/limits.ts`. */
    readonly limits: Readonly<Record<string, string>>;
};

/** The last run of every snippet, and of a covering subset (`proof.json`). They are independent of each other. */
export type Reports = { readonly whole: Report; readonly covering?: Report };

/** How many snippets passed, of how many. */
export type Count = { readonly passed: number; readonly all: number };

/** A group of snippets that differ only in their options. */
export type Cell = Count & {
    readonly provider: string;
    readonly task: string;
    /** `js/fetch`; with the language, since a library may exist in two. */
    readonly client: string;
};

/** The cells of a report, in report order. */
export function cellsOf({ passed, failed, notRun }: Pick<Report, "passed" | "failed" | "notRun">): readonly Cell[] {
    const counts = new Map<string, Count>();
    const add = (key: string, more: Count) => {
        const { passed: before, all } = counts.get(key) ?? { passed: 0, all: 0 };
        counts.set(key, { passed: before + more.passed, all: all + more.all });
    };
    const addAll = (counted: Readonly<Record<string, string>>, count: (number: number) => Count) => {
        for (const [place, clients] of Object.entries(counted)) {
            for (const [, client, number] of clients.matchAll(/(\S+) (\d+)/g)) {
                add(`${place}/${client}`, count(Number(number)));
            }
        }
    };
    addAll(passed, (number) => ({ passed: number, all: number }));
    for (const id of Object.keys(failed)) add(id.slice(0, id.lastIndexOf("/")), { passed: 0, all: 1 });
    addAll(notRun, (number) => ({ passed: 0, all: number }));
    return [...counts].map(([key, count]) => {
        const [provider = "", task = "", ...client] = key.split("/");
        return { provider, task, client: client.join("/"), ...count };
    });
}

/** The sum of some cells. */
export const sumOf = (cells: readonly Count[]): Count => ({
    passed: cells.reduce((sum, { passed }) => sum + passed, 0),
    all: cells.reduce((sum, { all }) => sum + all, 0),
});

/** Keys in `versions` of clients whose key is not `{language} {client}`. */
const versionNames: Readonly<Record<string, string>> = {
    "js/callsheet": "js @callsheet/inference",
    "js/fetch": "node",
    "js/huggingface.js": "js @huggingface/inference",
    "sh/curl": "curl",
};

/** The library and version that a client's snippets ran with: `openai 7.55.0`. */
export function versionOf({ versions }: Pick<Report, "versions">, client: string): string {
    const name = versionNames[client] ?? client.replace("/", " ");
    const version = versions[name];
    const bare = name.replace(/^(js|python) /, "");
    return version === undefined ? bare : `${bare} ${version}`;
}
