import type { APIRoute, GetStaticPaths } from "astro";
import { formFiles, versionOfForms } from "../../../../generator/data-files.ts";
import { languages } from "../../../../languages.ts";

export const getStaticPaths = (() =>
    languages.flatMap((language) => {
        const version = versionOfForms(language);
        return formFiles(language).map(([task, form]) => ({
            params: { language, version, task },
            props: { form },
        }));
    })) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => Response.json(props["form"]);
