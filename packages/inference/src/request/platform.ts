import { InputError } from "../errors/input-error.ts";
import { at } from "../wire/json.ts";

/** @throws InputError on a platform that lacks what every call uses, in place of an error from deep inside it */
export function checkPlatform(): void {
    // The youngest of what the client uses: what has it has the rest.
    if (typeof Promise.withResolvers === "function") return;
    const found = at(globalThis, "process", "versions", "node") ?? "an older platform";
    throw new InputError(`@callsheet/inference needs Node 22, or a browser of 2024, or newer; this is ${found}.`);
}
