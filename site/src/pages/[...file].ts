/** The files for machines, by their paths. */
import { jsonSchemaText } from "@callsheet/inference/json-schema";
import { taskIds } from "@callsheet/inference/tasks";
import { repliesSchemaText } from "@callsheet/sandbox/internal/replies-schema";
import { Resvg } from "@resvg/resvg-js";
import type { APIRoute } from "astro";
import icon from "../../public/icon.svg?raw";
import { coloursOf } from "../frame/drawings/colours.ts";
import { iconSizes, squareIcon } from "../frame/drawings/icon.ts";
import { catalogueFile, formFiles, versionOfForms } from "../generator/data-files.ts";
import { firstLanguage, type Language, languages } from "../languages.ts";
import { publicAddress, siteAddress } from "../publication.ts";
import { llms } from "../publish/llms.ts";
import { allPages, pagesOf } from "../publish/pages-of.ts";
import { roomServer } from "../publish/room-server.ts";
import serverProgram from "../publish/serve.py?raw";
import { feed, robots, sitemap } from "../publish/xml-files.ts";
import { fileAt, sitemapFile } from "../routes.ts";
import tokens from "../styles/tokens.css?raw";
import { strings } from "../words/strings.ts";

type Content = () => string | Uint8Array<ArrayBuffer> | Promise<string>;

const json =
    (data: () => unknown): Content =>
    async () =>
        JSON.stringify(await data());

const colours = coloursOf(tokens, "light");

/** The web app manifest, for installing the site as an app. */
const manifest = () => ({
    name: "Callsheet",
    short_name: "Callsheet",
    description: strings[firstLanguage].home.description,
    lang: firstLanguage,
    start_url: fileAt("/"),
    scope: fileAt("/"),
    display: "minimal-ui",
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: [
        { src: fileAt("/icon.svg"), sizes: "any", type: "image/svg+xml" },
        ...iconSizes.map((size) => ({
            src: fileAt(`/icon-${size}.png`),
            sizes: `${size}x${size}`,
            type: "image/png",
            purpose: "any maskable",
        })),
    ],
});

/** The icon as PNG images, for systems that install the site as an app. */
const iconFile = (size: number): Content => {
    const fitTo = { mode: "width", value: size } as const;
    return () => new Uint8Array(new Resvg(squareIcon(icon, colours), { fitTo }).render().asPng());
};

const files: Readonly<Record<string, Content>> = {
    "robots.txt": () => robots(publicAddress(sitemapFile)),
    "sitemap.xml": async () => sitemap(await allPages()),
    "llms.txt": async () => llms(await allPages()),
    /** The site map as data, for the steps after the build and for other programs. */
    "map.json": json(allPages),
    "manifest.webmanifest": json(manifest),
    "serve.py": () => roomServer(serverProgram, siteAddress.pathname),
    /** The JSON Schema of a file of scripted replies, which an editor reads from this address. */
    "replies.schema.json": repliesSchemaText,
    [`catalogue.${catalogueFile.version}.json`]: json(() => catalogueFile.data),
    ...Object.fromEntries(iconSizes.map((size) => [`icon-${size}.png`, iconFile(size)])),
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
