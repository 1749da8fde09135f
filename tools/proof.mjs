// npm run proof: installs missing programs, runs snippets with the real libraries (see npm run proof -- --help), and
// every command, program and exercise of the course. npm run proof -- --course runs the course alone; npm run proof -- --whole
// is for a release: after them it runs the programs of other people's SDKs and frameworks.
import { spawn } from "node:child_process";
import { environment, generate, installPackages, root } from "./install.mjs";
import { requirePrograms } from "./machine/programs.mjs";

const whole = process.argv.includes("--whole");
const options = process.argv.slice(2).filter((option) => option !== "--whole");
const courseAlone = options.join(" ") === "--course";
const withCourse = courseAlone || options.every((option) => /^--(?:all|share(?:=.*)?)$|^\d+\/\d+$/.test(option));

installPackages();
generate();
requirePrograms(["python", "venv", "curl", "jq", "bash", "dash", "zsh"], "the snippets in Python and in the shell");
if (withCourse) requirePrograms(["chromium"], "the pages of the course");

/**
 * Runs a program of the proof to its end.
 * @param {boolean} later whether to print its output when it ends, rather than as it comes
 * @returns {Promise<{ status: number, output: string }>}
 */
function runProof(args, later = false) {
    const stdio = ["inherit", later ? "pipe" : "inherit", later ? "pipe" : "inherit"];
    const child = spawn("node", args, { cwd: root, env: environment(), stdio });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece) => (output += piece));
    return new Promise((resolve, reject) => {
        child.on("error", reject);
        child.on("close", (status) => resolve({ status: status ?? 1, output }));
    });
}

// The course mostly waits for packages, and the snippets for the processor: together they take little longer than one. Its rows would
// hide what the snippets end with, so only those that are not passed are printed.
const snippets = courseAlone ? undefined : runProof(["verify/proof/src/main.ts", ...options]);
const share = options.filter((option) => /^--share|^\d/.test(option));
const courseProof = ["verify/proof/src/course/main.ts", ...share, ...(snippets ? ["--brief"] : [])];
const course = withCourse ? runProof(courseProof, snippets !== undefined) : undefined;
const statuses = [(await snippets)?.status ?? 0];
if (course) {
    const { status, output } = await course;
    process.stdout.write(output);
    // After them: the exercises need the site, which the course builds, and the libraries, which the snippets install.
    statuses.push(status, (await runProof(["verify/proof/src/exercises/main.ts", ...share])).status);
}
if (whole) statuses.push((await runProof(["verify/proof/src/main.ts", "--sdks"])).status);
process.exitCode = Math.max(...statuses);
