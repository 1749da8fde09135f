import { InputError } from "../errors/input-error.ts";
import { at } from "../wire/json.ts";

/** @throws InputError on a platform that lacks a feature that every call uses, instead of an obscure error later */
export function checkPlatform(): void {
    // The newest feature that the client uses: a platform that has it has the others.
    if (typeof Promise.withResolvers === "function") return;
    const found = at(globalThis, "process", "versions", "node") ?? "an older platform";
    throw new InputError(`@callsheet/inference needs Node 22, or a browser of 2024, or newer; this is ${found}.`);
}
