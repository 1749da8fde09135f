/**
 * Builds the site if it is outdated, and serves it on a free local port while the tests run, if tests of the site are
 * among them.
 */
import type { TestProject } from "vitest/node";
import { runBuild } from "../build/run-build.ts";
import { serveSite } from "../build/serve-site.ts";

declare module "vitest" {
    export interface ProvidedContext {
        /** The address of the served site, `http://127.0.0.1:…`. */
        origin: string;
    }
}

export default async function serve(project: TestProject): Promise<(() => Promise<void>) | undefined> {
    // Vitest has the requested file names, but its types omit them.
    const { filenamePattern } = project.vitest as { readonly filenamePattern?: string[] };
    const { testFiles } = await project.globTestFiles(filenamePattern);
    if (!testFiles.some((file) => file.includes("/site/"))) return undefined;
    await runBuild();
    const { address, stop } = await serveSite();
    project.provide("origin", address);
    return stop;
}
