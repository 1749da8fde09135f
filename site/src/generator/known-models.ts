/**
 * The known models, as a store that React reads: the models that came with the page, the catalogue once it has loaded,
 * and the entries that the reader has fetched from the Hub.
 */
import { type Catalogue, type CatalogueModel, readCatalogue } from "@callsheet/catalogue/search";
import { createStore } from "../store.ts";

/** The catalogue, as far as it has loaded, with entries from the Hub. */
export type KnownModels = Catalogue & {
    /** Which models are here: those that came with the page, all, or only the former because loading failed. */
    readonly extent: "examples" | "whole" | "unreachable";
    /** Entries from the Hub, which take precedence over the catalogue's. */
    readonly fromHub: ReadonlyMap<string, CatalogueModel>;
};

const store = createStore<KnownModels | undefined>(undefined);
let loading: Promise<void> | undefined;

export const {
    subscribe,
    /** The loaded models; undefined before anything has loaded. */
    now: loadedModels,
} = store;

/** Loads the catalogue once. A failure keeps the known models; another call retries. */
export function loadCatalogue(address: string, before: KnownModels): Promise<void> {
    loading ??= fetchCatalogue(address).then(
        (catalogue) => store.set({ ...catalogue, extent: "whole", fromHub: (store.now() ?? before).fromHub }),
        () => {
            loading = undefined;
            store.set({ ...(store.now() ?? before), extent: "unreachable" });
        },
    );
    return loading;
}

async function fetchCatalogue(address: string): Promise<Catalogue> {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return readCatalogue(await response.json());
}

/** Stores the Hub's entry for a model. */
export function addHubModel(model: CatalogueModel, before: KnownModels): void {
    store.set({ ...before, fromHub: new Map([...before.fromHub, [model.id, model]]) });
}

/** The entry for a model id. */
export const modelIn = ({ models, fromHub }: KnownModels, id: string): CatalogueModel | undefined =>
    fromHub.get(id) ?? models.find((model) => model.id === id);
