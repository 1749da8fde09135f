/** Makes a new application with its starter, follows READMEs in it, and builds it. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { faultsOfLook } from "../../testing/faults-of-look.ts";
import { type OpenedFolder, openFolder } from "../../testing/open-folder.ts";
import { emptyFolder, installPacked, publishedBefore, root, runIn } from "../../testing/packed-project.ts";
import { followReadme, type ReadmeBlock, readmeBlocks } from "../../testing/readme.ts";
import type { Application, ReadmeSection } from "./applications.ts";

/** Milliseconds in which an application is installed and built, on a machine that is busy with ten others. */
export const timeout = 900_000;

/** Makes an application, and installs what it and the READMEs want. @returns its folder, which is removed when the test ends */
export async function makeApplication(application: Application): Promise<string> {
    const { starter, own = [], readmes, examples = {}, versions = {} } = application;
    const parent = emptyFolder();
    for (const command of starter) await run(parent, command);
    const folder = join(parent, "app");
    for (const [file, example] of Object.entries(examples)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        cpSync(join(root, "examples", example), join(folder, file));
    }
    const { packages, others } = followReadme(folder, [...readmes.flatMap(blocksFor), ...own]);
    want(folder, { ...Object.fromEntries(packages.map((name) => [name, "*"])), ...versions });
    await installPacked(folder);
    for (const command of others) await run(folder, command);
    return folder;
}

/** Builds an application. @returns the folder of its pages; and what the build printed, if it failed */
export async function buildApplication(application: Application, folder: string): Promise<string> {
    await run(folder, application.build);
    return join(folder, application.output);
}

/** Runs a line of a shell, with the registry as it was on the day of our lock. @throws Error with its output, if it fails */
async function run(folder: string, command: string): Promise<void> {
    const { status, output } = await runIn(folder, "sh", ["-c", command], { env: environment });
    if (status !== 0) throw new Error(`In ${folder}, this ended with ${status}: ${command}\n${output}`);
}

const environment = {
    npm_config_before: publishedBefore,
    NEXT_TELEMETRY_DISABLED: "1",
    ASTRO_TELEMETRY_DISABLED: "1",
    // Next's template has fonts of Google, which a test must not need: Next's own tests replace the answers like this.
    NEXT_FONT_GOOGLE_MOCKED_RESPONSES: join(import.meta.dirname, "google-fonts.cjs"),
};

/** A section's blocks; with `file`, its first code is that file's. */
function blocksFor({ readme, heading, file, part = /^[\s\S]*$/ }: ReadmeSection): readonly ReadmeBlock[] {
    const blocks = readmeBlocks(readme, heading);
    if (file === undefined) return blocks;
    const text = readFileSync(join(root, "packages", readme, "README.md"), "utf8");
    if (!text.includes(`\`${file}\``)) throw new Error(`packages/${readme}/README.md does not name ${file}.`);
    const [code = ""] = part.exec(blocks.find(({ language }) => language !== "sh")?.code ?? "") ?? [];
    return [...blocks.filter(({ language }) => language === "sh"), { language: "", title: file, code }];
}

/** Adds dependencies to a project, or changes their versions. */
function want(folder: string, versions: Readonly<Record<string, string>>): void {
    const file = join(folder, "package.json");
    const manifest = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
    const { devDependencies = {}, dependencies = {} } = manifest;
    const kept = Object.entries(devDependencies).filter(([name]) => !(name in versions));
    writeFileSync(
        file,
        JSON.stringify({
            ...manifest,
            dependencies: { ...dependencies, ...versions },
            devDependencies: Object.fromEntries(kept),
        }),
    );
}

/** Opens a page of a built application, and looks at it. */
export const openAndLook = async (browser: Browser, output: string, path: string): Promise<OpenedFolder> =>
    lookAt(await openFolder(browser, output, path));

/**
 * Looks at a page as readers do, in both themes and on a phone. Expects that no program is collapsed, no text unreadable,
 * nothing wider than the page, and that neither the page nor its console has an error.
 *
 * @returns the page on a desk, in the light theme
 */
export async function lookAt(opened: OpenedFolder): Promise<OpenedFolder> {
    const { page, errors } = opened;
    for (const colorScheme of ["dark", "light"] as const) {
        for (const width of [390, 1280]) {
            await page.emulateMedia({ colorScheme });
            await page.setViewportSize({ width, height: 900 });
            const seen = { url: page.url(), colorScheme, width };
            expect({ ...seen, faults: await faultsOfLook(page) }).toEqual({ ...seen, faults: [] });
        }
    }
    expect(errors).toEqual([]);
    return opened;
}

/** The colours of a keyword, of the other code, and of the paper behind them: three different ones. */
export const coloursOfCode = (page: Page): Promise<readonly string[]> =>
    page
        .locator("figure")
        .first()
        .evaluate((figure) => {
            const keyword = figure.querySelector(".code-keyword") ?? figure;
            const code = figure.querySelector(".callsheet-code") ?? figure;
            const { backgroundColor } = getComputedStyle(figure);
            return [getComputedStyle(keyword).color, getComputedStyle(code).color, backgroundColor];
        });
