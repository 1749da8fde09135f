import { Miniflare } from "miniflare";
import { platformCases } from "../suite/run.ts";
import { bundled } from "./bundle.ts";
import { runOn } from "./run-on.ts";
import type { CaseReport, CaseRequest } from "./worker.ts";

runOn("workerd", platformCases, async () => {
    const contents = await bundled("worker.ts");
    const worker = new Miniflare({
        // Without the flag nodejs_compat: only web APIs are available.
        modules: [{ type: "ESModule", path: "worker.js", contents }],
        compatibilityDate: "2026-01-01",
        // Otherwise Miniflare would fetch this data from the network.
        cf: false,
    });
    await worker.ready;
    return {
        run: async (name, target) => {
            const request: CaseRequest = { name, target };
            const response = await worker.dispatchFetch("http://worker/", {
                method: "POST",
                body: JSON.stringify(request),
            });
            // The response of `worker.ts`.
            const { failure } = (await response.json()) as CaseReport;
            return failure;
        },
        close: async () => await worker.dispose(),
    };
});
