/** Assertions of cases, which run on every platform, unlike those of a test runner. */
import { InferenceError } from "@callsheet/inference";
import type { Scene, SeenRequest } from "./case.ts";

/** @param what the condition as a sentence */
export function holds(condition: boolean, what: string): void {
    if (!condition) throw new Error(`It does not hold that ${what}.`);
}

/** Compares plain data. */
export function equal(actual: unknown, expected: unknown, what = "the value"): void {
    const [came, due] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (came !== due) throw new Error(`${what}: expected ${due}, received ${came}.`);
}

export function includes(text: string | undefined, part: string): void {
    if (!text?.includes(part)) throw new Error(`Expected "${part}" in: ${text}`);
}

/** The error of a call, which must be one of the client's errors. */
export async function errorOf(call: Promise<unknown>): Promise<InferenceError> {
    const [output, error] = await call.then(
        (value) => [value, undefined],
        (reason: unknown) => [undefined, reason],
    );
    if (error instanceof InferenceError) return error;
    if (error === undefined) throw new Error(`The call should fail; it gave ${JSON.stringify(output)}.`);
    throw new Error("The call should fail with an error of the family.", { cause: error });
}

export const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Reads a value until it is as expected. The limit is only for a machine that hangs. */
export async function until<Value>(
    read: () => Promise<Value>,
    good: (value: Value) => boolean,
    what: string,
): Promise<Value> {
    for (let reads = 0; reads < 2000; reads++) {
        const value = await read();
        if (good(value)) return value;
        await pause(50);
    }
    throw new Error(`It never came about that ${what}; at last there was ${JSON.stringify(await read())}.`);
}

/** Waits for an outcome of the last request. */
export const becomes = ({ requests }: Pick<Scene, "requests">, outcome: SeenRequest["outcome"], what: string) =>
    until(requests, (seen) => seen.at(-1)?.outcome === outcome, what);

/** Waits until the client has disconnected from the last request. */
export const letGo = (scene: Pick<Scene, "requests">) => becomes(scene, "left", "the request is let go");

/** Waits until no request is open; on a busy machine a call may end before its request arrives. */
export const noneIsOpen = ({ requests }: Pick<Scene, "requests">) =>
    until(requests, (seen) => seen.every(({ outcome }) => outcome !== "open"), "no request is open");

/** Checks that no token was sent to a wrong host. */
export async function leaksNothing({ requests }: Pick<Scene, "requests">): Promise<void> {
    const leaks = (await requests()).flatMap(({ leak }) => leak ?? []);
    equal(leaks, [], "tokens in the wrong hands");
}
