import type { Colours, Theme } from "./colours.ts";

/** The sizes of the PNG icons in pixels: 180 for Apple's systems, the others for web app manifests. */
export const iconSizes = [180, 192, 512] as const;

/** The logo as a favicon, which follows the system's theme. */
export function iconSvg({ light, dark }: Readonly<Record<Theme, Colours>>): string {
    return [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round">',
        `<style>@media (prefers-color-scheme:dark){.s{fill:${dark.paper};stroke:${dark.ink}}.p{stroke:${dark.bright}}.l{stroke:${dark.ink}}}</style>`,
        `<path class="s" fill="${light.paper}" stroke="${light.ink}" d="${mark.sheet}"/>`,
        `<path class="p" stroke="${light.bright}" stroke-width="5.5" stroke-linecap="butt" d="${mark.pen}"/>`,
        `<path class="l" stroke="${light.ink}" d="${mark.fold}${mark.line}"/>`,
        "</svg>\n",
    ].join("");
}

/** The logo on a square with padding, so that a system may crop it to a circle. */
export const squareIcon = (icon: string, { paper }: Pick<Colours, "paper">): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${paper}" d="M0 0h32v32H0z"/>${icon.replace("<svg", '<svg x="6.5" y="6.5" width="19" height="19"').trim()}</svg>`;

/** The logo, 32 units square: a sheet in the form of a speech bubble, with one line highlighted. */
export const mark = {
    sheet: "M7.5 3.5H20l6.5 6.5v12q0 2-2 2H14.5L8.5 29.5V24h-1q-2 0-2-2V5.5q0-2 2-2z",
    fold: "M20 3.5V10h6.5",
    pen: "M9 16.6 23 15.4",
    line: "M10 10.5h5",
} as const;
