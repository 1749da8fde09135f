// The groups of tests that need more than Node or do not run in `npm test`: their project in vitest.config.ts, their
// files, and the programs that they run. All other tests are unit tests. Used by the entry scripts, vitest.config.ts
// and the summary reporter.
// @ts-check
import { missing } from "./programs.mjs";

/**
 * @typedef {object} TestGroup
 * @property {string} name a description of what is tested
 * @property {string} project the project of vitest.config.ts that it belongs to
 * @property {readonly string[]} files
 * @property {readonly import("./programs.mjs").ProgramName[]} needs
 */

/** @type {readonly TestGroup[]} */
export const testGroups = [
    {
        name: "programs in one Python",
        project: "unit",
        files: ["proof/src/runtimes/python.test.ts", "proof/src/course/notebook-token.test.ts"],
        needs: ["python"],
    },
    {
        name: "the judge of the peer's snippets, in the shell",
        project: "unit",
        files: ["proof/src/peer/judge.test.ts"],
        needs: ["bash", "curl"],
    },
    {
        name: "a walk through every kind of page, and a Run in each language",
        project: "walk",
        files: ["site/test/**/*.walk.test.ts"],
        needs: ["chromium"],
    },
    {
        name: "the client and the sandbox in Chromium",
        project: "chromium",
        files: ["packages/sandbox/test/platforms/{chromium,journal,media}.platform.test.ts"],
        needs: ["chromium"],
    },
    {
        name: "the React components in Chromium",
        project: "chromium",
        files: ["packages/react/test/components.platform.test.ts"],
        needs: ["chromium"],
    },
    {
        name: "the React components in Vite, Next.js and Astro, from their packed files",
        project: "packed",
        files: ["packages/react/test/examples.packed.test.ts"],
        needs: ["chromium"],
    },
    {
        name: "the custom element in plain HTML and in MkDocs, from its packed file",
        project: "packed",
        files: ["packages/element/test/element.packed.test.ts"],
        needs: ["chromium", "python", "venv"],
    },
    {
        name: "the site in Chromium",
        project: "page",
        files: ["site/test/**/*.browser.test.ts"],
        needs: ["chromium"],
    },
    {
        name: "walks through the site in Chromium, as in the other engines",
        project: "engines",
        files: ["site/test/engines/chromium.engine.test.ts"],
        needs: ["chromium"],
    },
    {
        name: "walks through the site in Firefox",
        project: "engines",
        files: ["site/test/engines/firefox.engine.test.ts"],
        needs: ["firefox"],
    },
    {
        name: "walks through the site in WebKit",
        project: "webkit",
        files: ["site/test/engines/webkit.engine.test.ts"],
        needs: ["webkit", "xvfb"],
    },
    {
        name: "builds that take pages from the one before",
        project: "page",
        files: ["site/build/incremental.test.ts"],
        needs: [],
    },
    {
        name: "terminals, notebooks and the application of the course",
        project: "proof",
        files: ["proof/src/course/{application,notebook,prove,terminal}.test.ts"],
        needs: ["bash", "curl", "jq", "python", "venv"],
    },
    {
        name: "snippets with the real libraries",
        project: "proof",
        files: ["proof/src/quick.test.ts"],
        needs: ["bash", "curl", "jq", "python", "venv"],
    },
    {
        name: "shell programs pasted into terminals",
        project: "proof",
        files: ["proof/src/hostile/paste/paste.test.ts"],
        needs: ["bash", "dash", "python", "zsh"],
    },
    {
        name: "every SDK against callsheet sandbox",
        project: "proof",
        files: ["proof/src/sandbox-command/sandbox-command.test.ts"],
        needs: ["bash", "curl", "jq", "python", "venv"],
    },
    {
        name: "programs that callsheet sandbox runs without a network",
        project: "proof",
        files: ["proof/src/sandbox-command/confinement.test.ts"],
        needs: ["curl", "ip", "python", "unshare", "venv"],
    },
    {
        name: "a server of one's own: LiteLLM's proxy",
        project: "proof",
        files: ["proof/src/own-server/own-server.test.ts"],
        needs: ["bash", "curl", "jq", "python", "venv"],
    },
    {
        name: "the HTTP service, by Schemathesis",
        project: "proof",
        files: ["proof/src/http/schemathesis.test.ts"],
        needs: ["python", "venv"],
    },
    {
        name: "an edge worker from the packed package",
        project: "packed",
        files: ["test/examples/edge-service.packed.test.ts"],
        needs: [],
    },
    {
        name: "the application of chapter 7",
        project: "proof",
        files: ["proof/src/answering-notes/answering-notes.test.ts"],
        needs: ["chromium", "python", "venv"],
    },
    {
        name: "the examples of documentation, explained errors and the AI SDK, from the packed packages",
        project: "packed",
        files: ["test/examples/{ai-sdk,documentation,explain}.packed.test.ts"],
        needs: [],
    },
    {
        name: "the settings of assistants, from the packed command, by the inspector of MCP",
        project: "packed",
        files: ["test/examples/assistants.packed.test.ts"],
        needs: [],
    },
    {
        name: "frameworks against the sandbox",
        project: "proof",
        files: ["proof/src/frameworks/frameworks.test.ts"],
        needs: ["python", "venv"],
    },
    {
        name: "the example with Vitest, and with Jest and node:test",
        project: "packed",
        files: ["test/examples/vitest.packed.test.ts"],
        needs: [],
    },
    {
        name: "pytest-callsheet from its wheel, and the example with pytest",
        project: "packed",
        files: ["test/examples/pytest.packed.test.ts"],
        needs: ["python", "venv"],
    },
    { name: "speed beside the peer's", project: "speed", files: ["test/speed.test.ts"], needs: [] },
    {
        name: "the example with Apache Spark",
        project: "proof",
        files: ["proof/src/spark/spark.test.ts"],
        needs: ["bash", "java", "python", "venv"],
    },
];

/** The projects that `npm test` runs. `npm run test:all` runs all projects. */
export const defaultProjects = ["unit", "types", "platforms", "walk"];

/** The groups that this machine cannot run. */
export const testGroupsNotRun = () => testGroups.filter(({ needs }) => missing(needs).length > 0);
