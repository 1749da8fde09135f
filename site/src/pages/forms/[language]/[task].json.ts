/** The form of each task, for the generator to load when its task is chosen. */
import { isTaskId, taskIds } from "@callsheet/inference/tasks";
import type { APIRoute, GetStaticPaths } from "astro";
import { formOf } from "../../../forms/form-of.ts";
import { isLanguage, languages } from "../../../i18n/languages.ts";

export const getStaticPaths = (() =>
    languages.flatMap((language) => taskIds.map((task) => ({ params: { language, task } })))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params: { language, task } }) => {
    if (!isLanguage(language) || task === undefined || !isTaskId(task)) return new Response(null, { status: 404 });
    return Response.json(formOf(task, language));
};
