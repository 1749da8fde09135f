/** Runs cases of the suite as tests on a platform. */
import { createServer } from "node:http";
import { isBuiltin } from "node:module";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { type Plugin, rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RecordedRequest } from "../../src/recorded-request.ts";
import { type Sandbox, type SandboxOptions, startSandbox } from "../../src/sandbox.ts";
import type { Case, SeenRequest } from "../suite/case.ts";
import type { runCase } from "../suite/run.ts";

/** A running platform. */
export type Started = { readonly run: typeof runCase; readonly close: () => Promise<void> };

/**
 * @param suite bundles the module that the control server serves, for platforms that load it from there
 * @param start starts the platform, with the control server's URL
 */
export function runOn(
    platform: string,
    cases: readonly Case[],
    start: (controlUrl: string) => Promise<Started>,
    suite?: () => Promise<string>,
): void {
    let control: Control;
    let started: Started;
    beforeAll(async () => {
        control = await startControl(await suite?.());
        started = await start(control.url);
    });
    afterAll(async () => {
        await started?.close();
        await control?.close();
    });

    for (const { name, sandbox: options, inNode } of cases) {
        if (inNode && platform !== "node") continue;
        test.concurrent(`${platform}: ${name}`, async () => {
            const sandbox = await control.open(options);
            try {
                const target = { sandboxUrl: sandbox.url, controlUrl: control.url };
                const failure = await started.run(name, target);
                if (failure !== undefined) expect.fail(failure);
            } finally {
                await sandbox.close();
            }
        });
    }
}

/*
 * A control server for platforms other than Node, for what a case cannot do itself: it starts the sandboxes, serves the
 * page, and returns the requests that a sandbox recorded.
 *
 * - `GET /requests?sandbox={url}`: the records of that sandbox, as JSON
 * - `GET /suite.js`: the suite, if there is one; every other path is an empty page that can import it
 *
 * The sandbox itself does not serve its records: any web page that guesses its port could read the tokens.
 */

type Control = {
    readonly url: string;
    readonly open: (options: SandboxOptions | undefined) => Promise<Sandbox>;
    readonly close: () => Promise<void>;
};

/** @param suite the module at `/suite.js` */
async function startControl(suite = ""): Promise<Control> {
    const sandboxes = new Map<string, Sandbox>();
    const server = createServer((request, response) => {
        const { pathname, searchParams } = new URL(request.url ?? "/", "http://control");
        if (pathname === "/suite.js") return response.setHeader("content-type", "text/javascript").end(suite);
        if (pathname !== "/requests") return response.setHeader("content-type", "text/html").end("<!doctype html>");
        const seen = sandboxes.get(searchParams.get("sandbox") ?? "")?.requests.map(serialized);
        return response.setHeader("content-type", "application/json").end(JSON.stringify(seen));
    });
    // If the server closed an idle connection just as a case reuses it, the case would fail.
    server.keepAliveTimeout = 0;
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // The server listens on a port, not on a pipe.
        open: async (options) => {
            const sandbox = await startSandbox({ models: "known", ...options });
            sandboxes.set(sandbox.url, sandbox);
            const close = async () => {
                sandboxes.delete(sandbox.url);
                await sandbox.close();
            };
            return { ...sandbox, close };
        },
        close: async () => {
            server.closeAllConnections();
            await new Promise((resolve) => server.close(resolve));
        },
    };
}

const serialized = ({ headers, body, fault: _, ...rest }: RecordedRequest): SeenRequest => ({
    ...rest,
    headers: Object.fromEntries(headers),
    body: new TextDecoder().decode(body),
});

/** Fails if code for browsers and workers imports a module of Node. */
const noBuiltIns: Plugin = {
    name: "no-built-ins",
    resolveId: (source, importer) => {
        if (isBuiltin(source)) throw new Error(`${importer} imports ${source}, which only Node has.`);
        return null;
    },
};

/**
 * Bundles a program as one module for platforms other than Node.
 * @param entry a file next to this one
 * @throws Error if any module imports a built-in module of Node
 */
export async function bundled(entry: string): Promise<string> {
    const input = fileURLToPath(new URL(entry, import.meta.url));
    await using bundle = await rolldown({ input, platform: "browser", plugins: [noBuiltIns] });
    const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
    return output[0].code;
}
