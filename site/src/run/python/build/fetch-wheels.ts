/** The locked wheels of Python's libraries, fetched by pip where its settings say, and kept between builds. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** Where what this build makes is kept between builds. Git knows nothing of it. */
export const keptFolder = fileURLToPath(new URL("../../../../.python", import.meta.url));

/** Which wheels: each lock has those of platforms of its own, as pip's options say them. */
const locks = {
    libraries: ["--platform", "pyemscripten_2026_0_wasm32"],
    "python-only": ["--platform", "manylinux2014_x86_64", "--platform", "manylinux_2_28_x86_64"],
} as const;

/** A wheel's path on this machine. */
type Wheel = { readonly path: string; readonly pythonOnly: boolean };

/**
 * Every wheel of the locks, checked by its hash.
 *
 * @throws Error that says why they cannot be had, as the end of a sentence
 */
export async function fetchWheels(): Promise<readonly Wheel[]> {
    const wheels = Object.entries(locks).map(async ([name, platform]) => {
        const lock = fileURLToPath(new URL(`requirements/${name}.txt`, import.meta.url));
        const hash = createHash("sha256").update(readFileSync(lock)).digest("hex").slice(0, 16);
        const folder = join(keptFolder, `${name}-${hash}`);
        if (!existsSync(folder)) {
            // Whole at once: another build may look for them meanwhile.
            mkdirSync(keptFolder, { recursive: true });
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

/** pip compares each with the hashes of the lock, and takes nothing else. */
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

/** Debian's own Python has none until it makes a virtual environment. */
async function findPip(): Promise<string> {
    const hasPip = await start("python3", ["-m", "pip", "--version"]).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
            if (error.code === "ENOENT") throw new Error(noPython);
            return false;
        },
    );
    if (hasPip) return "python3";
    const environment = join(keptFolder, "pip");
    const python = join(environment, "bin", "python");
    if (!existsSync(python)) await run("python3", ["-m", "venv", environment]);
    return python;
}

const noPython =
    "this machine has no Python 3. To have them run, install it (on Debian: sudo apt-get install python3 python3-venv) and start again.";

const execute = promisify(execFile);

/** Nothing is written but into the project: pip keeps no cache of its own, and unpacks beside what is kept. */
async function start(command: string, args: readonly string[]): Promise<void> {
    mkdirSync(keptFolder, { recursive: true });
    await execute(command, args, { env: { ...process.env, PIP_NO_CACHE_DIR: "1", TMPDIR: keptFolder } });
}

/** A rejection holds what the command has said. */
async function run(command: string, args: readonly string[]): Promise<void> {
    await start(command, args).catch((error: Error) => {
        const said = error.message.trim().split("\n").slice(-6).join("\n");
        throw new Error(`the wheels of its libraries could not be fetched:\n${said}`);
    });
}
