import { createHash } from "node:crypto";
import { siteAddress } from "../src/publication.ts";

/** The folder of the site's sources, ending in a slash. */
export const siteFolder = new URL("../", import.meta.url);

/** Where a build is, unless somebody says otherwise. */
export const builtFolder = new URL("dist/", siteFolder);

/**
 * Where builds keep what the next one can use. Pages say the address of the site, so builds for different addresses share
 * nothing.
 */
export const cacheFolder = new URL(
    `node_modules/.cache/callsheet/${createHash("sha256").update(siteAddress.href).digest("hex").slice(0, 8)}/`,
    siteFolder,
);
