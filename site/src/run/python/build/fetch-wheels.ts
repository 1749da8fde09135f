/** The locked wheels of Python's libraries, fetched by pip where its settings say, and kept between builds. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

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
 * @throws Error that says why they cannot be had
 */
export function fetchWheels(): readonly Wheel[] {
    return Object.entries(locks).flatMap(([name, platform]) => {
        const lock = fileURLToPath(new URL(`requirements/${name}.txt`, import.meta.url));
        const hash = createHash("sha256").update(readFileSync(lock)).digest("hex").slice(0, 16);
        const folder = join(keptFolder, `${name}-${hash}`);
        const whole = join(folder, "whole");
        if (!existsSync(whole)) {
            rmSync(folder, { recursive: true, force: true });
            mkdirSync(folder, { recursive: true });
            download(lock, platform, folder);
            writeFileSync(whole, "");
        }
        const files = readdirSync(folder).filter((file) => file.endsWith(".whl"));
        return files.toSorted().map((file) => ({ path: join(folder, file), pythonOnly: name === "python-only" }));
    });
}

/** pip compares each with the hashes of the lock, and takes nothing else. */
function download(lock: string, platform: readonly string[], folder: string): void {
    const target = [...platform, "--python-version", "3.14", "--implementation", "cp", "--abi", "cp314"];
    const wheels = ["--no-deps", "--only-binary", ":all:", "--require-hashes", "-r", lock];
    const options = ["--quiet", "--disable-pip-version-check", "--dest", folder];
    run(pip(), ["-m", "pip", "download", ...options, ...target, ...wheels]);
}

/** A Python with pip: Debian's own has none until it makes a virtual environment. */
function pip(): string {
    const { status } = spawnSync("python3", ["-m", "pip", "--version"], { stdio: "ignore" });
    if (status === 0) return "python3";
    const environment = join(keptFolder, "pip");
    const python = join(environment, "bin", "python");
    if (!existsSync(python)) run("python3", ["-m", "venv", environment]);
    return python;
}

function run(command: string, args: readonly string[]): void {
    const { status, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
    if (status === 0) return;
    const said = (error?.message ?? stderr).trim().split("\n").slice(-6).join("\n");
    throw new Error(
        `Python in the page needs the wheels of its libraries, and they could not be fetched with ${command} ${args.slice(0, 3).join(" ")}:\n${said}`,
    );
}
