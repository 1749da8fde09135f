import type { APIRoute } from "astro";
import { pagesOf } from "../publishing/pages-of.ts";
import { sitemap } from "../publishing/sitemap.ts";

export const GET: APIRoute = async () =>
    new Response(sitemap({ gu: await pagesOf("gu"), en: await pagesOf("en") }), {
        headers: { "content-type": "application/xml" },
    });
