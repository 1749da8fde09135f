/** Builds the site and serves it on a free port of this machine, for as long as the tests run. */
import { fileURLToPath } from "node:url";
import { build, preview } from "astro";
import type { TestProject } from "vitest/node";

declare module "vitest" {
    export interface ProvidedContext {
        /** Where the built site is served, `http://127.0.0.1:…`. */
        origin: string;
    }
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
    // Nothing leaves this machine: Astro would count its builds.
    process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
    const config = { root: fileURLToPath(new URL("..", import.meta.url)), logLevel: "error" } as const;
    // As it is published, not as it is while tests run.
    const { NODE_ENV } = process.env;
    process.env["NODE_ENV"] = "production";
    await build(config);
    process.env["NODE_ENV"] = NODE_ENV;
    const server = await preview({ ...config, server: { host: "127.0.0.1", port: 0 } });
    project.provide("origin", `http://127.0.0.1:${server.port}`);
    return () => server.stop();
}
