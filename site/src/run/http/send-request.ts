import type { FilledRequest } from "../worker/port-messages.ts";
import type { Host } from "../worker/serve-runs.ts";

/** Sends a request by itself and takes its whole answer. Nothing is printed: what came is in the exchange. */
export async function sendRequest({ url, method, headers, body }: FilledRequest, host: Host): Promise<void> {
    host.started();
    const response = await host.network.fetch(url, {
        method,
        headers: headers.map(([...entry]) => entry),
        redirect: "manual",
        ...(body.length > 0 && { body }),
    });
    await response.arrayBuffer();
}
