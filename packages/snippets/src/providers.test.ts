import { catalogue, providersOf } from "@callsheet/catalogue";
import { providerHelper, providerIds, providers } from "@callsheet/inference/providers";
import { taskIds } from "@callsheet/inference/tasks";
import { expect, test } from "vitest";
import { hasOwnAddress, providerAt, providerByDefault } from "./providers.ts";

test.each(taskIds)("somebody serves %s by default, and not `auto`", (task) => {
    const provider = providerByDefault(task, undefined);
    expect(providerHelper(provider, task)).toBeDefined();
    expect(provider).not.toBe("auto");
});

test("a known model is called where it was listed last, by a provider that we can call", () => {
    for (const model of catalogue.models) {
        const able = providersOf(model).filter((provider) => providerHelper(provider, model.task) !== undefined);
        if (able.length > 0) expect(providerByDefault(model.task, model)).toBe(able[0]);
    }
});

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
