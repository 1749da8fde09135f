/** The catalogue of this package, and functions to query it. */
import type { Mapping } from "@callsheet/inference/providers";
import data from "./catalogue.json" with { type: "json" };
import type { CatalogueModel } from "./model.ts";
import { type Catalogue, type CatalogueData, completed } from "./read-catalogue.ts";
import { findModel, type SearchFilter, search } from "./search-models.ts";

/** The models of the public tables of the Hub's Inference Providers, with the providers that this client knows. */
export const catalogue: Catalogue = /* @__PURE__ */ completed(
    // A test validates the file: validating it in every program would take longer than reading it.
    data as CatalogueData,
);

/**
 * Finds the models of the catalogue that a text names.
 *
 * @param text parts of a model's owner, name or task, or the address of its page; the empty text names all
 * @param filter the task and the provider of the models; default any
 * @returns the models, the best match first
 * @example
 * import { find } from "@callsheet/catalogue";
 *
 * const ids = find("flux", { provider: "fal-ai" }).map(({ id }) => id);
 */
export const find = (text: string, filter?: SearchFilter): CatalogueModel[] => search(catalogue.models, text, filter);

/**
 * A model of the catalogue, by its id.
 *
 * @param id the model's id on the Hub, or the address of its page there
 * @returns the model, with its task and the providers that serve it; undefined for one that the catalogue lacks
 * @example
 * import { modelOf } from "@callsheet/catalogue";
 * import { getInferenceSnippets } from "@callsheet/snippets";
 *
 * const model = modelOf("ProsusAI/finbert");
 * const snippets = model && getInferenceSnippets(model, "hf-inference");
 */
export const modelOf = (id: string): CatalogueModel | undefined => findModel(catalogue.models, id);

/**
 * Looks up where a model is served. As the client's option `mapping`, it replaces the look-up at the Hub.
 *
 * @param model the model's id on the Hub
 * @returns the entries of its mapping; none for a model that the catalogue lacks
 * @example
 * import { lookUp } from "@callsheet/catalogue";
 * import { textToImage } from "@callsheet/inference";
 *
 * const boat = { model: "black-forest-labs/FLUX.1-dev", provider: "fal-ai", inputs: "A paper boat" } as const;
 * const image = await textToImage({ ...boat, accessToken: process.env.HF_TOKEN }, { mapping: lookUp });
 */
export const lookUp = async (model: string): Promise<readonly Mapping[]> => modelOf(model)?.mappings ?? [];
