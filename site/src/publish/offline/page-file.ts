/** The file of the build that a static host sends for the address of a page. @param path from where the site stands, without a slash before it */
export function pageFile(path: string): string {
    const page = path.replace(/\/$/, "");
    if (page === "") return "index.html";
    return page.endsWith(".html") ? page : `${page}.html`;
}
