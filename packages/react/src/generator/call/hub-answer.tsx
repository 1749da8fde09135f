/** What the Hub says of a model. Loads when the Hub is asked. */

import { createHub, whoServes } from "@callsheet/catalogue/hub";
import type { CatalogueModel } from "@callsheet/catalogue/search";
import type { OnChange } from "@callsheet/snippets/query";
import { ProviderTable } from "../../parts/ProviderTable.tsx";
import type { GeneratorStrings } from "../../words/en/generator.ts";
import { fill } from "../../words/format.ts";
import type { KnownModels } from "../state/known-models.ts";

/**
 * @param date the date of the catalogue, formatted
 * @returns the Hub's entry for the model, or why there is none
 */
export async function askHub(
    id: string,
    models: KnownModels,
    strings: GeneratorStrings,
    date: string,
    signal: AbortSignal,
): Promise<CatalogueModel | string> {
    const sources = { catalogue: models, hub: createHub(), first: "hub", signal } as const;
    const { model, isDenied = false } = await whoServes(id, sources);
    if (isDenied) return strings.hubLacks;
    return isFromHub(model) ? model : fill(strings.hubUnreachable, { date });
}

/** Live data from the Hub has no `lastListed` date. */
const isFromHub = (model: CatalogueModel | undefined): model is CatalogueModel =>
    model?.mappings.every(({ lastListed }) => lastListed === undefined) ?? false;

type Props = {
    readonly strings: GeneratorStrings;
    readonly model: CatalogueModel;
    readonly today: string;
    /** The id of the chosen provider. */
    readonly provider: string;
    readonly onChange: OnChange;
};

/** The providers that serve a model, with their terms. One is chosen by its name. */
export const HubTable = ({ strings, model, today, provider, onChange }: Props) => (
    <ProviderTable
        strings={strings.providerTable}
        mappings={model.mappings}
        today={today}
        renderProvider={(mapping, name) => (
            <button
                type="button"
                aria-pressed={mapping.provider === provider}
                onClick={() => onChange("provider", mapping.provider)}
            >
                {name}
            </button>
        )}
    />
);
