/** Example projects as readers have them: in a folder of their own, with our packages as they are published. */
import { spawn } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The output of `npm run pack`: a tarball and a folder of each package. */
export const packedFolder = join(root, "packed");

/**
 * The day as of which npm resolves versions, of starters and of all that they install, so that a release does not change our
 * tests. To renew them, write a later day, and run `npx vitest run --project packed`.
 */
export const publishedBefore = "2026-11-22";

type Manifest = {
    readonly name?: string;
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly devDependencies?: Readonly<Record<string, string>>;
};

/** Our packed packages: `file:…` by name. */
const packedPackages = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
        globSync("*/package.json", { cwd: packedFolder }).map((file) => {
            const { name, version } = JSON.parse(readFileSync(join(packedFolder, file), "utf8"));
            const tarball = `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
            return [name, `file:${join(packedFolder, tarball)}`];
        }),
    );

/** Copies an example project to an empty folder, as `emptyFolder`. @returns the path of the copy */
function copyExample(name: string): string {
    const folder = emptyFolder();
    cpSync(join(root, "examples", name), folder, {
        recursive: true,
        filter: (path) => !isProduct.test(basename(path)),
    });
    return folder;
}

/**
 * Copies an example project to an empty folder outside the repository, and installs it there with our packed packages.
 * The folder is removed when the test ends.
 *
 * @param name the folder in `examples`
 * @returns the path of the copy
 * @throws Error with npm's output, if the installation fails
 */
export async function installExample(name: string): Promise<string> {
    const folder = copyExample(name);
    await installPacked(folder);
    return folder;
}

/** What a reader's own use of an example leaves in its folder. */
const isProduct = /^(?:node_modules|dist|\.next|\.astro|package-lock\.json)$/;

/**
 * An empty folder outside the repository, which is removed in the end.
 * @param atTheEnd says when: when the test ends by default, or `afterAll` for a folder that the tests of a file share
 */
export function emptyFolder(atTheEnd: (remove: () => void) => void = onTestFinished): string {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "callsheet example ")));
    atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
}

/** Installs the project in a folder, with our packages as they were packed. @throws Error with npm's output, if it fails */
export async function installPacked(folder: string): Promise<void> {
    const file = join(folder, "package.json");
    const manifest: Manifest = JSON.parse(readFileSync(file, "utf8"));
    const ours = packedPackages();
    const fromFiles = (versions: Manifest["dependencies"] = {}) =>
        Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, ours[name] ?? version]));
    const installed = {
        ...manifest,
        dependencies: fromFiles(manifest.dependencies),
        devDependencies: fromFiles(manifest.devDependencies),
        // For the packages that ours depend on.
        overrides: ours,
    };
    writeFileSync(file, JSON.stringify(installed, null, 4));
    const { status, output } = await runIn(folder, "npm", [
        "install",
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
        `--before=${publishedBefore}`,
    ]);
    if (status !== 0) throw new Error(`npm install failed in a copy of ${manifest.name ?? folder}:\n${output}`);
}

type Outcome = {
    /** The exit code; null if a signal ended the command. */
    readonly status: number | null;
    readonly stdout: string;
    readonly stderr: string;
    /** All that was printed, in the order in which it came. */
    readonly output: string;
};

type RunOptions = {
    /** Text for its standard input; closed by default. */
    readonly input?: string;
    /** Variables beside those of the process. */
    readonly env?: NodeJS.ProcessEnv;
};

/** Runs a command in a folder to its end. @throws Error if it cannot be started */
export function runIn(
    folder: string,
    command: string,
    args: readonly string[],
    { input = "", env }: RunOptions = {},
): Promise<Outcome> {
    return new Promise((resolve, reject) => {
        const child = spawn(command, args, { cwd: folder, env: { ...process.env, ...env } });
        const printed = { stdout: "", stderr: "", output: "" };
        for (const stream of ["stdout", "stderr"] as const) {
            child[stream].setEncoding("utf8").on("data", (text: string) => {
                printed[stream] += text;
                printed.output += text;
            });
        }
        child.on("error", reject);
        child.on("close", (status) => resolve({ status, ...printed }));
        // A command that ends without reading its input closes the pipe.
        child.stdin.on("error", () => {}).end(input);
    });
}
