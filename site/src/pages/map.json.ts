/** The site map as data, for the steps after the build and for other programs. */
import type { APIRoute } from "astro";
import { allPages } from "../publish/pages-of.ts";

export const GET: APIRoute = async () => Response.json(await allPages());
