/** Reads the installed versions that a run uses. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Report } from "../../../reports/proof.ts";
import type { Libraries } from "../libraries.ts";

/** Versions by name. Missing programs and packages are left out. */
export type Versions = Report["versions"];

const nodePackages = ["@callsheet/inference", "@huggingface/inference", "openai"];
const pythonPackages = ["fal_client", "huggingface_hub", "numpy", "openai", "pillow", "requests"];

export function versionsOf({ work, python }: Libraries): Versions {
    const versions: readonly (readonly [string, string | undefined])[] = [
        ["node", process.versions.node],
        ...nodePackages.map((name) => [`js ${name}`, nodeVersion(work, name)] as const),
        ...("path" in python ? pythonVersions(python.path) : []),
        ["bash", /version ([\d.]+)/.exec(outputOf("bash", ["--version"]))?.[1]],
        ["curl", /^curl ([\d.]+)/.exec(outputOf("curl", ["--version"]))?.[1]],
    ];
    return Object.fromEntries(versions.flatMap(([name, version]) => (version === undefined ? [] : [[name, version]])));
}

/** The version of a package that a program in the folder would import. */
function nodeVersion(folder: string, name: string): string | undefined {
    const path = join(folder, "node_modules", name, "package.json");
    if (existsSync(path)) return JSON.parse(readFileSync(path, "utf8")).version;
    const above = join(folder, "..");
    return above === folder ? undefined : nodeVersion(above, name);
}

function pythonVersions(python: string): readonly (readonly [string, string])[] {
    const script = `
import importlib.metadata, json, platform, sys
print(json.dumps({"python": platform.python_version(), **{f"python {n}": importlib.metadata.version(n) for n in sys.argv[1:]}}))`;
    return Object.entries(JSON.parse(outputOf(python, ["-c", script, ...pythonPackages]) || "{}"));
}

const outputOf = (command: string, args: readonly string[]): string =>
    spawnSync(command, args, { encoding: "utf8" }).stdout ?? "";
