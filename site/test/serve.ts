/** Builds the site, where it is not that of now, and serves it on a free port of this machine, for as long as the tests run. */
import type { TestProject } from "vitest/node";
import { runBuild } from "../build/run-build.ts";
import { serveSite } from "../build/serve-site.ts";

declare module "vitest" {
    export interface ProvidedContext {
        /** Where the built site is served, `http://127.0.0.1:…`. */
        origin: string;
    }
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
    await runBuild();
    const { address, stop } = await serveSite();
    project.provide("origin", address);
    return stop;
}
