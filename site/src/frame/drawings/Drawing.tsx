import type { ReactNode } from "react";
import type { FigureStrings } from "../../words/en/figures.ts";
import "../../styles/drawings.css";

type Props = {
    /** In units; a unit is a pixel on a phone, where a drawing is 328 wide, which is the default. */
    readonly width?: number;
    readonly height: number;
    /** The side of a square drawing in units, if a unit is not a pixel. */
    readonly box?: number;
    /** The alternative text, in the page's language; absent if the drawing only decorates the text beside it. */
    readonly label?: string | undefined;
    /** A class besides `drawing`. */
    readonly className?: string | undefined;
    readonly children: ReactNode;
};

/** What a figure of a chapter is drawn from: its strings in the page's language. */
export type FigureProps<Name extends keyof FigureStrings> = { readonly words: FigureStrings[Name] };

/** An SVG drawing, styled by styles/drawings.css. Text in it is not part of the page's content. */
export function Drawing({ width = 328, height, box, label, className, children }: Props) {
    const shared = {
        className: className ? `drawing ${className}` : "drawing",
        viewBox: `0 0 ${box ?? width} ${box ?? height}`,
        width,
        height,
        "data-not-content": "",
        translate: "no",
    } as const;
    return label === undefined ? (
        <svg {...shared} aria-hidden="true">
            {children}
        </svg>
    ) : (
        <svg {...shared} role="img" aria-label={label}>
            {children}
        </svg>
    );
}
