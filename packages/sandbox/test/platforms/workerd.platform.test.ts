import { Miniflare } from "miniflare";
import { bundled } from "./bundle.ts";
import { runOn } from "./run-on.ts";
import type { Order, Report } from "./worker.ts";

runOn("workerd", async () => {
    const contents = await bundled("worker.ts");
    const worker = new Miniflare({
        // Without the flag for Node's own modules: there is nothing but the web's.
        modules: [{ type: "ESModule", path: "worker.js", contents }],
        compatibilityDate: "2026-01-01",
        // It would ask the network where it is.
        cf: false,
    });
    await worker.ready;
    return {
        run: async (name, place) => {
            const order: Order = { name, place };
            const response = await worker.dispatchFetch("http://worker/", {
                method: "POST",
                body: JSON.stringify(order),
            });
            // What `worker.ts` answers.
            const { failure } = (await response.json()) as Report;
            return failure;
        },
        close: async () => await worker.dispose(),
    };
});
