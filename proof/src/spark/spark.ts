/** Runs Apache Spark as users do, with the example that runs `callsheet matrix` in it. */
import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { type Python, preparePython } from "../libraries.ts";
import { proofFolder } from "../root.ts";

const example = join(proofFolder, "../examples/spark");

/** The path of the example's job. */
export const job = join(example, "snippets_of_hub.py");

/** The example's versions in their own virtual environment (about 500 MB), installed on first use. */
export const prepareSpark = (): Python =>
    preparePython({
        folder: join(proofFolder, ".venv-spark"),
        // Spark itself is published as source only.
        wanted: ["--no-binary", "pyspark", "-r", join(example, "requirements.in")],
    });

/** For short jobs on few cores: only the fast compiler, and a single-threaded garbage collector. */
const java = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

const settings = {
    "spark.ui.enabled": "false",
    "spark.driver.extraJavaOptions": java,
    "spark.executor.extraJavaOptions": java,
    // A partition for every four kilobytes, so that few models give many partitions.
    "spark.sql.files.maxPartitionBytes": "4k",
    "spark.sql.files.openCostInBytes": "4k",
    // Other tests may use the processor.
    "spark.network.timeout": "600s",
};

export type Submitted = {
    readonly process: ChildProcess;
    /** Resolves with the exit code and standard error when it has ended. */
    readonly ended: Promise<{ readonly code: number | null; readonly log: string }>;
};

/**
 * Submits a program to a cluster on this machine.
 * @param python the interpreter of Spark's virtual environment
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
    let log = "";
    child.stderr?.setEncoding("utf8").on("data", (piece) => (log += piece));
    const ended = new Promise<{ code: number | null; log: string }>((resolve, reject) => {
        child.once("error", reject);
        child.once("close", (code) => resolve({ code, log }));
    });
    return { process: child, ended };
}

/** The ids of the executor processes among the descendants of a process. */
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

/** Reads a file in /proc of a process. Empty if the process has ended. */
function readProcess(id: string, file: string): string {
    try {
        return readFileSync(join("/proc", id, file), "utf8");
    } catch {
        return "";
    }
}
