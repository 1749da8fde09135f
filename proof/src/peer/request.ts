/** The request that a program of the peer must send: the one that our client makes of the same inputs. */
import { buildRequest, type WireRequestJson, wireToJson } from "@callsheet/inference";
import { callOf, clients } from "@callsheet/snippets";
import type { PeerExample } from "./examples.ts";
import { modelOf, type Row } from "./rows.ts";

export function wireOf(row: Row, client: string, example: PeerExample): WireRequestJson {
    const { provider, task, options, providerModelId, mapping = { providerId: providerModelId } } = row.entry;
    const call = callOf(task, modelOf(row), provider, mapping, { ...options, ...example });
    const own = clients.find(({ id }) => id === client)?.own;
    if (!own) return wireToJson(buildRequest(call));
    // A provider's own client uses the provider's key, and cannot bill an organisation.
    const { headers, ...wire } = wireToJson(buildRequest({ ...call, direct: true, billTo: undefined }));
    return { ...wire, headers: { ...headers, Authorization: ["Key ", { $secret: own.keyVariable }] } };
}
