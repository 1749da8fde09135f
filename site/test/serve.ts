/** Builds the site and serves it on a free port of this machine, for as long as the tests run. */
import { build, preview } from "astro";
import type { TestProject } from "vitest/node";

declare module "vitest" {
    export interface ProvidedContext {
        /** Where the built site is served, `http://127.0.0.1:…`. */
        origin: string;
    }
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
    const config = { root: new URL("..", import.meta.url).pathname, logLevel: "error" } as const;
    await build(config);
    const server = await preview({ ...config, server: { host: "127.0.0.1", port: 0 } });
    project.provide("origin", `http://127.0.0.1:${server.port}`);
    return () => server.stop();
}
