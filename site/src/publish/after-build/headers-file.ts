import { runFolder } from "../../run/run-file.ts";

/**
 * The `_headers` of hosts that read such a file. Its policy holds for every page at once, so it allows what any of them
 * needs; each page's own, which holds as well, allows that page's only. It does not say who may frame a page: the
 * generator's program is for other pages to show. A call takes a photograph or a recording only where its reader presses for
 * one, and the browser asks besides.
 *
 * @param base where the site stands on its host, `/` or `/callsheet`
 */
export function headersFile(base: string, policy: string): string {
    const path = base.replace(/\/$/, "");
    return rules({
        [`${path}/*`]: {
            "Content-Security-Policy": policy,
            "Referrer-Policy": "strict-origin-when-cross-origin",
            "X-Content-Type-Options": "nosniff",
            "Permissions-Policy": "camera=(self), geolocation=(), microphone=(self)",
        },
        // Named by what is in them.
        [`${path}/_astro/*`]: { "Cache-Control": "public, max-age=31536000, immutable" },
        [`${path}/${runFolder}/*`]: { "Cache-Control": "public, max-age=31536000, immutable" },
        [`${path}/sw.js`]: { "Cache-Control": "no-cache" },
    });
}

const rules = (headers: Readonly<Record<string, Readonly<Record<string, string>>>>): string =>
    Object.entries(headers)
        .map(([path, own]) => [path, ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`)].join("\n"))
        .join("\n\n")
        .concat("\n");
