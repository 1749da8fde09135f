import type { APIRoute } from "astro";
import { llms } from "../publish/llms.ts";
import { allPages } from "../publish/pages-of.ts";

export const GET: APIRoute = async () => new Response(llms(await allPages()));
