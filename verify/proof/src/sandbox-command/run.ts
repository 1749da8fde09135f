/** Runs programs against a sandbox, in as few processes as possible. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { LanguageId } from "@callsheet/snippets";
import { languageIds } from "@callsheet/snippets/query";
import { directLoopback, homeEnvironment, programEnvironment, proxyVariables } from "../environment.ts";
import type { Libraries } from "../libraries.ts";
import { fileOf, homeOf, savedIn, writeFolder } from "../program-folder.ts";
import type { Finished, Job } from "../runtimes/process.ts";
import { processRuntime } from "../runtimes/process.ts";
import { pythonRuntime } from "../runtimes/python.ts";
import type { SandboxProgram } from "./programs.ts";

export type Ran = {
    readonly program: SandboxProgram;
    readonly failure: string | undefined;
    readonly stdout: string;
    /** The names of the files that it saved. */
    readonly saved: readonly string[];
};

/** Environment variables. */
type Variables = Readonly<Record<string, string>>;

/** @param proxy the environment variables that route programs to the sandbox, as the command prints them */
export async function runAll(
    programs: readonly SandboxProgram[],
    { work, python }: Libraries,
    proxy: Variables,
): Promise<readonly Ran[]> {
    mkdirSync(work, { recursive: true });
    const root = mkdtempSync(join(work, "sandbox-command-"));
    // Programs that need no proxy get one anyway: it blocks accidental requests to other machines.
    const environments = [true, false].map((isProxied) => ({
        ...programEnvironment,
        ...homeEnvironment(root),
        ...(isProxied ? proxy : { ...proxyVariables(proxy["HTTPS_PROXY"] ?? ""), ...directLoopback }),
    }));
    // Programs mostly wait, for a process to start or for a job in a queue, so run the groups concurrently.
    const groups = environments.flatMap((environment, index) =>
        languageIds.map(async (language) => {
            const group = programs.filter((one) => one.language === language && one.isProxied === (index === 0));
            return await runGroup(group, { root, environment, python });
        }),
    );
    const ran = (await Promise.all(groups)).flat();
    rmSync(root, { recursive: true });
    return ran;
}

type Group = { readonly root: string; readonly environment: Variables; readonly python: Libraries["python"] };

/** Runs programs of one language in sequence. */
async function runGroup(programs: readonly SandboxProgram[], { root, environment, python }: Group): Promise<Ran[]> {
    const [first] = programs;
    if (!first) return [];
    const jobs = programs.map((program): Job => {
        const folder = join(root, program.id.replaceAll(/[^\w.-]+/g, "_"));
        writeFolder(folder, program);
        return { folder, file: fileOf(program), environment: { ...environment, ...homeEnvironment(homeOf(folder)) } };
    });
    const finished = await run(first.language, jobs, environment, python);
    return programs.map((program, index) => {
        const { failure, stdout } = finished[index] ?? { failure: "was not run", stdout: "" };
        return { program, failure, stdout, saved: [...savedIn(jobs[index]?.folder ?? root, program).keys()] };
    });
}

async function run(
    language: LanguageId,
    jobs: readonly Job[],
    environment: Variables,
    python: Libraries["python"],
): Promise<readonly Pick<Finished, "failure" | "stdout">[]> {
    if (language === "js") return await runModules(jobs, environment);
    if (language === "python" && "missing" in python) return jobs.map(() => ({ failure: python.missing, stdout: "" }));
    const runtime =
        "path" in python && language === "python" ? pythonRuntime(python.path, environment) : processRuntime("bash");
    const finished: Finished[] = [];
    for (const job of jobs) {
        const { failure, stdout, stderr } = await runtime.run(job);
        finished.push({ failure: failure && `${failure}: ${stderr.trim().slice(-600)}`, stdout, stderr });
    }
    await runtime.close();
    return finished;
}

async function runModules(
    jobs: readonly Job[],
    env: Variables,
): Promise<readonly Pick<Finished, "failure" | "stdout">[]> {
    const child = spawn(process.execPath, [join(import.meta.dirname, "run-modules.ts")], {
        env,
        stdio: ["pipe", "pipe", "inherit"],
    });
    child.stdin.end(JSON.stringify(jobs));
    const [output] = await Promise.all([text(child.stdout), once(child, "close")]);
    return output
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line));
}
