import { describe, expect, test } from "vitest";
import { createFolder } from "./folder.ts";
import { nodeFs } from "./node-fs.ts";

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

function setUp() {
    const wrote: [string, string][] = [];
    const folder = createFolder([{ name: "cats.jpg", bytes: bytes("cats") }], (name, content) =>
        wrote.push([name, new TextDecoder().decode(content)]),
    );
    return { fs: nodeFs(folder), wrote };
}

describe("a program's folder", () => {
    test.each(["cats.jpg", "./cats.jpg", "/home/you/cats.jpg", "a/../cats.jpg"])("has its files, as %s", (path) => {
        const { fs } = setUp();
        expect(String(fs.readFileSync(path))).toBe("cats");
        expect(fs.readFileSync(path, "base64")).toBe("Y2F0cw==");
        expect(fs.readFileSync(path, { encoding: "utf8" })).toBe("cats");
    });

    test("tells of each file that is written, and has it", async () => {
        const { fs, wrote } = setUp();
        fs.writeFileSync("a.txt", "one");
        fs.appendFileSync("a.txt", "two");
        fs.writeFileSync("out/b.png", bytes("png"));
        expect(wrote).toEqual([
            ["a.txt", "one"],
            ["a.txt", "onetwo"],
            ["out/b.png", "png"],
        ]);
        expect(fs.readdirSync(".")).toEqual(["a.txt", "cats.jpg", "out"]);
        expect(fs.readdirSync("out")).toEqual(["b.png"]);
        expect(await (await fs.openAsBlob("out/b.png", { type: "image/png" })).text()).toBe("png");
        expect([fs.existsSync("out"), fs.existsSync("none"), fs.existsSync(".")]).toEqual([true, false, true]);
    });

    test("gives each reader bytes of its own", () => {
        const { fs } = setUp();
        Object(fs.readFileSync("cats.jpg")).fill(0);
        expect(fs.readFileSync("cats.jpg", "utf8")).toBe("cats");
    });

    test("says what is not there as Node says it", async () => {
        const { fs } = setUp();
        expect(() => fs.readFileSync("dogs.jpg")).toThrow("ENOENT: no such file or directory, open 'dogs.jpg'");
        await expect(fs.promises["readFile"]?.("dogs.jpg" as never)).rejects.toMatchObject({ code: "ENOENT" });
    });
});
