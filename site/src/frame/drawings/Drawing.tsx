import type { ReactNode } from "react";
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
    /** What is in it, of which one is given: as SVG, or as elements. */
    readonly markup?: string;
    readonly children?: ReactNode;
};

const notContent = { "data-not-content": "", translate: "no" };

/** An SVG drawing, styled by styles/drawings.css. Text in it is not part of the page's content. */
export const Drawing = ({ width = 328, height, box, label, className, markup, children }: Props) => (
    <svg
        className={className ? `drawing ${className}` : "drawing"}
        viewBox={`0 0 ${box ?? width} ${box ?? height}`}
        width={width}
        height={height}
        {...notContent}
        {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
        {...(markup === undefined ? { children } : { dangerouslySetInnerHTML: { __html: markup } })}
    />
);
