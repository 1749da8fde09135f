/** The example of explained errors, from the packed command: what a real library prints, piped. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { explanationLabels } from "@callsheet/errors";
import { explanationsIn } from "@callsheet/errors/explanations";
import { expect, test } from "vitest";
import { installExample, installPacked, runIn } from "../../testing/packed-project.ts";

const model = "ProsusAI/finbert";

test("explains what the program prints, in English and in Gujarati, and says in its exit code whether it could", async () => {
    const folder = await installExample("explain");
    const explain = (input: string, ...options: string[]) =>
        runIn(folder, "npx", ["callsheet", "explain", ...options], { input });

    // Without a token the library itself refuses.
    const { status, output: withoutToken } = await runIn(folder, process.execPath, ["chat.js"], {
        env: { HF_TOKEN: undefined, OPENAI_API_KEY: undefined },
    });
    expect(status).not.toBe(0);
    const noKey = await explain(withoutToken);
    expect(noKey.stdout).toMatch(new RegExp(`^${explanationsIn("en")["no-key"].title}\n`));
    expect(noKey.status).toBe(0);

    const { output: refused } = await runIn(folder, "npm", ["run", "try"]);
    const english = await explain(refused);
    expect(english.status).toBe(0);
    const { title, cause } = explanationsIn("en")["model-not-served"];
    expect(english.stdout).toContain(`${title}\n\n${cause}\n`);
    expect(english.stdout).toContain(explanationLabels.en.steps);
    expect(english.stdout).toContain(`400 The requested model '${model}' is not supported`);

    const gujarati = await explain(refused, "--language", "gu");
    expect(gujarati.stdout).toContain(explanationsIn("gu")["model-not-served"].cause);
    expect(gujarati.stdout).toContain(explanationLabels.gu.steps);

    // The program that it writes is one that runs.
    const { snippet } = JSON.parse((await explain(refused, "--json", "--client", "huggingface.js")).stdout);
    expect(snippet).toMatchObject({ model, client: "huggingface.js" });
    writeFileSync(join(folder, "fixed.js"), snippet.content);
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const dependencies = { ...manifest.dependencies, "@huggingface/inference": "4.13.30" };
    writeFileSync(join(folder, "package.json"), JSON.stringify({ ...manifest, dependencies }));
    await installPacked(folder);
    const again = await runIn(folder, "npx", ["callsheet", "sandbox", "--", "node", "fixed.js"]);
    expect(again, again.output).toMatchObject({ status: 0 });

    expect(await explain("All is well.")).toMatchObject({ status: 1, stdout: "" });
    expect(await explain(refused, "--language", "hi")).toMatchObject({ status: 2, stdout: "" });
});
