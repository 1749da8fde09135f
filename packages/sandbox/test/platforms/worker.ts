/** The suite as a worker at the edge: a request names a case, and the response says how it went. */
import { type Place, runCase } from "../suite/run.ts";

/** What is sent to the worker, and what it answers. */
export type Order = { readonly name: string; readonly place: Place };
export type Report = { readonly failure?: string };

// A stream that breaks is handled here a moment after it has been told: only what stays is lost.
const unhandled = new Map<Promise<unknown>, unknown>();
addEventListener("unhandledrejection", ({ promise, reason }) => unhandled.set(promise, reason));
addEventListener("rejectionhandled", ({ promise }) => unhandled.delete(promise));

export default {
    fetch: async (request: Request): Promise<Response> => {
        const { name, place }: Order = await request.json();
        const failure = await runCase(name, place);
        const [lost] = unhandled.values();
        unhandled.clear();
        const report: Report = {
            ...(lost !== undefined && { failure: `a rejection that nobody handled: ${lost}` }),
            ...(failure !== undefined && { failure }),
        };
        return Response.json(report);
    },
};
