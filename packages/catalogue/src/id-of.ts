/** Hosts on which models have their pages. */
const hubHosts = ["huggingface.co", "www.huggingface.co", "hf.co"];

/** What stands first in the paths of pages that are not a model's. */
const notModels = ["api", "blog", "collections", "datasets", "docs", "models", "papers", "spaces", "tasks"];

/**
 * The model's id that a text gives: the id itself, or the address of the model's page, whichever part of it is open.
 *
 * @param text what somebody typed or pasted
 * @returns `owner/name`, or the bare name of one of the Hub's first models; undefined for a text that gives no id
 * @example
 * import { idOf } from "@callsheet/catalogue";
 *
 * const id = idOf("https://huggingface.co/openai/whisper-large-v3/tree/main"); // "openai/whisper-large-v3"
 */
export function idOf(text: string): string | undefined {
    const given = text.trim();
    const address = /^(?:https?:\/\/)?([\w.-]+)\/([^?#]*)/.exec(given);
    const [, host = "", path = ""] = address ?? [];
    if (hubHosts.includes(host.toLowerCase())) return idOfPath(path);
    return idForm.test(given) ? given : undefined;
}

function idOfPath(path: string): string | undefined {
    const [owner = "", name = ""] = path.split("/");
    if (notModels.includes(owner)) return undefined;
    const id = name === "" ? owner : `${owner}/${name}`;
    return idForm.test(id) ? id : undefined;
}

const idForm = /^[\w.-]+(?:\/[\w.-]+)?$/;
