// @needs bash, java, python, venv
/** Tests the example in `examples/spark`: a whole hub on many machines, one of which is lost. */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { type Python, preparePython } from "../../../../tools/machine/python.ts";
import { proofFolder, root } from "../root.ts";

const example = join(root, "examples/spark");
const job = join(example, "snippets_of_hub.py");
const program = join(root, "packages/cli/bin/callsheet.mjs");

const folder = mkdtempSync(join(tmpdir(), "callsheet-spark-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const prepared: Python = preparePython({
    folder: join(proofFolder, ".venv-spark"),
    // Spark itself is published as source only.
    wanted: ["--no-binary", "pyspark", "-r", join(example, "requirements.in")],
});
const python = "path" in prepared ? prepared.path : "";

const tasks = ["fill-mask", "text-classification", "translation", "robotics"];
const lines = Array.from({ length: 400 }, (_, number) =>
    JSON.stringify({ id: `owner/model-${number}`, pipeline_tag: tasks[number % tasks.length], tags: ["નમૂનો"] }),
);
const broken = ["not JSON", '{"id": "owner/without-an-end"'];
const file = join(folder, "models.jsonl");
writeFileSync(file, [...lines.slice(0, 200), ...broken, ...lines.slice(200), ""].join("\n"));

const linesIn = (text: string): string[] => text.split("\n").slice(0, -1);

/** The command's output for all models, without line numbers: Spark numbers lines by partition. */
function expected(): string[] {
    const words = [program, "matrix", "--models", file, "--keep-problems", "--client", "curl"];
    const output = execFileSync(process.execPath, words, { encoding: "utf8", maxBuffer: 2 ** 28, stdio: "pipe" });
    return linesIn(output).map((line) => line.replace(/^\{"line":\d+,/, "{"));
}

/** The lines of all part files in a folder, recursively. */
const written = (output: string): string[] =>
    readdirSync(output, { recursive: true, encoding: "utf8" })
        .filter((path) => /(^|\/)part-/.test(path))
        .flatMap((part) => linesIn(readFileSync(join(output, part), "utf8")));

/** An archive as the README makes it, whose command is the one of this repository. @returns its path */
function archive(): string {
    const content = join(folder, "callsheet");
    mkdirSync(content);
    const command = `#!/bin/sh\nexec ${process.execPath} ${program} "$@"\n`;
    writeFileSync(join(content, "callsheet"), command, { mode: 0o755 });
    const path = join(folder, "callsheet.tgz");
    execFileSync("tar", ["--create", "--gzip", "--file", path, "--directory", content, "."]);
    return path;
}

/** In the command line of each executor, as in that of no other process. */
const mark = `-Dcallsheet.folder=${folder}`;

const settings = {
    "spark.ui.enabled": "false",
    // For a short job on few cores: only the fast compiler, and a single-threaded garbage collector.
    "spark.driver.extraJavaOptions": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
    "spark.executor.extraJavaOptions": `-XX:TieredStopAtLevel=1 -XX:+UseSerialGC ${mark}`,
    // A partition for every four kilobytes, so that few models give many partitions.
    "spark.sql.files.maxPartitionBytes": "4k",
    "spark.sql.files.openCostInBytes": "4k",
    // Other tests may use the processor.
    "spark.network.timeout": "600s",
    "spark.local.dir": folder,
};

test("snippets_of_hub: no line is lost or there twice when an executor is killed in the middle", async () => {
    expect(prepared).toHaveProperty("path");
    const output = join(folder, "output");
    const configured = Object.entries(settings).flatMap(([name, value]) => ["--conf", `${name}=${value}`]);
    const words = ["--master", "local-cluster[2,1,1024]", ...configured, "--archives", `${archive()}#callsheet`];
    const arguments_ = [job, file, output, "--callsheet", "callsheet/callsheet", "--client", "curl"];
    const child = spawn(join(dirname(python), "spark-submit"), [...words, ...arguments_], {
        cwd: folder,
        env: {
            PATH: `${dirname(python)}${delimiter}${process.env["PATH"] ?? ""}`,
            ...(process.env["JAVA_HOME"] && { JAVA_HOME: process.env["JAVA_HOME"] }),
            HOME: folder,
            LANG: "C.UTF-8",
            PYSPARK_PYTHON: python,
            SPARK_LOCAL_IP: "127.0.0.1",
            SPARK_WORKER_DIR: folder,
        },
        stdio: ["ignore", "ignore", "pipe"],
    });
    let log = "";
    child.stderr.setEncoding("utf8").on("data", (piece) => (log += piece));
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    let isKilled = false;
    const committed = join(output, "_temporary/0");
    const isUnderWay = () => existsSync(committed) && readdirSync(committed).some((name) => name.startsWith("task_"));
    while (child.exitCode === null && !isKilled) {
        const [executor] = isUnderWay() ? executors() : [];
        if (executor !== undefined) isKilled = process.kill(executor, "SIGKILL");
        await pause(20);
    }
    expect({ code: await ended, isKilled }, log.slice(-5000)).toEqual({ code: 0, isKilled: true });
    expect(log).toContain("Lost executor");
    expect(existsSync(join(output, "_SUCCESS"))).toBe(true);
    expect(written(output).sort()).toEqual(expected().sort());
    expect(written(join(output, "kind=problems")).map((line) => JSON.parse(line).given)).toEqual(broken);
}, 900_000);

const executors = (): number[] =>
    readdirSync("/proc")
        .filter((name) => /^\d+$/.test(name) && /^[^\0]*java\0/.test(commandLine(name)))
        .filter((id) => commandLine(id).includes(`\0${mark}\0`) && commandLine(id).includes("ExecutorBackend"))
        .map(Number);

/** Empty if the process has ended. */
function commandLine(id: string): string {
    try {
        return readFileSync(`/proc/${id}/cmdline`, "utf8");
    } catch {
        return "";
    }
}

test.each<[string, readonly string[], string]>([
    ["the command ends with an error", ["bash", "-c", "cat; echo broken >&2; exit 3"], "ended with 3: broken"],
    ["it is killed", ["bash", "-c", "head -n 5; kill -9 $$"], "ended with -9"],
    ["it stops reading, and says that all is well", ["bash", "-c", "exec 0<&-; sleep 0.2"], "did not read everything"],
    ["it is not there", ["/no/such/command"], "FileNotFoundError"],
    ["the models cannot be read to their end", ["cat", "lost"], "ValueError: the input is lost"],
    ["nothing is wrong: then it does not", ["cat"], "nothing was raised: 1000"],
])("snippets: fails the task, so that Spark runs it again, when %s", (_, [command = "", ...words], message) => {
    const isLost = words.includes("lost");
    const script = `
import json, sys
sys.path.insert(0, ${JSON.stringify(example)})
from snippets_of_hub import snippets
def lost():
    yield "{}"
    raise ValueError("the input is lost")
try:
    models = ${isLost ? "lost()" : "['x' * 1000] * 1000"}
    print("nothing was raised:", len(list(snippets(models, json.loads(sys.argv[1])))))
except Exception as error:
    print(f"{type(error).__name__}: {error}")`;
    const given = JSON.stringify([command, ...(isLost ? [] : words)]);
    expect(execFileSync(python, ["-c", script, given], { encoding: "utf8" })).toContain(message);
});
