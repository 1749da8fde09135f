import { execFile } from "node:child_process";
import { chmod, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Machine } from "./machine.ts";
import type { Supplies } from "./supplies.ts";

const runProgram = promisify(execFile);

const servers = new WeakMap<Supplies, Promise<string>>();

/**
 * A fresh environment on a machine, in which what runs notebooks is found, pip with it, and nothing else. What runs them is
 * installed once for all machines, as a hosted notebook has it before its reader comes.
 * @returns its interpreter
 * @throws Error when it cannot be made
 */
export async function notebookEnvironment(machine: Machine, supplies: Supplies): Promise<string> {
    const server = servers.get(supplies) ?? makeServer(machine, supplies);
    servers.set(supplies, server);
    const environment = join(machine.folder, "notebook");
    const programs = join(environment, "bin");
    const python = join(programs, "python");
    await runProgram(machine.python3, ["-m", "venv", "--without-pip", environment], settingsOf(machine));
    const packages = await packagesOf(python, machine);
    await writeFile(join(packages, "server.pth"), `${await packagesOf(await server, machine)}\n`);
    // What it installs goes to the interpreter that it is run by.
    const pip = join(programs, "pip");
    await writeFile(pip, `#!/bin/sh\nexec '${python}' -m pip "$@"\n`);
    await chmod(pip, 0o755);
    return python;
}

/** What runs notebooks, beside the other supplies. @returns its interpreter */
async function makeServer(machine: Machine, { pipCache, interpreter }: Supplies): Promise<string> {
    const environment = join(dirname(pipCache), "notebook-server");
    const python = join(environment, "bin", "python");
    // Not with the machine's own name for it, which goes with the machine.
    await runProgram(interpreter, ["-m", "venv", environment], settingsOf(machine));
    await runProgram(python, ["-m", "pip", "install", "--quiet", "ipykernel", "nbclient"], settingsOf(machine));
    return python;
}

/** The folder of an interpreter's packages. */
async function packagesOf(python: string, machine: Machine): Promise<string> {
    const program = "import sysconfig; print(sysconfig.get_path('purelib'))";
    const { stdout } = await runProgram(python, ["-c", program], settingsOf(machine));
    return stdout.trim();
}

const settingsOf = ({ home, environment }: Machine) => ({ cwd: home, env: environment });
