import { expect, test } from "vitest";
import { providerTask } from "../../test/provider-task.ts";
import { dataUrl, file } from "../wire/leaf.ts";

const painting = providerTask("zai-org", "text-to-image");

test("every request says where it comes from", () => {
    expect(painting.request("P").headers).toMatchObject({
        "x-source-channel": "hugging_face",
        "accept-language": "en-US,en",
    });
});

test("an image is asked for with its size in one word", () => {
    expect(painting.value("P", { width: 512, height: 256 })).toEqual({
        model: "owner/name",
        prompt: "P",
        size: "512x256",
    });
});

test("a page is sent as a data URL and read as Markdown", () => {
    const reading = providerTask("zai-org", "image-to-text");
    const page = file("page.png", "image/png");
    expect(reading.value(page)).toEqual({ model: "owner/name", file: dataUrl(page, "image/png") });
    expect(reading.read({ md_results: "# Title" })).toEqual({ generated_text: "# Title" });
    expect(reading.read({ error: "no" })).toEqual({ error: "no" });
});
