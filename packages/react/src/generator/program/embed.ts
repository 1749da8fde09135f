/** Embedding the generator in another page, with only the program shown. */

/** The HTML that embeds the program of a link. */
export function embedCode(link: string, title: string): string {
    const url = new URL(link);
    // Read by the page itself: see pages/[language]/snippets.astro.
    url.searchParams.set("embed", "1");
    return `<iframe src="${attribute(url.href)}" title="${attribute(title)}" width="100%" height="480" style="border:0"></iframe>`;
}

const attribute = (text: string): string =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
