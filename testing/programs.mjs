// The programs of the system that some tests and the proof run, and what Debian calls their packages. Runs on Node 20, before
// anything is installed, so it imports only Node itself.
// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * @typedef {object} Program
 * @property {readonly string[]} commands the names that it goes by
 * @property {string} debian its Debian package
 * @property {string} [variable] a variable that may hold its file
 * @property {readonly string[]} [probe] what it is asked, where to be on the path is not enough
 */

const table = {
    bash: { commands: ["bash"], debian: "bash" },
    chromium: {
        // The first is the same engine without the window around it: a page in it takes a quarter of the processor.
        commands: ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"],
        debian: "chromium-headless-shell",
        variable: "CHROMIUM",
    },
    curl: { commands: ["curl"], debian: "curl" },
    dash: { commands: ["dash"], debian: "dash" },
    firefox: { commands: ["firefox-esr", "firefox"], debian: "firefox-esr", variable: "FIREFOX" },
    git: { commands: ["git"], debian: "git" },
    java: { commands: ["java"], debian: "default-jre-headless" },
    jq: { commands: ["jq"], debian: "jq" },
    python: { commands: ["python3"], debian: "python3" },
    // What makes virtual environments is a package of its own on Debian.
    venv: { commands: ["python3"], debian: "python3-venv", probe: ["-c", "import ensurepip, venv"] },
    // It brings WebKitGTK and its own small browser along.
    webkit: { commands: ["WebKitWebDriver"], debian: "webkit2gtk-driver" },
    xvfb: { commands: ["Xvfb"], debian: "xvfb" },
};

/** @typedef {keyof typeof table} ProgramName */

/** @type {Readonly<Record<ProgramName, Program>>} */
export const programs = table;

/**
 * The file of the first command that is on the path, or the one that a variable names.
 * @param {readonly string[]} commands
 * @param {string} [variable]
 * @returns {string | undefined}
 */
export function findProgram(commands, variable) {
    const given = variable && process.env[variable];
    if (given) return given;
    const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
    const endings = process.platform === "win32" ? [".exe"] : [""];
    const files = commands.flatMap((command) =>
        folders.flatMap((folder) => endings.map((ending) => join(folder, `${command}${ending}`))),
    );
    return files.find((file) => existsSync(file));
}

/**
 * The file of a program that has to be there.
 * @param {ProgramName} name
 * @returns {string}
 */
export function programFile(name) {
    const file = findProgram(programs[name].commands, programs[name].variable);
    if (file === undefined)
        throw new Error(`${name} is missing. Install it with (on Debian or Ubuntu) ${installLine([name])}.`);
    return file;
}

/**
 * Those of some programs that this machine lacks, each once.
 * @param {Iterable<ProgramName>} names
 * @returns {ProgramName[]}
 */
export const missing = (names) => [...new Set(names)].filter((name) => !isThere(programs[name]));

/**
 * The line that installs programs.
 * @param {readonly ProgramName[]} names
 */
export const installLine = (names) => `sudo apt-get install ${names.map((name) => programs[name].debian).join(" ")}`;

/**
 * Installs what is missing with apt, when this is a Debian machine and we are root.
 * @param {Iterable<ProgramName>} names
 * @returns {ProgramName[]} what is still missing
 */
export function installPrograms(names) {
    const wanted = missing(names);
    if (wanted.length === 0 || process.getuid?.() !== 0 || findProgram(["apt-get"]) === undefined) return wanted;
    apt(["update", "-qq"]);
    for (const name of wanted) {
        console.log(`Installing ${programs[name].debian}…`);
        apt(["install", "-y", "-qq", "--no-install-recommends", programs[name].debian]);
    }
    return missing(wanted);
}

/**
 * Installs what is missing, or ends this process, having said how to get it.
 * @param {readonly ProgramName[]} names
 * @param {string} why what they are needed for
 */
export function requirePrograms(names, why) {
    const lacking = installPrograms(names);
    if (lacking.length === 0) return;
    console.error(
        `${lacking.join(", ")}: missing, and needed for ${why}.\n` +
            `Install with (on Debian or Ubuntu) ${installLine(lacking)}, and run this command again.`,
    );
    process.exit(1);
}

/** @param {Program} program */
function isThere({ commands, variable, probe }) {
    const file = findProgram(commands, variable);
    if (file === undefined || probe === undefined) return file !== undefined;
    return spawnSync(file, probe, { stdio: "ignore" }).status === 0;
}

/** @param {readonly string[]} words */
const apt = (words) =>
    spawnSync("apt-get", words, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
