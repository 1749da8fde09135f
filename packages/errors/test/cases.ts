/** Texts as people paste them, each with the entry that explains it. */
import { globSync, readFileSync } from "node:fs";
import type { ErrorId } from "../src/index.ts";

/** A text, and the entry that must explain it. */
type Case = { readonly id: ErrorId; readonly about: string; readonly text: string };

/**
 * The cases of `cases/*.txt`: below a line `=== entry | what it is about`, the text as it was pasted. Those of met.txt
 * are outputs that people met, from public issues and questions; the others are written after the libraries' sources.
 */
export const cases: readonly Case[] = globSync("cases/*.txt", { cwd: import.meta.dirname })
    .toSorted()
    .flatMap((file) =>
        readFileSync(new URL(file, import.meta.url), "utf8")
            .split(/^=== /m)
            .slice(1),
    )
    .map((part) => {
        const [, id = "", about = "", text = ""] = /^(.*?) \| (.*)\n([\s\S]*)$/.exec(part) ?? [];
        return { id: id as ErrorId, about, text: text.replace(/\n$/, "") }; // A test checks that the entry is there.
    });
