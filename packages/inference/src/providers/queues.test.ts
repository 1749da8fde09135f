/** Jobs that cannot be found. The sandbox's suite waits for a job at every provider that has a queue. */
import { expect, test } from "vitest";
import { type Options, textToImage, textToVideo } from "../index.ts";

const target = { provider: "together", model: "owner/name", accessToken: "hf_token", inputs: "P" } as const;
const mapping = { provider: "together", providerId: "its/id", task: "text-to-video" };

/** Options with a fetch that gives these responses in order. */
function optionsWith(...responses: readonly object[]): Options {
    const left = responses.values();
    return { fetch: async () => Response.json(left.next().value), mapping, tries: 1 };
}

test("a job that does not say where it is, is an error that shows what came", async () => {
    await expect(textToVideo(target, optionsWith({ message: "later" }))).rejects.toThrow(
        /together did not say where its job is: \{"message":"later"\}/,
    );
});

test.each(["x:.evil.example/requests/7", "x:@evil.example/requests/7", "x:7/requests/7"])(
    "a job at %s cannot lead the key to another host: there is no such path at the provider's own",
    async (response_url) => {
        const options = optionsWith({ status: "IN_QUEUE", response_url }, { status: "COMPLETED" });
        const ofFal = { ...mapping, provider: "fal-ai", task: "text-to-image" };
        const job = textToImage({ ...target, provider: "fal-ai", accessToken: "key" }, { ...options, mapping: ofFal });
        await expect(job).rejects.toThrow("fal-ai did not say where its job is");
    },
);

test("a poll of a job may be no larger than is allowed", async () => {
    const options = optionsWith({ id: "7" }, { status: "completed", padding: "x".repeat(1000) });
    await expect(textToVideo(target, { ...options, maxBytes: 500 })).rejects.toThrow("larger than 500 bytes");
});
