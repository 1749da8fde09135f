/** The example of explained errors, from the packed command: what a real library prints, piped. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { explanationLabels } from "@callsheet/errors";
import { explanationsIn } from "@callsheet/errors/explanations";
import { expect, test } from "vitest";
import { installExample, runIn } from "../../testing/packed-project.ts";

const model = "meta-llama/Llama-3.1-8B-Instruct";

test("explains what the program prints, in English and in Gujarati, and says in its exit code whether it could", async () => {
    const folder = await installExample("explain");
    const explain = (input: string, ...options: string[]) =>
        runIn(folder, "npx", ["--no", "callsheet", "explain", ...options], { input });

    // Without a token the library itself refuses.
    const { status, output: withoutToken } = await runIn(folder, process.execPath, ["chat.js"], {
        env: { HF_TOKEN: undefined, OPENAI_API_KEY: undefined },
    });
    expect(status).not.toBe(0);
    const noKey = await explain(withoutToken);
    expect(noKey.stdout).toMatch(new RegExp(`^${explanationsIn("en")["no-key"].title}\n`));
    expect(noKey.status).toBe(0);

    const { output: busy } = await runIn(folder, "npm", ["run", "busy"]);
    expect(busy).toContain("429");
    const english = await explain(busy);
    expect(english.status).toBe(0);
    expect(english.stdout).toMatch(/^429: too many requests\n/);
    expect(english.stdout).toContain(explanationLabels.en.todo);
    expect(english.stdout).toMatch(/The call as it works \(\S+, js\/openai\)/);
    expect(english.stdout).toContain(model);

    const gujarati = await explain(busy, "--language", "gu");
    expect(gujarati.stdout).toContain(explanationsIn("gu")["too-many-requests"].means);
    expect(gujarati.stdout).toContain(explanationLabels.gu.todo);

    // The program that it writes is the one that runs.
    const { snippet } = JSON.parse((await explain(busy, "--json")).stdout);
    writeFileSync(join(folder, "fixed.js"), snippet.content);
    const again = await runIn(folder, "npx", ["--no", "callsheet", "sandbox", "--", "node", "fixed.js"]);
    expect(again, again.output).toMatchObject({ status: 0 });

    expect(await explain("All is well.")).toMatchObject({ status: 1, stdout: "" });
    expect(await explain(busy, "--language", "hi")).toMatchObject({ status: 2, stdout: "" });
});
