import { describe, expect, test } from "vitest";
import { providerTask } from "../../test/provider-task.ts";
import { base64, file } from "../wire/leaf.ts";

const cat = file("cat.png", "image/png");

describe.each(["text-to-image", "text-to-video"] as const)("%s", (task) => {
    test("sends the prompt to the model's own path, and an adapter by its id on the Hub", () => {
        const { url, value } = providerTask("wavespeed", task);
        expect(url("P")).toBe("https://router.huggingface.co/wavespeed/api/v3/owner/name");
        expect(value("P", { seed: 1 }, { adapter: { hubModelId: "owner/lora" } })).toEqual({
            prompt: "P",
            seed: 1,
            loras: [{ path: "owner/lora", scale: 1 }],
        });
    });
});

describe.each(["image-to-image", "image-to-video", "image-text-to-image", "image-text-to-video"] as const)(
    "%s",
    (task) => {
        const { value } = providerTask("wavespeed", task);

        test("sends the image as base64, alone and in a list", () => {
            const image = base64(cat);
            expect(value(cat, { prompt: "P" })).toEqual({ prompt: "P", image, images: [image] });
            expect(value(cat, { images: ["QUJD"] })).toEqual({ image, images: ["QUJD"] });
        });
    },
);

test.each(["image-text-to-image", "image-text-to-video"] as const)("%s without an image sends an empty one", (task) => {
    const png = expect.stringMatching(/^iVBORw0KGgo/);
    expect(providerTask("wavespeed", task).value(undefined, { prompt: "P" })).toEqual({
        prompt: "P",
        image: png,
        images: [png],
    });
});
