/** Node's compile cache: the command fills it, and runs without it. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "callsheet-compile-cache-"));
afterAll(() => rmSync(folder, { recursive: true }));

const program = fileURLToPath(new URL("../bin/callsheet.mjs", import.meta.url));

function snippetWith(env: Record<string, string>): string {
    const words = ["snippet", "a/b", "--task", "fill-mask", "--provider", "hf-inference", "--client", "curl"];
    const options = { encoding: "utf8", env: { ...process.env, ...env } } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], options);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    return stdout;
}

test("a run fills the cache, and the next one prints the same from it", () => {
    const cacheFolder = join(folder, "kept");
    const first = snippetWith({ NODE_COMPILE_CACHE: cacheFolder });
    expect(readdirSync(cacheFolder, { recursive: true }).length).toBeGreaterThan(10);
    expect(snippetWith({ NODE_COMPILE_CACHE: cacheFolder })).toBe(first);
});

test("the cache can be turned off", () => {
    const unwanted = join(folder, "unwanted");
    snippetWith({ NODE_COMPILE_CACHE: unwanted, NODE_DISABLE_COMPILE_CACHE: "1" });
    expect(existsSync(unwanted)).toBe(false);
});

test("a cache that cannot be written is done without", () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(snippetWith({ NODE_COMPILE_CACHE: join(file, "below") })).toContain("curl");
    // By default, the cache is in the folder for temporary files.
    const { NODE_COMPILE_CACHE: _, ...env } = process.env;
    const gone = { ...env, TMPDIR: join(file, "below"), TEMP: join(file, "below"), TMP: join(file, "below") };
    expect(spawnSync(process.execPath, [program, "--version"], { env: gone }).status).toBe(0);
});
