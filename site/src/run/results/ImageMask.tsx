import { useId } from "react";
import { useObjectUrl } from "./use-object-url.ts";

type Props = {
    /** White where the object is; the same size as the image below. */
    readonly image: Blob;
    readonly colour: string;
    readonly width: number;
    readonly height: number;
};

/** Colours the part of an image where an object was found. */
export function ImageMask({ image, colour, width, height }: Props) {
    const id = useId();
    const url = useObjectUrl(image);
    return (
        <>
            <mask id={id} maskUnits="userSpaceOnUse" x={0} y={0} width={width} height={height}>
                <image href={url} width={width} height={height} preserveAspectRatio="none" />
            </mask>
            <rect width={width} height={height} mask={`url(#${id})`} className={`run-mask ${colour}`} />
        </>
    );
}
