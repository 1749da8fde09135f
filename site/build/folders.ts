import { createHash } from "node:crypto";
import { siteAddress } from "../src/publication.ts";

/** The folder of the site's sources, ending in a slash. */
export const siteFolder = new URL("../", import.meta.url);

/** The default output folder of a build. */
export const builtFolder = new URL("dist/", siteFolder);

/** The cache that builds share. Pages contain the site's address, so each address has a cache of its own. */
export const cacheFolder = new URL(
    `node_modules/.cache/callsheet/${createHash("sha256").update(siteAddress.href).digest("hex").slice(0, 8)}/`,
    siteFolder,
);
