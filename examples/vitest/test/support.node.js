import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { sandboxForTests } from "@callsheet/sandbox/test";
import { apology, isUnhappy, reply } from "../support.js";

const sandbox = sandboxForTests({ beforeAll: before, beforeEach, afterAll: after });

test("a complaint is recognised", async () => {
    assert.equal(await isUnhappy("The book never came. I am angry."), true);
});

test("a busy server is asked again", async () => {
    sandbox.fail("503", { times: 1 });
    assert.notEqual(await reply("Where is my book?"), apology);
    assert.deepEqual(
        sandbox.requests.map(({ status }) => status),
        [503, 200],
    );
});
