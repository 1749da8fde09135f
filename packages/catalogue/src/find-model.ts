import type { CatalogueModel } from "./model.ts";

/** The hosts of model pages. */
const hubHosts = ["huggingface.co", "www.huggingface.co", "hf.co"];

/** The first segments of paths that are not a model's page. */
const notModels = ["api", "blog", "collections", "datasets", "docs", "models", "papers", "spaces", "tasks"];

/**
 * The model's id in a text: the id itself, or the address of the model's page or of any page below that.
 *
 * @param text the text that a person typed or pasted
 * @returns `owner/name`, or the bare name of one of the Hub's first models; undefined for a text without an id
 * @example
 * import { idOf } from "@callsheet/catalogue";
 *
 * const id = idOf("https://huggingface.co/openai/whisper-large-v3/tree/main"); // "openai/whisper-large-v3"
 */
export function idOf(text: string): string | undefined {
    const trimmed = text.trim();
    const address = /^(?:https?:\/\/)?([\w.-]+)\/([^?#]*)/.exec(trimmed);
    const [, host = "", path = ""] = address ?? [];
    if (hubHosts.includes(host.toLowerCase())) return idOfPath(path);
    return idForm.test(trimmed) ? trimmed : undefined;
}

function idOfPath(path: string): string | undefined {
    const [owner = "", name = ""] = path.split("/");
    if (notModels.includes(owner)) return undefined;
    const id = name === "" ? owner : `${owner}/${name}`;
    return idForm.test(id) ? id : undefined;
}

const idForm = /^[\w.-]+(?:\/[\w.-]+)?$/;

/** Finds a model by its id or by the address of its page; undefined if it is not among the models. */
export function findModel(models: readonly CatalogueModel[], text: string): CatalogueModel | undefined {
    const wantedId = idOf(text);
    return models.find(({ id }) => id === wantedId);
}
