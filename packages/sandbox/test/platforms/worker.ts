/** The suite as an edge worker: a request names a case, and the response has its result. */
import { type CaseTarget, runCase } from "../suite/run.ts";

/** The request to the worker, and its response. */
export type CaseRequest = { readonly name: string; readonly target: CaseTarget };
export type CaseReport = { readonly failure?: string };

// workerd reports a broken stream a moment before its handler runs: only rejections that stay unhandled are errors.
const unhandled = new Map<Promise<unknown>, unknown>();
addEventListener("unhandledrejection", ({ promise, reason }) => unhandled.set(promise, reason));
addEventListener("rejectionhandled", ({ promise }) => unhandled.delete(promise));

export default {
    fetch: async (request: Request): Promise<Response> => {
        const { name, target }: CaseRequest = await request.json();
        const failure = await runCase(name, target);
        const [lost] = unhandled.values();
        unhandled.clear();
        const report: CaseReport = {
            ...(lost !== undefined && { failure: `a rejection that nobody handled: ${lost}` }),
            ...(failure !== undefined && { failure }),
        };
        return Response.json(report);
    },
};
