/** Runs Python once for many expressions: starting it is what takes the time. */
import { execFileSync } from "node:child_process";

/** What each of the programs leaves in the variable `x`, as JSON text in ASCII. */
export function runPython(programs: readonly string[], environment: Record<string, string> = {}): string[] {
    const script = [
        "import json, sys",
        "results = []",
        "for program in json.load(sys.stdin):",
        "    names = {}",
        "    exec(program, names)",
        "    results.append(json.dumps(names['x']))",
        "json.dump(results, sys.stdout)",
    ].join("\n");
    const results: unknown = JSON.parse(
        execFileSync("python3", ["-c", script], {
            input: JSON.stringify(programs),
            env: { ...process.env, ...environment },
            encoding: "utf8",
            maxBuffer: 2 ** 28,
        }),
    );
    return Array.isArray(results) ? results.map(String) : [];
}
