import reports from "../../../verify/reports/proof.json";
import { cellsOf, type Report, type Reports, versionOf } from "../../../verify/reports/proof.ts";
import type { ProofOfSnippets, Proved } from "../generator/ProvedNote.tsx";
import type { Language } from "../languages.ts";
import { pathOf, proof as proofPlace } from "../routes.ts";
import { dateIn } from "../words/format.ts";

const proved = provedOf(reports);

/** The results of the proof, for pages that show snippets. */
export const proofOfSnippets = (language: Language): ProofOfSnippets => ({
    proved,
    date: dateIn(language, reports.whole.when),
    href: pathOf(language, proofPlace),
});

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
