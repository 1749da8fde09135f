import type { Language } from "./languages.ts";
import { siteAddress } from "./publication.ts";

/** A page that stands in every language, as its path after the language: `course/chapter0/1`; the home page's is "". */
export type Place = string;

export const home: Place = "";
export const coursePlace: Place = "course";
export const firstChapter: Place = "course/chapter0/1";
export const glossaryPlace: Place = "glossary";
export const snippets: Place = "snippets";
export const tasksPlace: Place = "tasks";
export const providersPlace: Place = "providers";
export const modelsPlace: Place = "models";
export const errorsPlace: Place = "errors";
export const libraryPlace: Place = "library";
export const commandLinePlace: Place = "command-line";
export const sandboxPlace: Place = "sandbox";
export const matrixPlace: Place = "matrix";
export const proof: Place = "proof";
export const speed: Place = "speed";
export const searchPlace: Place = "search";

/** Whether a page is a chapter of the course. */
export const isChapter = (place: Place): boolean => place.startsWith(`${coursePlace}/`);

export const taskPlace = (task: string): Place => `${tasksPlace}/${task}`;
export const providerPlace = (provider: string): Place => `${providersPlace}/${provider}`;
export const guidePlace = (guide: string): Place => `guides/${guide}`;
export const modelPlace = (model: string): Place => `${modelsPlace}/${model}`;

/**
 * Where the site stands on its host: "" at the root, or `/callsheet`. A bundler says it; what runs after the build is told
 * "/" wherever that is, and knows it from where the site is published.
 */
const said: string = import.meta.env?.BASE_URL ?? "/";
const base = (said === "/" ? siteAddress.pathname : said).replace(/\/$/, "");

/** The address of a file of the site, from its path: `/catalogue.json`. */
export const fileAt = (path: string): string => `${base}${path}`;

/** Where a page is in a language. */
export const pathOf = (language: Language, place: Place): string => fileAt(`/${language}${place && `/${place}`}`);

/** The text of a page as Markdown. */
export const markdownOf = (language: Language, place: Place): string => `${pathOf(language, place)}.md`;

/** The notebook of a chapter. */
export const notebookAt = (language: Language, place: Place): string => `${pathOf(language, place)}.ipynb`;

/** The picture of a page that is shown where somebody shares its address; the models have their tasks' (see `open-graph`). */
export const cardOf = (language: Language, place: Place): string =>
    fileAt(`/open-graph/${language}${place && `/${place}`}.png`);

/** What has changed in a language, for feed readers. */
export const feedOf = (language: Language): string => fileAt(`/${language}/feed.xml`);

/** Every page, for search engines. */
export const sitemapFile = fileAt("/sitemap.xml");

/** The JSON Schema of a task, as a file. */
export const schemaOf = (task: string): string => fileAt(`/tasks/${task}.schema.json`);
