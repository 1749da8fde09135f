import { execFile } from "node:child_process";
import { chmod, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { requirementsOf } from "../libraries.ts";
import type { Machine } from "./machine.ts";
import type { SharedResources } from "./shared-resources.ts";

const runProgram = promisify(execFile);

const servers = new WeakMap<SharedResources, Promise<string>>();

/**
 * Creates a virtual environment that contains the notebook server and pip only. The server is installed once and shared
 * by all machines, as hosted notebooks have it preinstalled.
 * @returns the path of its interpreter
 * @throws Error if it cannot be created
 */
export async function notebookEnvironment(machine: Machine, shared: SharedResources): Promise<string> {
    const server = servers.get(shared) ?? makeServer(machine, shared);
    servers.set(shared, server);
    const environment = join(machine.folder, "notebook");
    const programs = join(environment, "bin");
    const python = join(programs, "python");
    await runProgram(machine.python3, ["-m", "venv", "--without-pip", environment], settingsOf(machine));
    const packages = await packagesOf(python, machine);
    await writeFile(join(packages, "server.pth"), `${await packagesOf(await server, machine)}\n`);
    // Installs into this environment, although pip itself lives in the server's.
    const pip = join(programs, "pip");
    await writeFile(pip, `#!/bin/sh\nexec '${python}' -m pip "$@"\n`);
    await chmod(pip, 0o755);
    return python;
}

/** Installs the notebook server, as hosted notebooks have it, beside the other shared resources. @returns the path of its interpreter */
async function makeServer(machine: Machine, { pipCache, interpreter }: SharedResources): Promise<string> {
    const environment = join(dirname(pipCache), "notebook-server");
    const python = join(environment, "bin", "python");
    // Not the machine's own link to the interpreter, which is removed with the machine.
    await runProgram(interpreter, ["-m", "venv", environment], settingsOf(machine));
    const server = requirementsOf(["ipykernel", "nbclient"]);
    await runProgram(python, ["-m", "pip", "install", "--quiet", ...server], settingsOf(machine));
    return python;
}

/** The site-packages folder of an interpreter. */
async function packagesOf(python: string, machine: Machine): Promise<string> {
    const program = "import sysconfig; print(sysconfig.get_path('purelib'))";
    const { stdout } = await runProgram(python, ["-c", program], settingsOf(machine));
    return stdout.trim();
}

const settingsOf = ({ home, environment }: Machine) => ({ cwd: home, env: environment });
