// @needs python
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { setupOf } from "../../../../site/src/book/course/notebook-cells.ts";

const setup = setupOf([{ language: "python", code: 'os.environ["HF_TOKEN"]' }]);

const folder = await mkdtemp(join(tmpdir(), "callsheet-token-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

// Fake modules: getpass, which returns a typed token, and google.colab, with the secret or without.
await writeFile(join(folder, "getpass.py"), "def getpass(prompt):\n    return 'typed at ' + prompt\n");
await mkdir(join(folder, "with", "google"), { recursive: true });
await mkdir(join(folder, "without", "google"), { recursive: true });
const colab = (body: string) => `class userdata:\n    @staticmethod\n    def get(name):\n        ${body}\n`;
await writeFile(join(folder, "with", "google", "colab.py"), colab("return 'secret ' + name"));
await writeFile(join(folder, "without", "google", "colab.py"), colab("raise KeyError(name)"));

/** The token that the notebook's programs find, and whether the cell leaks it as a global. */
async function tokenIn(environment: Readonly<Record<string, string>>, module?: string): Promise<string> {
    const path = [folder, ...(module === undefined ? [] : [join(folder, module)])].join(":");
    const program = `${setup}\nprint(os.environ["HF_TOKEN"], "token" in globals())`;
    const env = { PATH: process.env["PATH"], PYTHONPATH: path, PYTHONDONTWRITEBYTECODE: "1", ...environment };
    const { stdout } = await promisify(execFile)("python3", ["-c", program], { env });
    return stdout.trim();
}

test.each([
    ["the environment, where it is there", { HF_TOKEN: "hf_mine" }, "with", "hf_mine False"],
    ["the secrets of Colab", {}, "with", "secret HF_TOKEN False"],
    ["the reader, where Colab has none", { HF_TOKEN: "" }, "without", "typed at HF_TOKEN:  False"],
    ["the reader, anywhere else", {}, undefined, "typed at HF_TOKEN:  False"],
])("the token comes from %s", async (_, environment, module, found) => {
    expect(await tokenIn(environment, module)).toBe(found);
});
