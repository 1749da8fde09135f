/** Opens a folder of built files in a browser, without a server; or a page of a server. */
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

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
    const scripts: string[] = [];
    const context = await browser.newContext(options);
    await context.route("**/*", (route) => {
        const { pathname, origin: requestedOrigin } = new URL(route.request().url());
        const file = join(folder, pathname.endsWith("/") ? `${pathname}index.html` : decodeURIComponent(pathname));
        if (requestedOrigin !== origin || !existsSync(file)) return route.fulfill({ status: 404, body: "" });
        if (extname(file) === ".js") scripts.push(file);
        return route.fulfill({ body: readFileSync(file), contentType: mediaTypes[extname(file)] ?? "text/plain" });
    });
    return { scripts, ...(await openIn(context, `${origin}${path}`)) };
}

/** Opens a page of a server, whose scripts are in a folder. @param fileOf the file of a script, by its path in the address */
export async function openAddress(
    browser: Browser,
    address: string,
    fileOf: (pathname: string) => string,
    options: BrowserContextOptions = {},
): Promise<OpenedFolder> {
    const scripts: string[] = [];
    const context = await browser.newContext(options);
    context.on("response", (response) => {
        const { pathname } = new URL(response.url());
        if (extname(pathname) === ".js") scripts.push(fileOf(pathname));
    });
    return { scripts, ...(await openIn(context, address)) };
}

async function openIn(context: BrowserContext, address: string): Promise<Omit<OpenedFolder, "scripts">> {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.goto(address);
    return { page, errors };
}

const mediaTypes: Readonly<Record<string, string>> = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
};
