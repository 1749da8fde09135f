/** The icon as PNG images, for systems that install the site as an app. */
import { Resvg } from "@resvg/resvg-js";
import type { APIRoute, InferGetStaticPropsType } from "astro";
import icon from "../../public/icon.svg?raw";
import { coloursOf } from "../frame/drawings/colours.ts";
import { iconSizes, squareIcon } from "../frame/drawings/icon.ts";
import tokens from "../styles/tokens.css?raw";

export const getStaticPaths = () => iconSizes.map((size) => ({ params: { size: `${size}` }, props: { size } }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) => {
    const square = squareIcon(icon, coloursOf(tokens, "light"));
    const drawn = new Resvg(square, { fitTo: { mode: "width", value: props.size } }).render().asPng();
    return new Response(new Uint8Array(drawn), { headers: { "content-type": "image/png" } });
};
