/** The page inside another: only the program is shown. */

/** The query that asks for it. */
const embedMark = "embed";

/** The HTML that puts the program of a link into another page. */
export function embedCode(link: string, title: string): string {
    const url = new URL(link);
    url.searchParams.set(embedMark, "1");
    return `<iframe src="${attribute(url.href)}" title="${attribute(title)}" width="100%" height="480" style="border:0"></iframe>`;
}

const attribute = (text: string): string =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
