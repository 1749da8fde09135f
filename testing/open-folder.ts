/** Opens a folder of built files in a browser, without a server. */
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

/** The address under which the folder is seen. Nothing listens there: the browser's requests are answered here. */
const origin = "http://folder.localhost";

export type OpenedFolder = {
    readonly page: Page;
    /** The paths of the scripts that the page has loaded. */
    readonly scripts: readonly string[];
    /** Errors of the page and of its console. */
    readonly errors: readonly string[];
};

/** @param path the path of the page in the folder: `/`, `/picker.html` */
export async function openFolder(
    browser: Browser,
    folder: string,
    path = "/",
    options: BrowserContextOptions = {},
): Promise<OpenedFolder> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const scripts: string[] = [];
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await context.route("**/*", (route) => {
        const { pathname, origin: requestedOrigin } = new URL(route.request().url());
        const file = join(folder, pathname.endsWith("/") ? `${pathname}index.html` : decodeURIComponent(pathname));
        if (requestedOrigin !== origin || !existsSync(file)) return route.fulfill({ status: 404, body: "" });
        if (extname(file) === ".js") scripts.push(file);
        return route.fulfill({ body: readFileSync(file), contentType: mediaTypes[extname(file)] ?? "text/plain" });
    });
    await page.goto(`${origin}${path}`);
    return { page, scripts, errors };
}

const mediaTypes: Readonly<Record<string, string>> = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
};
