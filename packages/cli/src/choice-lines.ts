/** The lines on standard error that say how a model was resolved. */
import type { Catalogue } from "@callsheet/catalogue";
import type { Served } from "@callsheet/catalogue/hub";
import { providersOf } from "@callsheet/catalogue/search";
import { hasOwnModelIds } from "@callsheet/inference/providers";
import type { ModelFlags } from "./commands/snippet.ts";
import { nearModelsHint } from "./near-models.ts";
import type { ResolvedModel } from "./resolved-model.ts";
import { UsageError } from "./usage-error.ts";

/** A model's entry in the catalogue or on the Hub. `trouble` says why the Hub failed, as the start of a sentence. */
export type LookupResult = Served & { readonly trouble?: string | undefined };

/**
 * The lines that say what was chosen, and from which source.
 *
 * @param guesses whether the model's task is a guess
 * @throws UsageError if the Hub does not show the model and its task is not known otherwise
 */
export function choiceLines(
    found: ResolvedModel,
    served: LookupResult,
    catalogue: Catalogue,
    flags: ModelFlags,
    guesses: boolean,
): string[] {
    const { id } = found.model;
    const { reason, trouble, isDenied } = served;
    const known = `the catalogue of ${catalogue.asOf}`;
    if (found.known !== undefined) {
        const source = served.from === "hub" ? "the Hub" : known;
        return [
            ...(trouble ? [`${trouble}: from ${known}.`] : []),
            choiceLine(found, source, served.from === "hub" ? undefined : catalogue.asOf),
        ];
    }
    if (reason && isDenied && guesses) throw new UsageError(deniedText(id, reason.message, catalogue));
    // A custom endpoint may have models that neither the catalogue nor the Hub knows.
    const lacking = flags.endpoint === undefined ? [lackingLine(id, served, known)] : [];
    const hint = flags.endpoint === undefined ? nearModelsHint(id, catalogue.models) : "";
    if (guesses) return [...lacking, `No --task given: ${id} is taken for a chat model, which is a guess.${hint}`];
    return reason ? lacking : [];
}

const lackingLine = (id: string, { reason, trouble, isDenied }: LookupResult, known: string): string => {
    if (reason === undefined) return `The catalogue lacks ${id}.`;
    return isDenied ? reason.message : `${trouble}, and ${known} lacks ${id}.`;
};

const deniedText = (id: string, message: string, { models }: Catalogue): string =>
    `${message}${nearModelsHint(id, models)} To go on all the same, say with --task what it does.`;

/** `black-forest-labs/FLUX.1-dev: text-to-image at fal-ai (fal-ai/flux/dev), from the catalogue of 2026-08-21.` */
function choiceLine({ model, task, provider, mapping, known }: ResolvedModel, source: string, asOf?: string): string {
    const serving = known === undefined ? [] : providersOf(known, task);
    if (provider !== "auto" && !serving.includes(provider)) {
        const others = serving.length > 0 ? `known are ${serving.join(", ")}` : "nobody is";
        const own =
            mapping === undefined && hasOwnModelIds(provider)
                ? " Its own id of the model may be needed: --provider-model."
                : "";
        return `${provider} is not known to serve ${model.id} for ${task}; ${others}, from ${source}.${own}`;
    }
    const own = mapping !== undefined && mapping.providerId !== model.id ? ` (${mapping.providerId})` : "";
    const older = asOf !== undefined && mapping?.lastListed !== undefined && mapping.lastListed < asOf;
    const listed = older ? `, last listed on ${mapping.lastListed}` : "";
    return `${model.id}: ${task} at ${provider}${own}, from ${source}${listed}.`;
}
