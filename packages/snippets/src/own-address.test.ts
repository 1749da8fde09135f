import { providerIds, providers } from "@callsheet/inference/providers";
import { expect, test } from "vitest";
import { hasOwnAddress, providerAt } from "./own-address.ts";

test.each(providerIds)("%s is found by its own address, if it has one", (id) => {
    const text = `curl "${providers[id].baseUrl}/v1/chat/completions"`;
    expect(providerAt(text)).toBe(hasOwnAddress(id) ? id : undefined);
});

test.each(["auto", "hf-inference"] as const)("%s takes a Hub token only", (id) => {
    expect(hasOwnAddress(id)).toBe(false);
});

test("a host that only begins or ends like one is another's", () => {
    expect(providerAt("https://api.groq.com.example/v1")).toBeUndefined();
    expect(providerAt("https://notfal.run/fal-ai/flux/dev")).toBeUndefined();
});
