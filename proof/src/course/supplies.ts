import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** What all machines of one run share. */
export type Supplies = {
    /** A folder of links to the programs of the system, apart from every Python. */
    readonly programs: string;
    /** The file of the interpreter. */
    readonly interpreter: string;
    /** Where pip keeps what it has downloaded. */
    readonly pipCache: string;
    /** The same of npm. */
    readonly npmCache: string;
    readonly remove: () => Promise<void>;
};

/** @throws Error when this computer has no `python3` */
export async function makeSupplies(): Promise<Supplies> {
    const interpreter = await baseInterpreter();
    const folder = await mkdtemp(join(tmpdir(), "callsheet-supplies-"));
    const programs = join(folder, "programs");
    linkPrograms(programs);
    return {
        programs,
        interpreter,
        pipCache: join(folder, "pip-cache"),
        npmCache: join(folder, "npm-cache"),
        remove: () => rm(folder, { recursive: true, force: true }),
    };
}

/** The interpreter behind `python3`, out of every virtual environment and version switcher. */
async function baseInterpreter(): Promise<string> {
    const program = "import os, sys; print(os.path.realpath(getattr(sys, '_base_executable', sys.executable)))";
    try {
        const { stdout } = await promisify(execFile)("python3", ["-c", program]);
        return stdout.trim();
    } catch (cause) {
        throw new Error("The course is proved with python3, and this computer has none that starts.", { cause });
    }
}

/** Links to programs instead of their folders, since those may hold a `python`, and a machine must be able to lack it. */
function linkPrograms(folder: string): void {
    mkdirSync(folder);
    const programs = ["/usr/bin", "/bin"].flatMap((system) =>
        readdirSync(system).map((name) => [name, join(system, name)] as const),
    );
    // Where /bin is a link to /usr/bin, each program is found twice.
    for (const [name, target] of new Map(programs)) {
        if (!/^(python|pip)/.test(name)) symlinkSync(target, join(folder, name));
    }
}
