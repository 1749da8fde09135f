/** What the generator says of the snippets that it shows, from the report of the proof. */
import type { Proved } from "../../generator/proved.ts";
import { cellsOf, type Report, type Reports, versionOf } from "./report.ts";

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
