import { InputError } from "../errors/input-error.ts";

/** @throws InputError on a platform that lacks what every call uses, in place of an error from deep inside it */
export function checkPlatform(): void {
    // The youngest of what the client uses: what has it has the rest.
    if (typeof Promise.withResolvers === "function") return;
    const { process }: { process?: { versions?: { node?: string } } } = globalThis;
    const node = process?.versions?.node;
    throw new InputError(
        node === undefined
            ? "@callsheet/inference needs a browser or a runtime of 2024 or newer: this one lacks Promise.withResolvers."
            : `@callsheet/inference needs Node 22 or newer; this is Node ${node}.`,
    );
}
