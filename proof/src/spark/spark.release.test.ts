// @needs bash, java, python, venv
/** Tests the example in `examples/spark`: a whole hub on many machines, one of which is lost. */
import { type ChildProcess, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { proofFolder } from "../root.ts";
import { executorsOf, job, prepareSpark, submit } from "./spark.ts";

const program = join(proofFolder, "../packages/cli/bin/callsheet.mjs");
const command = `${process.execPath} ${program}`;

const folder = mkdtempSync(join(tmpdir(), "callsheet-spark-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tasks = ["fill-mask", "text-classification", "translation", "robotics"];
const models = Array.from({ length: 400 }, (_, number) => ({
    id: `owner/model-${number}`,
    pipeline_tag: tasks[number % tasks.length],
    tags: ["transformers", "નમૂનો"],
}));
const lines = models.map((model) => JSON.stringify(model));
const broken = ["not JSON", '{"id": "owner/without-an-end"'];
const file = join(folder, "models.jsonl");
writeFileSync(file, [...lines.slice(0, 200), ...broken, ...lines.slice(200), ""].join("\n"));

/** The command's output for all models, without line numbers: Spark numbers lines by partition. */
function expected(): string[] {
    const words = [program, "matrix", "--models", file, "--keep-problems", "--client", "curl"];
    const output = execFileSync(process.execPath, words, { encoding: "utf8", maxBuffer: 2 ** 28, stdio: "pipe" });
    return linesIn(output).map((line) => line.replace(/^\{"line":\d+,/, "{"));
}

const linesIn = (text: string): string[] => text.split("\n").slice(0, -1);

/** The lines of all part files in a folder, recursively. */
function written(output: string, unpack = (bytes: Buffer) => bytes): string[] {
    const parts = readdirSync(output, { recursive: true, encoding: "utf8" }).filter((path) => /(^|\/)part-/.test(path));
    return parts.flatMap((part) => linesIn(unpack(readFileSync(join(output, part))).toString()));
}

let python = "";
let missing: string | undefined;
beforeAll(() => {
    const prepared = prepareSpark();
    if ("path" in prepared) python = prepared.path;
    else missing = prepared.missing;
    // The first run installs Spark.
}, 900_000);
beforeEach(({ skip }) => {
    if (missing !== undefined) skip(`not run: ${missing}`);
});

/** An archive as the README makes it, whose command is the one of this repository. @returns its path */
function archive(): string {
    const content = join(folder, "callsheet");
    mkdirSync(content);
    writeFileSync(join(content, "callsheet"), `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o755 });
    const path = join(folder, "callsheet.tgz");
    execFileSync("tar", ["--create", "--gzip", "--file", path, "--directory", content, "."]);
    return path;
}

test("no line is lost or there twice when an executor is killed in the middle; the command comes in an archive", async () => {
    const output = join(folder, "output");
    const archives = ["--archives", `${archive()}#callsheet`];
    const words = [...archives, job, file, output, "--callsheet", "callsheet/callsheet", "--client", "curl"];
    const { process: submitted, ended } = submit(python, "local-cluster[2,1,1024]", folder, words);
    const killed = killInTheMiddle(submitted, output);
    const { code, log } = await ended;
    expect({ code, killed: await killed }, log.slice(-5000)).toEqual({ code: 0, killed: true });
    expect(log).toContain("Lost executor");
    expect(existsSync(join(output, "_SUCCESS"))).toBe(true);
    expect(written(output).sort()).toEqual(expected().sort());
    expect(written(join(output, "kind=problems")).map((line) => JSON.parse(line).given)).toEqual(broken);
}, 600_000);

/** Kills an executor as soon as Spark has committed the first task. @returns whether it was killed */
async function killInTheMiddle(submitted: ChildProcess, output: string): Promise<boolean> {
    const committed = join(output, "_temporary/0");
    while (submitted.exitCode === null && !existsSync(join(output, "_SUCCESS"))) {
        const [first] = executorsOf(submitted.pid ?? 0);
        if (first !== undefined && existsSync(committed)) {
            if (readdirSync(committed).some((name) => name.startsWith("task_"))) return process.kill(first, "SIGKILL");
        }
        await setTimeout(20);
    }
    return false;
}

test("the output is compressed on request", async () => {
    const output = join(folder, "compressed");
    const words = [job, file, output, "--callsheet", command, "--client", "curl", "--compression", "gzip"];
    const { code, log } = await submit(python, "local[2]", folder, words).ended;
    expect(code, log.slice(-5000)).toBe(0);
    expect(written(output, (bytes) => gunzipSync(bytes)).sort()).toEqual(expected().sort());
}, 600_000);

test("Parquet is read and written", async () => {
    const wellFormed = join(folder, "well-formed.jsonl");
    writeFileSync(wellFormed, `${lines.join("\n")}\n`);
    const trip = join(import.meta.dirname, "parquet_trip.py");
    const words = [trip, job, wellFormed, folder, "--callsheet", command, "--client", "curl"];
    const { code, log } = await submit(python, "local[2]", folder, words).ended;
    expect(code, log.slice(-5000)).toBe(0);
    const byId = (entries: readonly { readonly id: string }[]) => entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const rows = written(join(folder, "snippets")).map((line) => {
        const { kind, options, wire, ...row } = JSON.parse(line);
        return { kind, ...row, options: JSON.parse(options), wire: JSON.parse(wire) };
    });
    const entries = expected()
        .map((line) => JSON.parse(line))
        .filter(({ id }) => id !== undefined);
    expect(byId(rows)).toEqual(byId(entries.map((entry) => ({ kind: "snippets", ...entry }))));
}, 600_000);

describe("a task fails, so that Spark runs it again, when", () => {
    /** Consumes all output of a command in Python. @returns the error that this raises */
    function raised(command: readonly string[], models = "['{}'] * 1000"): string {
        const script = `
import json, sys
sys.path.insert(0, ${JSON.stringify(dirname(job))})
from snippets_of_hub import snippets
def lost():
    yield "{}"
    raise ValueError("the input is lost")
try:
    print("nothing was raised:", len(list(snippets(${models}, json.loads(sys.argv[1])))))
except Exception as error:
    print(f"{type(error).__name__}: {error}")`;
        return execFileSync(python, ["-c", script, JSON.stringify(command)], { encoding: "utf8" }).trim();
    }

    test.each<[string, readonly string[], string]>([
        ["the command ends with an error", ["bash", "-c", "cat; echo broken >&2; exit 3"], "ended with 3: broken"],
        ["it is killed", ["bash", "-c", "head -n 5; kill -9 $$"], "ended with -9"],
        ["lines were passed over, which it was told to keep", ["bash", "-c", "cat; exit 1"], "ended with 1"],
        [
            "it stops reading, and says that all is well",
            ["bash", "-c", "exec 0<&-; sleep 0.2"],
            "did not read everything",
        ],
        ["it is not there", ["/no/such/command"], "FileNotFoundError"],
    ])("%s", (_name, command, message) => {
        expect(raised(command, "['x' * 1000] * 1000")).toContain(message);
    });

    test("the models cannot be read to their end", () => {
        expect(raised(["cat"], "lost()")).toBe("ValueError: the input is lost");
    });

    test("and not when all is well", () => {
        expect(raised(["cat"])).toBe("nothing was raised: 1000");
    });
});
