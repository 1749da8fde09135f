import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** The resources that all machines of one run share. */
export type SharedResources = {
    /** A folder of links to the system's programs, without any Python. */
    readonly programs: string;
    /** The path of the Python interpreter. */
    readonly interpreter: string;
    /** pip's cache folder. */
    readonly pipCache: string;
    /** npm's cache folder. */
    readonly npmCache: string;
    readonly remove: () => Promise<void>;
};

/** @throws Error if this computer has no `python3` */
export async function makeSharedResources(): Promise<SharedResources> {
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

/** The base interpreter behind `python3`, outside of virtual environments and version managers. */
async function baseInterpreter(): Promise<string> {
    const program = "import os, sys; print(os.path.realpath(getattr(sys, '_base_executable', sys.executable)))";
    try {
        const { stdout } = await promisify(execFile)("python3", ["-c", program]);
        return stdout.trim();
    } catch (cause) {
        throw new Error("The course is proved with python3, and this computer has none that starts.", { cause });
    }
}

/**
 * Links each program instead of adding its folder to the PATH: the folder may contain `python`, which must be optional.
 */
function linkPrograms(folder: string): void {
    mkdirSync(folder);
    const programs = ["/usr/bin", "/bin"].flatMap((system) =>
        readdirSync(system).map((name) => [name, join(system, name)] as const),
    );
    // Where /bin links to /usr/bin, each program is found twice.
    for (const [name, target] of new Map(programs)) {
        if (!/^(python|pip)/.test(name)) symlinkSync(target, join(folder, name));
    }
}
