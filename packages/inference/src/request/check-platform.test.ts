import { afterEach, expect, test, vi } from "vitest";
import { textClassification } from "../generated/helpers.ts";

afterEach(() => vi.unstubAllGlobals());

/** The error of a call on a platform with an old `Promise`; nothing may be sent. */
async function errorWithout(process: unknown) {
    class OldPromise extends Promise<unknown> {}
    Object.defineProperty(OldPromise, "withResolvers", { value: undefined });
    vi.stubGlobal("Promise", OldPromise);
    vi.stubGlobal("process", process);
    const fetch = vi.fn<typeof globalThis.fetch>();
    const error = await textClassification({ model: "a/b", inputs: "x" }, { fetch }).catch((reason: unknown) => reason);
    expect(fetch).not.toHaveBeenCalled();
    return error;
}

test("an older Node is told so, in one sentence", async () => {
    expect(await errorWithout({ versions: { node: "20.20.2" } })).toMatchObject({
        name: "InputError",
        message: "@callsheet/inference needs Node 22, or a browser of 2024, or newer; this is 20.20.2.",
    });
});

test("so is an older browser", async () => {
    expect(await errorWithout(undefined)).toMatchObject({
        message: expect.stringContaining("this is an older platform"),
    });
});
