import { sandboxForTests } from "@callsheet/sandbox/test";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { apology, isUnhappy, reply } from "../support.js";

const sandbox = sandboxForTests({ beforeAll, beforeEach, afterAll });

test("a complaint is recognised", async () => {
    expect(await isUnhappy("The book never came. I am angry.")).toBe(true);
    expect(await isUnhappy("Thank you, I love this book!")).toBe(false);
});

test("the model is asked in the customer's words, and nothing is wrong with the request", async () => {
    await reply("Where is my book?");
    expect(sandbox.requests).toMatchObject([
        {
            url: "https://api.openai.com/v1/chat/completions",
            body: {
                model: "gpt-4o-mini",
                messages: [{ role: "system" }, { role: "user", content: "Where is my book?" }],
            },
            status: 200,
            hint: undefined,
        },
    ]);
});

// region fail
test("a busy server is asked again", async () => {
    sandbox.fail("503", { times: 1 });
    expect(await reply("Where is my book?")).not.toBe(apology);
    expect(sandbox.requests.map(({ status }) => status)).toEqual([503, 200]);
});

test("no customer is left without a reply", async () => {
    sandbox.fail("503:0.5");
    const replies = await Promise.all(Array.from({ length: 20 }, () => reply("Where is my book?")));
    expect(replies.filter((text) => text === "")).toEqual([]);
    expect(replies).toContain(apology);
});
// endregion
