/** The JSON Schema of a file of scripted replies, which an editor reads from this address. */

import { repliesSchemaText } from "@callsheet/sandbox/internal/replies-schema";
import type { APIRoute } from "astro";

export const GET: APIRoute = () =>
    new Response(repliesSchemaText(), { headers: { "content-type": "application/schema+json" } });
