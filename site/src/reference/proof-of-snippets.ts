import reports from "../../../reports/proof.json";
import type { ProofOfSnippets } from "../generator/ProvedNote.tsx";
import type { Language } from "../languages.ts";
import { pathOf, proof as proofPlace } from "../routes.ts";
import { dateIn } from "../words/format.ts";
import { provedOf } from "./proof/proved.ts";

const proved = provedOf(reports);

/** The results of the proof, for pages that show snippets. */
export const proofOfSnippets = (language: Language): ProofOfSnippets => ({
    proved,
    date: dateIn(language, reports.whole.when),
    href: pathOf(language, proofPlace),
});
