/** The files for machines, by their paths. */
import { jsonSchemaText } from "@callsheet/inference/json-schema";
import { taskIds } from "@callsheet/inference/tasks";
import { repliesSchemaText } from "@callsheet/sandbox/internal/replies-schema";
import type { APIRoute } from "astro";
import { catalogueFile, formFiles, versionOfForms } from "../generator/data-files.ts";
import { firstLanguage, type Language, languages } from "../languages.ts";
import { publicAddress, siteAddress } from "../publication.ts";
import { classroomServer } from "../publish/classroom-server.ts";
import { llms } from "../publish/llms.ts";
import { allPages, pagesOf } from "../publish/pages-of.ts";
import serverProgram from "../publish/serve.py?raw";
import { feed, robots, sitemap } from "../publish/xml-files.ts";
import { fileAt, sitemapFile } from "../routes.ts";
import tokens from "../styles/tokens.css?raw";
import { strings } from "../words/strings.ts";

type Content = () => string | Promise<string>;

const json =
    (data: () => unknown): Content =>
    async () =>
        JSON.stringify(await data());

/** The page's background in the light theme. */
const [, paper] = /--paper: light-dark\((#\w+)/.exec(tokens) ?? [];

/** The web app manifest, for installing the site as an app. */
const manifest = () => ({
    name: "Callsheet",
    short_name: "Callsheet",
    description: strings[firstLanguage].home.description,
    lang: firstLanguage,
    start_url: fileAt("/"),
    scope: fileAt("/"),
    display: "minimal-ui",
    background_color: paper,
    theme_color: paper,
    icons: [
        { src: fileAt("/icon.svg"), sizes: "any", type: "image/svg+xml" },
        ...[180, 192, 512].map((size) => ({
            src: fileAt(`/icon-${size}.png`),
            sizes: `${size}x${size}`,
            type: "image/png",
            purpose: "any maskable",
        })),
    ],
});

const files: Readonly<Record<string, Content>> = {
    "robots.txt": () => robots(publicAddress(sitemapFile)),
    "sitemap.xml": async () => sitemap(await allPages()),
    "llms.txt": async () => llms(await allPages()),
    /** The site map as data, for the steps after the build and for other programs. */
    "map.json": json(allPages),
    "manifest.webmanifest": json(manifest),
    "serve.py": () => classroomServer(serverProgram, siteAddress.pathname),
    /** The JSON Schema of a file of scripted replies, which an editor reads from this address. */
    "replies.schema.json": repliesSchemaText,
    [`catalogue.${catalogueFile.version}.json`]: json(() => catalogueFile.data),
    ...Object.fromEntries(taskIds.map((task) => [`tasks/${task}.schema.json`, () => jsonSchemaText(task)])),
    ...Object.assign({}, ...languages.map(filesOf)),
};

function filesOf(language: Language): Readonly<Record<string, Content>> {
    const folder = `forms/${language}/${versionOfForms(language)}`;
    const { feedTitle: title, feedSubtitle: subtitle } = strings[language].publishing;
    return {
        ...Object.fromEntries(formFiles(language).map(([task, form]) => [`${folder}/${task}.json`, json(() => form)])),
        [`${language}/feed.xml`]: async () =>
            feed(language, await pagesOf(language), { title, subtitle }, new Date().toISOString()),
    };
}

export const getStaticPaths = () => Object.keys(files).map((file) => ({ params: { file } }));

export const GET: APIRoute = async ({ params: { file = "" } }) => new Response(await files[file]?.());
