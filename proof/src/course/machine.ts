import { existsSync } from "node:fs";
import { mkdir, mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { root } from "../root.ts";
import type { SharedResources } from "./shared-resources.ts";

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
