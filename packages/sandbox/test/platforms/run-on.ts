/** Makes every case of the suite a test of its own on a platform. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Platform } from "../suite/case.ts";
import { cases } from "../suite/cases.ts";
import type { runCase } from "../suite/run.ts";
import { type Control, startControl } from "./control.ts";

/** A platform that has started. */
export type Started = { readonly run: typeof runCase; readonly close: () => Promise<void> };

/**
 * @param suite makes the module that the control serves, where the platform loads it from there
 * @param start is given where the control listens
 */
export function runOn(
    platform: Platform,
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

    for (const { name, sandbox: options } of cases) {
        test.concurrent(`${platform}: ${name}`, async () => {
            const sandbox = await control.open(options);
            try {
                const place = { platform, sandboxUrl: sandbox.url, controlUrl: control.url };
                const failure = await started.run(name, place);
                if (failure !== undefined) expect.fail(failure);
            } finally {
                await sandbox.close();
            }
        });
    }
}
