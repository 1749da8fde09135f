/**
 * The models that the page knows, as a store that React reads: those that came with it, the catalogue once it is asked
 * for, and what the Hub said of a model that the reader asked it about.
 */
import { type Catalogue, type CatalogueModel, readCatalogue } from "@callsheet/catalogue/search";
import { createStore } from "../store.ts";

/** What is known of models. */
export type KnownModels = Catalogue & {
    /** Whether these are all that the catalogue has, or only those that came with the page; or it could not be had. */
    readonly extent: "examples" | "whole" | "unreachable";
    /** What the Hub said, which goes before the catalogue. */
    readonly fromHub: ReadonlyMap<string, CatalogueModel>;
};

const store = createStore<KnownModels | undefined>(undefined);
let loading: Promise<void> | undefined;

export const {
    subscribe,
    /** Whatever has been loaded; undefined as long as that is nothing. */
    now: loadedModels,
} = store;

/** Fetches the catalogue, once; after a failure, which leaves what is known as it is, it can be tried again. */
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

/** Takes in what the Hub said of a model. */
export function learn(model: CatalogueModel, before: KnownModels): void {
    store.set({ ...before, fromHub: new Map([...before.fromHub, [model.id, model]]) });
}

/** A model by its id. */
export const modelIn = ({ models, fromHub }: KnownModels, id: string): CatalogueModel | undefined =>
    fromHub.get(id) ?? models.find((model) => model.id === id);
