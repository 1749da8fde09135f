/** Builds the site if it is outdated, and serves it on a free local port while the tests run. */
import type { TestProject } from "vitest/node";
import { runBuild } from "../build/run-build.ts";
import { serveSite } from "../build/serve-site.ts";

declare module "vitest" {
    export interface ProvidedContext {
        /** The address of the served site, `http://127.0.0.1:…`. */
        origin: string;
    }
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
    await runBuild();
    const { address, stop } = await serveSite();
    project.provide("origin", address);
    return stop;
}
