import type { APIRoute } from "astro";
import { notebookOf } from "../book/course/notebook-cells.ts";
import { programFile } from "../book/course/program-files.ts";
import { exerciseIn } from "../book/exercises/exercises-in.ts";
import { chaptersIn } from "../frame/map/content.ts";
import { notebookType, sectionOf } from "../frame/map/section.ts";
import { languages } from "../languages.ts";

/** The raw MDX of the chapters: a cell has a position in it. */
const texts = import.meta.glob<string>("../../../book/content/*/course/*/*.mdx", {
    query: "?raw",
    import: "default",
    eager: true,
});

export async function getStaticPaths() {
    const chapters = (await Promise.all(languages.map(chaptersIn))).flat();
    return chapters.map(({ language, place, id }) => ({ params: { chapter: `${language}/${place}` }, props: { id } }));
}

export const GET: APIRoute<{ id: string }> = ({ props: { id } }) => {
    const { language, chapter, section } = sectionOf(id);
    const markdown = texts[`../../../book/content/${id}.mdx`];
    if (markdown === undefined) throw new Error(`There is no chapter ${id}.`);
    const readFile = (name: string): string => programFile(id.replace(/\/[^/]*$/, ""), name);
    const readExercise = (exercise: string) => exerciseIn(language, exercise);
    const file = `book/content/${id}.mdx`;
    const notebook = notebookOf({ language, chapter, section, file, markdown, readFile, readExercise });
    return new Response(notebook, { headers: { "content-type": notebookType } });
};
