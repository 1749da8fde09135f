/**
 * The models that the page knows, as a store that React reads: those that came with it, the catalogue once it is asked
 * for, and what the Hub said of a model that the reader asked it about.
 */
import { type Catalogue, type CatalogueModel, readCatalogue } from "@callsheet/catalogue/search";

/** What is known of models. */
export type KnownModels = Catalogue & {
    /** Whether these are all that the catalogue has, or only those that came with the page; or it could not be had. */
    readonly extent: "examples" | "whole" | "unreachable";
    /** What the Hub said, which goes before the catalogue. */
    readonly fromHub: ReadonlyMap<string, CatalogueModel>;
};

const listeners = new Set<() => void>();
let known: KnownModels | undefined;
let loading: Promise<void> | undefined;

export function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
        listeners.delete(listener);
    };
}

/** Whatever has been loaded; undefined as long as that is nothing. */
export const loadedModels = (): KnownModels | undefined => known;

/** Fetches the catalogue, once; after a failure, which leaves what is known as it is, it can be tried again. */
export function loadCatalogue(address: string, before: KnownModels): Promise<void> {
    loading ??= fetchCatalogue(address).then(
        (catalogue) => tell({ ...catalogue, extent: "whole", fromHub: (known ?? before).fromHub }),
        () => {
            loading = undefined;
            tell({ ...(known ?? before), extent: "unreachable" });
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
    tell({ ...before, fromHub: new Map([...before.fromHub, [model.id, model]]) });
}

function tell(models: KnownModels): void {
    known = models;
    for (const listener of listeners) listener();
}

/** A model by its id. */
export const modelIn = ({ models, fromHub }: KnownModels, id: string): CatalogueModel | undefined =>
    fromHub.get(id) ?? models.find((model) => model.id === id);
