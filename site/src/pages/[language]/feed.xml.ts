import type { APIRoute } from "astro";
import { type Language, languages } from "../../i18n/languages.ts";
import { strings } from "../../i18n/strings.ts";
import { feed } from "../../publishing/feed.ts";
import { pagesOf } from "../../publishing/pages-of.ts";

export const getStaticPaths = () => languages.map((language) => ({ params: { language } }));

export const GET: APIRoute = async ({ params }) => {
    const language = params["language"] as Language;
    const { feedTitle: title, feedSubtitle: subtitle } = strings[language].publishing;
    const text = feed(language, await pagesOf(language), { title, subtitle }, new Date().toISOString());
    return new Response(text, { headers: { "content-type": "application/atom+xml" } });
};
