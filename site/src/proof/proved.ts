/** What the generator says of the snippets that it shows, small enough to be sent with its page. */
import { cellsOf, type Report, versionOf } from "./report.ts";

export type Proved = {
    /** The clients all of whose programs passed, by provider and task: `js/fetch sh/curl` at `groq/conversational`. */
    readonly clients: Readonly<Record<string, string>>;
    /** With what each client was run: `openai 7.55.0` of `js/openai`. */
    readonly versions: Readonly<Record<string, string>>;
};

export function provedOf(report: Report): Proved {
    const whole = cellsOf(report).filter(({ passed, all }) => passed === all);
    const groups = Map.groupBy(whole, ({ provider, task }) => `${provider}/${task}`);
    const clients = [...groups].map(([pair, cells]) => [pair, cells.map(({ client }) => client).join(" ")]);
    return {
        clients: Object.fromEntries(clients),
        versions: Object.fromEntries(whole.map(({ client }) => [client, versionOf(report, client)])),
    };
}

/** With what a snippet was run; undefined where it was not, or did not pass. @param client `js/fetch` */
export function provedWith(
    { clients, versions }: Proved,
    provider: string,
    task: string,
    client: string,
): string | undefined {
    return clients[`${provider}/${task}`]?.split(" ").includes(client) ? versions[client] : undefined;
}
