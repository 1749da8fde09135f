import { existsSync } from "node:fs";
import { mkdir, mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { root } from "../root.ts";
import type { Supplies } from "./supplies.ts";

/** A reader's computer on the first day: an empty home folder, and nothing on the PATH but the system, Python and Node. */
export type Machine = {
    /** Everything that is made on the machine lies in this folder. */
    readonly folder: string;
    readonly home: string;
    readonly environment: Readonly<Record<string, string>>;
    /** The interpreter that is called `python3`. */
    readonly python3: string;
    /** Whether it is called `python` too. On Debian and on macOS it is not. */
    readonly python: boolean;
    /** What a program printed, as it would have on a computer whose root is this machine's folder. */
    readonly seen: (text: string) => string;
    readonly remove: () => Promise<void>;
};

/** Whose name stands in the outputs of the chapters. */
const reader = "asha";
/** How this computer reaches its package index: settings of pip, proxies and certificates. */
const network =
    /^(PIP_\w+|SSL_CERT_(FILE|DIR)|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|NODE_EXTRA_CA_CERTS|(http|https|no|all)_proxy)$/i;

/** @param python whether `python3` is called `python` too */
export async function freshMachine(supplies: Supplies, python: boolean): Promise<Machine> {
    // Programs print the real path, also where the temporary folder is a link, as on macOS.
    const folder = await realpath(await mkdtemp(join(tmpdir(), "callsheet-course-")));
    const home = join(folder, "home", reader);
    const programs = join(folder, "bin");
    const python3 = join(programs, "python3");
    await mkdir(home, { recursive: true });
    await mkdir(programs);
    await symlink(supplies.interpreter, python3);
    if (python) await symlink(supplies.interpreter, join(programs, "python"));
    // The Node of this repository, and the command that the reader has installed with it.
    await symlink(process.execPath, join(programs, "node"));
    await symlink(join(root, "packages", "cli", "bin", "callsheet.mjs"), join(programs, "callsheet"));
    return {
        folder,
        home,
        environment: {
            PIP_CACHE_DIR: supplies.pipCache,
            ...pipConfiguration(),
            NPM_CONFIG_CACHE: supplies.npmCache,
            ...npmConfiguration(),
            ...networkSettings(),
            HOME: home,
            PATH: `${programs}${delimiter}${supplies.programs}`,
            LANG: "C.UTF-8",
        },
        python3,
        python,
        seen: (text) => text.replaceAll(folder, ""),
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

/** The user's own settings of pip, which it would not find in a fresh home folder. */
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

/** The same of npm; and this computer's, which it looks for beside Node, and Node is another here. */
function npmConfiguration(): Record<string, string> {
    const files = {
        NPM_CONFIG_USERCONFIG: process.env["npm_config_userconfig"] ?? join(homedir(), ".npmrc"),
        NPM_CONFIG_GLOBALCONFIG: process.env["npm_config_globalconfig"] ?? "",
    };
    return Object.fromEntries(Object.entries(files).filter(([, file]) => existsSync(file)));
}
