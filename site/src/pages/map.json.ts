/** The map of the site as data, for what is made after the build and for whoever builds upon the site. */
import type { APIRoute } from "astro";
import { pagesOf } from "../publish/pages-of.ts";

export const GET: APIRoute = async () => Response.json({ gu: await pagesOf("gu"), en: await pagesOf("en") });
