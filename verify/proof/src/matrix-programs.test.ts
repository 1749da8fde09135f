import { existsSync } from "node:fs";
import { join } from "node:path";
import { matrix } from "@callsheet/snippets";
import { describe, expect, test } from "vitest";
import { matrixPrograms, quickOf } from "./matrix-programs.ts";
import { root } from "./root.ts";

const all = matrixPrograms();
const cell = (id: string) => all.find((one) => one.id === id);

describe("cells", () => {
    test("are the whole matrix, unmodified", () => {
        const entries = [...matrix()];
        expect(all.map(({ id, content, wire }) => ({ id, content, wire }))).toEqual(
            entries.map(({ id, content, wire }) => ({ id, content, wire })),
        );
    });

    test("name a file to open that is there", () => {
        const sources = new Set(all.map(({ source }) => source));
        expect([...sources].filter((path) => !path.endsWith(".ts") || !existsSync(join(root, path)))).toEqual([]);
        expect(sources).toContain("packages/snippets/src/languages/python/huggingface_hub.ts");
        expect(sources).toContain("packages/snippets/src/languages/js/callsheet.ts");
    });

    test("have the files that their requests name", () => {
        const names = all.flatMap(({ files }) => [...files.keys()]);
        expect(new Set(names)).toEqual(new Set(["cat.png", "cats.jpg", "sample1.flac", "sample1.mp3"]));
        expect(cell("hf-inference/image-classification/sh/curl/plain")?.files.size).toBe(1);
        expect(cell("hf-inference/fill-mask/sh/curl/plain")?.files.size).toBe(0);
    });

    test("know how they end", () => {
        expect(cell("together/conversational/sh/curl/streamed")?.ending).toBe("stream");
        expect(cell("hf-inference/text-to-image/sh/curl/plain")?.ending).toBe("save");
        expect(cell("hf-inference/fill-mask/sh/curl/plain")?.ending).toBe("print");
    });
});

describe("the quick ones", () => {
    const quick = quickOf(all);

    test("are few, and of every client", () => {
        expect(quick.length).toBeLessThan(100);
        expect(new Set(quick.map(({ client }) => client))).toEqual(new Set(all.map(({ client }) => client)));
    });

    test("have every shape of a request", () => {
        const bodies = quick.map(({ wire }) => JSON.stringify(wire.body));
        for (const shape of ['"multipart"', '"binary"', "$base64", "$dataUrl", '"stream":true']) {
            expect(bodies.filter((body) => body.includes(shape))).not.toEqual([]);
        }
    });
});
