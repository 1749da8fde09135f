import type { APIRoute } from "astro";
import { siteAddress } from "../publication.ts";
import { roomServer } from "../publish/room-server.ts";
import program from "../publish/serve.py?raw";

export const GET: APIRoute = () => new Response(roomServer(program, siteAddress.pathname));
