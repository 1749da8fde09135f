import type { Language } from "../languages.ts";
import { publicAddress } from "../publication.ts";
import { feedOf, home, pathOf } from "../routes.ts";
import type { PublishedPage } from "./published-page.ts";
import { xmlText } from "./xml.ts";

/** How many changes the feed holds: enough for a reader who was away for a season. */
const newest = 30;

type Words = { readonly title: string; readonly subtitle: string };

type Change = PublishedPage & { readonly changed: string };

/**
 * The pages that changed last, newest first, as an Atom feed (RFC 4287). Pages that only change with their parent are
 * left out, or a new model would cause three hundred entries.
 * @param built when the site was built, as an ISO date: the feed's date if no page has one
 */
export function feed(language: Language, pages: readonly PublishedPage[], words: Words, built: string): string {
    const changes = pages
        .filter((page): page is Change => page.changed !== undefined && !page.changesWithParent)
        .sort((one, other) => Date.parse(other.changed) - Date.parse(one.changed))
        .slice(0, newest);
    const address = publicAddress(pathOf(language, home));
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
        `<id>${xmlText(address)}</id>`,
        `<title>${xmlText(words.title)}</title>`,
        `<subtitle>${xmlText(words.subtitle)}</subtitle>`,
        `<link rel="self" type="application/atom+xml" href="${xmlText(publicAddress(feedOf(language)))}"/>`,
        `<link rel="alternate" type="text/html" href="${xmlText(address)}"/>`,
        `<updated>${changes[0]?.changed ?? built}</updated>`,
        "<author><name>Callsheet</name></author>",
        ...changes.map((change) => entry(language, change)),
        "</feed>",
        "",
    ].join("\n");
}

function entry(language: Language, { place, title, description, above, changed }: Change): string {
    const address = publicAddress(pathOf(language, place));
    const category = above.at(-1)?.title;
    return [
        "<entry>",
        // Feed readers show each id once, so each change of a page has its own.
        `<id>${xmlText(`${address}#${changed}`)}</id>`,
        `<title>${xmlText(title)}</title>`,
        `<link rel="alternate" type="text/html" href="${xmlText(address)}"/>`,
        `<updated>${changed}</updated>`,
        ...(category === undefined ? [] : [`<category term="${xmlText(category)}"/>`]),
        `<summary>${xmlText(description)}</summary>`,
        "</entry>",
    ].join("");
}
