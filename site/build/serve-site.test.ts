import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ServedSite, type ServeOptions, serveSite } from "./serve-site.ts";

let folder: URL;
let site: ServedSite | undefined;

beforeEach(async () => {
    folder = pathToFileURL((await mkdtemp(join(tmpdir(), "callsheet-served-"))) + sep);
    await writeFile(new URL("index.html", folder), "front");
    await writeFile(new URL("page.html", folder), "page");
    await writeFile(new URL("404.html", folder), "not here");
});

afterEach(async () => {
    await site?.stop();
    site = undefined;
    await rm(folder, { recursive: true });
});

async function get(path: string): Promise<readonly [status: number, text: string]> {
    const response = await fetch(`${site?.address}${path}`);
    return [response.status, await response.text()];
}

const serve = async (options: ServeOptions = {}): Promise<void> => {
    site = await serveSite({ folder, path: "", ...options });
};

describe("the site as npm start serves it", () => {
    test("has each page without the end of its file's name, and a page for what is not found", async () => {
        await serve();
        expect(await get("/")).toEqual([200, "front"]);
        expect(await get("/page")).toEqual([200, "page"]);
        expect(await get("/page.html")).toEqual([200, "page"]);
        expect(await get("/other")).toEqual([404, "not here"]);
    });

    test("stands below a path, and nowhere else", async () => {
        await serve({ path: "/some/path" });
        expect(site?.address).toMatch(/\/some\/path$/);
        expect(await get("/page")).toEqual([200, "page"]);
        expect((await fetch(`http://127.0.0.1:${site?.port}/page`)).status).toBe(404);
    });

    test("keeps whoever asks for a file waiting that is still being made, and nobody else", async () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        const asked: string[] = [];
        await serve({
            whenBuilt: async (path) => {
                asked.push(path);
                if (path !== "404") await promise;
            },
        });
        const index = get("/search.json?v=1");
        const never = get("/other");
        expect(await get("/page")).toEqual([200, "page"]);
        await writeFile(new URL("search.json", folder), "{}");
        resolve();
        expect(await index).toEqual([200, "{}"]);
        expect(await never).toEqual([404, "not here"]);
        expect(asked.sort()).toEqual(["404", "other", "search.json"]);
    });

    test("gives nothing from outside its folder", async () => {
        await serve();
        expect((await get("/..%2f..%2fetc/passwd"))[0]).toBe(404);
    });

    test.each(["/%", "//", "/%ff?a"])("answers a path that is no address: %s", async (path) => {
        await serve();
        expect((await get(path))[0]).toBeLessThan(500);
        expect(await get("/page")).toEqual([200, "page"]);
    });

    test("says that a port is taken", async () => {
        await serve();
        await expect(serveSite({ folder, path: "", port: site?.port ?? 0 })).rejects.toMatchObject({
            code: "EADDRINUSE",
        });
    });
});
