/** The cards of the pages as SVG; the end of the build makes pictures of them (see `after-build/publish.ts`). */
import type { APIRoute, InferGetStaticPropsType } from "astro";
import { coloursOf } from "../../drawings/colours.ts";
import { languageNames, languages } from "../../i18n/languages.ts";
import { type CardText, card } from "../../open-graph/card.ts";
import { penOf } from "../../open-graph/outlines.ts";
import { pagesOf } from "../../publishing/pages-of.ts";
import tokens from "../../styles/tokens.css?raw";

const colours = coloursOf(tokens, "light");
const pens = Promise.all([penOf("heading", 600), penOf("text", 400), penOf("text", 700)]).then(
    ([title, text, strong]) => ({ title, text, strong }),
);

export async function getStaticPaths() {
    const cards = languages.map(async (language) => {
        const pages = (await pagesOf(language)).filter(({ isModel }) => !isModel);
        return pages.map(({ place, title, description, above }) => {
            const section = above.findLast(({ place }) => place !== undefined)?.title ?? above.at(-1)?.title;
            const text: CardText = {
                title,
                description,
                language: languageNames[language],
                ...(section !== undefined && { section }),
            };
            return { params: { card: `${language}${place && `/${place}`}` }, props: { text } };
        });
    });
    return (await Promise.all(cards)).flat();
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
    new Response(card(props.text, await pens, colours), { headers: { "content-type": "image/svg+xml" } });
