import { describe, expect, test } from "vitest";
import { forbiddenImports, roomsBelow, specifiersIn } from "./room-imports.ts";

test.each([
    ['import { a } from "./a.ts";', "./a.ts"],
    ['import {\n    a,\n    type B,\n} from "./a.ts";', "./a.ts"],
    ['import type { A } from "./a.ts";', "./a.ts"],
    ['export { a } from "./a.ts";', "./a.ts"],
    ['import "./a.css";', "./a.css"],
    ['import styles from "./a.css?inline";', "./a.css"],
    ['const { a } = await import("./a.ts");', "./a.ts"],
    ['type A = import("./a.ts").A;', "./a.ts"],
    ['---\nimport A from "./A.astro";\n---', "./A.astro"],
    ['<script>\n    import "./a.ts";\n</script>', "./a.ts"],
    ['@import "./a.css" layer(code);', "./a.css"],
    ['import A from "./A.tsx";\n\n# A chapter', "./A.tsx"],
    ['import.meta.glob<string>("../*/a.mdx", { eager: true })', "../*/a.mdx"],
    ['readFileSync(new URL("../a.css", import.meta.url))', "../a.css"],
])("an import is seen: %s", (text, name) => expect(specifiersIn(text)).toEqual([name]));

test("the example of a docstring is no import", () => {
    expect(specifiersIn('/**\n * @example\n * import { a } from "./a.ts";\n */\n// import "./b.ts";')).toEqual([]);
});

describe("rooms", () => {
    const rooms = { attic: ["hall"], hall: ["cellar"], kitchen: ["cellar"], cellar: [] };
    const roomOf = (path: string): string => path.split("/")[0] ?? "";
    const up = (from: string, to: string) => forbiddenImports(rooms, [{ from, to }], roomOf);

    test("may know what lies below them, however far", () => {
        expect([...roomsBelow(rooms, "attic")]).toEqual(["hall", "cellar"]);
        expect(up("attic/a.ts", "cellar/b.ts")).toEqual([]);
    });

    test("may know neither what lies above nor what lies beside them", () => {
        expect(up("cellar/a.ts", "hall/b.ts")).toEqual(["cellar/a.ts imports hall/b.ts: cellar may not know hall"]);
        expect(up("kitchen/a.ts", "hall/b.ts")).toHaveLength(1);
    });

    test("go in no circle", () => {
        expect(() => roomsBelow({ one: ["other"], other: ["one"] }, "one")).toThrow("one → other → one");
    });
});
