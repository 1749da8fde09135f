/** Checks that every link of a built site leads to a file that a static host would send. */
import { readdirSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { fileURLToPath } from "node:url";

/** @param folder of the build, ending in a slash @returns relative paths with `/` */
export const filesOf = (folder: URL): string[] =>
    readdirSync(fileURLToPath(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`.slice(fileURLToPath(folder).length))
        .map((name) => name.replaceAll(sep, "/").replace(/^\//, ""))
        .sort();

export type Crawl = {
    /** The number of followed links. */
    readonly followed: number;
    /** The links that lead nowhere, each with a page that contains it. */
    readonly broken: readonly string[];
};

const attribute = /\s(?:href|src|srcset|poster|action|data-src|component-url|renderer-url)="([^"]*)"/g;

const decoded = (text: string): string =>
    text
        .replaceAll(/&#(x?)([\da-f]+);/gi, (_, hex: string, code: string) =>
            String.fromCodePoint(Number.parseInt(code, hex === "" ? 10 : 16)),
        )
        .replaceAll("&quot;", '"')
        .replaceAll("&amp;", "&");

/** The URLs in the attributes of a page's tags, without those in scripts and styles. */
const addressesIn = (html: string): string[] =>
    [...html.replaceAll(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, "$1").matchAll(/<[a-z][^>]*>/g)].flatMap(([tag]) =>
        [...tag.matchAll(attribute)].map(([, address = ""]) => decoded(address)),
    );

const idsIn = (html: string): Set<string> =>
    new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => decoded(id)));

/**
 * @param folder of the build, ending in a slash
 * @param site the address where the site is published
 */
export function crawl(folder: URL, site: URL): Crawl {
    const base = site.pathname.replace(/\/$/, "");
    const files = new Set(filesOf(folder));
    const read = (file: string): string => readFileSync(new URL(file, folder), "utf8");
    const pages = [...files].filter((file) => file.endsWith(".html"));
    const ids = new Map(pages.map((file) => [file, idsIn(read(file))]));
    const fileAt = (path: string): string | undefined => {
        if (path === base || path === `${base}/`) return files.has("index.html") ? "index.html" : undefined;
        if (!path.startsWith(`${base}/`)) return undefined;
        const name = decodeURIComponent(path.slice(base.length + 1));
        return [name, `${name}.html`].find((file) => files.has(file));
    };
    const addressOf = (file: string): URL =>
        new URL(`${base}/${file.replace(/\.html$/, "").replace(/^index$/, "")}`, site.origin);

    const broken = new Map<string, string>();
    let followed = 0;
    const follow = (address: string, from: string): void => {
        const url = new URL(address, addressOf(from));
        if (url.origin !== site.origin) return;
        followed += 1;
        const file = fileAt(url.pathname);
        const id = decodeURIComponent(url.hash.slice(1));
        if (file !== undefined && (id === "" || !file.endsWith(".html") || ids.get(file)?.has(id))) return;
        const key = file === undefined ? url.pathname : `${url.pathname}#${id}`;
        if (!broken.has(key)) broken.set(key, from);
    };
    for (const file of pages) for (const address of new Set(addressesIn(read(file)))) follow(address, file);
    for (const file of [...files].filter((name) => name.endsWith(".css"))) {
        for (const [, address = ""] of read(file).matchAll(/url\(["']?([^"')]+)["']?\)/g)) follow(address, file);
    }
    return { followed, broken: [...broken].map(([address, from]) => `${address} in ${from}`) };
}
