/** Installs the newest libraries in a separate folder, and reports what they break. */
import { join } from "node:path";
import { preparePython } from "../../../tools/machine/python.ts";
import type { Report } from "../../reports/proof.ts";
import { installPackages, type Libraries } from "./libraries.ts";
import { type Outcome, verdictOf } from "./prove.ts";
import type { Versions } from "./report/versions.ts";
import { proofFolder } from "./root.ts";

const folder = join(proofFolder, ".latest");
const packages = ["@huggingface/inference", "openai"];

/** Installs the newest version of every library. @throws Error if npm fails */
export function prepareLatest(): Libraries {
    console.log("Installing the newest libraries…");
    const latest = packages.map((name) => `${name}@latest`);
    const failure = installPackages(folder, latest, true);
    if (failure !== undefined) throw new Error(`npm could not install the newest libraries: ${failure}`);
    const wanted = ["-r", join(proofFolder, "requirements.in")];
    return {
        work: join(folder, "work"),
        python: preparePython({ folder: join(folder, "venv"), wanted, newest: true }),
    };
}

/** Describes regressions against the report of the pinned libraries, and lists the libraries that are newer. */
export function comparison(
    outcomes: readonly Outcome[],
    versions: Versions,
    pinned: Pick<Report, "versions" | "failed">,
): string {
    const newer = Object.entries(versions).filter(([name, version]) => pinned.versions[name] !== version);
    const broken = brokenSince(outcomes, pinned);
    return [
        ...newer.map(([name, version]) => `${name}: ${pinned.versions[name] ?? "none"} → ${version}`),
        newer.length === 0 ? "No library is newer than the pinned ones." : "",
        broken.length === 0
            ? "Nothing broke that passes with the pinned libraries."
            : `Broken by newer libraries:\n${broken.map(({ program }) => `    ${program.id}`).join("\n")}`,
    ].join("\n");
}

/** The programs that fail now but did not fail with the pinned libraries. */
export const brokenSince = (outcomes: readonly Outcome[], { failed }: Pick<Report, "failed">): readonly Outcome[] =>
    outcomes.filter((outcome) => verdictOf(outcome) === "failed" && !Object.hasOwn(failed, outcome.program.id));
