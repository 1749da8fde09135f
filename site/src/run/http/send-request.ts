import type { FilledRequest } from "../worker/port-messages.ts";
import type { Host } from "../worker/serve-runs.ts";

/** Sends a single request and reads the whole response. Prints nothing: the recorded exchange has the response. */
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
