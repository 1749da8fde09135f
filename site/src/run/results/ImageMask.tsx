import { useId } from "react";
import { useObjectUrl } from "./use-object-url.ts";

type Props = {
    /** White where the thing is seen; of the size of the image that it lies over. */
    readonly image: Blob;
    readonly colour: string;
    readonly width: number;
    readonly height: number;
};

/** A colour over that part of an image in which something was found. */
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
