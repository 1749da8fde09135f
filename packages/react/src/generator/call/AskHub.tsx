import { createHub, whoServes } from "@callsheet/catalogue/hub";
import type { CatalogueModel } from "@callsheet/catalogue/search";
import type { OnChange } from "@callsheet/snippets/query";
import { useEffect, useRef, useState } from "react";
import { ProviderTable } from "../../parts/ProviderTable.tsx";
import type { GeneratorStrings } from "../../words/en/generator.ts";
import { fill } from "../../words/format.ts";
import { useAppearance } from "../appearance.ts";
import type { KnownModels } from "../state/known-models.ts";

type Props = {
    readonly strings: GeneratorStrings;
    /** The model's id. */
    readonly id: string;
    readonly models: KnownModels;
    /** Called with the Hub's entry for the model. */
    readonly onModel: (model: CatalogueModel) => void;
    /** The date of the catalogue, formatted. */
    readonly date: string;
    /** The id of the chosen provider. */
    readonly provider: string;
    readonly onChange: OnChange;
};

/** Fetches the model's current data from the Hub, and shows the providers beside each other. Nothing else on this page contacts the Hub. */
export function AskHub({ strings, id, models, onModel, date, provider, onChange }: Props) {
    const { part } = useAppearance();
    const [status, setStatus] = useState("");
    const [answer, setAnswer] = useState<Answer>();
    const request = useRef<AbortController>(undefined);
    // Choosing another model cancels the request for this one.
    useEffect(() => () => request.current?.abort(), []);
    const ask = async () => {
        request.current?.abort();
        const controller = new AbortController();
        request.current = controller;
        const { signal } = controller;
        setStatus(strings.askingHub);
        try {
            const { askHub, HubTable } = await import("./AskHub.tsx");
            const said = await askHub(id, models, strings, date, signal);
            if (typeof said === "string") return setStatus(said);
            onModel(said);
            setAnswer({ HubTable, model: said });
            setStatus("");
        } catch (error) {
            if (!signal.aborted) throw error;
        }
    };
    return (
        <>
            <p className={part("ask-hub")}>
                <button type="button" onClick={ask}>
                    {strings.askHub}
                </button>{" "}
                <span role="status">{status}</span>
            </p>
            {answer && (
                <answer.HubTable
                    strings={strings}
                    model={answer.model}
                    today={models.asOf}
                    provider={provider}
                    onChange={onChange}
                />
            )}
        </>
    );
}

/** What the Hub has said, and the table that shows it, which loads with it. */
type Answer = {
    readonly HubTable: typeof import("./AskHub.tsx").HubTable;
    readonly model: CatalogueModel;
};

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

type HubAnswerProps = {
    readonly strings: GeneratorStrings;
    readonly model: CatalogueModel;
    readonly today: string;
    /** The id of the chosen provider. */
    readonly provider: string;
    readonly onChange: OnChange;
};

/** The providers that serve a model, with their terms. One is chosen by its name. */
export const HubTable = ({ strings, model, today, provider, onChange }: HubAnswerProps) => (
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
