import { startWorker } from "../../../../verify/testing/start-worker.ts";
import { platformCases } from "../suite/run.ts";
import { bundled, runOn } from "./run-on.ts";
import type { CaseReport, CaseRequest } from "./worker.ts";

runOn("workerd", platformCases, async () => {
    const worker = await startWorker(await bundled("worker.ts"));
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
