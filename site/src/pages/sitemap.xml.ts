import type { APIRoute } from "astro";
import { pagesOf } from "../publish/pages-of.ts";
import { sitemap } from "../publish/sitemap.ts";

export const GET: APIRoute = async () =>
    new Response(sitemap({ gu: await pagesOf("gu"), en: await pagesOf("en") }), {
        headers: { "content-type": "application/xml" },
    });
