/** The request that a program of the peer is to send: the one that our client makes of what the peer means. */
import { buildRequest, type WireRequestJson, wireToJson } from "@callsheet/inference";
import { callOf, clients } from "@callsheet/snippets";
import type { PeerExample } from "./examples.ts";
import { modelOf, type Row } from "./rows.ts";

export function wireOf(row: Row, client: string, meant: PeerExample): WireRequestJson {
    const { provider, task, options, providerModelId, mapping = { providerId: providerModelId } } = row.entry;
    const call = callOf(task, modelOf(row), provider, mapping, { ...options, ...meant });
    const own = clients.find(({ id }) => id === client)?.own;
    if (!own) return wireToJson(buildRequest(call));
    // A client that speaks to the provider itself has a key of its own, and nobody else can pay.
    const { headers, ...wire } = wireToJson(buildRequest({ ...call, direct: true, billTo: undefined }));
    return { ...wire, headers: { ...headers, Authorization: ["Key ", { $secret: own.keyVariable }] } };
}
