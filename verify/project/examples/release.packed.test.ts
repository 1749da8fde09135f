/** The packed packages can be published, and until then be installed from a clone as their READMEs say. */
import { globSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyFolder, packedFolder, root, runIn } from "../../testing/packed-project.ts";

const manifests = globSync("*/package.json", { cwd: packedFolder }).map((file) =>
    JSON.parse(readFileSync(join(packedFolder, file), "utf8")),
);

test("each package says where its sources are", () => {
    const { repository, homepage, bugs } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(manifests.length).toBeGreaterThan(10);
    for (const manifest of manifests) {
        expect(manifest).toMatchObject({ repository, homepage, bugs });
        expect(globSync(`${manifest.repository.directory}/package.json`, { cwd: root })).toHaveLength(1);
    }
});

test("npm would publish each, those first that others need", async () => {
    const { status, stdout, output } = await runIn(root, "node", ["tools/release.mjs", "publish", "--dry-run"]);
    expect(status, output).toBe(0);
    const published = [...stdout.matchAll(/^(\S+) \S+ (?:could be published|is published already)\.$/gm)];
    const names = published.map(([, name]) => name);
    expect(names.toSorted()).toEqual(manifests.map(({ name }) => name).sort());
    expect(names.indexOf("@callsheet/inference")).toBeLessThan(names.indexOf("@callsheet/snippets"));
});

test("the line of a README installs the package from a clone beside the project", async () => {
    const folder = emptyFolder();
    const project = join(folder, "project");
    symlinkSync(root, join(folder, "callsheet"), "junction");
    mkdirSync(project);
    const readme = readFileSync(join(root, "packages/http/README.md"), "utf8");
    const [, line = ""] = /^`npm (install .*\.tgz)`$/m.exec(readme) ?? [];
    const installed = await runIn(project, "npm", line.split(" "));
    expect(installed.status, installed.output).toBe(0);
    const use =
        'import("@callsheet/http").then(({ createApi }) => createApi().fetch(new Request("http://x/v1/tasks")))';
    expect(await runIn(project, "node", ["-p", `${use}.then(({ status }) => console.log(status)), ""`])).toMatchObject({
        status: 0,
        stdout: expect.stringContaining("200"),
    });
});
