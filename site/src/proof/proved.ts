/** What the generator says of the snippets that it shows, small enough to be sent with its page. */
import { cellsOf, type Report, type Reports, versionOf } from "./report.ts";

export type Proved = {
    /** The clients all of whose programs passed, by provider and task: `js/fetch sh/curl` at `groq/conversational`. */
    readonly clients: Readonly<Record<string, string>>;
    /** With what each client was run: `openai 7.55.0` of `js/openai`. */
    readonly versions: Readonly<Record<string, string>>;
};

/** What the last run of every snippet has shown, and no newer run of those that stand for all has unsaid. */
export function provedOf({ whole, covering }: Reports): Proved {
    const failed = covering && covering.when > whole.when ? failedCells(covering) : [];
    const proved = cellsOf(whole)
        .filter(({ passed, all }) => passed === all)
        .filter(({ provider, task, client }) => !failed.includes(`${provider}/${task}/${client}`));
    const groups = Map.groupBy(proved, ({ provider, task }) => `${provider}/${task}`);
    const clients = [...groups].map(([pair, cells]) => [pair, cells.map(({ client }) => client).join(" ")]);
    return {
        clients: Object.fromEntries(clients),
        versions: Object.fromEntries(proved.map(({ client }) => [client, versionOf(whole, client)])),
    };
}

const failedCells = ({ failed }: Report): readonly string[] =>
    Object.keys(failed).map((id) => id.slice(0, id.lastIndexOf("/")));

/** With what a snippet was run; undefined where it was not, or did not pass. @param client `js/fetch` */
export function provedWith(
    { clients, versions }: Proved,
    provider: string,
    task: string,
    client: string,
): string | undefined {
    return clients[`${provider}/${task}`]?.split(" ").includes(client) ? versions[client] : undefined;
}
