// @needs python
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { classroomServer } from "./classroom-server.ts";

const program = readFileSync(new URL("serve.py", import.meta.url), "utf8");

describe.each(["", "/some/path"])("classroomServer: a site at %o,", (path) => {
    const folder = mkdtempSync(join(tmpdir(), "classroom-"));
    let server: ChildProcess;
    let address = "";
    beforeAll(async () => {
        mkdirSync(join(folder, "en", "course"), { recursive: true });
        for (const [name, text] of [
            ["serve.py", classroomServer(program, `${path}/`)],
            ["index.html", "start"],
            ["en.html", "home"],
            ["en/course.html", "course"],
            ["en/part.js", "1"],
            ["404.html", "lost"],
        ] as const) {
            writeFileSync(join(folder, name), text);
        }
        writeFileSync(`${folder}-secret.html`, "secret");
        server = spawn("python3", [join(folder, "serve.py"), "0"], { stdio: ["ignore", "pipe", "inherit"] });
        const lines = createInterface({ input: server.stdout ?? process.stdin });
        const { value } = await lines[Symbol.asyncIterator]().next();
        address = /http:\S+/.exec(String(value))?.[0] ?? "";
    });
    afterAll(() => {
        server.kill();
        rmSync(folder, { recursive: true });
        rmSync(`${folder}-secret.html`);
    });
    const ask = async (page: string) => {
        const response = await fetch(new URL(page, address));
        return [response.status, await response.text()];
    };

    test("prints an address that leads to the site", async () => {
        expect(new URL(address).pathname).toBe(`${path}/`);
        expect(await ask("/")).toEqual([200, "start"]);
    });

    test("finds pages as the public site does, also those that are folders, too", async () => {
        expect(await ask(`${path}/en`)).toEqual([200, "home"]);
        expect(await ask(`${path}/en/course?task=summarization`)).toEqual([200, "course"]);
    });

    test("names the type of scripts, which browsers else refuse", async () => {
        const { headers } = await fetch(new URL(`${path}/en/part.js`, address));
        expect(headers.get("content-type")).toBe("text/javascript");
    });

    test("answers anything else with the page for it, and shows no folder and no file outside", async () => {
        const secret = `/..%2F${folder.split("/").at(-1)}-secret.html`;
        for (const page of ["/en/nope", "/en/course/", `${secret}`, `/../${folder.split("/").at(-1)}-secret`]) {
            expect(await ask(`${path}${page}`), page).toEqual([404, "lost"]);
        }
        if (path !== "") expect((await ask("/en"))[0]).toBe(404);
    });
});
