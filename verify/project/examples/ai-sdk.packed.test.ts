/** The example of the Vercel AI SDK, from the packed packages, against the packed sandbox. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { installExample, runIn } from "../../testing/packed-project.ts";

test("every function of the tour gives its result", async () => {
    const folder = await installExample("ai-sdk");
    const { status, stdout, output } = await runIn(folder, "npm", ["run", "--silent", "try"]);
    expect(status, output).toBe(0);
    expect(stdout).toMatch(/^text: .+/m);
    expect(stdout).toMatch(/^stream: .+/m);
    const [, object = ""] = /^object: (.*)$/m.exec(stdout) ?? [];
    expect(JSON.parse(object)).toEqual({ name: expect.any(String), people: expect.any(Number) });
    expect(stdout).toMatch(/^tool: It rains in .+/m);
    expect(stdout).toMatch(/^embedding: \d+ numbers$/m);
    expect(stdout).toMatch(/^image: image\/\w+$/m);
    expect(readFileSync(join(folder, "boat.png")).length).toBeGreaterThan(100);
});
