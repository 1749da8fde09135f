import type { Catalogue, CatalogueModel } from "@callsheet/catalogue/search";
import { useCallback, useMemo, useRef, useState } from "react";

/** The catalogue, as far as it has loaded, with entries from the Hub. */
export type KnownModels = Catalogue & {
    /** Which models are here: those that the generator began with, all, or only the former because loading failed. */
    readonly extent: "start" | "whole" | "unreachable";
    /** Entries from the Hub, which take precedence over the catalogue's. */
    readonly fromHub: ReadonlyMap<string, CatalogueModel>;
};

type KnownModelsState = {
    readonly models: KnownModels;
    /** Loads the whole catalogue once. A failure keeps the known models; another call retries. */
    readonly load: () => void;
    /** Keeps the Hub's entry for a model. */
    readonly addHubModel: (model: CatalogueModel) => void;
};

const nothing: Catalogue = { asOf: "1970-01-01", models: [] };

/** The known models: those of the start, the catalogue once it has loaded, and what the Hub was asked for. */
export function useKnownModels(start: Catalogue = nothing, loadCatalogue: () => Promise<Catalogue>): KnownModelsState {
    const [loaded, setModels] = useState((): KnownModels => ({ ...nothing, extent: "start", fromHub: new Map() }));
    const models = useMemo(() => (loaded.extent === "whole" ? loaded : { ...loaded, ...start }), [loaded, start]);
    const loading = useRef<Promise<void>>(undefined);
    const load = useCallback(() => {
        loading.current ??= loadCatalogue().then(
            (catalogue) => setModels(({ fromHub }) => ({ ...catalogue, extent: "whole", fromHub })),
            () => {
                loading.current = undefined;
                setModels((before) => ({ ...before, extent: "unreachable" }));
            },
        );
    }, [loadCatalogue]);
    const addHubModel = useCallback(
        (model: CatalogueModel) =>
            setModels((before) => ({ ...before, fromHub: new Map([...before.fromHub, [model.id, model]]) })),
        [],
    );
    return useMemo(() => ({ models, load, addHubModel }), [models, load, addHubModel]);
}

/** The entry for a model id. */
export const modelIn = ({ models, fromHub }: KnownModels, id: string): CatalogueModel | undefined =>
    fromHub.get(id) ?? models.find((model) => model.id === id);
