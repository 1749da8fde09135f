import { catalogue, providersOf } from "@callsheet/catalogue";
import { providerHelper } from "@callsheet/inference/providers";
import { taskIds } from "@callsheet/inference/tasks";
import { expect, test } from "vitest";
import { providerByDefault } from "./default-provider.ts";

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
