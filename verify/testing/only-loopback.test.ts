import { connect } from "node:net";
import { describe, expect, test } from "vitest";

describe("a test reaches this machine only", () => {
    test.each(["http://192.0.2.1/", "https://example.com/"])("not %s", async (url) => {
        const error: unknown = await fetch(url).catch((reason: unknown) => reason);
        expect(error).toMatchObject({
            cause: { message: expect.stringContaining("A test reaches this machine only") },
        });
    });

    test("nor a socket of its own", () => {
        expect(() => connect(80, "192.0.2.1")).toThrow("A test reaches this machine only, not 192.0.2.1");
    });
});
