/** Fetches the locked wheels of Python's libraries with pip, from its configured index, and caches them. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** The cache between builds, ignored by Git. */
export const cacheFolder = fileURLToPath(new URL("../../../../.python", import.meta.url));

/** The lock files, each with pip's options for the platforms of its wheels. */
const locks = {
    libraries: ["--platform", "pyemscripten_2026_0_wasm32"],
    "python-only": ["--platform", "manylinux2014_x86_64", "--platform", "manylinux_2_28_x86_64"],
} as const;

/** A downloaded wheel; of a `pythonOnly` one, the compiled part is for another platform. */
type Wheel = { readonly path: string; readonly pythonOnly: boolean };

/**
 * Fetches all locked wheels and verifies their hashes.
 *
 * @throws Error with the reason as the end of a sentence
 */
export async function fetchWheels(): Promise<readonly Wheel[]> {
    const wheels = Object.entries(locks).map(async ([name, platform]) => {
        const lock = fileURLToPath(new URL(`requirements/${name}.txt`, import.meta.url));
        const hash = createHash("sha256").update(readFileSync(lock)).digest("hex").slice(0, 16);
        const folder = join(cacheFolder, `${name}-${hash}`);
        if (!existsSync(folder)) {
            // Rename the complete folder, since another build may look for it at the same time.
            mkdirSync(cacheFolder, { recursive: true });
            const unfinished = mkdtempSync(`${folder}.`);
            await download(lock, platform, unfinished);
            if (existsSync(folder)) rmSync(unfinished, { recursive: true });
            else renameSync(unfinished, folder);
        }
        const files = readdirSync(folder).filter((file) => file.endsWith(".whl"));
        return files.toSorted().map((file) => ({ path: join(folder, file), pythonOnly: name === "python-only" }));
    });
    return (await Promise.all(wheels)).flat();
}

/** pip only accepts wheels whose hashes are in the lock file. */
async function download(lock: string, platform: readonly string[], folder: string): Promise<void> {
    const target = [...platform, "--python-version", "3.14", "--implementation", "cp", "--abi", "cp314"];
    const wheels = ["--no-deps", "--only-binary", ":all:", "--require-hashes", "-r", lock];
    const options = ["--quiet", "--disable-pip-version-check", "--dest", folder];
    await run(await pip(), ["-m", "pip", "download", ...options, ...target, ...wheels]);
}

let pythonWithPip: Promise<string> | undefined;

const pip = (): Promise<string> => {
    pythonWithPip ??= findPip();
    return pythonWithPip;
};

/** Returns a Python that has pip. Debian's own Python only has it in a virtual environment. */
async function findPip(): Promise<string> {
    const hasPip = await start("python3", ["-m", "pip", "--version"]).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
            if (error.code === "ENOENT") throw new Error(noPython);
            return false;
        },
    );
    if (hasPip) return "python3";
    const environment = join(cacheFolder, "pip");
    const python = join(environment, "bin", "python");
    if (!existsSync(python)) await run("python3", ["-m", "venv", environment]);
    return python;
}

const noPython =
    "this machine has no Python 3. To have them run, install it (on Debian: sudo apt-get install python3 python3-venv) and start again.";

const execute = promisify(execFile);

/** Runs a command that writes nothing outside the project: pip's cache is off, and its temporary folder is ours. */
async function start(command: string, args: readonly string[]): Promise<void> {
    mkdirSync(cacheFolder, { recursive: true });
    await execute(command, args, { env: { ...process.env, PIP_NO_CACHE_DIR: "1", TMPDIR: cacheFolder } });
}

/** Runs a command; a rejection has the end of its output. */
async function run(command: string, args: readonly string[]): Promise<void> {
    await start(command, args).catch((error: Error) => {
        const logEnd = error.message.trim().split("\n").slice(-6).join("\n");
        throw new Error(`the wheels of its libraries could not be fetched:\n${logEnd}`);
    });
}
