/** Apache Spark as people run it, and the example that runs `callsheet matrix` in it. */
import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { type Python, preparePython } from "../python/environment.ts";
import { proofFolder } from "../root.ts";

const example = join(proofFolder, "../examples/spark");

/** The job of the example. */
export const job = join(example, "snippets_of_hub.py");

/** The locked version, in an environment of its own: some 500 MB. It is installed when it is first needed. */
export const prepareSpark = (): Python =>
    preparePython({
        folder: join(proofFolder, ".venv-spark"),
        requirements: join(example, "requirements.txt"),
        fromSource: "pyspark",
    });

/** For short jobs on few cores: a compiler that starts fast, and a collector without threads of its own. */
const java = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

const settings = {
    "spark.ui.enabled": "false",
    "spark.driver.extraJavaOptions": java,
    "spark.executor.extraJavaOptions": java,
    // A part for every four kilobytes, so that there are many of few models.
    "spark.sql.files.maxPartitionBytes": "4k",
    "spark.sql.files.openCostInBytes": "4k",
    // Other tests may have the processor.
    "spark.network.timeout": "600s",
};

export type Submitted = {
    readonly process: ChildProcess;
    /** Its exit code and what it said on standard error, when it has ended. */
    readonly ended: Promise<{ readonly code: number | null; readonly said: string }>;
};

/**
 * Submits a program to a cluster on this machine.
 * @param python the interpreter of Spark's environment
 */
export function submit(python: string, master: string, folder: string, words: readonly string[]): Submitted {
    const bin = dirname(python);
    const configured = Object.entries({ ...settings, "spark.local.dir": folder }).flatMap(([name, value]) => [
        "--conf",
        `${name}=${value}`,
    ]);
    const child = spawn(join(bin, "spark-submit"), ["--master", master, ...configured, ...words], {
        cwd: folder,
        env: {
            PATH: `${bin}${delimiter}${process.env["PATH"] ?? ""}`,
            ...(process.env["JAVA_HOME"] && { JAVA_HOME: process.env["JAVA_HOME"] }),
            HOME: folder,
            LANG: "C.UTF-8",
            PYSPARK_PYTHON: python,
            SPARK_LOCAL_IP: "127.0.0.1",
            SPARK_WORKER_DIR: folder,
        },
        stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    child.stderr?.setEncoding("utf8").on("data", (piece) => (said += piece));
    const ended = new Promise<{ code: number | null; said: string }>((resolve, reject) => {
        child.once("error", reject);
        child.once("close", (code) => resolve({ code, said }));
    });
    return { process: child, ended };
}

/** The processes in which a cluster of ours works, by their ids: those below the given one. */
export function executorsOf(pid: number): number[] {
    const parents = new Map(processes().map(({ id, parent }) => [id, parent]));
    const isBelow = (id: number | undefined): boolean => id !== undefined && (id === pid || isBelow(parents.get(id)));
    return [...parents.keys()].filter((id) => isBelow(id) && isExecutor(id));
}

function processes(): { readonly id: number; readonly parent: number }[] {
    return readdirSync("/proc")
        .filter((name) => /^\d+$/.test(name))
        .map((name) => ({
            id: Number(name),
            parent: Number(/^PPid:\s*(\d+)/m.exec(readProcess(name, "status"))?.[1]),
        }));
}

const isExecutor = (id: number): boolean =>
    /^[^\0]*java\0.*CoarseGrainedExecutorBackend/s.test(readProcess(String(id), "cmdline"));

/** A file of a process, which may have ended meanwhile. */
function readProcess(id: string, file: string): string {
    try {
        return readFileSync(join("/proc", id, file), "utf8");
    } catch {
        return "";
    }
}
