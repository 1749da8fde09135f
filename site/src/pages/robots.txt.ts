import type { APIRoute } from "astro";
import { publicAddress } from "../publication.ts";
import { robots } from "../publish/xml-files.ts";
import { sitemapFile } from "../routes.ts";

export const GET: APIRoute = () => new Response(robots(publicAddress(sitemapFile)));
