/** Which snippets are proved, for the generator, from the reports of the proof. */

import { cellsOf, type Report, type Reports, versionOf } from "../../../../reports/proof.ts";
import type { Proved } from "../../generator/ProvedNote.tsx";

/** The snippets that passed in the last complete run and did not fail in a newer covering run. */
export function provedOf({ whole, covering }: Reports): Proved {
    const failed = covering && covering.when > whole.when ? failedCells(covering) : [];
    const proved = cellsOf(whole)
        .filter(({ passed, all }) => passed === all)
        .filter(({ provider, task, client }) => !failed.includes(`${provider}/${task}/${client}`));
    const byCall = Map.groupBy(proved, ({ provider, task }) => `${provider}/${task}`);
    const byClients = Map.groupBy(byCall, ([, cells]) => cells.map(({ client }) => client).join(" "));
    const calls = [...byClients].map(([clients, groups]) => [clients, groups.map(([call]) => call).join(" ")]);
    return {
        calls: Object.fromEntries(calls),
        versions: Object.fromEntries(proved.map(({ client }) => [client, versionOf(whole, client)])),
    };
}

const failedCells = ({ failed }: Report): readonly string[] =>
    Object.keys(failed).map((id) => id.slice(0, id.lastIndexOf("/")));
