import type { GetStaticPaths } from "astro";
import { catalogueFile } from "../generator/data-files.ts";

export const getStaticPaths = (() => [{ params: { version: catalogueFile.version } }]) satisfies GetStaticPaths;

export const GET = (): Response => Response.json(catalogueFile.data);
