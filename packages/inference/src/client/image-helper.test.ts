import { describe, expect, expectTypeOf, test } from "vitest";
import { bytes, json, loopback } from "../../test/loopback.ts";
import { InferenceClient, InputError, type OutputType, type ProviderId, ProviderOutputError } from "../index.ts";

const cat = { model: "owner/name", inputs: "A cat" };
const mapped = (provider: ProviderId) => ({
    provider,
    mapping: { provider, providerId: "maker/model", task: "text-to-image" },
});

async function clientOf(provider: ProviderId, ...body: Parameters<typeof loopback>) {
    const { fetch, received } = await loopback(...body);
    const client = new InferenceClient("hf_token", { fetch, ...mapped(provider) });
    return { client, received };
}

const where = "https://files.example/cat.jpg";

/** A client of a fake Together, which returns a URL or base64, as requested. */
const together = () =>
    clientOf("together", (response, received) => {
        if (received.path === "/cat.jpg") return bytes("image/jpeg", "image")(response, received);
        const format: unknown = JSON.parse(String(received.body)).response_format;
        json({ data: [format === "url" ? { url: where } : { b64_json: btoa("image") }] })(response, received);
    });

describe("an image is given as what is asked for", () => {
    test("its bytes", async () => {
        const { client } = await together();
        const image = await client.textToImage(cat);
        expectTypeOf(image).toEqualTypeOf<Blob>();
        await expect(image.text()).resolves.toBe("image");
    });

    test("its address, which the provider is asked for, and which is not downloaded", async () => {
        const { client, received } = await together();
        const url = await client.textToImage(cat, { outputType: "url" });
        expectTypeOf(url).toEqualTypeOf<string>();
        expect(url).toBe(where);
        expect(received).toHaveLength(1);
    });

    test("a data URL", async () => {
        const { client } = await together();
        const url = await client.textToImage(cat, { outputType: "dataUrl" });
        expect(url).toBe(`data:image/jpeg;base64,${btoa("image")}`);
    });

    test("the provider's whole response", async () => {
        const { client } = await together();
        const body = await client.textToImage(cat, { outputType: "json" });
        expectTypeOf(body).toBeUnknown();
        expect(body).toEqual({ data: [{ b64_json: btoa("image") }] });
    });

    test("a response that is the image, as a data URL in JSON", async () => {
        const { client } = await clientOf("hf-inference", bytes("image/png", "image"));
        const body = await client.textToImage(cat, { outputType: "json" });
        expect(body).toEqual({ output: `data:image/png;base64,${btoa("image")}` });
    });
});

test.each<ProviderId>(["hf-inference", "nscale"])("%s has no URL to give: nothing is sent", async (provider) => {
    const { client, received } = await clientOf(provider, bytes("image/png", "image"));
    const image = client.textToImage(cat, { outputType: "url" });
    await expect(image).rejects.toThrow(InputError);
    await expect(image).rejects.toThrow(`${provider} gives the file itself`);
    expect(received).toEqual([]);
});

test("a provider that was asked for a URL and returns bytes is an error", async () => {
    const { client } = await clientOf("together", json({ data: [{ b64_json: btoa("image") }] }));
    await expect(client.textToImage(cat, { outputType: "url" })).rejects.toThrow(ProviderOutputError);
});

test.each<OutputType>(["blob", "url", "dataUrl"])("a response without an image is no %s", async (outputType) => {
    const { client } = await clientOf("together", json({ data: [] }));
    await expect(client.textToImage(cat, { outputType })).rejects.toThrow(ProviderOutputError);
});

test("images of other tasks too", async () => {
    const { client, received } = await clientOf("together", json({ data: [{ url: where }] }));
    const mapping = { provider: "together", providerId: "maker/model", task: "image-to-image" };
    const inputs = new Blob(["image"], { type: "image/png" });
    const url = await client.imageToImage({ model: "owner/name", inputs }, { outputType: "url", mapping });
    expect(url).toBe(where);
    expect(JSON.parse(String(received[0]?.body))).toMatchObject({ response_format: "url" });
});
