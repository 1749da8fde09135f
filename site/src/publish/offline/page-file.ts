/**
 * The file of the build that a static host sends for a page's address.
 * @param path relative to the site's base path, without a leading slash
 */
export function pageFile(path: string): string {
    const page = path.replace(/\/$/, "");
    if (page === "") return "index.html";
    return page.endsWith(".html") ? page : `${page}.html`;
}
