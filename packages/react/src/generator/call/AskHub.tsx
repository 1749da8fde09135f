import type { CatalogueModel } from "@callsheet/catalogue/search";
import { useEffect, useRef, useState } from "react";
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
};

/** Fetches the model's current data from the Hub. Nothing else on this page contacts the Hub. */
export function AskHub({ strings, id, models, onModel, date }: Props) {
    const { part } = useAppearance();
    const [status, setStatus] = useState("");
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
            const { createHub, whoServes } = await import("@callsheet/catalogue/hub");
            const sources = { catalogue: models, hub: createHub(), first: "hub", signal } as const;
            const { model, isDenied = false } = await whoServes(id, sources);
            if (isDenied) return setStatus(strings.hubLacks);
            if (!isFromHub(model)) return setStatus(fill(strings.hubUnreachable, { date }));
            onModel(model);
            setStatus("");
        } catch (error) {
            if (!signal.aborted) throw error;
        }
    };
    return (
        <p className={part("ask-hub")}>
            <button type="button" onClick={ask}>
                {strings.askHub}
            </button>{" "}
            <span role="status">{status}</span>
        </p>
    );
}

/** Live data from the Hub has no `lastListed` date. */
const isFromHub = (model: CatalogueModel | undefined): model is CatalogueModel =>
    model?.mappings.every(({ lastListed }) => lastListed === undefined) ?? false;
