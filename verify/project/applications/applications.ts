/**
 * New applications, as readers begin them: each made by its framework's own starter, with what the READMEs of our packages
 * say to do in it. `make-application.ts` makes them, and the test of each framework looks at what it shows.
 */
import { join } from "node:path";
import { root } from "../../testing/packed-project.ts";
import type { ReadmeBlock } from "../../testing/readme.ts";

export type Application = {
    /** Commands for an empty folder. They make the application in its folder `app`. */
    readonly starter: readonly string[];
    readonly readmes: readonly ReadmeSection[];
    /** What else its author does, when the READMEs have been followed. */
    readonly own?: readonly ReadmeBlock[];
    /** Files of the repository's examples, by their path in the application. */
    readonly examples?: Readonly<Record<string, string>>;
    /** Packages in other versions than the starter's. */
    readonly versions?: Readonly<Record<string, string>>;
    readonly build: string;
    /** The folder of the built pages. */
    readonly output: string;
};

/** A section of a README, and where its code belongs if the code itself does not say so. */
export type ReadmeSection = {
    /** The package's folder in `packages`. */
    readonly readme: string;
    readonly heading: string;
    /** The file for the section's code, which the README must name. */
    readonly file?: string;
    /** What of that code belongs there; default all of it. */
    readonly part?: RegExp;
};

const page = { readme: "react", heading: "A page" };
const taggedBlock = { readme: "remark", heading: "A tagged block" };
const element = { readme: "element", heading: "In a page", part: /<call-snippet[\s\S]*<\/call-snippet>/ };

export const vite: Application = {
    starter: ["npx --yes create-vite@latest app --template react-ts --no-interactive"],
    readmes: [{ ...page, file: "src/App.tsx" }],
    build: "npm run build",
    output: "dist",
};

/** What readers copy from the example, in the oldest React that we support. */
export const viteWithReact18: Application = {
    ...vite,
    readmes: [],
    examples: {
        "src/App.tsx": "react-vite/src/App.tsx",
        "src/Generator.tsx": "react-vite/src/Generator.tsx",
        "src/Search.tsx": "react-vite/src/Search.tsx",
        "src/main.tsx": "react-vite/src/main.tsx",
    },
    versions: {
        "@callsheet/react": "*",
        react: "18",
        "react-dom": "18",
        "@types/react": "18",
        "@types/react-dom": "18",
    },
};

export const next: Application = {
    // Without a linter, which takes longer to install than all else.
    starter: [
        "npx --yes create-next-app@latest app --yes --no-linter --no-agents-md --use-npm --skip-install --disable-git",
    ],
    readmes: [
        { ...page, file: "app/page.tsx" },
        { readme: "react", heading: "In Next.js" },
        { readme: "remark", heading: "In Next.js" },
        { ...taggedBlock, file: "app/speech/page.mdx" },
    ],
    examples: {
        "app/draw/page.tsx": "react-next/app/page.tsx",
        "app/generator/page.tsx": "react-next/app/generator/page.tsx",
        "app/picker/page.tsx": "react-next/app/picker/page.tsx",
    },
    build: "npm run build",
    output: ".",
};

export const docusaurus: Application = {
    starter: ["npx --yes create-docusaurus@latest app classic --typescript --skip-install"],
    readmes: [
        { ...page, file: "src/pages/call.tsx" },
        { readme: "react", heading: "In Docusaurus" },
        { readme: "remark", heading: "In Docusaurus" },
        { ...taggedBlock, file: "docs/speech.md" },
        { readme: "element", heading: "In Docusaurus" },
        { ...element, file: "docs/intro.mdx" },
    ],
    build: "npm run build",
    output: "build",
};

/** Astro's starter fetches its templates from GitHub. These are the steps of Astro's manual for a setup without it. */
export const astro: Application = {
    starter: ["mkdir app", "cd app && npm init --yes && npm pkg set type=module dependencies.astro=latest"],
    readmes: [
        { readme: "remark", heading: "In Astro" },
        { ...taggedBlock, file: "src/pages/speech.md" },
    ],
    build: "npx astro build",
    output: "dist",
};

/** The example, whose page stands beside that of the README. */
export const astroWithReact: Application = {
    ...astro,
    starter: ["mkdir app"],
    readmes: [{ readme: "react", heading: "In Astro" }],
    examples: {
        "package.json": "react-astro/package.json",
        "src/pages/index.astro": "react-astro/src/pages/index.astro",
    },
};

export const mkdocs: Application = {
    starter: [
        "python3 -m venv .venv",
        `.venv/bin/python -m pip install --quiet --require-hashes --no-deps -r ${join(root, "examples/element-mkdocs/requirements.txt")}`,
        ".venv/bin/python -m mkdocs new app",
    ],
    own: [
        {
            language: "diff",
            title: "mkdocs.yml",
            code: "# mkdocs.yml\n site_name: My Docs\n+theme:\n+  name: material\n+  font: false\n",
        },
    ],
    readmes: [
        { readme: "element", heading: "In MkDocs" },
        { ...element, file: "docs/index.md" },
    ],
    examples: { "docs/example.md": "element-mkdocs/docs/index.md" },
    build: "../.venv/bin/python -m mkdocs build --strict",
    output: "site",
};

export const plainPage: Application = {
    starter: ["mkdir app"],
    readmes: [{ readme: "element", heading: "In a page" }],
    build: "true",
    output: ".",
};
