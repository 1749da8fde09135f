/** The numbers of dimensions of embedding models, as their model cards and their services' documentation give them. */

/** By the last segment of the model's id, in lower case: providers name the same model with other owners, or with none. */
const dimensionsByName: Readonly<Record<string, number>> = {
    "all-minilm-l12-v2": 384,
    "all-minilm-l6-v2": 384,
    "all-mpnet-base-v2": 768,
    "bge-base-en-v1.5": 768,
    "bge-large-en-v1.5": 1024,
    "bge-m3": 1024,
    "bge-multilingual-gemma2": 3584,
    "bge-small-en-v1.5": 384,
    "e5-mistral-7b-instruct": 4096,
    "embed-english-light-v3.0": 384,
    "embed-english-v3.0": 1024,
    "embed-multilingual-light-v3.0": 384,
    "embed-multilingual-v3.0": 1024,
    "embed-v4.0": 1536,
    "embeddinggemma-300m": 768,
    "granite-embedding-311m-multilingual-r2": 768,
    "granite-embedding-97m-multilingual-r2": 384,
    "gte-large-en-v1.5": 1024,
    "gte-modernbert-base": 768,
    "harrier-oss-v1-0.6b": 1024,
    "m2-bert-80m-32k-retrieval": 768,
    "multi-qa-minilm-l6-cos-v1": 384,
    "multilingual-e5-base": 768,
    "multilingual-e5-large": 1024,
    "multilingual-e5-large-instruct": 1024,
    "multilingual-e5-small": 384,
    "nomic-embed-text-v1.5": 768,
    "paraphrase-multilingual-minilm-l12-v2": 384,
    "qwen3-embedding-0.6b": 1024,
    "qwen3-embedding-4b": 2560,
    "qwen3-embedding-8b": 4096,
    "text-embedding-3-large": 3072,
    "text-embedding-3-small": 1536,
    "text-embedding-ada-002": 1536,
};

/**
 * The number of dimensions of a model's embeddings, where nothing else is asked for.
 *
 * @param modelId the model's id on the Hub, or a provider's own id of it
 * @returns how many numbers each vector has; undefined for a model that is not known
 * @example
 * import { dimensionsOf } from "@callsheet/catalogue";
 *
 * const dimensions = dimensionsOf("BAAI/bge-m3"); // 1024
 */
export function dimensionsOf(modelId: string): number | undefined {
    const name = modelId.slice(modelId.lastIndexOf("/") + 1).toLowerCase();
    return Object.hasOwn(dimensionsByName, name) ? dimensionsByName[name] : undefined;
}
