/** Builds the site, where it is not that of now, and serves it on a free port of this machine, for as long as the tests run. */
import { fileURLToPath } from "node:url";
import { preview } from "astro";
import type { TestProject } from "vitest/node";
import { buildCurrentSite } from "./current-build.ts";

declare module "vitest" {
    export interface ProvidedContext {
        /** Where the built site is served, `http://127.0.0.1:…`. */
        origin: string;
    }
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
    // Nothing leaves this machine: Astro would count its builds.
    process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
    await buildCurrentSite();
    const root = fileURLToPath(new URL("..", import.meta.url));
    const server = await preview({ root, logLevel: "error", server: { host: "127.0.0.1", port: 0 } });
    project.provide("origin", `http://127.0.0.1:${server.port}`);
    return () => server.stop();
}
