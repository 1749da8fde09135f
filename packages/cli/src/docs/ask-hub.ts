/** Asks the Hub for the models that the catalogue does not know. */
import { providersOf } from "@callsheet/catalogue/search";
import { askHub } from "../resolve-model.ts";
import type { Terminal } from "../terminal.ts";
import { unique } from "../values.ts";
import type { DocFinding } from "./check-files.ts";

/** The findings with what the Hub says of their models; those of models that providers serve are left out. */
export async function withAnswersOfHub(terminal: Terminal, findings: readonly DocFinding[]): Promise<DocFinding[]> {
    const answers = new Map<string, string>();
    for (const model of unique(findings.flatMap((one) => one.model ?? []))) {
        const { model: found, reason, from } = await askHub(terminal, model);
        if (found && from === "hub") {
            const providers = providersOf(found);
            answers.set(model, providers.length > 0 ? "" : `The Hub has ${model}, and no provider serves it.`);
        } else answers.set(model, reason?.message ?? `The Hub does not show ${model}.`);
    }
    return findings.flatMap((one): DocFinding[] => {
        const answer = one.model === undefined ? undefined : answers.get(one.model);
        if (answer === undefined) return [one];
        return answer === "" ? [] : [{ ...one, message: answer }];
    });
}
