/** The published command loads only the code of the command that runs. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { exercisesIn } from "@callsheet/exercises/files";
import { afterAll, beforeAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "callsheet-loading-"));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
    const tsdown = fileURLToPath(import.meta.resolve("tsdown/run"));
    const cwd = new URL("..", import.meta.url);
    execFileSync(process.execPath, [tsdown, "--out-dir", folder, "--logLevel", "error"], { cwd });
    // The command finds the files of its threads by these names.
    const imports = { "#inside": "./inside.mjs", "#sandbox": "./sandbox.mjs", "#worker": "./worker.mjs" };
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", imports }));
});

const nameOf = (url: string): string => /([^/]*?)(-.{8})?\.mjs$/.exec(url)?.[1] ?? url;

/** The chunk with the models of the catalogue. */
function catalogueChunk(): string {
    const holds = (file: string) => readFileSync(join(folder, file), "utf8").includes('"lastListed": "');
    const found = readdirSync(folder).filter((file) => file.endsWith(".mjs") && holds(file));
    expect(found).toHaveLength(1);
    return nameOf(`/${found[0]}`);
}

test("what every run loads imports no other chunk, which would be loaded with it, or before it is ready", () => {
    const start = readdirSync(folder).find((file) => file.startsWith("start-")) ?? "";
    expect(readFileSync(join(folder, start), "utf8")).not.toMatch(/^import .* from "\.\//m);
});

/** The files that runs load, as URLs, one after the other, for the command with this entry point. */
function loadedFrom(entry: string, runs: readonly (readonly string[])[], isTTY = false): string[] {
    const program = JSON.stringify(pathToFileURL(resolve(import.meta.dirname, "..", entry)).href);
    const script = `
        import { registerHooks } from "node:module";
        const loaded = [];
        registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
        const { run } = await import(${program});
        const quiet = { write() {}, isTTY: ${isTTY} };
        for (const words of ${JSON.stringify(runs)}) await run(words, { stdin: [], stdout: quiet, stderr: quiet, env: {} });
        console.log(JSON.stringify(loaded));`;
    const output = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
    const urls: readonly string[] = JSON.parse(output);
    return urls.filter((url) => url.startsWith("file:"));
}

/** The chunks that runs of the published command load, without the hashes in their names. */
const loadedBy = (runs: readonly (readonly string[])[], isTTY = false): string[] =>
    loadedFrom(join(folder, "run.mjs"), runs, isTTY).map(nameOf);

const snippet = ["snippet", "a/b", "--task", "fill-mask", "--client", "requests"];

const actions = ["snippet", "make-call", "list-models", "print-matrix", "serve"];
const templates = ["templates-js", "templates-python", "templates-sh"];

test("help, versions and mistakes are understood without any of what the commands do", () => {
    const loaded = loadedBy([
        ["--help"],
        ["--version"],
        ["snippet", "--help"],
        ["snipet"],
        ["matrix", "--modles"],
        ["sandbox", "--prot"],
    ]);
    for (const action of [...actions, ...templates, "highlight", catalogueChunk()])
        expect(loaded).not.toContain(action);
});

test("a snippet is printed with its client's templates and the catalogue, and without what it does not need", () => {
    const loaded = loadedBy([snippet]);
    expect(loaded).toEqual(expect.arrayContaining(["snippet", catalogueChunk()]));
    expect(loaded.filter((name) => templates.includes(name))).toEqual(["templates-python"]);
    for (const other of ["help", "make-call", "print-matrix", "serve", "highlight", "python", "hub"])
        expect(loaded).not.toContain(other);
    expect(loadedBy([snippet.slice(0, -2)])).toEqual(expect.arrayContaining(templates));
    // The catalogue is not loaded if the options say everything.
    expect(loadedBy([[...snippet, "--provider", "hf-inference"]])).not.toContain(catalogueChunk());
});

test("from the sources, too, only what a snippet needs is loaded", () => {
    const loaded = loadedFrom("src/run.ts", [[...snippet, "--provider", "hf-inference"]]);
    const folders = (path: RegExp) => [...new Set(loaded.flatMap((url) => path.exec(url)?.[1] ?? []))];
    expect(folders(/\/languages\/(\w+)\/templates\.ts$/)).toEqual(["python"]);
    expect(folders(/\/inference\/src\/(\w+)\//)).not.toContain("client");
    expect(folders(/\/inference\/src\/(\w+)\//)).not.toContain("request");
    expect(folders(/\/cli\/src\/actions\/(.*)\.ts$/)).toEqual(["print-snippets"]);
    for (const other of [/catalogue\.json/, /matrix-/]) {
        expect(loaded.filter((url) => other.test(url))).toEqual([]);
    }
});

test("the exercises are there, in both languages", () => {
    const program = JSON.stringify(pathToFileURL(join(folder, "run.mjs")).href);
    const runs = ["en", "gu"].map((language) => ["check", "--list", "--json", "--language", language]);
    const script = `const { run } = await import(${program});
        for (const words of ${JSON.stringify(runs)}) await run(words, process);`;
    const output = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
    const listed = (["en", "gu"] as const).flatMap((language) => exercisesIn(language));
    for (const { title } of listed) expect(output).toContain(`"title": ${JSON.stringify(title)}`);
});

test("the sandbox is there with all that it shows", async () => {
    const program = join(folder, "start.mjs");
    writeFileSync(
        program,
        `import { run } from "./run.mjs"; await run(["sandbox", "--port", "0", "--json"], process);`,
    );
    const child = spawn(process.execPath, [program], {
        env: { ...process.env, XDG_CACHE_HOME: folder },
        stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = await once(child.stdout, "data");
    const { url, journal }: { readonly url: string; readonly journal: string } = JSON.parse(String(line));
    const paths = [journal, `${journal}/journal.css`, `${journal}/journal.js`, `${url}/huggingface.co/api/models`];
    const statuses = await Promise.all(paths.map(async (path) => (await fetch(path)).status));
    child.kill("SIGINT");
    const [code] = await once(child, "close");
    expect([statuses, code]).toEqual([[200, 200, 200, 200], 0]);
});

test("on a terminal, the colours of the language that is shown are loaded, and of no other", () => {
    const loaded = loadedBy([snippet], true);
    expect(loaded).toEqual(expect.arrayContaining(["highlight", "python"]));
    for (const other of ["javascript", "shellscript"]) expect(loaded).not.toContain(other);
});

const program = fileURLToPath(new URL("../bin/callsheet.mjs", import.meta.url));

function snippetWith(env: Record<string, string>): string {
    const words = ["snippet", "a/b", "--task", "fill-mask", "--provider", "hf-inference", "--client", "curl"];
    const options = { encoding: "utf8", env: { ...process.env, ...env } } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], options);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    return stdout;
}

test("the compile cache: a run fills it, and the next one prints the same from it", () => {
    const cacheFolder = join(folder, "kept");
    const first = snippetWith({ NODE_COMPILE_CACHE: cacheFolder });
    expect(readdirSync(cacheFolder, { recursive: true }).length).toBeGreaterThan(10);
    expect(snippetWith({ NODE_COMPILE_CACHE: cacheFolder })).toBe(first);
});

test("the compile cache: it can be turned off", () => {
    const unwanted = join(folder, "unwanted");
    snippetWith({ NODE_COMPILE_CACHE: unwanted, NODE_DISABLE_COMPILE_CACHE: "1" });
    expect(existsSync(unwanted)).toBe(false);
});

test("the compile cache: one that cannot be written is done without", () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(snippetWith({ NODE_COMPILE_CACHE: join(file, "below") })).toContain("curl");
    // By default, the cache is in the folder for temporary files.
    const { NODE_COMPILE_CACHE: _, ...env } = process.env;
    const gone = { ...env, TMPDIR: join(file, "below"), TEMP: join(file, "below"), TMP: join(file, "below") };
    expect(spawnSync(process.execPath, [program, "--version"], { env: gone }).status).toBe(0);
});
