/** What is said when a program has ended: which of its requests were refused, why, and where that is explained. */
import type { RefusedRequest } from "@callsheet/sandbox/serve";

/** The site that explains errors, in English. */
export const site = "https://callsheet.github.io/callsheet/en";

/** The most requests that are listed. */
const maxListed = 100;

/** Collects the requests that were refused; those that repeat are one. */
export class RefusalReport {
    readonly #requests = new Map<string, { readonly request: RefusedRequest; times: number }>();
    #count = 0;

    add(request: RefusedRequest): void {
        const { method, url, status, hint } = request;
        const key = [method, url, status, hint].join(" ");
        const before = this.#requests.get(key);
        this.#count += 1;
        if (before) before.times += 1;
        else if (this.#requests.size < maxListed) this.#requests.set(key, { request, times: 1 });
    }

    /** The text; empty if nothing was refused. */
    async text(): Promise<string> {
        if (this.#count === 0) return "";
        // Loaded only when something was wrong.
        const { findErrors } = await import("@callsheet/errors");
        const parts = [...this.#requests.values()].map(
            ({ request: { method, url, status, hint, response }, times }) => {
                // What the sandbox alone refuses, such as a request without a reply in a script, is no error of a service.
                const isOwn = /\bsandbox\b|\bscripted reply\b/i.test(`${hint} ${response}`);
                const [found] = isOwn ? [] : findErrors(`${status} ${response}`);
                return [
                    `  ${status} ${method} ${url}${times === 1 ? "" : ` (${times} times)`}`,
                    `      ${hint}`,
                    `      ${site}/${found ? `errors#${found.id}` : "sandbox"}`,
                ].join("\n");
            },
        );
        const what = this.#count === 1 ? "1 request was" : `${this.#count} requests were`;
        return `\n${what} refused:\n\n${parts.join("\n\n")}\n`;
    }
}
