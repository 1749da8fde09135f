/** Pages as frameworks' own starters write them: their global styles, around whatever stands in the page. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export type StarterPage = {
    /** The global styles of a new application. */
    readonly css: string;
    /** The page's content inside the elements that those styles know. */
    readonly around: (html: string) => string;
    /** Whether an attribute of the page says which theme it has, and not the system alone. */
    readonly hasSwitch?: true;
};

const { resolve } = createRequire(import.meta.url);
const file = (name: string, path: string): string =>
    readFileSync(join(dirname(resolve(`${name}/package.json`)), path), "utf8");

const vite = (name: string): string => file("create-vite", `template-react-ts/src/${name}.css`);
const next = (template: string): string => file("create-next-app", `dist/templates/${template}/ts/app/globals.css`);

/** The starters by name. What stands at the root of an application is centred by Vite's, and a flex item in Next's. */
export const starterPages: Readonly<Record<string, StarterPage>> = {
    "Vite with React": {
        css: `${vite("index")}\n${vite("App")}`,
        around: (html) => `<div id="root"><section id="center">${html}</section></div>`,
    },
    "Next.js": { css: next("app"), around: (html) => `<main>${html}</main>` },
    "Next.js with Tailwind": {
        // What `@import "tailwindcss"` brings to elements that have none of its classes.
        css: `@layer base { ${file("tailwindcss", "preflight.css")} }\n${next("app-tw").replace(/^@import .*$/m, "")}`,
        around: (html) => `<main>${html}</main>`,
    },
    Docusaurus: {
        hasSwitch: true,
        css: file("infima", "dist/css/default/default.css"),
        around: (html) =>
            `<div class="container"><div class="row"><div class="col"><article class="markdown">${html}</article></div></div></div>`,
    },
};
