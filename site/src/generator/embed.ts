/** Embedding the generator in another page, with only the program shown. */

/** The query parameter that turns on the embedded view. */
const embedParameter = "embed";

/** The HTML that embeds the program of a link. */
export function embedCode(link: string, title: string): string {
    const url = new URL(link);
    url.searchParams.set(embedParameter, "1");
    return `<iframe src="${attribute(url.href)}" title="${attribute(title)}" width="100%" height="480" style="border:0"></iframe>`;
}

const attribute = (text: string): string =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
