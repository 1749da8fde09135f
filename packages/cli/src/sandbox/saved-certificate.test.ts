/** The certificate files of sandboxes that begin, end and are killed beside each other. */
import {
    chmodSync,
    existsSync,
    mkdirSync,
    mkdtempSync,
    readdirSync,
    readFileSync,
    rmSync,
    statSync,
    symlinkSync,
    writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { removeCertificate, saveCertificate } from "./saved-certificate.ts";

/** A Mac has one IPv4 address on loopback. */
const isMac = process.platform === "darwin";

let cache: string;
let folder: string;
beforeEach(() => {
    cache = mkdtempSync(join(tmpdir(), "callsheet-certificate-"));
    folder = join(cache, "callsheet", "sandbox");
});
afterEach(() => rmSync(cache, { recursive: true }));

/** Listens as a sandbox does, at this port of an address; 0 for any. @returns the port */
async function listen(host: string, port = 0): Promise<number> {
    const server: Server = createServer();
    await new Promise<void>((resolve) => server.listen(port, host, resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    if (typeof address === "string" || address === null) throw new Error("It should listen on a port.");
    return address.port;
}

const save = (host: string, port: number, authority: string) =>
    saveCertificate({ url: `http://${host.includes(":") ? `[${host}]` : host}:${port}`, authority }, host, {
        XDG_CACHE_HOME: cache,
        HOME: cache,
        LOCALAPPDATA: cache,
    });

/** A port at which nobody listens. */
async function freePort(): Promise<number> {
    const server = createServer();
    const port = await new Promise<number>((resolve) =>
        server.listen(0, "127.0.0.1", () => {
            const address = server.address();
            resolve(typeof address === "object" && address ? address.port : 0);
        }),
    );
    await new Promise<void>((resolve) => server.close(() => resolve()));
    return port;
}

describe("a sandbox's certificate", () => {
    test.skipIf(isMac)("is in a file of its own for each address, which its own end takes away", async () => {
        const port = await listen("127.0.0.1");
        await listen("127.0.0.2", port);
        const one = await save("127.0.0.1", port, "one");
        const other = await save("127.0.0.2", port, "other");
        expect(basename(one.path)).toBe(`127.0.0.1-${port}.pem`);
        removeCertificate(one);
        expect(existsSync(one.path)).toBe(false);
        expect(readFileSync(other.path, "utf8")).toBe("other");
        removeCertificate(other);
        expect(readdirSync(folder)).toEqual([]);
    });

    test("is at the same path whenever a sandbox is at the same place, also behind one that was killed", async () => {
        const port = await listen("127.0.0.1");
        const killed = await save("127.0.0.1", port, "killed");
        const next = await save("127.0.0.1", port, "next");
        expect(next.path).toBe(killed.path);
        expect(readFileSync(next.path, "utf8")).toBe("next");
        removeCertificate(killed);
        expect(readFileSync(next.path, "utf8")).toBe("next");
    });

    test("of an IPv6 address has a name that every file system takes", async () => {
        const { path } = await save("::1", 8787, "it");
        expect(basename(path)).toBe("%3A%3A1-8787.pem");
    });

    test("at the port that a URL leaves out has that port in its name", async () => {
        expect(basename((await save("127.0.0.1", 80, "it")).path)).toBe("127.0.0.1-80.pem");
    });

    test.runIf(process.getuid)("can be read by its user alone, in a folder of the user alone", async () => {
        const { path } = await save("127.0.0.1", 8787, "it");
        expect([statSync(path).mode & 0o777, statSync(dirname(path)).mode & 0o777]).toEqual([0o600, 0o700]);
    });

    test("is not written through a link", async () => {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        writeFileSync(join(cache, "elsewhere"), "before");
        symlinkSync("../../elsewhere", join(folder, "127.0.0.1-8787.pem"));
        const { path } = await save("127.0.0.1", 8787, "it");
        expect(readFileSync(path, "utf8")).toBe("it");
        expect(readFileSync(join(cache, "elsewhere"), "utf8")).toBe("before");
    });

    test.runIf(process.getuid)("is in a folder of its own if that of the cache is another's, or a link", async () => {
        mkdirSync(join(cache, "callsheet"));
        mkdirSync(join(cache, "shared"), { mode: 0o700 });
        symlinkSync("../shared", folder);
        const linked = await save("127.0.0.1", 8787, "it");
        expect(readdirSync(join(cache, "shared"))).toEqual([]);
        rmSync(folder);
        mkdirSync(folder);
        chmodSync(folder, 0o777);
        const open = await save("127.0.0.1", 8787, "it");
        expect(readdirSync(folder)).toEqual([]);
        for (const saved of [linked, open]) {
            expect(readFileSync(saved.path, "utf8")).toBe("it");
            removeCertificate(saved);
            expect(existsSync(dirname(saved.path))).toBe(false);
        }
    });
});

describe("a start", () => {
    test.skipIf(isMac)("removes what killed sandboxes have left, and nothing of one that lives", async () => {
        const living = await listen("127.0.0.1");
        await listen("127.0.0.2", living);
        const dead = await freePort();
        await save("127.0.0.1", living, "it lives");
        await save("127.0.0.2", living, "it lives");
        mkdirSync(folder, { recursive: true });
        for (const name of [`127.0.0.1-${dead}.pem`, `localhost-${dead}.pem`, `127.0.0.3-${living}.pem`]) {
            writeFileSync(join(folder, name), "it was killed");
        }
        const port = await listen("127.0.0.1");
        await save("127.0.0.1", port, "it begins");
        expect(new Set(readdirSync(folder))).toEqual(
            new Set([`127.0.0.1-${living}.pem`, `127.0.0.2-${living}.pem`, `127.0.0.1-${port}.pem`]),
        );
    });

    test("leaves every other file alone", async () => {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        const names = ["notes.txt", "127.0.0.1-99999.pem", "evil.example-8787.pem", "-1.pem", "%zz-1.pem", "a-b.pem"];
        for (const name of names) writeFileSync(join(folder, name), "");
        removeCertificate(await save("127.0.0.1", 8787, "it"));
        expect(new Set(readdirSync(folder))).toEqual(new Set(names));
    });
});
