import type { ReactNode } from "react";
import "../../styles/drawings.css";

type Props = {
    /** In units that are pixels on a phone, where a drawing is 328 of them wide. */
    readonly width: number;
    readonly height: number;
    /** How many units a square drawing has along its side, where they are no pixels. */
    readonly box?: number;
    /** What is to be seen, in the page's language; absent where the text beside it says it all. */
    readonly label?: string | undefined;
    /** What the style sheet knows this drawing by, besides `drawing`. */
    readonly className?: string | undefined;
    readonly children: ReactNode;
};

/** A drawing: its colours and its pen are in styles/drawings.css. What is written in it is no text of the page. */
export function Drawing({ width, height, box, label, className, children }: Props) {
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
