/** Asks the Hub for the models that the catalogue does not know. */
import { catalogue } from "@callsheet/catalogue";
import { createHub, whoServes } from "@callsheet/catalogue/hub";
import { providersOf } from "@callsheet/catalogue/search";
import type { Terminal } from "../terminal.ts";
import { unique } from "../values.ts";
import type { DocFinding } from "./check-files.ts";

/** The findings with what the Hub says of their models; those of models that providers serve are left out. */
export async function askHub({ fetch, env }: Terminal, findings: readonly DocFinding[]): Promise<DocFinding[]> {
    const hub = createHub({ fetch, accessToken: env["HF_TOKEN"] });
    const answers = new Map<string, string>();
    for (const model of unique(findings.flatMap((one) => one.model ?? []))) {
        const { model: found, reason, from } = await whoServes(model, { catalogue, hub, first: "hub" });
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
