import { getCollection } from "astro:content";
import type { APIRoute } from "astro";
import { notebookOf } from "../book/course/notebook.ts";
import { programFile } from "../book/course/program-files.ts";
import { notebookType, sectionOf } from "../frame/map/section.ts";

/** The raw MDX of the chapters: a cell has a position in it. */
const texts = import.meta.glob<string>("../content/*/course/*/*.mdx", {
    query: "?raw",
    import: "default",
    eager: true,
});

export async function getStaticPaths() {
    const chapters = await getCollection("chapters");
    return chapters.map(({ id }) => ({ params: { chapter: id } }));
}

export const GET: APIRoute = ({ params }) => {
    const id = params["chapter"] ?? "";
    const { language, chapter } = sectionOf(id);
    const markdown = texts[`../content/${id}.mdx`];
    if (markdown === undefined) throw new Error(`There is no chapter ${id}.`);
    const readFile = (name: string): string => programFile(id.replace(/\/[^/]*$/, ""), name);
    const notebook = notebookOf({ language, chapter, file: `site/src/content/${id}.mdx`, markdown, readFile });
    return new Response(notebook, { headers: { "content-type": notebookType } });
};
