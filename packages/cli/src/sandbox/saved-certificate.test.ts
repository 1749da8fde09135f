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
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { removeCertificate, saveCertificate } from "./saved-certificate.ts";

let cache: string;
let folder: string;
beforeEach(() => {
    cache = mkdtempSync(join(tmpdir(), "callsheet-certificate-"));
    folder = join(cache, "callsheet", "sandbox");
});
afterEach(() => rmSync(cache, { recursive: true }));

const save = (host: string, port: number, authority: string) =>
    saveCertificate({ url: `http://${host.includes(":") ? `[${host}]` : host}:${port}`, authority }, host, {
        XDG_CACHE_HOME: cache,
        HOME: cache,
        LOCALAPPDATA: cache,
    });

describe("saveCertificate: a sandbox's certificate", () => {
    test("is in a file of its own for each address, which its own end takes away", () => {
        const one = save("127.0.0.1", 8787, "one");
        const other = save("127.0.0.2", 8787, "other");
        expect(basename(one.path)).toBe("127.0.0.1-8787.pem");
        removeCertificate(one);
        expect(existsSync(one.path)).toBe(false);
        expect(readFileSync(other.path, "utf8")).toBe("other");
        removeCertificate(other);
        expect(readdirSync(folder)).toEqual([]);
    });

    test("is at the same path whenever a sandbox is at the same place, also behind one that was killed", () => {
        const killed = save("127.0.0.1", 8787, "killed");
        const next = save("127.0.0.1", 8787, "next");
        expect(next.path).toBe(killed.path);
        removeCertificate(killed);
        expect(readFileSync(next.path, "utf8")).toBe("next");
    });

    test("of an IPv6 address has a name that every file system takes", () => {
        expect(basename(save("::1", 8787, "it").path)).toBe("%3A%3A1-8787.pem");
    });

    test("at the port that a URL leaves out has that port in its name", () => {
        expect(basename(save("127.0.0.1", 80, "it").path)).toBe("127.0.0.1-80.pem");
    });

    test.runIf(process.getuid)("can be read by its user alone, in a folder of the user alone", () => {
        const { path } = save("127.0.0.1", 8787, "it");
        expect([statSync(path).mode & 0o777, statSync(dirname(path)).mode & 0o777]).toEqual([0o600, 0o700]);
    });

    test("is not written through a link", () => {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        writeFileSync(join(cache, "elsewhere"), "before");
        symlinkSync("../../elsewhere", join(folder, "127.0.0.1-8787.pem"));
        const { path } = save("127.0.0.1", 8787, "it");
        expect(readFileSync(path, "utf8")).toBe("it");
        expect(readFileSync(join(cache, "elsewhere"), "utf8")).toBe("before");
    });

    test.runIf(process.getuid)("is in a folder of its own if that of the cache is another's, or a link", () => {
        mkdirSync(join(cache, "callsheet"));
        mkdirSync(join(cache, "shared"), { mode: 0o700 });
        symlinkSync("../shared", folder);
        const linked = save("127.0.0.1", 8787, "it");
        expect(readdirSync(join(cache, "shared"))).toEqual([]);
        rmSync(folder);
        mkdirSync(folder);
        chmodSync(folder, 0o777);
        const open = save("127.0.0.1", 8787, "it");
        expect(readdirSync(folder)).toEqual([]);
        for (const saved of [linked, open]) {
            expect(readFileSync(saved.path, "utf8")).toBe("it");
            removeCertificate(saved);
            expect(existsSync(dirname(saved.path))).toBe(false);
        }
    });
});
