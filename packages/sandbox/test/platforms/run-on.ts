/** Runs cases of the suite as tests on a platform. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Case } from "../suite/case.ts";
import type { runCase } from "../suite/run.ts";
import { type Control, startControl } from "./control.ts";

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
