import type { Language } from "./languages.ts";
import { siteAddress } from "./publication.ts";

/** The path of a page after its language, the same in every language: `course/chapter0/1`; "" for the home page. */
export type Place = string;

export const home: Place = "";
export const coursePlace: Place = "course";
export const firstChapter: Place = "course/chapter0/1";
export const teachersPlace: Place = "teachers";
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
export const searchPlace: Place = "search";

/** Whether a page is a chapter of the course. */
export const isChapter = (place: Place): boolean => place.startsWith(`${coursePlace}/`);

export const taskPlace = (task: string): Place => `${tasksPlace}/${task}`;
export const providerPlace = (provider: string): Place => `${providersPlace}/${provider}`;
/** The page for teachers of a chapter. @param chapter such as `chapter3` */
export const lessonPlace = (chapter: string): Place => `${teachersPlace}/${chapter}`;
export const guidePlace = (guide: string): Place => `guides/${guide}`;
export const integrationPlace = (integration: string): Place => `integrations/${integration}`;
export const modelPlace = (model: string): Place => `${modelsPlace}/${model}`;

/**
 * The path of the site on its host: "" at the root, or `/callsheet`. The bundler sets `BASE_URL`; code that runs after
 * the build does not have it, and takes the path from the public address.
 */
const baseUrl: string = import.meta.env?.BASE_URL ?? "/";
const base = (baseUrl === "/" ? siteAddress.pathname : baseUrl).replace(/\/$/, "");

/** The address of a file of the site. @param path from the root of the site: `/catalogue.json` */
export const fileAt = (path: string): string => `${base}${path}`;

/** The address of a page in a language. */
export const pathOf = (language: Language, place: Place): string => fileAt(`/${language}${place && `/${place}`}`);

/** The address of a page as Markdown. */
export const markdownOf = (language: Language, place: Place): string => `${pathOf(language, place)}.md`;

/** The address of a chapter's notebook. */
export const notebookAt = (language: Language, place: Place): string => `${pathOf(language, place)}.ipynb`;

/** The Open Graph image of a language's pages. */
export const cardOf = (language: Language): string => fileAt(`/open-graph/${language}.png`);

/** The feed of changed pages in a language. */
export const feedOf = (language: Language): string => fileAt(`/${language}/feed.xml`);

/** The sitemap of all pages, for search engines. */
export const sitemapFile = fileAt("/sitemap.xml");

/** The address of a task's JSON Schema. */
export const schemaOf = (task: string): string => fileAt(`/tasks/${task}.schema.json`);
