// The system programs that some tests and the proof run, and their Debian packages. Runs on Node 20 before anything is
// installed, so it imports only Node modules.
// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * @typedef {object} Program
 * @property {readonly string[]} commands its possible command names
 * @property {string} debian its Debian package
 * @property {string} [variable] an environment variable that may contain its path
 * @property {readonly string[]} [probe] arguments that check the installation, if being on the path is not enough
 */

const table = {
    bash: { commands: ["bash"], debian: "bash" },
    chromium: {
        // The headless shell is the same engine without windows, and uses a quarter of the processor time.
        commands: ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"],
        debian: "chromium-headless-shell",
        variable: "CHROMIUM",
    },
    curl: { commands: ["curl"], debian: "curl" },
    dash: { commands: ["dash"], debian: "dash" },
    firefox: { commands: ["firefox-esr", "firefox"], debian: "firefox-esr", variable: "FIREFOX" },
    git: { commands: ["git"], debian: "git" },
    ip: { commands: ["ip"], debian: "iproute2" },
    java: { commands: ["java"], debian: "default-jre-headless" },
    jq: { commands: ["jq"], debian: "jq" },
    python: { commands: ["python3"], debian: "python3" },
    // Some systems, and most containers, forbid new namespaces.
    unshare: {
        commands: ["unshare"],
        debian: "util-linux",
        probe: ["--user", "--map-root-user", "--net", "--mount", "ip", "link", "set", "lo", "up"],
    },
    // A separate package on Debian.
    venv: { commands: ["python3"], debian: "python3-venv", probe: ["-c", "import ensurepip, venv"] },
    // Includes WebKitGTK and a minimal browser.
    webkit: { commands: ["WebKitWebDriver"], debian: "webkit2gtk-driver" },
    xvfb: { commands: ["Xvfb"], debian: "xvfb" },
    zsh: { commands: ["zsh"], debian: "zsh" },
};

/** @typedef {keyof typeof table} ProgramName */

/** @type {Readonly<Record<ProgramName, Program>>} */
export const programs = table;

/**
 * The path of a program: the one in the variable, or the first command found on the path.
 * @param {readonly string[]} commands
 * @param {string} [variable]
 * @returns {string | undefined}
 */
export function findProgram(commands, variable) {
    const ownFile = variable && process.env[variable];
    if (ownFile) return ownFile;
    const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
    const ending = process.platform === "win32" ? ".exe" : "";
    const files = commands.flatMap((command) => folders.map((folder) => join(folder, command + ending)));
    return files.find((file) => existsSync(file));
}

/**
 * The path of a required program.
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
 * The programs that this machine lacks, without duplicates.
 * @param {Iterable<ProgramName>} names
 * @returns {ProgramName[]}
 */
export const missing = (names) => [...new Set(names)].filter((name) => !isThere(programs[name]));

/**
 * The command that installs programs.
 * @param {readonly ProgramName[]} names
 */
export const installLine = (names) => `sudo apt-get install ${names.map((name) => programs[name].debian).join(" ")}`;

/**
 * Installs missing programs with apt, if this is a Debian machine and the user is root.
 * @param {Iterable<ProgramName>} names
 * @returns {ProgramName[]} the programs that are still missing
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
 * Installs missing programs, or prints instructions and exits.
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
