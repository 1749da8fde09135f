/** The web app manifest, for installing the site as an app. */
import type { APIRoute } from "astro";
import { coloursOf } from "../frame/drawings/colours.ts";
import { iconSizes } from "../frame/drawings/icon.ts";
import { firstLanguage } from "../languages.ts";
import { fileAt } from "../routes.ts";
import tokens from "../styles/tokens.css?raw";
import { strings } from "../words/strings.ts";

const { paper } = coloursOf(tokens, "light");

const manifest = {
    name: "Callsheet",
    short_name: "Callsheet",
    description: strings[firstLanguage].home.description,
    lang: firstLanguage,
    start_url: fileAt("/"),
    scope: fileAt("/"),
    display: "minimal-ui",
    background_color: paper,
    theme_color: paper,
    icons: [
        { src: fileAt("/icon.svg"), sizes: "any", type: "image/svg+xml" },
        ...iconSizes.map((size) => ({
            src: fileAt(`/icon-${size}.png`),
            sizes: `${size}x${size}`,
            type: "image/png",
            purpose: "any maskable",
        })),
    ],
};

export const GET: APIRoute = () =>
    new Response(JSON.stringify(manifest), { headers: { "content-type": "application/manifest+json" } });
