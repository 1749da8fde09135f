import { runFolder } from "../../run/run-file.ts";

/**
 * The text of `_headers`, for hosts that read such a file. Its policy applies to all pages, so it allows what any of
 * them needs; each page's own policy, which applies too, allows only what that page needs. There is no
 * `frame-ancestors`, because other pages may embed the generator's program. Camera and microphone are used only when
 * the reader asks for a photo or recording, and the browser asks for permission too.
 *
 * @param base the site's base path, `/` or `/callsheet`
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
        // Their names contain a hash of their content.
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
