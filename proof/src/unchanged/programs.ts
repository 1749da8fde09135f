/** Every program that runs unchanged under `callsheet sandbox -- …`, and the table of them in the sandbox's README. */
import { join } from "node:path";
import { frameworks } from "../frameworks/frameworks.ts";
import { ownSdks } from "../own-sdks/own-sdks.ts";
import { root } from "../root.ts";
import { lockedVersion } from "./installation.ts";
import type { UnchangedProgram } from "./unchanged-program.ts";

export const unchangedPrograms: readonly UnchangedProgram[] = [...ownSdks, ...frameworks];

export const readmeFile = join(root, "packages/sandbox/README.md");
const begins = "<!-- unchanged: npx vitest run --project unit proof/src/unchanged --update writes what follows -->";
const ends = "<!-- /unchanged -->";

/** The README with the table updated between its markers. */
export function withTable(readme: string): string {
    const [from, to] = [readme.indexOf(begins), readme.indexOf(ends)];
    if (from < 0 || to < from) throw new Error(`${readmeFile} has no place for the table: ${begins} … ${ends}`);
    return `${readme.slice(0, from)}${begins}\n\n${table()}\n\n${readme.slice(to)}`;
}

const languageNames = { python: "Python", js: "JavaScript" } as const;

function table(): string {
    const rows = unchangedPrograms.map(({ library, installation, does }) => {
        const version = lockedVersion(installation, library);
        return `| \`${library}\` ${version} | ${languageNames[installation.language]} | ${does.join(", ")} |`;
    });
    return ["| library | language | what its program does |", "| --- | --- | --- |", ...rows].join("\n");
}
