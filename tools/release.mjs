// What the workflow of releases does (RELEASING.md). Imports Node modules only: the job that may publish installs nothing.
//
//   check TAG            whether the tag, the manifests, the changelog and the repository agree
//   notes TAG            prints the changelog's section
//   publish [--dry-run]  publishes the packed npm packages that the registry lacks
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { npm, root } from "./install.mjs";

const readText = (folder, file) => readFileSync(join(folder, file), "utf8");
const readManifest = (folder, file) => JSON.parse(readText(folder, file));

/** The paths of the manifests in the folders of a folder. */
const manifestsIn = (folder) =>
    readdirSync(folder)
        .sort()
        .map((name) => `${name}/package.json`)
        .filter((file) => existsSync(join(folder, file)));

/** The version that a tag names; undefined if it names none. @param {string} tag */
export const versionOf = (tag) => /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1];

/**
 * What keeps a tag from being released: nothing, where all agree.
 *
 * @param {string} tag such as `v1.2.3`
 * @param {string} folder the repository's
 * @param {string} [repository] `owner/name` of the repository at GitHub, which the registries compare with the manifests
 * @returns {string[]}
 */
export function releaseProblems(tag, folder, repository) {
    const version = versionOf(tag);
    if (version === undefined) return [`The tag is ${tag}; a release is tagged as v1.2.3.`];
    const files = manifestsIn(join(folder, "packages")).map((file) => `packages/${file}`);
    const manifests = files.map((file) => ({ file, ...readManifest(folder, file) }));
    const ours = new Set(manifests.map(({ name }) => name));
    const problems = [];
    const compare = (where, found) => {
        if (found !== version) problems.push(`${where} is ${found}; the tag says ${version}.`);
    };
    for (const { file, version: own, dependencies, devDependencies } of manifests) {
        compare(`The version in ${file}`, own);
        for (const [name, range] of Object.entries({ ...devDependencies, ...dependencies }))
            if (ours.has(name)) compare(`The version of ${name} in ${file}`, range);
    }
    const python = "python/pytest-callsheet/pyproject.toml";
    compare(`The version in ${python}`, /^version = "(.*)"$/m.exec(readText(folder, python))?.[1]);

    const [, newest] = /^## (.*)$/m.exec(readText(folder, "CHANGELOG.md")) ?? [];
    compare("The first section of CHANGELOG.md", newest);
    if (/^Not published yet\./.test(changelogSection(readText(folder, "CHANGELOG.md"), version) ?? ""))
        problems.push(`CHANGELOG.md says that ${version} is not published yet.`);

    const { url } = readManifest(folder, "package.json").repository;
    if (repository !== undefined && url !== `git+https://github.com/${repository}.git`)
        problems.push(`The repository in package.json is ${url}; this one is ${repository}.`);
    return problems;
}

/**
 * The text below a version's heading, up to the next version.
 * @param {string} changelog @param {string} version
 * @returns {string | undefined} undefined if it has no such heading
 */
export function changelogSection(changelog, version) {
    const [, ...sections] = changelog.split(/^## /m);
    const section = sections.find((text) => text.startsWith(`${version}\n`));
    return section?.slice(version.length).trim();
}

/**
 * Orders packages so that each comes behind those that it depends on: nobody installs one whose dependency is missing.
 * @template {{ name: string, dependencies?: Record<string, string> }} Manifest
 * @param {readonly Manifest[]} manifests
 * @returns {Manifest[]}
 */
export function publishOrder(manifests) {
    const ordered = [];
    let rest = [...manifests];
    while (rest.length > 0) {
        const names = new Set(rest.map(({ name }) => name));
        const ready = rest.filter(
            ({ dependencies = {} }) => !Object.keys(dependencies).some((name) => names.has(name)),
        );
        if (ready.length === 0) throw new Error(`These packages depend on each other: ${[...names].join(", ")}.`);
        ordered.push(...ready);
        rest = rest.filter((manifest) => !ready.includes(manifest));
    }
    return ordered;
}

/** Publishes the packed packages. @throws Error where npm fails */
function publish(dryRun) {
    const folder = join(root, "packed");
    const manifests = existsSync(folder) ? manifestsIn(folder).map((file) => readManifest(folder, file)) : [];
    if (manifests.length === 0) throw new Error("There are no packed packages: npm run pack writes them.");
    for (const { name, version } of publishOrder(manifests)) {
        // A release that stopped half-way is repeated.
        const known = runNpm(["view", `${name}@${version}`, "version"], "pipe");
        if (known.status === 0 && known.stdout.trim() === version) {
            console.log(`${name} ${version} is published already.`);
            continue;
        }
        const tarball = `./${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
        const how = dryRun ? ["--dry-run"] : ["--provenance"];
        if (runNpm(["publish", tarball, "--access", "public", ...how], "inherit").status !== 0)
            throw new Error(`${name} ${version} was not published; what is said above says why.`);
        console.log(dryRun ? `${name} ${version} could be published.` : `${name} ${version} is published.`);
    }

    /** @param {"pipe" | "inherit"} output whether to return what npm prints, without its complaints, or to show it */
    function runNpm(words, output) {
        const [command, args, options] = npm(words);
        const stdio = output === "pipe" ? ["ignore", "pipe", "ignore"] : ["ignore", "inherit", "inherit"];
        return spawnSync(command, args, { ...options, cwd: folder, encoding: "utf8", stdio });
    }
}

const usage = "node tools/release.mjs check TAG | notes TAG | publish [--dry-run]";

/** @returns {string | undefined} what is wrong */
function main([action, argument = ""]) {
    if (action === "publish" && ["", "--dry-run"].includes(argument)) return publish(argument === "--dry-run");
    if (action === "check") {
        const problems = releaseProblems(argument, root, process.env.GITHUB_REPOSITORY);
        return problems.length > 0 ? problems.join("\n") : undefined;
    }
    if (action === "notes") {
        const section = changelogSection(readText(root, "CHANGELOG.md"), versionOf(argument) ?? "");
        if (section === undefined) return `CHANGELOG.md has no section for ${argument}.`;
        console.log(section);
        return undefined;
    }
    return usage;
}

if (process.argv[1] === import.meta.filename) {
    const problem = main(process.argv.slice(2));
    if (problem !== undefined) {
        console.error(problem);
        process.exitCode = 1;
    }
}
