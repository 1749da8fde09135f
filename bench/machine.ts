/** Where and with what a run measures. */
import { readFileSync } from "node:fs";
import { cpus, release, totalmem, type } from "node:os";
import { join } from "node:path";
import { packages } from "./install.ts";
import type { Run } from "./report/report.ts";
import { docsToolVersions } from "./site/docs-tools.ts";

const modules = join(import.meta.dirname, "node_modules");

export function runHere(): Run {
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
            node: process.versions.node,
            ...Object.fromEntries(ours),
            ...peers.dependencies,
            ...docsToolVersions(),
        },
    };
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
