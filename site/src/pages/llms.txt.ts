import type { APIRoute } from "astro";
import { llms } from "../publishing/llms.ts";
import { pagesOf } from "../publishing/pages-of.ts";

export const GET: APIRoute = async () => new Response(llms({ gu: await pagesOf("gu"), en: await pagesOf("en") }));
