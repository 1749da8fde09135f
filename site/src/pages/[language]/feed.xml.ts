import type { APIRoute } from "astro";
import { type Language, languages } from "../../languages.ts";
import { pagesOf } from "../../publish/pages-of.ts";
import { feed } from "../../publish/xml-files.ts";
import { strings } from "../../words/strings.ts";

export const getStaticPaths = () => languages.map((language) => ({ params: { language } }));

export const GET: APIRoute = async ({ params }) => {
    const language = params["language"] as Language;
    const { feedTitle: title, feedSubtitle: subtitle } = strings[language].publishing;
    const text = feed(language, await pagesOf(language), { title, subtitle }, new Date().toISOString());
    return new Response(text, { headers: { "content-type": "application/atom+xml" } });
};
