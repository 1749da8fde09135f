/** The stories as a whole page, with its styles and its program in it. */
import { readFileSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { rolldown } from "rolldown";
import { BareStories, StoryPage } from "./stories.tsx";

const styles = ["styles.css", "generator.css"]
    .map((name) => readFileSync(new URL(`../src/${name}`, import.meta.url), "utf8"))
    .join("\n");

const page = `
    :root { color-scheme: light dark; }
    body { margin: 0; padding: 1rem; font: 1rem/1.6 system-ui, sans-serif; }
    main { max-width: 64rem; margin: auto; }
    h2 { margin: 2rem 0 0.5rem; font-size: 1rem; font-weight: 400; color: light-dark(#666, #aaa); }
    .own-root .own-snippet { border: 3px solid teal; }
    .own-copy { color: teal; }
`;

/** All stories, on a page of their own. @returns HTML without links to other files; the program needs scripts inline */
export const storyDocument = (): Promise<string> =>
    documentOf(page, `<div data-stories="all">${renderToString(<StoryPage />)}</div>`);

/** A page of somebody else: its styles, and its elements around what stands in it. */
type Surroundings = { readonly css: string; readonly around: (html: string) => string };

/** A few stories at the root of somebody's application. */
export const storiesInside = ({ css, around }: Surroundings): Promise<string> =>
    documentOf(
        css,
        around(`<div data-stories="bare" style="display: contents">${renderToString(<BareStories />)}</div>`),
    );

async function documentOf(css: string, body: string): Promise<string> {
    program ??= bundleOf();
    return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Stories</title><style>${styles}</style><style>${css}</style></head>
<body>${body}<script>${await program}</script></body></html>`;
}

/** Made once: it is the same for all pages. */
let program: Promise<string> | undefined;

async function bundleOf(): Promise<string> {
    const bundle = await rolldown({
        input: new URL("hydrate.tsx", import.meta.url).pathname,
        platform: "browser",
        logLevel: "silent",
        transform: { define: { "process.env.NODE_ENV": '"production"' } },
    });
    const { output } = await bundle.generate({ format: "iife", codeSplitting: false });
    await bundle.close();
    // In a script, `</script` would end it.
    return output[0].code.replaceAll("</script", "<\\/script");
}
