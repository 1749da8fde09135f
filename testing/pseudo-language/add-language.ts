/** Adds the pseudo-language to a copy of the sources, by what a new language takes: one line, and one folder in each room. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pseudoLanguage } from "./pseudo.ts";

const line = `    ${pseudoLanguage}: { name: "⟦Ƥšéúðö⟧", englishName: "Pseudo", direction: "ltr", script: "Latin", digits: "latn", collation: "en", isTypedInLatin: false },\n`;

/** An error whose explanation the language lacks. */
export const untranslatedError = "no-key";

const withoutOne = `{
    ...inEnglish,
    explanations: Object.fromEntries(
        Object.entries(inEnglish.explanations).filter(([id]) => id !== "${untranslatedError}"),
    ),
}`;

/** The files of the language, whose strings are made from those of English: room, file, and the object in English. */
const files = [
    { room: "packages/errors/src/explanations", file: "index.ts", exported: "english", strings: withoutOne },
    { room: "packages/errors/src/explanations", file: "labels.ts", exported: "labels" },
    { room: "packages/react/src/words", file: "snippet.ts", exported: "english" },
    { room: "packages/react/src/words", file: "fields/index.ts", exported: "englishFields" },
    { room: "exercises/src/words", file: "index.ts", exported: "en" },
    { room: "site/src/words", file: "index.ts", exported: "english" },
    { room: "site/src/words", file: "run.ts", exported: "run" },
    { room: "site/src/words", file: "search.ts", exported: "search" },
];

/** @param copy a copy of the repository; it may lack other rooms */
export function addPseudoLanguage(copy: string): void {
    const list = join(copy, "packages/inference/src/interface-languages.ts");
    writeFileSync(list, readFileSync(list, "utf8").replace("} as const satisfies", `${line}$&`));
    cpSync(join(import.meta.dirname, "pseudo.ts"), join(copy, "testing/pseudo.ts"));
    for (const { room, file, exported, strings = "inEnglish" } of files) {
        const path = join(copy, room, pseudoLanguage, file);
        const toRoom = "../".repeat(file.split("/").length);
        const toRoot = toRoom + "../".repeat(room.split("/").length);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(
            path,
            `import { pseudoOf } from "${toRoot}testing/pseudo.ts";
import { ${exported} as inEnglish } from "${toRoom}en/${file}";

export const ${/^(?:run|search)/.test(file) ? exported : "pseudo"} = pseudoOf(${strings});
`,
        );
    }
    execFileSync(process.execPath, ["packages/inference/scripts/generate.ts"], { cwd: copy });
}
