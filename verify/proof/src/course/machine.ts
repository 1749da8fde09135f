import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { mkdir, mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { root } from "../root.ts";

/** A simulated new computer: an empty home folder, and only the system, Python and Node on the PATH. */
export type Machine = {
    /** Contains everything that is created on the machine. */
    readonly folder: string;
    readonly home: string;
    readonly environment: Readonly<Record<string, string>>;
    /** The path of the `python3` interpreter. */
    readonly python3: string;
    /** Whether there is a `python` command too. Debian and macOS have none. */
    readonly python: boolean;
    /** Removes this machine's folder from paths in a program's output, as if it were the file system's root. */
    readonly withoutFolder: (text: string) => string;
    readonly remove: () => Promise<void>;
};

/** The user name in the outputs of the chapters. */
const reader = "asha";
/** Environment variables for reaching the package index: settings of pip, proxies and certificates. */
const network =
    /^(PIP_\w+|SSL_CERT_(FILE|DIR)|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|NODE_EXTRA_CA_CERTS|(http|https|no|all)_proxy)$/i;

/** @param python whether there is a `python` command too */
export async function freshMachine(shared: SharedResources, python: boolean): Promise<Machine> {
    // Programs print real paths, and the temporary folder may be a symbolic link, as on macOS.
    const folder = await realpath(await mkdtemp(join(tmpdir(), "callsheet-course-")));
    const home = join(folder, "home", reader);
    const programs = join(folder, "bin");
    const python3 = join(programs, "python3");
    await mkdir(home, { recursive: true });
    await mkdir(programs);
    await symlink(shared.interpreter, python3);
    if (python) await symlink(shared.interpreter, join(programs, "python"));
    // This repository's Node, and the `callsheet` command that the reader has installed.
    await symlink(process.execPath, join(programs, "node"));
    await symlink(join(root, "packages", "cli", "bin", "callsheet.mjs"), join(programs, "callsheet"));
    return {
        folder,
        home,
        environment: {
            PIP_CACHE_DIR: shared.pipCache,
            ...pipConfiguration(),
            NPM_CONFIG_CACHE: shared.npmCache,
            ...npmConfiguration(),
            ...networkSettings(),
            HOME: home,
            PATH: `${programs}${delimiter}${shared.programs}`,
            LANG: "C.UTF-8",
        },
        python3,
        python,
        withoutFolder: (text) => text.replaceAll(folder, ""),
        remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
    };
}

function networkSettings(): Record<string, string> {
    const settings: Record<string, string> = {};
    for (const [name, value] of Object.entries(process.env)) {
        if (value !== undefined && network.test(name)) settings[name] = value;
    }
    return settings;
}

/** The user's own pip configuration, which pip would not find in an empty home folder. */
function pipConfiguration(): Record<string, string> {
    const home = homedir();
    const files = [
        join(process.env["XDG_CONFIG_HOME"] ?? join(home, ".config"), "pip", "pip.conf"),
        join(home, "Library", "Application Support", "pip", "pip.conf"),
        join(home, ".pip", "pip.conf"),
    ];
    const file = files.find((file) => existsSync(file));
    return file === undefined ? {} : { PIP_CONFIG_FILE: file };
}

/** The user's npm configuration, and the global one: npm looks for that beside Node, which is a different one here. */
function npmConfiguration(): Record<string, string> {
    const files = {
        NPM_CONFIG_USERCONFIG: process.env["npm_config_userconfig"] ?? join(homedir(), ".npmrc"),
        NPM_CONFIG_GLOBALCONFIG: process.env["npm_config_globalconfig"] ?? "",
    };
    return Object.fromEntries(Object.entries(files).filter(([, file]) => existsSync(file)));
}

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
