import type { APIRoute } from "astro";
import { llms } from "../publish/llms.ts";
import { pagesOf } from "../publish/pages-of.ts";

export const GET: APIRoute = async () => new Response(llms({ gu: await pagesOf("gu"), en: await pagesOf("en") }));
