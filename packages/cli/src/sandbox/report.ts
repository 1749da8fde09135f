/** What is said when a program has ended: which of its requests were refused, why, and where that is explained. */
import type { RefusedRequest } from "@callsheet/sandbox/serve";

/** The site that explains errors, in English. */
export const site = "https://callsheet.github.io/callsheet/en";

/** @returns the text; empty if nothing was refused */
export async function refusalReport(refused: readonly RefusedRequest[]): Promise<string> {
    if (refused.length === 0) return "";
    // Loaded only when something was wrong.
    const { findErrors } = await import("@callsheet/errors");
    const count = refused.reduce((sum, { times }) => sum + times, 0);
    const parts = refused.map(({ method, url, status, hint, response, times }) => {
        const [found] = findErrors(`${status} ${response}`);
        return [
            `  ${status} ${method} ${url}${times === 1 ? "" : ` (${times} times)`}`,
            `      ${hint}`,
            `      ${site}/${found ? `errors#${found.id}` : "sandbox"}`,
        ].join("\n");
    });
    const what = count === 1 ? "1 request was refused" : `${count} requests were refused`;
    return `\n${what}, as the real services would:\n\n${parts.join("\n\n")}\n`;
}
