/** What the proof writes down of a run, as far as the site reads it. */
export type Report = {
    /** When the run ended, in ISO form. */
    readonly when: string;
    /** Of the libraries and programs that snippets were run with: `js openai`, `curl`. */
    readonly versions: Readonly<Record<string, string>>;
    /** The options that passed, by provider, task, language and client: `plain billed` at `groq/conversational/js/fetch`. */
    readonly passed: Readonly<Record<string, string>>;
    /** What was wrong, by the whole id of a snippet: `groq/conversational/js/fetch/plain`. */
    readonly failed: Readonly<Record<string, string>>;
    /** The options that were not run, as `passed` has them. */
    readonly notRun: Readonly<Record<string, string>>;
    /** Of how many snippets those that were run were chosen. */
    readonly of?: string;
};

/** The last runs (`proof/report.json`): of every snippet, and of those that stand for all. */
export type Reports = {
    readonly whole: Report;
    readonly covering?: Report;
};

/** How many snippets passed and how many there are. */
export type Count = { readonly passed: number; readonly all: number };

/** A group of snippets that differ by their options only. */
export type Cell = Count & {
    readonly provider: string;
    readonly task: string;
    /** `js/fetch`: a library may be there in two languages. */
    readonly client: string;
};

/** The cells of a report, in its order. */
export function cellsOf({ passed, failed, notRun }: Report): readonly Cell[] {
    const counts = new Map<string, Count>();
    const add = (key: string, more: Count) => {
        const { passed: before, all } = counts.get(key) ?? { passed: 0, all: 0 };
        counts.set(key, { passed: before + more.passed, all: all + more.all });
    };
    for (const [key, options] of Object.entries(passed)) {
        const number = options.split(" ").length;
        add(key, { passed: number, all: number });
    }
    for (const id of Object.keys(failed)) add(id.slice(0, id.lastIndexOf("/")), { passed: 0, all: 1 });
    for (const [key, options] of Object.entries(notRun)) add(key, { passed: 0, all: options.split(" ").length });
    return [...counts].map(([key, count]) => {
        const [provider = "", task = "", ...client] = key.split("/");
        return { provider, task, client: client.join("/"), ...count };
    });
}

/** The cells together. */
export const sumOf = (cells: readonly Count[]): Count => ({
    passed: cells.reduce((sum, { passed }) => sum + passed, 0),
    all: cells.reduce((sum, { all }) => sum + all, 0),
});

/** What is run by `js/fetch` and the like, by the name of its version in a report. */
const versionNames: Readonly<Record<string, string>> = {
    "js/callsheet": "js @callsheet/inference",
    "js/fetch": "node",
    "js/huggingface.js": "js @huggingface/inference",
    "sh/curl": "curl",
};

/** With what a client's snippets were run: `openai 7.55.0`. */
export function versionOf({ versions }: Pick<Report, "versions">, client: string): string {
    const name = versionNames[client] ?? client.replace("/", " ");
    const version = versions[name];
    const bare = name.replace(/^(js|python) /, "");
    return version === undefined ? bare : `${bare} ${version}`;
}
