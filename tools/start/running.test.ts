import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "../install.mjs";
import { forgetRunning, rememberRunning, runningAnnouncement } from "./running.mjs";

const file = join(root, ".node", "served.json");
let before: string | undefined;

// Keep the record of a server that may be running for this folder during the tests.
beforeEach(() => {
    before = existsSync(file) ? readFileSync(file, "utf8") : undefined;
});

afterEach(() => {
    if (before === undefined) rmSync(file, { force: true });
    else writeFileSync(file, before);
});

/** A fake server that responds with this identity. */
async function identityOf(says: string): Promise<{ readonly address: string; readonly stop: () => void }> {
    const server = createServer((_, response) => response.end(says));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The server has no port.");
    return { address: `http://127.0.0.1:${address.port}/`, stop: () => server.close() };
}

test("whoever starts what is running is told where it is", async () => {
    const { address, stop } = await identityOf(JSON.stringify({ root }));
    rememberRunning(address, "The site is at …");
    expect(await runningAnnouncement()).toBe("The site is at …");
    stop();
});

test("another folder, another server, and one that has ended, are not this site", async () => {
    const other = await identityOf(JSON.stringify({ root: `${root}other` }));
    rememberRunning(other.address, "there");
    expect(await runningAnnouncement()).toBeUndefined();
    other.stop();
    const stranger = await identityOf("<h1>Hello</h1>");
    rememberRunning(stranger.address, "there");
    expect(await runningAnnouncement()).toBeUndefined();
    stranger.stop();
    rememberRunning(stranger.address, "there");
    expect(await runningAnnouncement()).toBeUndefined();
    forgetRunning();
    expect(await runningAnnouncement()).toBeUndefined();
});
