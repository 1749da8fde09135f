import type { Colours, Theme } from "./colours.ts";
import { mark } from "./mark.ts";

/** The sizes of the PNG icons in pixels: 180 for Apple's systems, the others for web app manifests. */
export const iconSizes = [180, 192, 512] as const;

type ThemeColours = Readonly<Record<Theme, Colours>>;

/** The logo as a favicon, which follows the system's theme. */
export function iconSvg({ light, dark }: ThemeColours): string {
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
