import type { APIRoute } from "astro";
import { allPages } from "../publish/pages-of.ts";
import { sitemap } from "../publish/xml-files.ts";

export const GET: APIRoute = async () =>
    new Response(sitemap(await allPages()), { headers: { "content-type": "application/xml" } });
