/** Describes a run: the machine and the versions of everything that is measured. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, release, totalmem, type } from "node:os";
import { join } from "node:path";
import type { Run } from "../reports/bench.ts";
import { packages, root } from "./install.ts";
import { docsToolVersions } from "./site/docs-tools.ts";

const modules = join(import.meta.dirname, "node_modules");

export function describeRun(): Run {
    const peers: { dependencies: Record<string, string> } = read(join(import.meta.dirname, "package.json"));
    const ours = Object.keys(packages).map((name) => {
        const { version }: { version: string } = read(join(modules, name, "package.json"));
        return [name, version] as const;
    });
    return {
        began: `${new Date().toISOString().slice(0, 16)}Z`,
        machine: {
            cpu: cpus()[0]?.model.trim() ?? "unknown",
            cores: cpus().length,
            memory: Math.round(totalmem() / 1e9),
            system: `${type()} ${release()}`,
        },
        versions: {
            commit: commit(),
            node: process.versions.node,
            ...Object.fromEntries(ours),
            ...peers.dependencies,
            ...docsToolVersions(),
        },
    };
}

/** The commit that is checked out, marked as dirty if files differ from it. */
const commit = () => execFileSync("git", ["describe", "--always", "--dirty"], { cwd: root, encoding: "utf8" }).trim();

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
